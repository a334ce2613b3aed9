public import TrellisComponents

extension Changeset {
  /// Random changes of a list with `counts` items in its sections; often valid.
  public static func random(
    _ counts: [Int], using random: inout some RandomNumberGenerator
  ) -> Changeset {
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
    var changes = Changeset()
    var sources: [ItemIndex] = []
    for (section, count) in counts.enumerated() {
      if chance(10) { changes.removedSections.insert(section) }
      for item in 0..<count {
        let index = ItemIndex(section, item)
        if chance(25) { changes.updates.insert(index) }
        if chance(20) {
          changes.removals.insert(index)
        } else if chance(20) {
          sources.append(index)
        }
      }
    }
    var rest = changes
    rest.moves = sources.map { Move(from: $0, to: ItemIndex(-1, 0)) }
    var left = rest.counts(after: counts)
    for section in 0...left.count where chance(20) {
      changes.insertedSections.insert(section)
      left.insert(0, at: section)
    }
    guard !left.isEmpty else { return changes }
    let targets = sources.map { _ in left.indices.randomElement(using: &random) ?? 0 }
    let added = left.indices.map { _ in Int.random(in: 0...3, using: &random) }
    // The places that the moved and the inserted items share in each section.
    var places = left.indices.map { section in
      let moved = targets.count { $0 == section }
      let count = left[section] + moved + added[section]
      return Array((0..<count).shuffled(using: &random).prefix(moved + added[section]))
    }
    for (source, section) in zip(sources, targets) {
      changes.moves.append(Move(from: source, to: ItemIndex(section, places[section].removeLast())))
    }
    for section in left.indices {
      changes.insertions.formUnion(places[section].map { ItemIndex(section, $0) })
    }
    return changes
  }

  /// The elements after the changes, by single removals and insertions in ComponentKit's order (algorithm 2.28).
  ///
  /// - Returns: `nil` if the changes are not valid.
  public func appliedOneByOne<Element>(
    to sections: [[Element]], inserting inserted: (ItemIndex) -> Element
  ) -> [[Element]]? {
    var added = insertions.map { ($0, inserted($0)) }
    for move in moves { added.append((move.to, sections[move.from.section][move.from.item])) }
    var result = sections
    for index in removals.union(moves.map(\.from)).sorted(by: >) {
      result[index.section].remove(at: index.item)
    }
    for section in removedSections.sorted(by: >) { result.remove(at: section) }
    for section in insertedSections.sorted() { result.insert([], at: section) }
    for (index, element) in added.sorted(by: { $0.0 < $1.0 }) {
      guard result.indices.contains(index.section), index.item <= result[index.section].count
      else { return nil }
      result[index.section].insert(element, at: index.item)
    }
    return result
  }
}
