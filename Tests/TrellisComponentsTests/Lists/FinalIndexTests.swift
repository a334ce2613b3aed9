import Testing
import TrellisComponents

/// The places of items after changes, by the cases of ComponentKit's applied changes.
struct FinalIndexTests {
  private typealias Cases = ChangesetTests

  static let cases: [(Changeset, [[Int]])] = {
    let make = Cases.changeset
    let none: [[Int]] = []
    return [
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
  }()

  @Test(arguments: cases.indices)
  func anItemHasThePlaceAfterTheChanges(index: Int) {
    let (changes, places) = Self.cases[index]
    let (before, after) = (places[0], places[1])
    #expect(
      changes.finalIndex(of: ItemIndex(before[0], before[1])) == ItemIndex(after[0], after[1]))
  }

  @Test func theDescriptionListsChangesInOrder() {
    #expect(Changeset().description == "")
    #expect(Changeset().isEmpty)
    let changes = Cases.changeset(
      removals: [[1, 1], [0, 2]], removedSections: [1, 0], insertedSections: [0])
    #expect(
      changes.description == """
        Removed Items: 0-2, 1-1
        Removed Sections: 0, 1
        Inserted Sections: 0
        """)
  }
}
