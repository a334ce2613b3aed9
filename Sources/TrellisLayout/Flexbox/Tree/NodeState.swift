/// The properties and the cached results of a node; 248 bytes.
struct NodeState {
  // The position in the tree: indexes of nodes, or -1.
  var parent: Int32 = -1
  var firstChild: Int32 = -1
  var lastChild: Int32 = -1
  var next: Int32 = -1
  var previous: Int32 = -1
  /// The index of the style in the pool.
  var style: Int32
  /// The index of the measure function, or -1.
  var measure: Int32 = -1
  var flags: NodeFlags = []
  /// The indexes of the first entries (layouts and widths) in the tree's ``ComputationCache``, or -1.
  var firstCachedLayout: Int32 = -1
  var firstCachedWidths: Int32 = -1
  /// The number of the computation of the node's last layout.
  var pass: UInt32 = 0

  // The frame: the border box, relative to the border box of the parent.
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0

  /// The layout of the current frames below the node, if ``NodeFlags/isPlaced``.
  var placed = LayoutRecord()
  /// The space for that layout.
  var space = LayoutSpace.none
  /// An earlier layout with other sizes, without its frames.
  var measured = LayoutRecord()

  /// The content-based widths of the node; the flags mark the valid ones.
  var content = ContentWidths()
}

/// One layout of a node: its cache key and its result.
struct LayoutRecord {
  /// The width of the border box; NaN if there is no record, so that it equals no key.
  var width = Double.nan
  /// The given height, or `indefinite`; see `FlexEngine.heightKey`.
  var givenHeight = 0.0
  var height = 0.0
  /// The height of the border box in CSS px that the content needs, before a given height and limits.
  var contentHeight = 0.0
  /// From the top of the border box; NaN if there is none, `unknownBaseline` if it was not determined.
  var baseline = Double.nan
  /// The length to which percentage paddings referred.
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

  /// Whether the layout has the key `key`, so that its content has the same height.
  @inline(__always)
  func matches(_ key: LayoutKey) -> Bool {
    width == key.width && givenHeight == key.height && percentBase == key.percentBase
  }
}

/// The cache key of a node's content height, for unchanged descendants.
struct LayoutKey {
  /// The width of the border box.
  var width: Double
  /// The given height, or `indefinite`; see `FlexEngine.heightKey`.
  var height: Double
  /// The length to which percentage paddings refer.
  var percentBase: Double
}

/// The content-based widths of a node's content box.
struct ContentWidths {
  var min = 0.0
  var max = 0.0
  /// The cache key of the widths: given height and base of percentages; see `FlexEngine.heightKey`.
  var givenHeight = 0.0
  var percentBase = 0.0

  /// Whether both widths have this key.
  @inline(__always)
  func isFor(key: Double, base: Double, _ flags: NodeFlags) -> Bool {
    percentBase == base && (givenHeight == key || !flags.contains(.widthsUseHeight))
  }

  /// The width for this key; `nil` if it is not known.
  ///
  /// Without a definite height, the paddings of the box do not change its content's width, unless a column
  /// wraps: then the max-content width depends on the available height, and the min-content width does not.
  @inline(__always)
  func width(_ which: ContentWidth, _ flags: NodeFlags, key: Double, base: Double) -> Double? {
    guard flags.contains(which == .min ? .hasMinContent : .hasMaxContent) else { return nil }
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
  /// The frames of all descendants match the last layout.
  static let isPlaced = Self(rawValue: 1 << 2)
  static let hasMinContent = Self(rawValue: 1 << 3)
  static let hasMaxContent = Self(rawValue: 1 << 4)
  /// The content-based widths depend on the given height.
  static let widthsUseHeight = Self(rawValue: 1 << 5)
  /// The layout of the content depends on whether the height is definite.
  static let insideUsesHeight = Self(rawValue: 1 << 6)
  /// `display` is `flex`.
  static let isBox = Self(rawValue: 1 << 7)
  /// `display` is `contents`.
  static let isContents = Self(rawValue: 1 << 8)
  static let isAbsolute = Self(rawValue: 1 << 9)
  /// The node is below a `display: none`, with its frame set to zero.
  static let isCleared = Self(rawValue: 1 << 10)
  /// The node changed since the parent's last layout.
  static let isDirty = Self(rawValue: 1 << 11)
  /// The node is in the queue of containers whose absolute children are not placed yet.
  static let isQueued = Self(rawValue: 1 << 12)
  static let hasAbsoluteChildren = Self(rawValue: 1 << 13)
  /// A cached result that the layout of the parent depends on was dropped to make room.
  static let hasDroppedResults = Self(rawValue: 1 << 14)
  static let reportsBaseline = Self(rawValue: 1 << 15)
  /// The node is in the list of nodes to lay out again.
  static let isPending = Self(rawValue: 1 << 16)
  /// A column whose items are stacked at their base sizes, so that a change of one item only moves the
  /// others.
  static let isPlainStack = Self(rawValue: 1 << 17)
  /// The node has absolute children whose containing block is further up.
  static let isFar = Self(rawValue: 1 << 18)
  /// A leaf that is measured by its number.
  static let isNumbered = Self(rawValue: 1 << 19)
  /// The node was laid out with frames before its final size was known; see `LayoutGoal.guess`.
  static let hasGuessed = Self(rawValue: 1 << 20)
  static let hasGuessedTwice = Self(rawValue: 1 << 21)
  /// `measured` comes from an earlier computation.
  static let hasOldMeasurement = Self(rawValue: 1 << 22)
}
