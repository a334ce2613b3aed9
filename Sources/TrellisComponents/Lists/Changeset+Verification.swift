/// A change that contradicts the list before it.
///
/// Source: ComponentKit's `CKInvalidChangesetInfo` (rows S5, S6).
public struct InvalidChange: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of the change.
  public enum Operation: String, Hashable, Sendable {
    case update, insertRow, removeRow, insertSection, removeSection, moveRow
  }

  /// The kind of the change.
  public let operation: Operation
  /// The section of the place, as the changeset names it.
  public let section: Int
  /// The item of the place; `nil` if the section itself is wrong.
  public let item: Int?

  /// A change at a place.
  public init(_ operation: Operation, section: Int, item: Int? = nil) {
    (self.operation, self.section, self.item) = (operation, section, item)
  }

  public var description: String {
    let place = item.map { "item \($0) of section \(section)" } ?? "section \(section)"
    return """
      Cannot apply the change \(operation.rawValue) at \(place): the list has no such place. Give updates, removals and \
      sources of moves by places before the changes, insertions and targets of moves by places after them
      """
  }
}

extension Changeset {
  /// Checks the changes against a list with `counts` items in its sections.
  ///
  /// - Parameter pending: changes that are applied before these ones, in order; they are valid.
  /// - Throws: ``InvalidChange`` for the first change that contradicts the list: of updates, removed items, removed
  ///   sections, inserted sections, inserted items and moves, in this order, and then for two changes that contradict
  ///   each other, such as a removal and a move of one item.
  /// - Complexity: O(*n* log *n*) in the changes and the sections.
  public func verify(_ counts: [Int], after pending: [Changeset] = []) throws(InvalidChange) {
    let original = pending.reduce(counts) { $1.counts(after: $0) }
    func contains(_ index: ItemIndex) -> Bool {
      original.indices.contains(index.section) && (0..<original[index.section]).contains(index.item)
    }
    for update in updates.sorted() where !contains(update) {
      throw InvalidChange(.update, section: update.section, item: update.item)
    }
    for removal in removals.sorted() where !contains(removal) {
      throw InvalidChange(.removeRow, section: removal.section, item: removal.item)
    }
    for section in removedSections.sorted() where !original.indices.contains(section) {
      throw InvalidChange(.removeSection, section: section)
    }
    var sections = SectionCounts(original)
    for removal in removals { sections.counts[removal.section] -= 1 }
    sections.remove(removedSections)
    for section in insertedSections.sorted() {
      guard (0...sections.counts.count).contains(section) else {
        throw InvalidChange(.insertSection, section: section)
      }
      sections.insert(section)
    }
    for insertion in insertions.sorted() {
      guard sections.insertItem(at: insertion) else {
        throw InvalidChange(.insertRow, section: insertion.section, item: insertion.item)
      }
    }
    for move in moves {
      for (index, count) in [(move.from, original.count), (move.to, sections.counts.count)]
      where !(0..<count).contains(index.section) {
        throw InvalidChange(.moveRow, section: index.section)
      }
      guard contains(move.from) else {
        throw InvalidChange(.moveRow, section: move.from.section, item: move.from.item)
      }
      if let source = sections.newIndex(of: move.from.section) { sections.counts[source] -= 1 }
      guard sections.insertItem(at: move.to) else {
        throw InvalidChange(.moveRow, section: move.to.section, item: move.to.item)
      }
    }
    try verifyPlaces(sections.counts)
  }

  /// Checks that no item has two changes of its place, and that each insertion and each target of a move has a place
  /// of its own in the list after, whose sections have `counts` items.
  private func verifyPlaces(_ counts: [Int]) throws(InvalidChange) {
    var sources = removals
    var places = insertions
    for move in moves {
      guard sources.insert(move.from).inserted else {
        throw InvalidChange(.moveRow, section: move.from.section, item: move.from.item)
      }
      guard places.insert(move.to).inserted else {
        throw InvalidChange(.moveRow, section: move.to.section, item: move.to.item)
      }
    }
    for place in places.sorted() where !(0..<counts[place.section]).contains(place.item) {
      throw InvalidChange(
        insertions.contains(place) ? .insertRow : .moveRow, section: place.section, item: place.item
      )
    }
  }

  /// The numbers of items in the sections of a list after these changes, which are valid.
  public func counts(after counts: [Int]) -> [Int] {
    var sections = SectionCounts(counts)
    for gone in removals.union(moves.map(\.from)) where counts.indices.contains(gone.section) {
      sections.counts[gone.section] -= 1
    }
    sections.remove(removedSections)
    for section in insertedSections.sorted() where section <= sections.counts.count {
      sections.insert(section)
    }
    for added in insertions.map(\.section) + moves.map(\.to.section)
    where sections.counts.indices.contains(added) { sections.counts[added] += 1 }
    return sections.counts
  }
}

/// The sections of a list, with their indexes before changes.
private struct SectionCounts {
  var counts: [Int]
  /// The former index of each section; `nil` for an inserted one.
  private var former: [Int?]

  init(_ counts: [Int]) {
    self.counts = counts
    former = counts.indices.map { $0 }
  }

  mutating func remove(_ sections: Set<Int>) {
    for section in sections.sorted(by: >) where counts.indices.contains(section) {
      counts.remove(at: section)
      former.remove(at: section)
    }
  }

  mutating func insert(_ section: Int) {
    counts.insert(0, at: section)
    former.insert(nil, at: section)
  }

  func newIndex(of section: Int) -> Int? { former.firstIndex(of: section) }

  /// Counts an item that is inserted; returns whether there is such a place.
  mutating func insertItem(at index: ItemIndex) -> Bool {
    guard counts.indices.contains(index.section), (0...counts[index.section]).contains(index.item)
    else { return false }
    counts[index.section] += 1
    return true
  }
}
