import Testing
import TrellisComponents

/// The places of items after changes: the cases of CKDataSourceAppliedChangesTests.
struct FinalIndexTests {
  private typealias Cases = ChangesetTests

  static let cases: [(Changeset, [[Int]])] = {
    let make = Cases.changeset
    let none: [[Int]] = []
    let first: [(Changeset, [[Int]])] = [
      // The item, and its place after the changes.
      (make(none, none, [], [], [], [[0, 2]]), [[0, 1], [0, 1]]),
      (make(none, none, [], [], [], [[1, 0]]), [[0, 1], [0, 1]]),
      (make(none, none, [], [], [1], none), [[0, 1], [0, 1]]),
      (make(none, [[0, 2]], [], [], [], none), [[0, 1], [0, 1]]),
      (make(none, [[1, 0]], [], [], [], none), [[0, 1], [0, 1]]),
      (make(none, none, [1], [], [], none), [[0, 1], [0, 1]]),
      (make(none, [[0, 1]], [], [], [], [[0, 0]]), [[0, 2], [0, 2]]),
      (make(none, none, [], [[[0, 0], [0, 1]]], [], none), [[0, 2], [0, 2]]),
      (make(none, none, [], [[[1, 1], [0, 4]]], [], none), [[0, 2], [0, 2]]),
      (
        make(none, none, [], [[[0, 0], [0, 4]], [[0, 3], [0, 1]]], [], none), [[0, 2], [0, 2]]
      ),
      (make(none, none, [], [[[0, 0], [0, 6]]], [], [[0, 2]]), [[0, 3], [0, 3]]),
      (make(none, [[0, 2]], [], [[[0, 6], [0, 0]]], [], none), [[0, 3], [0, 3]]),
      (make(none, none, [], [], [], [[0, 0]]), [[0, 1], [0, 2]]),
      (make(none, none, [], [], [], [[0, 0], [0, 1]]), [[0, 1], [0, 3]]),
      (make(none, none, [], [], [0], none), [[0, 1], [1, 1]]),
      (make(none, none, [], [], [0, 1], none), [[1, 1], [3, 1]]),
      (make(none, [[0, 0]], [], [], [], none), [[0, 1], [0, 0]]),
      (make(none, none, [0], [], [], none), [[1, 1], [0, 1]]),
      (make(none, none, [], [[[0, 0], [0, 2]]], [], none), [[0, 1], [0, 0]]),
      (
        make(none, none, [], [[[0, 3], [0, 0]], [[0, 4], [0, 1]]], [], none), [[0, 2], [0, 4]]
      ),
      (make(none, none, [], [[[0, 5], [0, 0]]], [], [[0, 1]]), [[0, 2], [0, 4]]),
      (make(none, none, [], [], [0], [[0, 0]]), [[0, 0], [1, 0]]),
      (make(none, [[0, 0]], [], [], [0], none), [[0, 1], [1, 0]]),
      (make(none, none, [0], [], [], [[1, 0]]), [[1, 0], [0, 0]]),
      (make(none, [[1, 0]], [0], [], [], none), [[1, 1], [0, 0]]),
      (make(none, none, [], [[[0, 4], [1, 1]]], [0], [[0, 0]]), [[0, 3], [1, 4]]),
      (make(none, [[1, 2]], [0], [], [], [[1, 1]]), [[1, 5], [0, 4]]),
      (make(none, none, [], [], [1], [[2, 0]]), [[1, 0], [2, 1]]),
      (
        make(none, none, [], [[[0, 2], [0, 0]], [[0, 1], [0, 1]]], [], none), [[0, 0], [0, 2]]
      ),
      (make(none, none, [], [[[0, 2], [0, 3]]], [], [[0, 0], [0, 2]]), [[0, 1], [0, 4]]),
      (make(none, none, [], [[[0, 2], [0, 5]]], [], [[0, 4]]), [[0, 2], [0, 5]]),
      (make(none, none, [], [], [0, 1, 2], [[3, 0], [3, 1], [3, 2]]), [[0, 0], [3, 3]]),
      (
        make(none, none, [], [], [0, 1, 2, 3, 5], [[0, 0], [1, 0], [2, 0], [3, 0], [5, 0]]),
        [[4, 0], [9, 0]]
      ),
    ]
    return first + others
  }()

