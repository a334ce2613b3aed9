extension Document {
  /// The violated invariants of the document and its change tracker, one a line; empty if all hold.
  ///
  /// - The parent of a child is the element that contains it, and no element is at two places.
  /// - The registry finds each announced element by its number, and the numbers ascend.
  /// - The client's tree (the content in the records, otherwise the elements' current content) contains every announced
  ///   element once, and no other element.
  /// - Each record is found by the number of its element, and the byte count of the records is correct.
  /// - The list of pins contains all pinned announced elements.
  /// - The document counts at least the reachable elements and bytes of texts.
  ///
  /// - Complexity: O(*n*) in elements. For tests.
  package func checkInvariants() -> [String] {
    var violations = changeTracker.checkInvariants(root)
    var seen: Set<Element> = [root]
    var pending = [root]
    var textBytes = 0
    while let element = pending.popLast() {
      textBytes += element.text?.utf8.count ?? 0
      for property in element.live?.properties ?? [] { textBytes += property.byteCount }
      for child in element.children {
        if child.parent !== element {
          violations.append("\(child) of \(element) has another parent")
        }
        if !seen.insert(child).inserted { violations.append("\(child) is at two places") }
        pending.append(child)
      }
    }
    if elementCount < seen.count {
      violations.append("\(elementCount) elements are counted, and \(seen.count) are there")
    }
    if changeTracker.footprint.textBytes < textBytes {
      violations.append(
        "\(changeTracker.footprint.textBytes) bytes of texts are counted, and \(textBytes) are there"
      )
    }
    return violations
  }
}

extension ChangeTracker {
  fileprivate func checkInvariants(_ root: Element) -> [String] {
    var violations = records.checkInvariants()
    let announced = announcedElements
    if announced.count != announcedCount {
      violations.append(
        "\(announcedCount) elements are counted as announced, not \(announced.count)")
    }
    var last: UInt32 = 0
    let pinned = Set(pins.pinned())
    for element in announced {
      if element.number <= last { violations.append("the numbers do not rise at \(element)") }
      last = element.number
      if self.element(element.number) !== element { violations.append("\(element) is not found") }
      if element.isPinned != pinned.contains(element) {
        violations.append("\(element) is not among the pinned elements")
      }
    }
    if nextNumber <= last { violations.append("number \(nextNumber) is given twice") }
    checkClientsTree(root, announced, &violations)
    return violations
  }

  /// Checks that the client's tree contains every announced element once.
  private func checkClientsTree(
    _ root: Element, _ announced: [Element], _ violations: inout [String]
  ) {
    var known: [Element: Element.Content] = [:]
    for record in records.all where record.touched.contains(.content) {
      known[record.element] = record.content
    }
    var seen: Set<Element> = [root]
    var pending = [(element: root, depth: 0)]
    while let (element, depth) = pending.popLast() {
      for child in (known[element] ?? element.content).children {
        if child.number == 0 {
          if depth < Element.depthLimit {
            violations.append("the client has \(element) and not its child \(child)")
          }
        } else if seen.insert(child).inserted {
          pending.append((child, depth + 1))
        } else {
          violations.append("\(child) is at two places of the client's tree")
        }
      }
    }
    for element in announced where !seen.contains(element) {
      violations.append("\(element) is announced, and not in the client's tree")
    }
  }
}
