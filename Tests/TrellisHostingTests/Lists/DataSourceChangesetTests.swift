import Testing
import TrellisComponents
import TrellisLayout

@testable import TrellisHosting

/// The cases of CKDataSourceChangesetModificationTests and CKDataSourceChangesetApplicatorTests.
struct DataSourceChangesetTests {
  /// testAppliedChangesIncludesUserInfo, testInsertingSectionAndItemsInEmptyStateExposesNewItems
  @Test func itemsAreInsertedIntoAnEmptyList() throws {
    let list = EntryList()
    try list.change(
      insertedSections: [0], insertions: [[0, 0]: Entry("a"), [0, 1]: Entry("b")],
      userInfo: ["key": "value"])
    #expect(list.names == [["a", "b"]])
    #expect(list.row(0, 1)?.entry.name == "b")
    #expect(list.source.state[ItemIndex(0, 1)]?.size == Size(width: 10, height: 10))
    #expect(list.changes.map(\.userInfo) == [["key": "value"]])
  }

  /// testAppliesRemovedItemsThenRemovedSections, testAppliesRemovedItemsThenInsertedItems, testMoveItem,
  /// testSwapItemsWithMoves, testMoveWithRemovals
  @Test func itemsAreRemovedInsertedAndMoved() throws {
    let removed = try EntryList(2, 2)
    try removed.change(removals: [[1, 0]], removedSections: [0])
    #expect(removed.names == [["3"]])
    let replaced = try EntryList(2)
    try replaced.change(removals: [[0, 0]], insertions: [[0, 1]: Entry("2")])
    #expect(replaced.names == [["1", "2"]])
    let moved = try EntryList(3)
    try moved.change(moves: [[[0, 0], [0, 2]]])
    #expect(moved.names == [["1", "2", "0"]])
    let swapped = try EntryList(2, 2)
    try swapped.change(moves: [[[0, 0], [1, 0]], [[1, 0], [0, 0]]])
    #expect(swapped.names == [["2", "1"], ["0", "3"]])
    let both = try EntryList(4)
    try both.change(removals: [[0, 1], [0, 2]], moves: [[[0, 3], [0, 0]]])
    #expect(both.names == [["3", "0"]])
    #expect(both.log.renders.isEmpty, "no item was built again")
  }

  /// testUpdateGeneratesNewComponent; the state and the controller stay, and so do the other items.
  @Test func anUpdateMakesANewComponent() throws {
    let list = try EntryList(2)
    let before = list.source.state
    list.log.updaters["0"]?.set("kept")
    try list.change([[0, 0]: Entry("updated", 30)])
    #expect(list.row(0, 0)?.entry.name == "updated")
    #expect(list.row(0, 0)?.currentState == "kept")
    #expect(list.source.state[ItemIndex(0, 0)]?.size.height == 30)
    #expect(list.source.state[ItemIndex(0, 1)] === before[ItemIndex(0, 1)])
    #expect(before[ItemIndex(0, 0)]?.model.name == "0", "a state does not change")
    #expect(list.source.state[ItemIndex(0, 0)]?.id == before[ItemIndex(0, 0)]?.id)
    #expect(list.log.events == ["0 willUpdateComponent", "0 didPrepareLayout"])
  }