  /// The cases that repeat one of the cases above for other places.
  private static let others: [(Changeset, [[Int]])] = {
    let make = Cases.changeset
    let none: [[Int]] = []
    let reordered = make(none, none, [], [[[0, 2], [0, 0]], [[0, 1], [0, 1]]], [], none)
    let moved = make(none, none, [], [[[0, 2], [0, 3]]], [], [[0, 0], [0, 2]])
    let groups = make(
      none, none, [], [], [0, 1, 2, 3, 5], [[0, 0], [1, 0], [2, 0], [3, 0], [5, 0]])
    return [
      // testUpdate_UnaffectedBy…: moves behind the item, and moves that cancel each other
      (make(none, none, [], [[[0, 3], [0, 4]]], [], none), [[0, 2], [0, 2]]),
      (make(none, none, [], [[[0, 3], [1, 1]]], [], none), [[0, 2], [0, 2]]),
      (
        make(none, none, [], [[[1, 0], [0, 0]], [[0, 1], [1, 1]]], [], none), [[0, 2], [0, 2]]
      ),
      // testUpdate_AffectedByMultipleIdenticalInsertions, …Removals: a place counts once
      (make(none, none, [], [], [], Array(repeating: [0, 0], count: 5)), [[0, 1], [0, 2]]),
      (make(none, Array(repeating: [0, 0], count: 5), [], [], [], none), [[0, 2], [0, 1]]),
      (make(none, [[0, 0], [0, 1]], [], [], [], none), [[0, 2], [0, 0]]),
      (make(none, none, [0, 1], [], [], none), [[2, 1], [0, 1]]),
      // testUpdate_AffectedBySingleMove_…, …MultipleMoves_…
      (make(none, none, [], [[[0, 2], [0, 0]]], [], none), [[0, 1], [0, 2]]),
      (make(none, none, [], [[[1, 2], [0, 0]]], [], none), [[0, 1], [0, 2]]),
      (make(none, none, [], [[[0, 0], [1, 0]]], [], none), [[0, 1], [0, 0]]),
      (
        make(none, none, [], [[[0, 0], [0, 3]], [[0, 1], [0, 4]]], [], none), [[0, 2], [0, 0]]
      ),
      (
        make(none, none, [], [[[1, 0], [0, 0]], [[1, 1], [0, 1]]], [], none), [[0, 2], [0, 4]]
      ),
      (
        make(none, none, [], [[[0, 0], [1, 0]], [[0, 1], [1, 1]]], [], none), [[0, 2], [0, 0]]
      ),
      // testUpdate_AffectedByMoveAndUpdateAtSameIndexPath
      (reordered, [[0, 1], [0, 1]]), (reordered, [[0, 2], [0, 0]]),
      // testUpdate_AffectedByAllOthers
      (moved, [[0, 0], [0, 1]]), (moved, [[0, 2], [0, 3]]),
      // testUpdate_UpdatedRowBeingMoved_withoutAffectedDestination
      (make(none, none, [], [[[0, 2], [0, 5]]], [], none), [[0, 2], [0, 5]]),
      // testUpdate_insertingThreeSectionsBefore, testUpdate_insertingThreeRowsBefore
      (make(none, none, [], [], [0, 1, 2], none), [[0, 0], [3, 0]]),
      (make(none, none, [], [], [], [[0, 0], [0, 1], [0, 2]]), [[0, 0], [0, 3]]),
      // testUpdate_mirroringGroupsCrash
      (groups, [[0, 0], [4, 0]]), (groups, [[1, 0], [6, 0]]),
    ]
  }()

  @Test(arguments: cases.indices)
  func anItemHasThePlaceAfterTheChanges(index: Int) {
    let (changes, places) = Self.cases[index]
    let (before, after) = (places[0], places[1])
    #expect(
      changes.finalIndex(of: ItemIndex(before[0], before[1])) == ItemIndex(after[0], after[1]))
  }
}
