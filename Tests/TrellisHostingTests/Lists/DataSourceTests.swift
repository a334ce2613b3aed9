import Testing
import TrellisComponents
import TrellisLayout

@testable import TrellisHosting

/// The cases of CKDataSourceTests, CKDataSourceReloadModificationTests, CKDataSourceUpdateConfigurationModificationTests
/// and, for items that are not mounted, of CKDataSourceIntegrationTests.
struct DataSourceTests {
  // MARK: Steps

  /// testDataSourceSynchronouslyInsertingItemsAnnouncesInsertion,
  /// testDataSourceAsynchronouslyInsertingItemsAnnouncesInsertionAsynchronously
  @Test func aChangeIsAnnouncedAtOnceOrInTurns() throws {
    let list = EntryList()
    try list.change(insertedSections: [0], insertions: [[0, 0]: Entry("a")])
    #expect(list.steps == ["at once", "modified"])
    #expect(
      list.changes.map(\.changeset)
        == [Changeset(insertedSections: [0], insertions: [ItemIndex(0, 0)])])
    list.forget()
    try list.change(insertions: [[0, 1]: Entry("b")], mode: .asynchronous)
    #expect(list.source.needsTurn)
    #expect(list.steps.isEmpty)
    #expect(list.source.takeTurn())
    #expect(list.steps == ["will prepare", "did prepare"])
    #expect(list.log.events.isEmpty, "no controller knows of the item yet")
    #expect(!list.source.takeTurn())
    #expect(list.steps == ["will prepare", "did prepare", "modified"])
    #expect(list.log.events == ["b didInit", "b didPrepareLayout"])
  }

  /// testDataSourceSynchronousReloadCancelsPreviousAsynchronousReload
  @Test func aReloadAtOnceReplacesTheWaitingOnes() throws {
    let list = try EntryList(1)
    list.source.reload(mode: .asynchronous, userInfo: ["id": "1"])
    list.source.reload(userInfo: ["id": "2"])
    list.source.reload(mode: .asynchronous, userInfo: ["id": "3"])
    list.takeTurns()
    #expect(list.changes.map(\.userInfo) == [["id": "2"], ["id": "3"]])
  }

  /// Row S16, S22.
  @Test func listenersAreHeldWeaklyAndOnce() throws {
    let list = try EntryList(1)
    list.source.add(list)
    list.source.reload()
    #expect(list.changes.count == 1)
    weak var released: EntryList?
    do {
      let other = EntryList()
      list.source.add(other)
      released = other
      list.onModify = { _ in list.source.remove(other) }
      list.source.reload()
      #expect(
        other.changes.count == 1, "a change of the listeners does not affect the present call")
      list.source.reload()
      #expect(other.changes.count == 1)
      list.source.add(other)
      list.onModify = nil
    }
    #expect(released == nil)
    list.source.reload()
    list.source.remove(list)
    list.source.reload()
    #expect(list.changes.count == 4)
  }

  // MARK: Reload and configuration

  /// testDataSourceReloadingAnnouncesUpdate, testAppliedChangesIncludesUpdatedIndexPathsForEveryItem,
  /// testAppliedChangesIncludesUserInfo, testActuallyRegeneratesComponents
  @Test func aReloadMakesAllItemsAgain() throws {
    let list = try EntryList(5, 5, 5, 5, 5)
    list.log.updaters["3"]?.set("kept")
    list.source.reload(userInfo: ["key": "value"])
    #expect(list.changes.last?.changeset.updates.count == 25)
    #expect(list.changes.last?.finalIndexes.count == 25)
    #expect(list.changes.last?.userInfo == ["key": "value"])
    #expect(Set(list.log.renders).count == 25)
    #expect(list.row(0, 3)?.currentState == "kept")
  }

  /// CKDataSourceReloadModificationTests testReturnsInvalidComponentControllers
  @Test func aReloadEndsTheControllersThatItDrops() throws {
    final class Choice { var child: String? = "c" }
    let choice = Choice()
    let log = EntryRow.Log()
    let source = DataSource<Int>(.init { _ in EntryRow(Entry("a", child: choice.child), log) })
    try source.apply(
      Changeset(insertedSections: [0], insertions: [ItemIndex(0, 0)]),
      values: .init(insertions: [ItemIndex(0, 0): 0]))
    choice.child = nil
    log.events = []
    source.reload()
    #expect(log.events == ["c invalidate", "a willUpdateComponent", "a didPrepareLayout"])
  }

  /// testReturnsInvalidComponentControllers, testDataSourceAddingComponentByUpdatingConfigurationTriggersDidInitOnMainThread,
  /// testDataSourceRemovingComponentTriggersInvalidateOnMainThread, testReturnsComponentsWithUpdatedComponentProvider,
  /// testAppliedChangesExposesNewConfiguration
  @Test func anotherProviderMakesAllItemsAgain() throws {
    let list = try EntryList(2)
    let log = list.log
    let configuration = DataSource<Entry>.Configuration { entry in
      entry.name == "0" ? nil : EntryRow(entry, log, identifier: "other")
    }
    list.source.apply(configuration, userInfo: ["key": "value"])
    #expect(list.source.state.configuration == configuration)
    #expect(list.changes.last?.changeset.updates.count == 2)
    #expect(list.changes.last?.userInfo == ["key": "value"])
    #expect(list.row(0, 0) == nil)
    #expect(list.source.state[ItemIndex(0, 0)]?.size == .zero)
    #expect(
      log.events == [
        "1 didInit", "0 invalidate", "1 invalidate", "1 didPrepareLayout",
      ])
  }

  /// testReturnsComponentsWithUpdatedContext
  @Test func anotherContextReachesTheItems() throws {
    var context = ContextValues()
    context[Int.self] = 1
    let list = EntryList(context: context)
    try list.change(insertedSections: [0], insertions: [[0, 0]: Entry("a")])
    #expect(list.log.context == 1)
    context[Int.self] = 2
    let log = list.log
    let next = DataSource<Entry>.Configuration(context: context) { EntryRow($0, log) }
    #expect(next != list.source.state.configuration)
    list.source.apply(next, mode: .asynchronous)
    #expect(list.log.context == 1)
    list.takeTurns()
    #expect(list.log.context == 2)
    #expect(list.source.state.configuration.context[Int.self] == 2)
  }

  /// testReturnsComponentsWithUpdatedSizeRange, testDataSourceUpdatingConfigurationAnnouncesUpdate
  @Test func anotherSizeRangeOnlyLaysOutAgain() throws {
    let list = try EntryList(2)
    let before = list.source.state
    var configuration = before.configuration
    configuration.sizeRange = SizeRange(exactly: Size(width: 50, height: 50))
    #expect(configuration != before.configuration)
    #expect(configuration.hasSameProvider(as: before.configuration))
    list.source.apply(configuration)
    #expect(list.log.renders.isEmpty)
    let item = try #require(list.source.state[ItemIndex(0, 0)])
    #expect(item.size == Size(width: 50, height: 50))
    #expect(item.component === before[ItemIndex(0, 0)]?.component)
    #expect(list.changes.last?.changeset.updates == [ItemIndex(0, 0), ItemIndex(0, 1)])
    #expect(list.log.events == ["0 didPrepareLayout", "1 didPrepareLayout"])
    try list.change(insertions: [[0, 2]: Entry("new")])
    #expect(list.source.state[ItemIndex(0, 2)]?.size == Size(width: 50, height: 50))
  }

  /// CKDataSourceChangesetApplicatorTests testCurrentTraitCollectionIsCorrectInWorkQueue,
  /// test_WhenTraitCollectionIsSet_CurrentTraitCollectionIsCorrectInWorkQueue
  @Test func itemsAreBuiltWithTheTraits() throws {
    final class Scheme: RenderComponent<Void> {
      let log: Log
      final class Log { var seen: [ColorScheme] = [] }
      init(_ log: Log) {
        self.log = log
        super.init()
      }
      override func render(_ state: Void) -> Component? {
        log.seen.append(HostEnvironment.current.traits.colorScheme)
        return nil
      }
    }
    let log = Scheme.Log()
    let source = DataSource<Int>(
      .init { $0 == 0 ? Scheme(log) : nil },
      environment: HostEnvironment(traits: Traits(colorScheme: .dark)))
    try source.apply(
      Changeset(insertedSections: [0], insertions: [ItemIndex(0, 0), ItemIndex(0, 1)]),
      values: .init(insertions: [ItemIndex(0, 0): 0, ItemIndex(0, 1): 1]))
    #expect(log.seen == [.dark])
    let former = source.state
    source.update(traits: Traits(colorScheme: .light))
    while source.takeTurn() {}
    #expect(log.seen == [.dark, .light])
    #expect(source.state[ItemIndex(0, 1)] === former[ItemIndex(0, 1)], "it reads no trait")
  }

  // MARK: Computed changes

  /// testDataSourceApplyingPrecomputedChange, testDataSourceVerifyingPrecomputedChange
  @Test func aComputedChangeIsApplied() throws {
    let list = try EntryList(2)
    let (changeset, values) = EntryList.changes([[0, 0]: Entry("new")], removals: [[0, 1]])
    let change = try #require(try list.source.change(for: changeset, values: values))
    #expect(list.names == [["0", "1"]])
    #expect(list.log.events.isEmpty)
    #expect(list.source.verify(change))
    #expect(list.source.apply(change))
    #expect(list.source.state === change.state)
    #expect(list.names == [["new"]])
    #expect(!list.source.verify(change))
    #expect(!list.source.apply(change), "it was applied already")
  }

  /// testDataSourceApplyingPrecomputedChangeAfterStateIsChanged,
  /// testDataSourceVerifyingPrecomputedChangeAfterStateIsChanged
  @Test func aComputedChangeOfAFormerStateIsRefused() throws {
    let list = try EntryList(2)
    let (changeset, values) = EntryList.changes([[0, 0]: Entry("never")])
    let change = try #require(try list.source.change(for: changeset, values: values))
    try list.change(removals: [[0, 1]])
    let state = list.source.state
    #expect(!list.source.verify(change))
    #expect(!list.source.apply(change))
    #expect(list.source.state === state)
    #expect(list.names == [["0"]])
    // The item did not take in anything of the change.
    list.log.updaters["0"]?.set("text")
    list.takeTurns()
    #expect(list.row(0, 0)?.entry.name == "0")
    #expect(list.row(0, 0)?.currentState == "text")
  }

  @Test func onlyTheLastComputedChangeIsApplied() throws {
    let list = try EntryList(1)
    list.log.updaters["0"]?.set("text")
    let (first, firstValues) = EntryList.changes([[0, 0]: Entry("first")])
    let (second, secondValues) = EntryList.changes([[0, 0]: Entry("second")])
    let one = try #require(try list.source.change(for: first, values: firstValues))
    let two = try #require(try list.source.change(for: second, values: secondValues))
    #expect(!list.source.apply(one))
    #expect(list.source.apply(two))
    #expect(list.row(0, 0)?.entry.name == "second")
    #expect(list.row(0, 0)?.currentState == "text", "no state update is lost")
    #expect(throws: InvalidChange.self) {
      try list.source.change(for: Changeset(removals: [ItemIndex(3, 0)]))
    }
  }

  // MARK: Controllers

  /// testDataSourceRemovingItemTriggersInvalidateOnMainThread,
  /// testDataSourceRemovingSectionTriggersInvalidateOnMainThread,
  /// testComponentControllerReceivesInvalidateEventWhenRemoved
  @Test func controllersOfRemovedItemsEnd() throws {
    let list = try EntryList(2, 2)
    try list.change(
      removals: [[0, 1], [1, 0]], removedSections: [1], moves: [[[1, 1], [0, 0]]])
    #expect(list.names == [["3", "0"]])
    #expect(list.log.events == ["1 invalidate", "2 invalidate"])
    try list.change(removedSections: [0])
    #expect(
      list.log.events == ["1 invalidate", "2 invalidate", "3 invalidate", "0 invalidate"])
  }

  /// testDataSourceDeallocatingDataSourceTriggersInvalidateOnMainThread,
  /// testComponentControllerReceivesInvalidateEventDuringDeallocation
  @Test func controllersEndWithTheDataSource() throws {
    let log: EntryRow.Log
    let state: DataSource<Entry>.State
    do {
      let list = try EntryList(2)
      log = list.log
      state = list.source.state
      try list.change(insertions: [[0, 2]: Entry("never")], mode: .asynchronous)
      list.source.takeTurn()
    }
    #expect(log.events == ["0 invalidate", "1 invalidate"])
    #expect(state.count == 2)
  }

  /// testDataSourceComponentInControllerIsNotUpdatedAfterComponentBuild,
  /// testUpdateModelAlwaysSendUpdateControllerCallbacks_didPrepareLayoutForComponent_on
  @Test func controllersGetTheNewComponentWhenItIsApplied() throws {
    let list = try EntryList(2)
    let controller = try #require(list.row(0, 0)?.controller)
    let former = controller.component
    try list.change([[0, 0]: Entry("new")], mode: .asynchronous)
    list.source.takeTurn()
    #expect(controller.component === former)
    list.log.onEvent = { event in
      if event == "0 willUpdateComponent" { #expect(controller.component === former) }
      if event == "0 didPrepareLayout" {
        #expect((controller.component as? EntryRow)?.entry.name == "new")
      }
    }
    list.source.takeTurn()
    #expect(list.log.events == ["0 willUpdateComponent", "0 didPrepareLayout"])
    #expect(list.row(0, 0)?.controller === controller)
    try list.change(moves: [[[0, 1], [0, 0]]])
    #expect(list.log.events.count == 2, "another item was moved")
  }

  @Test func itemsAreReleasedWithTheirStates() throws {
    weak var item: DataSource<Entry>.Item?
    weak var tree: ItemTree<Entry>?
    let list = try EntryList(1)
    item = list.source.state[ItemIndex(0, 0)]
    tree = item?.tree
    #expect(tree != nil)
    list.log.updaters = [:]
    try list.change(removals: [[0, 0]])
    #expect(item == nil)
    #expect(tree == nil)
  }
}
