import Testing
import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

/// The items of a data source in a page: windows, hibernation, stored states, events and wrong uses.
struct DataSourceListLifeTests {
  private let first = ItemIndex(0, 0)

  // MARK: Windows

  @Test func aWindowOfALongListIsMounted() throws {
    let shown = try DataSourcePage([(0..<10_000).map { "\($0)" }])
    #expect(shown.page.listItems.count > 10 && shown.page.listItems.count < 60)
    #expect(try shown.page.list().frame?.height == 400_000)
    try shown.press("3: 0")
    let count = shown.source.state.sections[0].count { $0.tree.mount != nil }
    #expect(count == shown.page.listItems.count)
    try shown.page.scrollList(to: 200_000, length: 400)
    #expect(shown.names.contains("5000: 0"))
    #expect(!shown.names.contains("3: 1"))
    try shown.page.scrollList(to: 0, length: 400)
    #expect(shown.names.contains("3: 1"), "the data source has the state")
    shown.render()
    #expect(shown.evaluations.count == 1)
  }

  @Test func itemsComeAndGoWithTheWindow() throws {
    let shown = try DataSourcePage([(0..<1_000).map { "\($0)" }])
    #expect(!shown.log.events.contains("0 appears"))
    shown.page.host.willAppear()
    #expect(shown.log.events.filter { $0 == "0 appears" }.count == 1)
    #expect(!shown.log.events.contains("500 appears"))
    shown.log.events = []
    try shown.page.scrollList(to: 20_000, length: 400)
    #expect(shown.log.events.contains("500 appears") && shown.log.events.contains("500 is mounted"))
    #expect(
      shown.log.events.contains("0 disappears") && shown.log.events.contains("0 is unmounted"))
    #expect(!shown.log.events.contains("0 ends"))
    shown.log.events = []
    try shown.change(Changeset(removals: [first, ItemIndex(0, 500)]))
    #expect(shown.log.events.filter { $0 == "500 disappears" }.count == 1)
    #expect(shown.log.events.filter { $0 == "500 is unmounted" }.count == 1)
    #expect(shown.log.events.contains("0 ends"))
    #expect(!shown.log.events.contains("0 disappears"), "it was not visible")
    shown.log.events = []
    shown.page.host.didDisappear()
    #expect(shown.log.events.contains("501 disappears"))
    shown.log.events = []
    shown.page.host.tearDown()
    #expect(!shown.log.events.contains("501 ends"), "the data source goes on")
    #expect(shown.log.events.contains("501 is unmounted"))
  }

  @Test func aChangeOutsideOfTheWindowMountsNothing() throws {
    let shown = try DataSourcePage([(0..<1_000).map { "\($0)" }])
    shown.log.events = []
    let last = ItemIndex(0, 1_000)
    let operations = try shown.change(Changeset(insertions: [last]), insertions: [last: "last"])
    #expect(operations.structure == [0, 0, 0])
    #expect(shown.log.events == [])
    #expect(shown.page.listItems.first?.attribute("aria-setsize") == "1001")
  }

  /// A waiting change is computed again, because its components cannot be mounted before it is applied.
  @Test func anItemComesIntoTheWindowWhileItsUpdateWaits() throws {
    let shown = try DataSourcePage([(0..<1_000).map { "\($0)" }])
    let row = try #require(shown.source.state[ItemIndex(0, 500)]?.component as? PressRow)
    row.updateState(mode: .asynchronous) { $0 = 7 }
    try shown.page.scrollList(to: 20_000, length: 400)
    #expect(shown.names.contains("500: 0"))
    shown.render()
    #expect(shown.names.contains("500: 7"))
    shown.render()
    #expect(!shown.page.host.needsRender)
  }

  @Test func theListScrollsToAnItem() throws {
    let shown = try DataSourcePage([["a"], (0..<500).map { "\($0)" }], hasSupplements: true)
    let rows = DataSourceRows(
      DataSourceListState(shown.source),
      DataSourceListOptions<String>(
        axis: .vertical, spacing: 0, fitsItems: false, attributes: [],
        header: { _, _ in nil }, footer: { _, _ in nil }))
    let id = try #require(shown.source.state[ItemIndex(1, 7)]?.id)
    #expect(rows.cell(of: id) == 3 + 1 + 7)
    #expect(rows.cell(of: -1) == nil)
    #expect(rows.cell(of: "a") == nil)
    #expect(rows.count == 3 + 502)
    #expect(rows.pinnedRows == [0, 3])
    #expect(rows.pinnedFooters.map(\.row) == [2, 504])
    #expect(rows.pinnedFooters.map(\.start) == [1, 4])
  }

  // MARK: Events

  @Test func anEventOfARemovedItemIsIgnored() throws {
    let shown = try DataSourcePage([["a", "b"]])
    let button = try shown.button("a: 0")
    let number = button.id
    var presses: [String] = []
    shown.log.onPress = { presses.append($0) }
    try shown.source.apply(Changeset(removals: [first]))
    // The event arrives before the render, and again after it.
    _ = shown.page.host.handle(UIEvent(type: "click", target: number))
    presses = []
    shown.render()
    #expect(!shown.page.host.handle(UIEvent(type: "click", target: number)))
    #expect(presses == [])
    #expect(shown.names == ["b: 0"])
    #expect(shown.render().isEmpty)
  }

  @Test func anItemMayRemoveItself() throws {
    let shown = try DataSourcePage([["a", "b"]])
    shown.log.onPress = { [source = shown.source] _ in
      try source.apply(Changeset(removals: [ItemIndex(0, 0)]))
    }
    #expect(try shown.press("a: 0").structure == [0, 1, 0])
    #expect(shown.names == ["b: 0"])
  }

  @Test func failuresOfHandlersReachThePage() throws {
    struct Failure: Error {}
    let shown = try DataSourcePage([["a"]])
    shown.log.onPress = { _ in throw Failure() }
    try shown.press("a: 0")
    #expect(shown.page.failures.count == 1)
    #expect(shown.names == ["a: 1"])
  }

  @Test func updatesFromOtherTasksAreShown() throws {
    let shown = try DataSourcePage([["a", "b"]])
    let updater = try #require(shown.log.updaters["b"]).remote
    updater.update { $0 = 5 }
    #expect(shown.page.host.needsRender)
    shown.render()
    #expect(shown.names == ["a: 0", "b: 5"])
    #expect(!shown.page.host.needsRender)
  }

  @Test @MainActor func thePageRunsTheTasksOfItsItems() async throws {
    let shown = try DataSourcePage([["a", "b"]], isolation: MainActor.shared)
    shown.log.work = { [log = shown.log] in
      await Task.yield()
      log.updaters["a"]?.update { $0 += 1 }
    }
    shown.page.host.willAppear()
    await shown.page.finishTasks()
    #expect(shown.names == ["a: 2", "b: 0"])
    shown.page.host.tearDown()
    #expect(shown.page.host.tasks.count == 0)
  }

  // MARK: Hibernation and stored states

  @Test func aHibernatingPageWakesWithItsItems() throws {
    let shown = try DataSourcePage([["a", "b"]])
    try shown.press("a: 0")
    shown.log.events = []
    #expect(shown.page.host.hibernate())
    let operations = try shown.press("a: 1")
    #expect(operations.count == 1)
    #expect(shown.names == ["a: 2", "b: 0"])
    #expect(shown.page.host.hibernate())
    let kept = try shown.button("b: 0")
    try shown.change(Changeset(removals: [first], insertions: [first]), insertions: [first: "new"])
    #expect(shown.names == ["new: 0", "b: 0"])
    #expect(try shown.button("b: 0") === kept)
    #expect(shown.log.events.filter { $0 == "a is unmounted" }.count == 1)
    #expect(!shown.log.events.contains("b is unmounted"))
    #expect(shown.page.host.hibernate())
    shown.page.host.tearDown()
    #expect(shown.log.events.filter { $0 == "b is unmounted" }.count == 1)
  }

  /// The states of items are not stored: the items of the restored page begin anew, and its client gets all elements again.
  @Test func aRestoredPageShowsItsItemsAnew() throws {
    let shown = try DataSourcePage([["a", "b"]])
    try shown.press("a: 0")
    let stored = try shown.page.host.encodeState()
    let log = PressRow.Log()
    let source = DataSource(DataSource<String>.Configuration { PressRow($0, log) })
    try source.apply(sections: [["a", "b"]])
    let host = ComponentHost(
      environment: shown.page.host.environment, sizeRange: { SizeRange(exactly: $0.viewport) },
      provider: { HostingComponent(ScrollView { DataSourceList(source) }) })
    try host.restore(stored)
    host.renderIfNeeded()
    let labels = host.document.root.descendants.compactMap { $0.attribute("aria-label") }
    #expect(labels == ["a: 0", "b: 0"])
    #expect(host.restorationReport?.problems == [])
    #expect(host.restorationReport?.hasElementNumbers == false)
  }

  // MARK: Stateful views

  private final class Film: StatefulViewComponent {
    init() { super.init(size: ComponentSize(width: .points(100), height: .points(10))) }
    override func makeController() -> ComponentController? { FilmController(component: self) }
  }

  private final class FilmController: StatefulViewController<Film, Never> {
    override class func makeStatefulView(in document: Document, context: Never?) -> Element {
      document.makeElement("video")
    }
  }

  @Test func statefulViewsOfItemsComeAndGo() throws {
    let source = DataSource(
      DataSource<String>.Configuration { _ in withScope(Film.self) { Film() } })
    try source.apply(sections: [["a", "b"]])
    let page = TestPage { DataSourceComponent(source) }
    func films() -> [Element] { page.elements.filter { $0.tag == "video" } }
    let before = films()
    #expect(before.count == 2)
    #expect(before.allSatisfy { $0.frame?.width == 100 })
    try source.apply(Changeset(moves: [Changeset.Move(from: ItemIndex(0, 1), to: first)]))
    page.settle()
    #expect(films().map(ObjectIdentifier.init) == before.reversed().map(ObjectIdentifier.init))
    try source.apply(Changeset(removals: [first]))
    page.settle()
    #expect(films().map(ObjectIdentifier.init) == [ObjectIdentifier(before[0])])
    #expect(page.host.checkInvariants() == [])
  }

  // MARK: Places

  @Test func aDataSourceInTwoPagesIsAMistake() throws {
    let shown = try DataSourcePage([["a"]])
    let source = shown.source
    func otherPage() -> (host: ComponentHost, messages: () -> [String]) {
      var messages: [String] = []
      let host = ComponentHost(environment: HostEnvironment()) { DataSourceComponent(source) }
      host.onProgrammerError = { messages.append($0.message) }
      host.renderIfNeeded()
      return (host, { messages })
    }
    let other = otherPage()
    #expect(other.messages().count == 1)
    #expect(other.messages().first?.contains("in two pages") == true)
    #expect(other.host.document.root.children.isEmpty)
    try shown.press("a: 0")
    #expect(shown.names == ["a: 1"])
    shown.page.host.tearDown()
    let next = otherPage()
    #expect(next.messages() == [])
    let labels = next.host.document.root.descendants.compactMap { $0.attribute("aria-label") }
    #expect(labels == ["a: 1"], "the data source keeps the state")
  }

  @Test func aDataSourceAtTwoPlacesIsAMistake() throws {
    let log = PressRow.Log()
    let source = DataSource(DataSource<String>.Configuration { PressRow($0, log) })
    try source.apply(sections: [["a"]])
    var messages: [String] = []
    let host = ComponentHost(environment: HostEnvironment()) {
      FlexboxComponent(.column) {
        DataSourceComponent(source)
        DataSourceComponent(source)
      }
    }
    host.onProgrammerError = { messages.append($0.message) }
    host.renderIfNeeded()
    #expect(messages.contains { $0.contains("at two places") })
  }

  @Test func aListMovesToAnotherPlaceWithItsElements() throws {
    let log = PressRow.Log()
    let source = DataSource(DataSource<String>.Configuration { PressRow($0, log) })
    try source.apply(sections: [["a"]])
    final class Model { var isFramed = false }
    let model = Model()
    let page = TestPage {
      model.isFramed
        ? ViewComponent("section", child: DataSourceComponent(source))
        : DataSourceComponent(source)
    }
    page.host.willAppear()
    func button() -> Element? { page.elements.first { $0.tag == "button" } }
    let before = try #require(button())
    log.events = []
    page.host.setNeedsUpdate { model.isFramed = true }
    page.settle()
    #expect(button() === before)
    #expect(!log.events.contains("a is unmounted"))
    #expect(source.state[first]?.tree.generator.isVisible == true)
    try page.click("a: 0")
    #expect(button()?.attribute("aria-label") == "a: 1")
  }

  @Test func anotherDataSourceReplacesTheItems() throws {
    let log = PressRow.Log()
    let sources = try ["a", "b"].map { name in
      let source = DataSource(DataSource<String>.Configuration { PressRow($0, log) })
      try source.apply(sections: [[name]])
      return source
    }
    final class Model { var index = 0 }
    let model = Model()
    let page = TestPage { DataSourceComponent(sources[model.index]) }
    let before = page.elements.first { $0.tag == "button" }
    page.host.setNeedsUpdate { model.index = 1 }
    page.settle()
    let button = try #require(page.elements.first { $0.tag == "button" })
    #expect(button !== before)
    #expect(button.attribute("aria-label") == "b: 0")
    try page.click("b: 0")
    #expect(button.attribute("aria-label") == "b: 1")
    #expect(sources[0].presenter == nil)
    #expect(page.host.checkInvariants() == [])
  }
}
