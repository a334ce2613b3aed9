import TrellisBase

/// The changes of a list of sections with items: what differs between the list before and the list after them.
///
/// Updates, removals and the sources of moves are places in the list before; insertions and the targets of moves are
/// places in the list after. A place in the list after counts all removals and insertions.
///
/// Source: ComponentKit's `CKDataSourceChangeset` (row S3, algorithms 2.28, 2.29, 2.33).
public struct Changeset: Hashable, Sendable {
  /// An item that gets another place.
  public struct Move: Hashable, Sendable {
    /// The place in the list before.
    public var from: ItemIndex
    /// The place in the list after.
    public var to: ItemIndex

    /// A move of one item.
    public init(from: ItemIndex, to: ItemIndex) { (self.from, self.to) = (from, to) }
  }

  /// The items whose values changed, by their places before.
  public var updates: Set<ItemIndex>
  /// The removed items, by their places before.
  public var removals: Set<ItemIndex>
  /// The removed sections, by their indexes before.
  public var removedSections: Set<Int>
  /// The moved items. A later move is verified after the earlier ones.
  public var moves: [Move]
  /// The inserted sections, by their indexes after; they begin without items.
  public var insertedSections: Set<Int>
  /// The inserted items, by their places after.
  public var insertions: Set<ItemIndex>

  /// Changes of a list; none by default.
  public init(
    updates: Set<ItemIndex> = [], removals: Set<ItemIndex> = [], removedSections: Set<Int> = [],
    moves: [Move] = [], insertedSections: Set<Int> = [], insertions: Set<ItemIndex> = []
  ) {
    (self.updates, self.removals, self.moves) = (updates, removals, moves)
    (self.removedSections, self.insertedSections) = (removedSections, insertedSections)
    self.insertions = insertions
  }

  /// The changes of a list without sections, found by the identities of its items. All items are in section 0.
  ///
  /// - Parameters:
  ///   - old: the identities of the items before; they differ from each other.
  ///   - new: the identities of the items after; they differ from each other.
  ///   - isUpdated: whether an item that stays has another value, by its indexes before and after.
  /// - Complexity: O(*n*) while the order is kept; O(*m* log *m*) for *m* items between the equal ends otherwise.
  public init<ID: Hashable>(
    from old: [ID], to new: [ID], isUpdated: (_ old: Int, _ new: Int) -> Bool = { _, _ in false }
  ) {
    self.init()
    let difference = ListDifference(from: old, to: new, old: { $0 }, new: { $0 })
    for rows in difference.removals { removals.formUnion(rows.map { ItemIndex(0, $0) }) }
    for rows in difference.insertions { insertions.formUnion(rows.map { ItemIndex(0, $0) }) }
    moves = difference.moves.map { Move(from: ItemIndex(0, $0.from), to: ItemIndex(0, $0.to)) }
    // The items that stay are in the same order in both lists.
    var gone: [Range<Int>] = difference.removals
    for move in difference.moves { gone.append(move.from..<move.from + 1) }
    gone.sort { $0.lowerBound < $1.lowerBound }
    var (before, after) = (0, 0)
    var (nextGone, nextInsertion, nextMove) = (0, 0, 0)
    while after < new.count {
      if nextInsertion < difference.insertions.count,
        difference.insertions[nextInsertion].lowerBound == after
      {
        after = difference.insertions[nextInsertion].upperBound
        nextInsertion += 1
      } else if nextMove < difference.moves.count, difference.moves[nextMove].to == after {
        let source = difference.moves[nextMove].from
        if isUpdated(source, after) { updates.insert(ItemIndex(0, source)) }
        (after, nextMove) = (after + 1, nextMove + 1)
      } else if nextGone < gone.count, gone[nextGone].lowerBound == before {
        before = gone[nextGone].upperBound
        nextGone += 1
      } else {
        if isUpdated(before, after) { updates.insert(ItemIndex(0, before)) }
        (before, after) = (before + 1, after + 1)
      }
    }
  }

  /// Whether nothing changes.
  public var isEmpty: Bool { self == Changeset() }

  /// The place after the changes of an item that is not removed.
  ///
  /// - Parameter index: the place of the item before.
  /// - Complexity: O(*n* log *n*) in the changes.
  public func finalIndex(of index: ItemIndex) -> ItemIndex {
    // The place of a moved item is exactly the target of its move.
    if let move = moves.last(where: { $0.from == index }) { return move.to }
    var result = index
    for gone in removals.union(moves.map(\.from)).sorted(by: >)
    where gone.section == result.section && gone.item < result.item { result.item -= 1 }
    for section in removedSections.sorted(by: >) where section < result.section {
      result.section -= 1
    }
    for section in insertedSections.sorted() where section <= result.section {
      result.section += 1
    }
    for added in insertions.union(moves.map(\.to)).sorted()
    where added.section == result.section && added.item <= result.item { result.item += 1 }
    return result
  }
}

extension Changeset: CustomStringConvertible {
  /// The changes, one kind a line, in the order of the places before, or after for insertions; empty for none.
  public var description: String {
    func line<Element: Comparable>(_ name: String, _ all: some Sequence<Element>) -> String? {
      let words = all.sorted().map { "\($0)" }
      return words.isEmpty ? nil : "\(name): " + words.joined(separator: ", ")
    }
    return [
      line("Updated Items", updates), line("Removed Items", removals),
      line("Removed Sections", removedSections),
      moves.isEmpty
        ? nil
        : "Moved Items: "
          + moves.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
          .map { "\($0.from) → \($0.to)" }.joined(separator: ", "),
      line("Inserted Sections", insertedSections), line("Inserted Items", insertions),
    ].compactMap { $0 }.joined(separator: "\n")
  }
}
