import ComponentSupport
import TestSupport
import Testing
import TrellisComponents

/// The cases of CKDataSourceChangesetModificationTests that need no components, and random changes.
struct ChangesetApplicationTests {
  private static func apply(_ changes: Changeset, to sections: [[Int]]) throws -> [[Int]] {
    try changes.verify(sections.map(\.count))
    return changes.applied(to: sections) { $0.section * 100 + $0.item }
  }

  /// testInsertingSectionAndItemsInEmptyStateExposesNewItems, testAppliesRemovedItemsThenRemovedSections,
  /// testAppliesRemovedItemsThenInsertedItems, testMoveItem, testSwapItemsWithMoves, testMoveWithRemovals
  @Test func theOrderOfTheKindsOfChanges() throws {
    let make = ChangesetTests.changeset
    #expect(
      try Self.apply(make([], [], [], [], [0], [[0, 0], [0, 1]]), to: []) == [[0, 1]])
    #expect(
      try Self.apply(make([], [[1, 0]], [0], [], [], []), to: [[0, 1], [2, 3]]) == [[3]])
    #expect(
      try Self.apply(make([], [[0, 0]], [], [], [], [[0, 1]]), to: [[5, 6]]) == [[6, 1]])
    #expect(
      try Self.apply(make([], [], [], [[[0, 0], [0, 2]]], [], []), to: [[0, 1, 2]]) == [[1, 2, 0]])
    let swap = make([], [], [], [[[0, 0], [1, 0]], [[1, 0], [0, 0]]], [], [])
    #expect(try Self.apply(swap, to: [[0, 1], [2, 3]]) == [[2, 1], [0, 3]])
    let moved = make([], [[0, 1], [0, 2]], [], [[[0, 3], [0, 0]]], [], [])
    #expect(try Self.apply(moved, to: [[0, 1, 2, 3]]) == [[3, 0]])
  }

  /// An item has one change of its place, and a place one new item.
  @Test func changesThatContradictEachOtherAreRefused() {
    let make = ChangesetTests.changeset
    let contradictions: [(Changeset, InvalidChange)] = [
      (
        make([], [[0, 0]], [], [[[0, 0], [0, 1]]], [], []),
        InvalidChange(.moveRow, section: 0, item: 0)
      ),
      (
        make([], [], [], [[[0, 0], [0, 1]], [[0, 0], [0, 2]]], [], []),
        InvalidChange(.moveRow, section: 0, item: 0)
      ),
      (
        make([], [], [], [[[0, 0], [0, 2]], [[0, 1], [0, 2]]], [], []),
        InvalidChange(.moveRow, section: 0, item: 2)
      ),
      (
        make([], [], [], [[[0, 0], [0, 2]]], [], [[0, 2]]),
        InvalidChange(.moveRow, section: 0, item: 2)
      ),
      // The moved item leaves a place that the insertion needs.
      (
        make([], [], [], [[[0, 2], [1, 0]]], [], [[0, 3]]),
        InvalidChange(.insertRow, section: 0, item: 3)
      ),
    ]
    for (changes, expected) in contradictions {
      #expect(throws: expected) { try changes.verify([3, 3]) }
    }
  }

  @Test func changesThatAreNotValidGiveSomeList() {
    let wild = ItemIndex(.min, .max)
    let changes = Changeset(
      removals: [wild, ItemIndex(0, 7)], removedSections: [-1, 9],
      moves: [.init(from: wild, to: ItemIndex(0, .min)), .init(from: ItemIndex(0, 0), to: wild)],
      insertedSections: [-5, .max], insertions: [wild, ItemIndex(0, .max), ItemIndex(0, .min)])
    #expect(changes.applied(to: [[1, 2]]) { _ in 0 } == [[0, 2, 0]])
  }

  @Test(arguments: Rounds.seeds(2000))
  func randomChangesAreAppliedLikeSingleOnes(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var list = (0..<random.below(4)).map { section in
      (0..<random.below(6)).map { section * 10 + $0 }
    }
    for _ in 0..<5 {
      let counts = list.map(\.count)
      let changes = Changeset.random(counts, using: &random)
      guard (try? changes.verify(counts)) != nil else { continue }
      let inserted = { (index: ItemIndex) in -1 - index.section * 100 - index.item }
      let expected = try #require(
        changes.appliedOneByOne(to: list, inserting: inserted), "seed \(seed): \(changes)")
      let result = changes.applied(to: list, inserting: inserted)
      #expect(result == expected, "seed \(seed): \(changes)")
      #expect(result.map(\.count) == changes.counts(after: counts), "seed \(seed): \(changes)")
      list = result.map { $0.map(abs) }
    }
  }
}
