import Testing
import TrellisComponents

@testable import TrellisHosting

/// The cases of CKDataSourceStateUpdateTests and CKDataSourceUpdateStateModificationTests.
struct DataSourceStateUpdateTests {
  private func setLater(_ updater: StateUpdater<String>?, _ text: String) {
    withTransaction(UpdateTransaction(mayWait: true)) { updater?.set(text) }
  }

  /// testSynchronousStateUpdateResultsInUpdatedComponent, testMultipleSynchronousStateUpdatesAreCoalesced,
  /// testStateUpdatesAreProcessedInTheOrderTheyWereEnqueued, testExposesComponentWithNewState,
  /// testCoalescesMultipleStateUpdates, testAppliedChangesIncludesUpdatedIndexPathForAffectedComponent
  @Test func theUpdatesOfATurnMakeOneChange() throws {
    let list = try EntryList(5)
    let before = list.source.state
    list.log.updaters["2"]?.set("1")
    list.log.updaters["2"]?.set("hello")
    list.log.updaters["2"]?.update { $0 += " world" }
    list.log.updaters["4"]?.set("too")
    #expect(list.turnRequests == 1)
    #expect(list.source.state === before)
    #expect(!list.source.takeTurn())
    #expect(list.row(0, 2)?.currentState == "hello world")
    #expect(list.row(0, 4)?.currentState == "too")
    #expect(
      list.changes.map(\.changeset) == [Changeset(updates: [ItemIndex(0, 2), ItemIndex(0, 4)])])
    #expect(list.changes.first?.areStateUpdates == true)
    #expect(list.source.state[ItemIndex(0, 1)] === before[ItemIndex(0, 1)])
    #expect(list.log.renders.sorted() == ["2", "4"])
  }

  /// testAsynchronousStateUpdateResultsInUpdatedComponent; row S8: those that may wait are enqueued before the others
  /// are applied.
  @Test func updatesThatMayWaitAreAppliedLater() throws {
    let list = try EntryList(2)
    setLater(list.log.updaters["0"], "later")
    list.log.updaters["1"]?.set("now")
    #expect(list.source.takeTurn())
    #expect(list.row(0, 1)?.currentState == "now")
    #expect(list.changes.map(\.changeset.updates) == [[ItemIndex(0, 1)]])
    list.takeTurns()
    #expect(list.row(0, 0)?.currentState == "later")
    #expect(list.steps == ["at once", "modified", "will prepare", "did prepare", "modified"])
  }

  @Test func anUrgentUpdateTakesTheWaitingOneAlong() throws {
    let list = try EntryList(1)
    setLater(list.log.updaters["0"], "later")
    list.source.takeTurn()
    list.log.updaters["0"]?.update { $0 += " now" }
    list.takeTurns()
    #expect(list.row(0, 0)?.currentState == "later now")
    #expect(list.changes.count == 1)
    #expect(!list.source.needsTurn)
  }

  /// testStateUpdatesAreNotProcessedIfShouldPauseStateUpdatesIsYes
  @Test func pausedUpdatesWait() throws {
    let list = try EntryList(1)
    let before = list.source.state
    list.source.isPaused = true
    list.log.updaters["0"]?.set("text")
    #expect(list.turnRequests == 0)
    #expect(!list.source.takeTurn())
    #expect(list.source.state === before)
    list.source.isPaused = false
    #expect(list.row(0, 0)?.currentState == "text")
  }

  /// testReturnsInvalidComponentControllers
  @Test func aStateMayDropAController() throws {
    final class Door: RenderComponent<Bool> {
      let log: EntryRow.Log
      final class Handle { var state: StateUpdater<Bool>? }
      let handle: Handle
      init(_ log: EntryRow.Log, _ handle: Handle) {
        (self.log, self.handle) = (log, handle)
        super.init()
      }
      override func initialState() -> Bool { true }
      override func render(_ isOpen: Bool) -> Component? {
        handle.state = state
        return isOpen ? EntryRow(Entry("inside"), log) : nil
      }
    }
    let log = EntryRow.Log()
    let handle = Door.Handle()
    let source = DataSource<Int>(.init { _ in Door(log, handle) })
    try source.apply(
      Changeset(insertedSections: [0], insertions: [ItemIndex(0, 0)]),
      values: .init(insertions: [ItemIndex(0, 0): 0]))
    handle.state?.set(false)
    source.takeTurn()
    #expect(log.events == ["inside didInit", "inside didPrepareLayout", "inside invalidate"])
  }

  /// test_WhenReceivesStateUpdate_ReportsToAnalyticsListener
  @Test func updatesAreReportedToThePipelineListener() throws {
    final class Listener: PipelineListener {
      var names: [String?] = []
      var ids: [TreeNode.ID?] = []
      func didReceiveStateUpdate(for id: TreeNode.ID, _ transaction: UpdateTransaction) {
        names.append(transaction.name)
        ids.append(id)
      }
    }
    let listener = Listener()
    let list = EntryList()
    list.source.pipelineListener = listener
    try list.change(insertedSections: [0], insertions: [[0, 0]: Entry("0")])
    withTransaction(UpdateTransaction(name: "sort")) { list.log.updaters["0"]?.set("text") }
    #expect(listener.names == ["sort"])
    #expect(listener.ids == [list.row(0, 0)?.uniqueIdentifier])
  }

  @Test func updatesOfOtherTasksAreAppliedInATurn() async throws {
    let list = try EntryList(2)
    let remote = try #require(list.log.updaters["1"]?.remote)
    await confirmation { woken in
      list.source.onRemoteUpdate = { woken() }
      await Task.detached {
        remote.set("one")
        remote.update { $0 += " two" }
      }.value
    }
    #expect(list.source.needsTurn)
    list.takeTurns()
    #expect(list.row(0, 1)?.currentState == "one two")
    #expect(list.log.renders == ["1"])
  }

  /// An item that is prepared and not applied yet keeps its updates.
  @Test func updatesBetweenThePreparationAndItsUseAreKept() throws {
    let list = try EntryList(1)
    try list.change(
      [[0, 0]: Entry("new")], insertions: [[0, 1]: Entry("1")], mode: .asynchronous)
    list.source.takeTurn()
    list.log.updaters["1"]?.set("early")
    list.log.updaters["new"]?.set("too")
    list.takeTurns()
    #expect(list.names == [["new", "1"]])
    #expect(list.row(0, 0)?.currentState == "too")
    try list.change(insertions: [[0, 2]: Entry("2")], mode: .asynchronous)
    list.source.takeTurn()
    list.log.updaters["2"]?.set("new")
    list.takeTurns()
    #expect(list.row(0, 2)?.currentState == "new")
  }

  @Test func updatesOfRemovedItemsHaveNoEffect() throws {
    let list = try EntryList(2)
    let before = list.source.state
    list.log.updaters["0"]?.set("text")
    try list.change(removals: [[0, 0]])
    list.log.updaters["0"]?.set("more")
    list.takeTurns()
    #expect(list.names == [["1"]])
    #expect(!list.source.needsTurn)
    #expect(list.changes.count == 1)
    #expect(before.count == 2)
  }
}
