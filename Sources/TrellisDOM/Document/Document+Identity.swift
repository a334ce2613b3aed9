/// A number names content: an element that gets the content of another identity gets a new number, so that events for
/// its old content find no element (`docs/PROTOCOL.md`, "An action reaches what its user saw").
extension Document {
  /// Marks `element` and its text parts as showing the content of another identity.
  ///
  /// A marked element accepts no events, because the client has not seen the new content. The next patch gives it a new
  /// number, and it accepts events again. Elements without listeners need no new number.
  ///
  /// - Complexity: O(*n*) in the parts of the text and the children of the element.
  package func handOver(_ element: Element) {
    if element.number != 0, element.live?.words.isEmpty == false,
      !element.flags.contains(.handedOver)
    {
      element.flags.insert(.handedOver)
      changeTracker.handedOver.append(element)
    }
    // Other children have views; the views are handed over one by one.
    for child in element.children where child.mountedView == nil { handOver(child) }
  }
}

extension Element {
  /// Whether the element was handed over since the last patch.
  package var isHandedOver: Bool { flags.contains(.handedOver) }

  /// Whether the element or a descendant has an id, a name, or the key of a field.
  ///
  /// - Complexity: O(*n*) in the elements.
  package var hasName: Bool {
    var pending = [self]
    while let element = pending.popLast() {
      if element.hasNameItself { return true }
      for child in element.children { pending.append(child) }
    }
    return false
  }

  private var hasNameItself: Bool {
    hasAttribute("id") || hasAttribute("name") || hasAttribute("data-key")
  }
}

extension ChangeTracker {
  /// Gives new, successive numbers to the elements that were handed over.
  ///
  /// - Returns: the old numbers in the order of the new ones, and the first new number; `nil` without such elements.
  func renumberHandedOver() -> (former: [NodeID], first: NodeID)? {
    defer { forgetHandedOver() }
    var elements = handedOver.filter { $0.number != 0 }.sorted { $0.number < $1.number }
    Self.orderInRows(&elements)
    guard !elements.isEmpty else { return nil }
    let first = NodeID(nextNumber)
    let former = elements.map(\.id)
    for element in elements {
      unregister(element)
      element.number = nextNumber
      register(element)
    }
    return (former, first)
  }

  /// Clears the marks of the elements that were handed over, because all elements get new numbers or there is no
  /// client.
  func forgetHandedOver() {
    for element in handedOver { element.flags.remove(.handedOver) }
    handedOver = []
  }

  /// Orders elements with ascending numbers by their positions in runs of successive numbers. In rows of equal shape
  /// the numbers at one position have a constant step, and a patch encodes them as a run.
  private static func orderInRows(_ elements: inout [Element]) {
    var last: (number: UInt32, position: Int) = (0, 0)
    let positions = elements.map { element in
      last = (element.number, element.number == last.number + 1 ? last.position + 1 : 0)
      return last.position
    }
    elements = zip(positions, elements)
      .sorted { ($0.0, $0.1.number) < ($1.0, $1.1.number) }.map(\.1)
  }
}
