extension Document {
  /// The number that the next announced element gets.
  package var nextNumber: UInt32 { changeTracker.nextNumber }

  /// The numbers of the announced elements in document order, and the numbers of the elements in `hidden`. Both lists
  /// omit the descendants of `hidden`.
  ///
  /// - Returns: Empty lists for a document with elements that was never announced.
  package func elementNumbers(hidden: Set<ObjectIdentifier>) -> (all: [UInt32], hidden: [UInt32]) {
    // The root always counts as announced.
    guard announcedCount > 1 || root.children.isEmpty else { return ([], []) }
    var all: [UInt32] = []
    var left: [UInt32] = []
    forEachElement {
      guard !hidden.contains(ObjectIdentifier($0)) else {
        if $0.number != 0 { left.append($0.number) }
        return false
      }
      all.append($0.number)
      return true
    }
    return (all, left)
  }

  /// A hash of the tags and the numbers of children of all elements, without `hidden` and their descendants.
  package func tagDigest(without hidden: Set<ObjectIdentifier>) -> UInt64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    forEachElement { element in
      if hidden.contains(ObjectIdentifier(element)) { return false }
      for byte in element.tag.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
      let count = element.children.count { !hidden.contains(ObjectIdentifier($0)) }
      digest = (digest ^ UInt64(count)) &* 0x100_0000_01B3
      return true
    }
    return digest
  }

  /// Sets the elements' numbers to a client's numbers, as if the document had been announced to this client.
  ///
  /// - Parameters:
  ///   - numbers: One for each element, in document order.
  ///   - hidden: Numbers of additional elements that the client has; the next patch removes them.
  ///   - next: Greater than all numbers ever assigned.
  /// - Returns: `false` if the numbers are invalid or do not match the elements.
  package func announce(numbers: [UInt32], hidden: [UInt32], next: UInt32) -> Bool {
    guard numbers.count == root.elementCount, numbers.first == NodeID.root.rawValue,
      Set(numbers + hidden).count == numbers.count + hidden.count,
      (numbers + hidden).allSatisfy({ $0 > 0 && $0 < next }), next < ElementRegistry.end
    else { return false }
    announceAll()
    changeTracker.page.markValuesSent()
    var elements: [Element] = []
    elements.reserveCapacity(numbers.count)
    forEachElement {
      elements.append($0)
      return true
    }
    guard elements.allSatisfy({ $0.number != 0 }) else { return false }
    changeTracker.renumber(elements, numbers, next: next)
    changeTracker.orphanedIDs = hidden
    return true
  }

  /// Calls `body` with the elements in document order; `body` returns whether to visit the children.
  private func forEachElement(_ body: (Element) -> Bool) {
    var pending = [root]
    while let element = pending.popLast() {
      if body(element) { pending.append(contentsOf: element.children.reversed()) }
    }
  }
}
