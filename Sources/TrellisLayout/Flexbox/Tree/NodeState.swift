/// The properties and the cached results of a node: 248 bytes.
struct NodeState {
  // The place in the tree: numbers of nodes, or -1.
  var parent: Int32 = -1
  var firstChild: Int32 = -1
  var lastChild: Int32 = -1
  var next: Int32 = -1
  var previous: Int32 = -1
  /// The number of the style in the pool.
  var style: Int32
  /// The number of the measure function, or -1.
  var measure: Int32 = -1
  var flags: NodeFlags = []
  /// The numbers of further layouts and content-based widths in the tree's ``LayoutMemo``, or -1.
  var firstInMemo: Int32 = -1
  var firstWidthsInMemo: Int32 = -1
  /// The number of the computation that laid the node out last.
  var pass: UInt32 = 0

  // The frame: the border box, from the border box of the parent.
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0

  /// The layout that the frames below the node show, if ``NodeFlags/isPlaced``.
  var placed = LayoutRecord()
  /// The space that the node was given for it.
  var space = LayoutSpace.none
  /// An earlier layout with other sizes, which the frames below do not show.
  var measured = LayoutRecord()

  /// The content-based widths of the node, as far as the flags say.
  var content = ContentWidths()
}

/// One layout of a node: what was given, and what came out.
struct LayoutRecord {
  /// The width of the border box; NaN where there is no record, so that nothing equals it.
  var width = Double.nan
  /// The height given, or `indefinite`; see `FlexEngine.heightKey`.
  var givenHeight = 0.0
  var height = 0.0
  /// The height the content asked for.
  var contentHeight = 0.0
  /// From the top of the border box; NaN for none, `unknownBaseline` where it was not looked for.
  var baseline = Double.nan
  /// The length that percentage paddings were taken of.
  var percentBase = 0.0

  init() {}

  init(_ outcome: LayoutOutcome, _ key: LayoutKey) {
    width = outcome.width
    givenHeight = key.height
    height = outcome.height
    contentHeight = outcome.contentHeight
    baseline = outcome.baseline
    percentBase = key.percentBase
  }

  /// Whether the layout is one for `key`, so that its content asks for the same height.
  @inline(__always)
  func matches(_ key: LayoutKey) -> Bool {
    width == key.width && givenHeight == key.height && percentBase == key.percentBase
  }
}

/// All that the height of a node's content depends on, besides the nodes below.
struct LayoutKey {
  /// The width of the border box.
  var width: Double
  /// The height given, or `indefinite`; see `FlexEngine.heightKey`.
  var height: Double
  /// The length that percentage paddings are taken of.
  var percentBase: Double
}

/// The widths of a node's content box as its content makes them.
struct ContentWidths {
  var min = 0.0
  var max = 0.0
  /// The height given and the base of percentages that they were found with; see `FlexEngine.heightKey`.
  var givenHeight = 0.0
  var percentBase = 0.0

  /// Whether both widths are those for a height given and a base of percentages.
  @inline(__always)
  func isFor(key: Double, base: Double, _ flags: NodeFlags) -> Bool {
    percentBase == base && (givenHeight == key || !flags.contains(.widthsUseHeight))
  }

  /// A width for a height given and a base of percentages; `nil` where it is not known.
  ///
  /// Without a definite height, the paddings of the box do not change its content's width, unless a column
  /// wraps: then the widest width rests on the room that they leave, and the narrowest one does not.
  @inline(__always)
  func width(_ which: ContentWidth, _ flags: NodeFlags, key: Double, base: Double) -> Double? {
    guard flags.contains(which == .min ? .knowsMin : .knowsMax) else { return nil }
    let isIndefinite =
      which == .min
      ? key < 0 && givenHeight < 0 : key == indefinite && givenHeight == indefinite
    guard isIndefinite || isFor(key: key, base: base, flags) else { return nil }
    return which == .min ? min : max
  }
}

struct NodeFlags: OptionSet {
  let rawValue: UInt32

  static let isAlive = Self(rawValue: 1 << 0)
  static let isRightToLeft = Self(rawValue: 1 << 1)
  /// The frames of the children are those of the last layout, and those below them too.
  static let isPlaced = Self(rawValue: 1 << 2)
  static let knowsMin = Self(rawValue: 1 << 3)
  static let knowsMax = Self(rawValue: 1 << 4)
  /// The content widths rest on the height given.
  static let widthsUseHeight = Self(rawValue: 1 << 5)
  /// The layout inside rests on whether the height is definite.
  static let insideUsesHeight = Self(rawValue: 1 << 6)
  /// `display` is `flex`.
  static let isBox = Self(rawValue: 1 << 7)
  /// `display` is `contents`.
  static let isContents = Self(rawValue: 1 << 8)
  static let isAbsolute = Self(rawValue: 1 << 9)
  /// Below a `display: none`, with frames set to zero.
  static let isCleared = Self(rawValue: 1 << 10)
  /// The parent has not yet seen what the node is like now.
  static let isDirty = Self(rawValue: 1 << 11)
  /// In the list of nodes whose absolute children wait for their frames.
  static let isQueued = Self(rawValue: 1 << 12)
  static let hasAbsoluteChildren = Self(rawValue: 1 << 13)
  /// A cached result that the layout of the parent depends on was dropped to make room.
  static let hasForgotten = Self(rawValue: 1 << 14)
  static let reportsBaseline = Self(rawValue: 1 << 15)
  /// In the list of nodes to be laid out again.
  static let isPending = Self(rawValue: 1 << 16)
  /// A column whose items are stacked at their base sizes, so that a change of one moves the
  /// others and does nothing else to them.
  static let isPlainStack = Self(rawValue: 1 << 17)
  /// Has absolute children that refer to a box further up than itself.
  static let isFar = Self(rawValue: 1 << 18)
  /// A leaf that is measured by its number.
  static let isNumbered = Self(rawValue: 1 << 19)
  /// Was laid out, frames and all, before its final size was known; see `LayoutGoal.guess`.
  static let hasGuessed = Self(rawValue: 1 << 20)
  static let hasGuessedTwice = Self(rawValue: 1 << 21)
  /// `measured` is of an earlier computation.
  static let remembersOld = Self(rawValue: 1 << 22)
}
