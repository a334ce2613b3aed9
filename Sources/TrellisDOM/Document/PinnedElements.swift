/// The existing elements of a document that were ever pinned (``Element/isPinned``).
struct PinnedElements {
  private struct Pin {
    weak var element: Element?
  }

  private var pins: [Pin] = []
  /// The number of pins at which unused ones are dropped.
  private var limit = 64

  /// - Complexity: amortised O(1).
  mutating func insert(_ element: Element) {
    // Bounds the list while no patch is taken for a long time.
    if pins.count >= limit {
      dropUnused()
      limit = max(64, 2 * pins.count)
    }
    pins.append(Pin(element: element))
  }

  /// The currently pinned elements.
  ///
  /// - Complexity: O(*n*) in elements that were ever pinned.
  mutating func pinned() -> [Element] {
    dropUnused()
    return pins.compactMap(\.element)
  }

  private mutating func dropUnused() {
    pins.removeAll { $0.element?.isPinned != true }
  }
}
