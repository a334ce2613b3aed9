import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

struct LazyVStackTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var height = 40.0
  }

  struct Row: View {
    let item: Item
    @State private var count = 0
    var body: some View {
      Button("row \(item.id): \(count)") { count += 1 }
        .frame(maxWidth: .infinity, minHeight: item.height, maxHeight: item.height)
    }
  }

  /// The list of a page, which tests change.
  final class Model: Equatable {
    var items: [Item]
    init(_ count: Int, height: (Int) -> Double = { _ in 40 }) {
      items = (0..<count).map { Item(id: $0, height: height($0)) }
    }
    static func == (lhs: Model, rhs: Model) -> Bool { lhs === rhs }
  }

  struct List: View {
    let model: Model
    @State private var version = 0
    var body: some View {
      let _ = version
      VStack(spacing: 0) {
        Button("change") { version += 1 }
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(model.items) { Row(item: $0) } }
        }.accessibilityLabel("list")
      }
    }
  }

  private func page(_ model: Model) -> TestPage {
    TestPage(
      sizeRange: { _ in SizeRange(exactly: Size(width: 300, height: 400)) },
      provider: { HostingComponent(List(model: model)) })
  }

  private func rows(_ page: TestPage) -> [Element] {
    page.elements.filter { $0.attribute("role") == "listitem" }
  }

  private func row(_ number: Int, _ page: TestPage) throws -> Element {
    try #require(rows(page).first { $0.attribute("aria-posinset") == "\(number)" })
  }

  private func list(_ page: TestPage) throws -> Element {
    try #require(page.elements.first { $0.attribute("role") == "list" })
  }

  /// Reports the visible part of the list, as the browser does.
  private func scroll(
    _ page: TestPage, to top: Double, height: Double = 360, epoch: Int = 0, focused: Int = 0
  ) throws {
    let data = #"{"top":\#(top),"height":\#(height),"epoch":\#(epoch),"focused":\#(focused)}"#
    page.host.document.announceAll()
    _ = page.host.handle(UIEvent(type: "listwindow", target: try list(page).id, data: data))
    page.settle()
  }

  @Test func onlyAWindowOfALongListIsMounted() throws {
    let page = page(Model(100_000))
    let rows = rows(page)
    #expect(rows.count > 10 && rows.count < 60)
    #expect(rows.first?.attribute("aria-posinset") == "1")
    #expect(rows.first?.attribute("aria-setsize") == "100000")
    #expect(rows.first?.frame?.width == 300)
    #expect(try list(page).frame?.height == 4_000_000)
    #expect(!page.host.needsRender)
  }

  @Test func aShortListIsMountedWhole() throws {
    let page = page(Model(200))
    #expect(rows(page).count == 200)
    #expect(try list(page).frame?.height == 8_000)
    #expect(try list(page).attribute("data-recognizers") == nil)
  }

  @Test func otherContentsAreThoseOfAColumn() {
    let page = viewPage {
      LazyVStack {
        Text("a")
        ForEach([1, 2], id: \.self) { Text("\($0)") }
      }
    }
    #expect(page.texts == ["a", "1", "2"])
  }

  @Test func scrollingMountsOtherRows() throws {
    let page = page(Model(1_000))
    try scroll(page, to: 20_000)
    #expect(try row(501, page).frame?.top == 20_000)
    #expect(rows(page).count < 60)
    #expect(page.texts.contains("row 500: 0"))
    try scroll(page, to: 1_000 * 40)
    #expect(try row(1_000, page).frame?.top == 999 * 40)
    try scroll(page, to: -50)
    #expect(try row(1, page).frame?.top == 0)
  }

  @Test func aTestScrollsLikeABrowser() throws {
    let page = page(Model(1_000))
    try page.scroll(.label("list"), top: 20_000)
    #expect(page.texts.contains("row 500: 0"))
  }

  @Test func statesOfRowsSurviveAJourney() throws {
    let page = page(Model(10_000))
    try page.click("row 3: 0")
    #expect(page.texts.contains("row 3: 1"))
    try scroll(page, to: 200_000)
    #expect(!page.texts.contains { $0.utf8.starts(with: "row 3:".utf8) })
    try scroll(page, to: 0)
    #expect(page.texts.contains("row 3: 1"))
    #expect(page.texts.contains("row 4: 0"))
  }

  @Test func theRowWithTheFocusStays() throws {
    let page = page(Model(10_000))
    try scroll(page, to: 200_000, focused: 4)
    #expect(page.texts.contains("row 3: 0"))
    try scroll(page, to: 200_000)
    #expect(!page.texts.contains("row 3: 0"), "the focus left, and the same rows are visible")
  }

  /// Rows of any heights above the visible part are inserted, removed and resized: the visible rows keep their frames.
  @Test func changesAboveMoveNothing() throws {
    let model = Model(10_000) { Double(20 + ($0 * 37) % 90) }
    let page = page(model)
    try scroll(page, to: 200_000)
    let middle = try #require(rows(page).dropFirst(rows(page).count / 2).first)
    let text = try #require(middle.attribute("aria-posinset").flatMap { Int($0) })
    let (id, frame) = (model.items[text - 1].id, try #require(middle.frame))
    func frameOfRow() throws -> Frame? {
      let index = try #require(model.items.firstIndex { $0.id == id })
      return try row(index + 1, page).frame
    }
    model.items.insert(contentsOf: (0..<100).map { Item(id: 20_000 + $0, height: 55) }, at: 10)
    try page.click("change")
    #expect(try frameOfRow() == frame)
    model.items.removeSubrange(500..<700)
    try page.click("change")
    #expect(try frameOfRow() == frame)
    let above = try #require(rows(page).first?.attribute("aria-posinset").flatMap { Int($0) })
    model.items[above - 1].height += 13
    try page.click("change")
    #expect(try frameOfRow() == frame)
  }

  @Test func rowsThatAreInsertedAtTheVisibleTopAreShown() throws {
    let model = Model(1_000)
    let page = page(model)
    model.items.insert(Item(id: 5_000), at: 0)
    try page.click("change")
    #expect(try row(1, page).frame?.top == 0)
    #expect(page.texts.contains("row 5000: 0"))
  }

  @Test(arguments: [
    #"{"top":1e300,"height":100,"epoch":0,"focused":0}"#,
    #"{"top":"x","height":100,"epoch":0,"focused":0}"#,
    #"{"top":5000,"height":-1,"epoch":0,"focused":0}"#,
    #"{"top":5000,"height":100,"epoch":99,"focused":0}"#, "{}", "null", "[",
  ])
  func aWrongReportChangesNothing(data: String) throws {
    let page = page(Model(1_000))
    let before = page.texts
    page.host.document.announceAll()
    _ = page.host.handle(UIEvent(type: "listwindow", target: try list(page).id, data: data))
    page.settle()
    #expect(page.texts == before)
  }

  @Test func aFocusBeyondTheListIsNone() throws {
    let page = page(Model(1_000))
    try scroll(page, to: 8_000, focused: 2_000_000_000)
    #expect(rows(page).count < 60)
    #expect(page.texts.contains("row 200: 0"))
  }

  @Test func aFileHasTheFirstRows() throws {
    let page = TestPage(
      sizeRange: { _ in SizeRange(exactly: Size(width: 300, height: 400)) },
      provider: {
        HostingComponent(List(model: Model(100_000)).environment(\.pageMedium, .file))
      })
    #expect(rows(page).count == 201)
    #expect(page.texts.last == "Rows 1 to 200 of 100000")
    #expect(try #require(try list(page).frame).height > 8_000)
    #expect(try list(page).attribute("data-on") == nil)
  }

  @Test(arguments: [0, 199, 200, 201]) func aFileWithAllRowsHasNoNote(count: Int) {
    let page = TestPage(
      sizeRange: { _ in SizeRange(exactly: Size(width: 300, height: 400)) },
      provider: {
        HostingComponent(List(model: Model(count)).environment(\.pageMedium, .file))
      })
    #expect(rows(page).count == count)
    #expect(page.texts.contains("Rows 1 to 200 of \(count)") == (count > 200))
  }

  @Test func anEmptyListHasNoHeight() throws {
    let model = Model(0)
    let page = page(model)
    #expect(rows(page).isEmpty)
    #expect(try list(page).frame?.height == 0)
    model.items = (0..<500).map { Item(id: $0) }
    try page.click("change")
    #expect(try row(1, page).frame?.top == 0)
    model.items = []
    try page.click("change")
    #expect(rows(page).isEmpty)
  }

  @Test func statesOfRowsAreStoredWithThePage() throws {
    let page = page(Model(10_000))
    try page.click("row 3: 0")
    try scroll(page, to: 200_000)
    _ = try page.host.encodeState()
  }

  /// Only the rows of the window are made, and the list of a million rows has a few nodes of heights.
  @Test func aMillionRowsAreNotVisited() throws {
    final class Counter: Equatable {
      var reads = 0
      static func == (lhs: Counter, rhs: Counter) -> Bool { true }
    }
    struct Numbers: RandomAccessCollection {
      let counter: Counter
      let endIndex: Int
      var startIndex: Int { 0 }
      subscript(index: Int) -> Item {
        counter.reads += 1
        return Item(id: index)
      }
    }
    struct LongList: View {
      let numbers: Numbers
      var body: some View {
        ScrollView { LazyVStack(spacing: 0) { ForEach(numbers) { Row(item: $0) } } }
      }
    }
    let counter = Counter()
    let page = TestPage(
      sizeRange: { _ in SizeRange(exactly: Size(width: 300, height: 400)) },
      provider: {
        HostingComponent(LongList(numbers: Numbers(counter: counter, endIndex: 1_000_000)))
      })
    try scroll(page, to: 2_000_000)
    #expect(rows(page).count < 60)
    #expect(counter.reads < 1_000)
    let middle = try #require(rows(page).first?.attribute("aria-posinset").flatMap { Int($0) })
    #expect(abs(middle - 500_000) < 100)
  }

  @Test func aPageThatHibernatesKeepsTheWindow() throws {
    let page = page(Model(10_000))
    try page.click("row 3: 0")
    try scroll(page, to: 200_000)
    let before = rows(page).map(\.frame)
    page.host.hibernate()
    #expect(rows(page).map(\.frame) == before)
    try scroll(page, to: 200_000)
    #expect(rows(page).map(\.frame) == before)
    try scroll(page, to: 0)
    #expect(page.texts.contains("row 3: 1"))
  }

  @Test func anotherWidthKeepsTheFirstVisibleRow() throws {
    struct Texts: View {
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<5_000, id: \.self) { number in
              Text(
                Array(repeating: "\(number) words", count: 5 + number % 9).joined(separator: " "))
            }
          }
        }
      }
    }
    let page = TestPage(
      sizeRange: { SizeRange(exactly: $0.viewport) }, provider: { HostingComponent(Texts()) })
    page.host.update(traits: Traits(viewport: Size(width: 300, height: 400)))
    page.settle()
    try scroll(page, to: 100_000)
    let top = 100_000.0
    func firstVisible() -> (place: String?, top: Double) {
      let row = rows(page).first { ($0.frame?.top ?? 0) >= top }
      return (row?.attribute("aria-posinset"), row?.frame?.top ?? .infinity)
    }
    let before = firstVisible()
    #expect(before.place != nil)
    page.host.update(traits: Traits(viewport: Size(width: 180, height: 400)))
    page.settle()
    #expect(firstVisible().place == before.place)
    #expect(abs(firstVisible().top - before.top) < 1)
    #expect(rows(page).allSatisfy { $0.frame?.width == 180 })
  }

  /// Random changes and reports: the mounted rows are consecutive rows of the list, each at the end of the row before it,
  /// and cover the visible part.
  @Test(arguments: Rounds.seeds(30))
  func theMountedRowsAreThoseOfTheList(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let model = Model(1_500) { Double(40 + ($0 * 37) % 90) }
    let page = page(model)
    var (top, nextID) = (0.0, 10_000)
    for step in 0..<15 {
      let index = random.below(model.items.count)
      switch random.below(6) {
      case 0:
        let added = (0..<random.below(20)).map { Item(id: nextID + $0, height: 77) }
        nextID += added.count
        model.items.insert(contentsOf: added, at: index)
      case 1: model.items.removeSubrange(index..<min(index + 7, model.items.count))
      case 2: model.items.insert(model.items.remove(at: index), at: 0)
      case 3: model.items[index].height = Double(40 + random.below(100))
      default:
        let height = try #require(try list(page).frame?.height)
        top = random.chance(50) ? top + 500 : Double(random.below(Int(height)))
        top = min(top, height - 360)
        try scroll(page, to: top, epoch: try epoch(page))
        continue
      }
      try page.click("change")
      let place = "seed \(seed), step \(step)"
      var expected: Double?
      var indexes: [Int] = []
      for row in rows(page) {
        let frame = try #require(row.frame)
        indexes.append(try #require(row.attribute("aria-posinset").flatMap { Int($0) }) - 1)
        #expect(expected.map { abs($0 - frame.top) < 0.02 } != false, "\(place)")
        expected = frame.top + frame.height
      }
      let first = try #require(indexes.first)
      #expect(indexes == Array(first..<first + indexes.count), "\(place)")
      let names = indexes.map { "row \(model.items[$0].id): 0" }
      #expect(page.texts.filter { $0 != "change" } == names, "\(place)")
    }
  }

  private func epoch(_ page: TestPage) throws -> Int {
    let word = try #require(try list(page).attribute("data-recognizers"))
    return try #require(Int(word.dropFirst("listwindow:".utf8.count)))
  }
}
