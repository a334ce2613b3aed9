import TrellisBase

/// One step of a patch. The operations are a closed set that the server and the client know.
///
/// An operation is data and is never evaluated. Lengths are in hundredths of a CSS px, so that sums and differences are
/// exact. On the wire each operation is an array that starts with its code (`OperationCode`); `docs/PATCHES.md` has
/// examples.
public enum PatchOperation: Hashable, Sendable {
  /// Inserts `trees` into `parent`, in order, before the child `before` (`none`: at the end). Their
  /// elements are numbered from `firstID` in document order.
  case create(parent: NodeID, before: NodeID, firstID: NodeID, trees: [PatchTree])
  /// Removes an element and its descendants, after the animations in `exit`, if there are any.
  case remove(NodeID, exit: [ElementAnimation])
  /// Moves an existing element into `parent`, before the child `before` (`none`: at the end).
  case move(NodeID, parent: NodeID, before: NodeID)
  case setAttribute(NodeID, name: String, value: String)
  case removeAttribute(NodeID, name: String)
  case setStyle(NodeID, property: String, value: String)
  case removeStyle(NodeID, property: String)
  /// Sets sides of an element's frame; `nil` sides are unchanged.
  case setFrame(NodeID, FrameChange)
  /// Removes an element's frame, so that the element flows with the text around it.
  case clearFrame(NodeID)
  /// Moves the frames of `first` and of the announced siblings after it, `count` elements in all.
  case shift(first: NodeID, count: Int, dx: Int32, dy: Int32)
  /// Removes all announced children of an element at once.
  case clear(NodeID)
  /// Places `first` and the announced siblings after it, `count` elements in all, in a stack: `first` stays, and each
  /// other element gets the offset `dx`, `dy` from its predecessor.
  case stack(first: NodeID, count: Int, dx: Int32, dy: Int32)
  /// Replaces the content by `text`.
  case setText(NodeID, String)
  case setProperty(NodeID, name: String, value: PropertyValue, when: WriteCondition)
  case animate(NodeID, ElementAnimation)
  /// Ends all animations of an element.
  case cancelAnimations(NodeID)
  /// Animates the following frame changes and shifts of this patch, except for the elements in `except`.
  case transition(FrameTransition, except: [NodeID])
  /// Focuses an element and scrolls to it; with `ifLost`, only if no visible element has the focus.
  case focus(NodeID, ifLost: Bool = false)
  /// Scrolls the ancestors of an element as far as needed to show the element.
  case scrollIntoView(NodeID)
  case announce(String, isUrgent: Bool = false)
  case title(String?)
  case url(String, replacing: Bool)
  /// Gives elements successive new numbers from `first`, because they now show content of other identities.
  case renumber([NodeID], first: NodeID)
  /// Replaces the whole tree. The first element of `tree` is the root and stays number 1; the others are numbered from
  /// `firstID` in document order.
  case reset(firstID: NodeID, tree: PatchTree)
}

/// The changed sides of a frame, in hundredths of a CSS px.
public struct FrameChange: Hashable, Sendable {
  /// The left edge, from the parent's left edge; `nil` leaves the edge unchanged.
  public var left: Int32?
  /// The top edge, from the parent's top edge; `nil` leaves the edge unchanged.
  public var top: Int32?
  /// The width of the border box; `nil` leaves the width unchanged.
  public var width: Int32?
  /// The height of the border box; `nil` leaves the height unchanged.
  public var height: Int32?

  /// Makes a change of the given sides, in hundredths of a CSS px; without arguments nothing changes.
  public init(left: Int32? = nil, top: Int32? = nil, width: Int32? = nil, height: Int32? = nil) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }

  /// A change of all sides.
  public init(_ frame: Frame) { self.init(PackedFrame(frame)) }

  init(_ frame: PackedFrame) {
    self.init(left: frame.left, top: frame.top, width: frame.width, height: frame.height)
  }

  var isEmpty: Bool { left == nil && top == nil && width == nil && height == nil }
}

/// A subtree in a patch. Its element numbers are implicit: they follow from document order.
public struct PatchTree: Hashable, Sendable {
  /// A name with a value; pairs are sorted by name.
  public struct Pair: Hashable, Sendable {
    /// The name of an attribute, or the CSS name of a style property.
    public var name: String
    /// The value; it may be empty.
    public var value: String
    /// Makes a pair. Neither part is checked; ``PatchTree`` keeps the given order of pairs.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }

    public static func == (lhs: Pair, rhs: Pair) -> Bool {
      lhs.name.isExactly(rhs.name) && lhs.value.isExactly(rhs.value)
    }
  }

  /// A live property of an element, such as `value`, `checked` or `scrollTop`.
  public struct Property: Hashable, Sendable {
    /// The DOM name of the property; clients accept a fixed set of names.
    public var name: String
    /// The value that the client sets after it creates the element.
    public var value: PropertyValue
    /// Makes a property. The name is not checked here; clients refuse unknown names.
    public init(_ name: String, _ value: PropertyValue) {
      self.name = name
      self.value = value
    }
  }

  /// The tag name of the element.
  public var tag: String
  /// Left, top, width and height, or `nil` for an element that is not positioned.
  public var frame: FrameChange?
  /// The style declarations, without the frame.
  public var styles: [Pair]
  /// The attributes, with the listeners as the attribute `data-on`.
  public var attributes: [Pair]
  /// The live properties, sorted by name.
  public var properties: [Property]
  /// The text, if it is the only content; the wire format omits ``children`` then.
  public var text: String?
  /// The child elements in document order.
  public var children: [PatchTree]

  /// Makes a subtree. Pairs and properties are kept in the given order and are not checked.
  public init(
    tag: String, frame: FrameChange? = nil, styles: [Pair] = [], attributes: [Pair] = [],
    properties: [Property] = [], text: String? = nil, children: [PatchTree] = []
  ) {
    self.tag = tag
    self.frame = frame
    self.styles = styles
    self.attributes = attributes
    self.properties = properties
    self.text = text
    self.children = children
  }

  /// The number of elements, this one included.
  ///
  /// - Complexity: O(*n*).
  public var elementCount: Int {
    var count = 0
    var pending = [self]
    while let tree = pending.popLast() {
      count += 1
      pending += tree.children
    }
    return count
  }
}

extension PatchTree {
  public static func == (lhs: PatchTree, rhs: PatchTree) -> Bool {
    var pending = [(lhs, rhs)]
    while let (mine, theirs) = pending.popLast() {
      guard mine.tag == theirs.tag, mine.frame == theirs.frame, mine.styles == theirs.styles,
        mine.attributes == theirs.attributes, mine.properties == theirs.properties,
        mine.text.isExactly(theirs.text), mine.children.count == theirs.children.count
      else { return false }
      pending += zip(mine.children, theirs.children)
    }
    return true
  }

  /// Hashes only the number of descendants, not the descendants.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(tag)
    hasher.combine(frame)
    hasher.combine(styles)
    hasher.combine(attributes)
    hasher.combine(properties)
    hasher.combine(text)
    hasher.combine(children.count)
  }
}

/// The operations that change one state of a document into the next.
public struct Patch: Hashable, Sendable {
  /// The operations in the order in which a client applies them.
  public var operations: [PatchOperation]

  /// Creates a patch of operations in the order in which they are applied.
  public init(_ operations: [PatchOperation] = []) { self.operations = operations }

  /// Whether the patch has no operations and need not be sent.
  public var isEmpty: Bool { operations.isEmpty }
}
