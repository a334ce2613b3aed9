import Testing
import TrellisComponents

/// The cases of CKDataSourceChangesetTests and of the descriptions of CKDataSourceAppliedChangesTests.
struct ChangesetValueTests {
  private static let whole = ChangesetTests.changeset(
    updates: [[0, 0]], removals: [[0, 1]], removedSections: [2], moves: [[[1, 0], [1, 1]]],
    insertedSections: [1], insertions: [[0, 2]])

  /// Each one leaves out one kind of the changes of ``whole``.
  private static let removals: [@Sendable (inout Changeset) -> Void] = [
    { $0.updates = [] }, { $0.removals = [] }, { $0.removedSections = [] }, { $0.moves = [] },
    { $0.insertedSections = [] }, { $0.insertions = [] },
  ]

  /// testChangesetEquality; testChangesetsNotEqual for the places, as the models are not part of a changeset
  @Test func changesetsAreEqualIfAllPartsAre() {
    var copy = Self.whole
    #expect(copy == Self.whole)
    copy.moves[0].to.item += 1
    #expect(copy != Self.whole)
    for remove in Self.removals {
      var other = Self.whole
      remove(&other)
      #expect(other != Self.whole)
    }
  }

  /// testChangesetIsEmpty
  @Test func aChangesetWithOneChangeIsNotEmpty() {
    #expect(Changeset().isEmpty)
    for kind in Self.removals.indices {
      var single = Self.whole
      for (index, remove) in Self.removals.enumerated() where index != kind { remove(&single) }
      #expect(!single.isEmpty)
      Self.removals[kind](&single)
      #expect(single.isEmpty)
    }
  }

  /// test_WhenChangesetIsEmpty_DescriptionIsEmpty, test_WhenChangesetHasSectionChanges_IncludesThemInDescription,
  /// test_WhenChangesetHasRemovedItems_IncludesThemInDescriptionSorted,
  /// test_WhenChangesetHasUpdatedItems_IncludesThemInDescriptionSorted,
  /// test_WhenChangesetHasInsertedItems_IncludesThemInDescriptionSorted,
  /// test_WhenChangesetHasMovedItems_IncludesThemInDescriptionSortedByFromIndexPath, and the cases of the same names of
  /// the applied changes
  @Test func theDescriptionListsChangesInOrder() {
    #expect(Changeset().description == "")
    let changes = ChangesetTests.changeset(
      updates: [[1, 1], [0, 2]], removals: [[1, 1], [0, 2]], removedSections: [1, 0],
      moves: [[[1, 1], [1, 2]], [[0, 2], [0, 0]]], insertedSections: [0],
      insertions: [[1, 1], [0, 2]])
    #expect(
      changes.description == """
        Updated Items: 0-2, 1-1
        Removed Items: 0-2, 1-1
        Removed Sections: 0, 1
        Moved Items: 0-2 → 0-0, 1-1 → 1-2
        Inserted Sections: 0
        Inserted Items: 0-2, 1-1
        """)
  }

  /// test_WhenChangesetIncludesOnlyOneTypeOfSectionChange_IncludesOnlyItInDescription
  @Test func theDescriptionHasNoLineForAKindWithoutChanges() {
    #expect(Changeset(removedSections: [1, 0]).description == "Removed Sections: 0, 1")
    #expect(Changeset(insertedSections: [3]).description == "Inserted Sections: 3")
  }
}
