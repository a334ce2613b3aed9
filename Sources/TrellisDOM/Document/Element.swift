import TrellisBase

/// An element of a ``Document``: a tag, a frame, styles, attributes, live properties, listeners, and
/// either text or child elements.
///
/// The first change of an announced element since the last patch makes a record in the document's change tracker.
/// Changes of elements that are not announced (``id`` is zero) are not recorded, because those elements are sent whole.
/// An element is created by ``Document/makeElement(_:)`` and belongs to that document permanently.
///
/// - Invariant: an element has at most one parent, and holds text or children, never both.
/// - Invariant: each access of a property with `@exclusivity(unchecked)` reads it, replaces it, or changes its set by
///   `change(_:_:to:)`, which calls no element. So accesses of it cannot overlap.
public final class Element {
  let changeTracker: ChangeTracker
  /// Cleared by the parent's `deinit` and whenever the parent releases the child, so it never outlives the parent.
  unowned(unsafe) public internal(set) var parent: Element?
  @exclusivity(unchecked)
  package var styles: ValueSet?
  @exclusivity(unchecked)
  package var attributes: ValueSet?
  @exclusivity(unchecked)
  package var live: LiveState?
  /// The object of a higher module that is shown in this element, if any; its owner clears the reference before the
  /// object is deallocated.
  @exclusivity(unchecked)
  unowned(unsafe) package var mountedView: AnyObject?
  // The following properties are ordered without padding: an instance takes 104 bytes, a size class of the
  // allocator, and every session has hundreds of elements.
  @exclusivity(unchecked)
  package var content: Content = .none
  /// Whether a move of the element could destroy state that the browser holds in it, such as focus, a
  /// playing medium or a frame's document. Where possible, patches move other elements around this one and
  /// its ancestors.
  public var isPinned: Bool {
    get { flags.contains(.pinned) }
    set {
      if newValue && !isPinned { changeTracker.pins.insert(self) }
      if newValue { flags.insert(.pinned) } else { flags.remove(.pinned) }
    }
  }
  @exclusivity(unchecked)
  var flags: Flags = []
  package let tagCode: UInt16
  @exclusivity(unchecked)
  package var number: UInt32 = 0
  @exclusivity(unchecked)
  package var packedFrame: PackedFrame = .none

  struct Flags: OptionSet {
    let rawValue: UInt8
    static let pinned = Flags(rawValue: 1)
    /// The element shows the content of another identity since the last patch (``Document/handOver(_:)``).
    static let handedOver = Flags(rawValue: 2)
  }

  package enum Content {
    case none
    case text(String)
    /// A single child, stored without an array.
    case child(Element)
    case children([Element])

    init(_ children: [Element]) {
      switch children.count {
      case 0: self = .none
      case 1: self = .child(children[0])
      default: self = .children(children)
      }
    }

    var children: [Element] {
      switch self {
      case .none, .text: []
      case .child(let child): [child]
      case .children(let children): children
      }
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }

    var hasChildren: Bool {
      switch self {
      case .none, .text: false
      case .child, .children: true
      }
    }
  }

  init(changeTracker: ChangeTracker, tagCode: UInt16) {
    self.changeTracker = changeTracker
    self.tagCode = tagCode
    changeTracker.footprint.elementCount += 1
  }

  deinit {
    changeTracker.footprint.remove(self)
    guard content.hasChildren else { return }
    if case .child(let child) = content, !child.content.hasChildren {
      child.parent = nil
      return
    }
    // Releases the whole subtree without recursion, so that a deep tree cannot overflow the stack.
    var pending = content.children
    content = .none
    while var element = pending.popLast() {
      element.parent = nil
      guard isKnownUniquelyReferenced(&element) else { continue }
      pending += element.content.children
      element.content = .none
    }
  }

  /// The element's name, such as `div`.
  public var tag: String { changeTracker.names.name(tagCode) }

  /// The element's number for clients; ``NodeID/none`` until the element is announced.
  public var id: NodeID { NodeID(number) }

  /// The border box in CSS px relative to the parent element, rounded to a hundredth of a px; `nil` if the element is
  /// not positioned, such as a text part inside a line.
  public var frame: Frame? {
    get { packedFrame.frame }
    set {
      let packed = PackedFrame(newValue)
      guard packed != packedFrame else { return }
      if number != 0 { changeTracker.records.touch(self, .frame) }
      packedFrame = packed
    }
  }

  /// The text between the tags; `nil` if there is none. Setting it removes all children.
  public var text: String? {
    get { content.text }
    set {
      let text = newValue.flatMap { $0.isEmpty ? nil : $0 }
      guard require(text == nil || canHoldContent, "\(self) cannot hold text") else { return }
      switch content {
      case .none where text == nil: return
      case .text(let old) where text.isExactly(old): return
      default: break
      }
      if number != 0 { changeTracker.records.touch(self, .content) }
      changeTracker.footprint.replace(content.text, with: text)
      let orphans = children
      content = text.map { .text($0) } ?? .none
      for child in orphans { child.parent = nil }
    }
  }

  /// The number of elements in the subtree, this element included.
  var elementCount: Int {
    var count = 0
    var pending: [Element] = []
    var next: Element? = self
    while let element = next ?? pending.popLast() {
      count += 1
      next = nil
      switch element.content {
      case .none, .text: break
      case .child(let child): next = child
      case .children(let children): pending.append(contentsOf: children)
      }
    }
    return count
  }

  /// Whether HTML allows content between the element's tags.
  var canHoldContent: Bool {
    Int(tagCode) >= TagVocabulary.names.count || !TagVocabulary.voidCodes[Int(tagCode)]
  }

  /// The child elements, in document order.
  public var children: [Element] { content.children }

  /// Calls `body` with this element and all its descendants, in document order. `body` must not change children.
  ///
  /// - Complexity: O(*n*) in the elements.
  package func forEachElement(_ body: (Element) -> Void) {
    var pending = [self]
    pending.reserveCapacity(64)
    while let element = pending.popLast() {
      body(element)
      switch element.content {
      case .none, .text: break
      case .child(let child): pending.append(child)
      case .children(let children):
        for index in children.indices.reversed() { pending.append(children[index]) }
      }
    }
  }
}

extension Element: Hashable {
  public static func == (lhs: Element, rhs: Element) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Element: CustomStringConvertible {
  public var description: String { "<\(tag) \(id)>" }
}
