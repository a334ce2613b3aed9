import Testing
import TrellisComponents

@testable import TrellisHosting

/// What listeners and controllers are told of a change, and in which order (algorithm 2.30, row S16).
struct DataSourceListenerTests {
  /// Records the calls of a listener and of the controllers of a list.
  private final class Calls: DataSourceListener {
    typealias Model = Entry
    var all: [String] = []
    var states: [(before: DataSource<Entry>.State, after: DataSource<Entry>.State)] = []
    var deferred: [Changeset] = []

    init(_ list: EntryList) {
      list.source.add(self)
      list.log.onEvent = { [weak self] in self?.all.append($0) }
    }

    func dataSource(
      _ source: DataSource<Entry>, didModify previous: DataSource<Entry>.State,
      by changes: AppliedChanges
    ) {
      all.append("modified")
      states.append((previous, source.state))
    }

    func dataSource(_ source: DataSource<Entry>, willApplyDeferred changeset: Changeset) {
      all.append("deferred")
      deferred.append(changeset)
    }
  }

  /// New controllers begin, controllers and items that are gone end, updated items are announced, the listeners are
  /// called, the layouts are passed on, and the rest of the changeset is announced.
  @Test func controllersAndListenersAreCalledInOrder() throws {
    let list = EntryList()
    try list.change(
      insertedSections: [0, 1],
      insertions: [[0, 0]: Entry("a", child: "old"), [0, 1]: Entry("b"), [1, 0]: Entry("c")])
    list.source.viewport = ListViewport(length: 20)
    let calls = Calls(list)
    try list.change(
      [[0, 0]: Entry("u", child: "new")], removals: [[0, 1]], removedSections: [1],
      insertions: [[0, 1]: Entry("d"), [0, 2]: Entry("e")])
    #expect(
      calls.all == [
        "new didInit", "d didInit", "old invalidate", "b invalidate", "c invalidate",
        "a willUpdateComponent", "modified", "a didPrepareLayout", "new didPrepareLayout",
        "d didPrepareLayout", "deferred",
      ])
    #expect(calls.deferred == [Changeset(insertions: [ItemIndex(0, 2)])])
    calls.all = []
    list.takeTurns()
    #expect(calls.all == ["e didInit", "modified", "e didPrepareLayout"])
  }

  /// CKCollectionViewDataSourceTests testDataSourceListenerApplyChangeset, without the cells
  @Test(arguments: [UpdateMode.synchronous, .asynchronous])
  func aListenerGetsTheStatesBeforeAndAfter(mode: UpdateMode) throws {
    let list = try EntryList(1)
    let calls = Calls(list)
    let before = list.source.state
    try list.change(insertions: [[0, 1]: Entry("1")], mode: mode)
    list.takeTurns()
    #expect(calls.all.filter { $0 == "modified" } == ["modified"])
    let states = try #require(calls.states.first)
    #expect(states.before === before)
    #expect(states.after === list.source.state)
    #expect(states.before != states.after)
  }

  /// CKDataSourceAppliedChangesTests testEmptyChangeset
  @Test func anEmptyChangesetKeepsAllItems() throws {
    let list = try EntryList(2)
    let before = list.source.state
    try list.change()
    #expect(list.changes.map(\.changeset) == [Changeset()])
    #expect(list.changes.first?.finalIndexes.isEmpty == true)
    for index in [ItemIndex(0, 0), ItemIndex(0, 1)] {
      #expect(list.source.state[index] === before[index])
    }
    #expect(list.log.renders.isEmpty)
    #expect(list.log.events.isEmpty)
  }

  /// CKDataSourceAppliedChangesTests testAppliedChangesEquality, testNonEqualAppliedChanges
  @Test func appliedChangesAreEqualIfAllPartsAre() {
    let changes = AppliedChanges(
      Changeset(updates: [ItemIndex(0, 1)], removals: [ItemIndex(0, 0)]),
      finalIndexes: [ItemIndex(0, 1): ItemIndex(0, 0)], userInfo: ["key": "value"])
    var copy = changes
    #expect(copy == changes)
    copy.userInfo = [:]
    #expect(copy != changes)
    copy = changes
    copy.finalIndexes = [:]
    #expect(copy != changes)
    copy = changes
    copy.changeset.removals = []
    #expect(copy != changes)
    copy = changes
    copy.areStateUpdates = true
    #expect(copy != changes)
  }
}
