extension Document {
  /// The number of the next element that is announced.
  package var nextNumber: UInt32 { changeTracker.nextNumber }

  /// The numbers of the announced elements in document order, and those of `hidden`, whose descendants are left out
  /// of both.
  ///
  /// - Returns: nothing for a document that was never announced.
  package func elementNumbers(hidden: Set<ObjectIdentifier>) -> (all: [UInt32], hidden: [UInt32]) {
    guard announcedCount > 1 else { return ([], []) }
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

  /// A number that differs, almost certainly, for documents whose elements have other names or places.
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

  /// Gives the elements the numbers that a client has, as if the document had been announced to it.
  ///
  /// - Parameters:
  ///   - numbers: one for each element, in document order.
  ///   - hidden: numbers of elements that the client has beside them; the next patch removes them.
  ///   - next: greater than all numbers that were ever given.
  /// - Returns: whether it was done: `false` for numbers that do not fit, or that cannot be those of a client.
  package func announce(numbers: [UInt32], hidden: [UInt32], next: UInt32) -> Bool {
    guard numbers.count == root.elementCount, numbers.first == NodeID.root.rawValue,
      Set(numbers + hidden).count == numbers.count + hidden.count,
      (numbers + hidden).allSatisfy({ $0 > 0 && $0 < next }), next < ElementRegistry.end
    else { return false }
    announceAll()
    var elements: [Element] = []
    elements.reserveCapacity(numbers.count)
    forEachElement {
      elements.append($0)
      return true
    }
    guard elements.allSatisfy({ $0.number != 0 }) else { return false }
    changeTracker.renumber(elements, numbers, next: next)
    changeTracker.strays = hidden
    return true
  }

  /// Calls `body` with the elements in document order; it returns whether to go on with the children.
  private func forEachElement(_ body: (Element) -> Bool) {
    var pending = [root]
    while let element = pending.popLast() {
      if body(element) { pending.append(contentsOf: element.children.reversed()) }
    }
  }
}
