extension Changeset {
  /// The elements after the changes, which are valid (``verify(_:after:)``); updated elements stay.
  ///
  /// Changes that are not valid give some list, and no failure.
  ///
  /// - Parameters:
  ///   - sections: the elements of the sections before.
  ///   - inserted: returns the new element for a place after the changes.
  /// - Complexity: O(*n*) in the elements, and O(*m* log *m*) in the changes.
  ///
  /// Source: ComponentKit's order of application (algorithm 2.28).
  public func applied<Element>(
    to sections: [[Element]], inserting inserted: (ItemIndex) -> Element
  ) -> [[Element]] {
    var gone: [Int: Set<Int>] = [:]
    for index in removals { gone[index.section, default: []].insert(index.item) }
    for move in moves { gone[move.from.section, default: []].insert(move.from.item) }
    var result: [[Element]] = []
    for (index, section) in sections.enumerated() where !removedSections.contains(index) {
      guard let gone = gone[index] else {
        result.append(section)
        continue
      }
      result.append(section.indices.filter { !gone.contains($0) }.map { section[$0] })
    }
    for section in insertedSections.sorted() where (0...result.count).contains(section) {
      result.insert([], at: section)
    }
    var added = insertions.map { (place: $0, source: ItemIndex?.none) }
    for move in moves { added.append((move.to, move.from)) }
    added.sort { $0.place < $1.place }
    var next = added[...]
    while let section = next.first?.place.section {
      let end = next.firstIndex { $0.place.section != section } ?? next.endIndex
      defer { next = next[end...] }
      guard result.indices.contains(section) else { continue }
      var rest = result[section][...]
      var merged: [Element] = []
      merged.reserveCapacity(rest.count + next[..<end].count)
      for (place, source) in next[..<end] {
        let count = place.item > merged.count ? min(rest.count, place.item - merged.count) : 0
        merged += rest.prefix(count)
        rest.removeFirst(count)
        guard let source else {
          merged.append(inserted(place))
          continue
        }
        guard sections.indices.contains(source.section),
          sections[source.section].indices.contains(source.item)
        else { continue }
        merged.append(sections[source.section][source.item])
      }
      result[section] = merged + rest
    }
    return result
  }
}