  /// testUpdateReturnsInvalidComponentControllers,
  /// testDataSourceAddingComponentByApplyingChangesetTriggersDidInitOnMainThread
  @Test func anUpdateEndsTheControllersThatItDrops() throws {
    let list = EntryList()
    try list.change(insertedSections: [0], insertions: [[0, 0]: Entry("a", child: "c")])
    list.forget()
    try list.change([[0, 0]: Entry("b", child: "d")])
    #expect(
      list.log.events == [
        "d didInit", "c invalidate", "a willUpdateComponent", "a didPrepareLayout",
        "d didPrepareLayout",
      ])
    list.forget()
    try list.change(removals: [[0, 0]])
    #expect(list.log.events == ["a invalidate", "d invalidate"])
  }

  /// testDataSourceItemCacheIsUsedWhenChangesetIsReapplied has another result: the item is built again. ComponentKit keeps
  /// the items that it built.
  @Test func waitingChangesArePreparedAgainAfterAnotherChange() throws {
    let list = try EntryList(1)
    try list.change(insertions: [[0, 1]: Entry("late")], mode: .asynchronous)
    list.source.takeTurn()
    #expect(list.steps == ["will prepare", "did prepare"])
    list.source.reload()
    #expect(list.names == [["0"]])
    list.takeTurns()
    #expect(list.names == [["0", "late"]])
    #expect(
      list.steps == [
        "will prepare", "did prepare", "at once", "modified", "will prepare", "did prepare",
        "modified",
      ])
    #expect(list.log.events.filter { $0 == "late didInit" }.count == 1)
  }

  /// testChangeIsAppliedAfterApplyChangesetIsCalled,
  /// testChangesAreAppliedSequentiallyAfterApplyChangesetIsCalledMultipleTimes
  @Test func waitingChangesAreAppliedInOrder() throws {
    let list = EntryList()
    try list.change(insertedSections: [0], mode: .asynchronous)
    try list.change(insertions: [[0, 0]: Entry("a")], mode: .asynchronous)
    try list.change([[0, 0]: Entry("b")], mode: .asynchronous)
    #expect(list.turnRequests == 1)
    #expect(list.names.isEmpty)
    list.takeTurns()
    #expect(list.names == [["b"]])
    #expect(list.changes.count == 3)
    #expect(!list.source.needsTurn)
  }

  /// A waiting changeset keeps its order before one that is applied at once.
  @Test func changesAtOnceFollowTheWaitingOnes() throws {
    let list = try EntryList(1)
    try list.change(insertions: [[0, 1]: Entry("1")], mode: .asynchronous)
    list.source.takeTurn()
    try list.change([[0, 1]: Entry("2")], insertions: [[0, 2]: Entry("3")])
    #expect(list.names == [["0", "2", "3"]])
    #expect(!list.source.needsTurn)
  }

  @Test func invalidChangesAreRefusedAndChangeNothing() throws {
    let list = try EntryList(1)
    try list.change(removals: [[0, 0]], mode: .asynchronous)
    let before = list.source.state
    #expect(throws: InvalidChange(.update, section: 0, item: 0)) {
      try list.change([[0, 0]: Entry("gone")])
    }
    #expect(throws: MissingModel(index: ItemIndex(0, 0), isInserted: true)) {
      try list.source.apply(Changeset(insertions: [ItemIndex(0, 0)]))
    }
    #expect(throws: InvalidChange(.insertRow, section: .max, item: .min)) {
      try list.change(insertions: [[.max, .min]: Entry("far")])
    }
    #expect(list.source.state === before)
    list.takeTurns()
    #expect(list.names == [[]])
  }

  /// testDataSourceApplyingChangesetInDidModifyPreviousStateCallback: nothing is prepared twice.
  @Test func aListenerMayRequestChanges() throws {
    let list = EntryList()
    list.onModify = { [weak list] _ in
      guard let list, list.changes.count < 4 else { return }
      // Both modes wait, because the list is being changed.
      let mode: UpdateMode = list.changes.count == 2 ? .synchronous : .asynchronous
      let place = [0, list.changes.count - 1]
      try? list.change(insertions: [place: Entry("\(list.changes.count)")], mode: mode)
      #expect(list.source.state.count == list.changes.count - 1)
    }
    try list.change(insertedSections: [0])
    list.takeTurns()
    #expect(list.names == [["1", "2", "3"]])
    #expect(list.changes.count == 4)
    #expect(list.steps.filter { $0 == "will prepare" }.count == 3)
  }

  /// The provider of an item must not see another state while a change is computed.
  @Test func aChangeThatAnItemRequestsWaits() throws {
    let list = try EntryList(1)
    list.log.onRender = { [weak list] in
      list?.log.onRender = nil
      try? list?.change(removals: [[0, 0]])
      #expect(list?.source.takeTurn() == true)
    }
    try list.change([[0, 0]: Entry("new")])
    #expect(list.names == [["new"]])
    list.takeTurns()
    #expect(list.names == [[]])
  }

  @Test func placesAfterTheChangesAreAnnounced() throws {
    let list = try EntryList(3, 2)
    try list.change(
      [[0, 0]: Entry("a"), [0, 2]: Entry("c"), [1, 1]: Entry("e"), [0, 1]: Entry("gone")],
      removals: [[0, 1]], moves: [[[0, 2], [2, 0]]], insertedSections: [0],
      insertions: [[0, 0]: Entry("new")])
    let changes = try #require(list.changes.last)
    #expect(
      changes.finalIndexes == [
        ItemIndex(0, 0): ItemIndex(1, 0), ItemIndex(0, 2): ItemIndex(2, 0),
        ItemIndex(1, 1): ItemIndex(2, 2),
      ])
    #expect(!changes.changeset.updates.contains(ItemIndex(0, 1)), "the item was removed")
    #expect(!list.log.renders.contains("gone"))
    #expect(list.names == [["new"], ["a"], ["c", "3", "e"]])
  }
}
