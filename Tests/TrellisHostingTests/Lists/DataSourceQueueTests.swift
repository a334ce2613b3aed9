import Testing
import TrellisComponents
import TrellisLayout

@testable import TrellisHosting

/// Modifications that wait: algorithm 2.30, and cases of CKDataSourceChangesetApplicatorTests.
struct DataSourceQueueTests {
  /// testChangesetsAreReappliedIfDataSourceStateIsChangedWhenProcessingChangesets,
  /// testSecondChangesetIsReappliedIfDataSourceStateIsChangedWhenProcessingSecondChangeset
  @Test(arguments: [(0, 2), (1, 3), (2, 2), (3, 3)])
  func waitingChangesFollowAReloadBetweenTheirTurns(turns: Int, preparations: Int) throws {
    let list = try EntryList(1)
    try list.change(insertions: [[0, 1]: Entry("1")], mode: .asynchronous)
    try list.change(insertions: [[0, 2]: Entry("2")], mode: .asynchronous)
    for _ in 0..<turns { list.source.takeTurn() }
    list.source.reload()
    list.takeTurns()
    #expect(list.names == [["0", "1", "2"]])
    #expect(list.steps.count { $0 == "did prepare" } == preparations)
    #expect(list.log.events.count { $0 == "1 didInit" } == 1)
    #expect(list.log.events.count { $0 == "2 didInit" } == 1)
    #expect(list.mirror == list.ids)
  }

  /// testDataSourceItemCacheIsNotUsedIfConfigurationIsChangedWhenChangesetIsReapplied
  @Test func aWaitingChangeIsPreparedAgainInAnotherSizeRange() throws {
    let list = try EntryList(1)
    try list.change(insertions: [[0, 1]: Entry("late")], mode: .asynchronous)
    list.source.takeTurn()
    list.source.apply(configuration(of: list, length: 50))
    list.takeTurns()
    #expect(list.source.state[ItemIndex(0, 1)]?.size == Size(width: 50, height: 50))
    #expect(list.log.renders == ["late", "late"])
  }

  /// ComponentKit pauses state updates instead (testStateUpdatesArePausedInDataSourceAfterApplyChangesetIsCalled).
  @Test func frequentUpdatesDoNotDelayAWaitingChange() throws {
    let list = try EntryList(1)
    try list.change(insertions: [[0, 1]: Entry("1")], mode: .asynchronous)
    try list.change(insertions: [[0, 2]: Entry("2")], mode: .asynchronous)
    for turn in 1...4 {
      list.log.updaters["0"]?.set("\(turn)")
      list.source.takeTurn()
      #expect(list.row(0, 0)?.currentState == "\(turn)")
    }
    #expect(list.names == [["0", "1", "2"]])
    #expect(!list.source.needsTurn)
    #expect(
      list.steps == [
        "at once", "modified", "will prepare", "did prepare",
        "at once", "modified", "will prepare", "did prepare", "modified",
        "at once", "modified", "will prepare", "did prepare",
        "at once", "modified", "will prepare", "did prepare", "modified",
      ])
  }

  /// The rest of a split changeset is prepared again and applied in one turn, too.
  @Test func theRestOfASplitChangesetIsNotDelayedEither() throws {
    let list = try EntryList(1)
    list.source.viewport = ListViewport(length: 20)
    try list.change(insertions: [[0, 1]: Entry("1"), [0, 2]: Entry("2")])
    #expect(list.names == [["0", "1"]])
    list.source.takeTurn()
    list.log.updaters["0"]?.set("text")
    list.source.takeTurn()
    #expect(list.names == [["0", "1", "2"]])
    #expect(list.row(0, 0)?.currentState == "text")
    #expect(list.log.events.count { $0 == "2 didInit" } == 1)
  }

  /// A configuration at once drops the configurations that wait, and leaves the other kinds.
  @Test func aConfigurationAtOnceReplacesTheWaitingOnes() throws {
    let list = try EntryList(1)
    list.source.apply(
      configuration(of: list, length: 20), mode: .asynchronous, userInfo: ["id": "dropped"])
    list.source.reload(mode: .asynchronous, userInfo: ["id": "reload"])
    try list.change(
      insertions: [[0, 1]: Entry("1")], mode: .asynchronous, userInfo: ["id": "changeset"])
    list.source.apply(configuration(of: list, length: 30), userInfo: ["id": "at once"])
    #expect(list.changes.map(\.userInfo) == [["id": "at once"]])
    list.takeTurns()
    #expect(
      list.changes.map(\.userInfo) == [["id": "at once"], ["id": "reload"], ["id": "changeset"]])
    for index in [ItemIndex(0, 0), ItemIndex(0, 1)] {
      #expect(list.source.state[index]?.size == Size(width: 30, height: 30))
    }
  }

  @Test func aChangesetAtOnceLeavesTheOtherKindsWaiting() throws {
    let list = try EntryList(1)
    list.source.reload(mode: .asynchronous, userInfo: ["id": "reload"])
    list.source.takeTurn()
    try list.change(insertions: [[0, 1]: Entry("1")], userInfo: ["id": "changeset"])
    #expect(list.changes.map(\.userInfo) == [["id": "changeset"]])
    list.takeTurns()
    #expect(list.changes.map(\.userInfo) == [["id": "changeset"], ["id": "reload"]])
    #expect(list.changes.last?.changeset.updates == [ItemIndex(0, 0), ItemIndex(0, 1)])
  }

  /// Only state updates are paused.
  @Test func aPausedDataSourceAppliesChanges() throws {
    let list = try EntryList(1)
    list.source.isPaused = true
    list.log.updaters["0"]?.set("text")
    try list.change(insertions: [[0, 1]: Entry("1")], mode: .asynchronous)
    list.takeTurns()
    #expect(list.names == [["0", "1"]])
    #expect(list.log.renders == ["1"])
    list.source.isPaused = false
    #expect(list.log.renders == ["1", "0"])
    #expect(list.changes.last?.changeset == Changeset(updates: [ItemIndex(0, 0)]))
    #expect(!list.source.needsTurn)
  }

  private func configuration(
    of list: EntryList, length: Double
  ) -> DataSource<Entry>.Configuration {
    var configuration = list.source.state.configuration
    configuration.sizeRange = SizeRange(exactly: Size(width: length, height: length))
    return configuration
  }
}
