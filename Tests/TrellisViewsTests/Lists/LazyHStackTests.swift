import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

struct LazyHStackTests {
  struct Film: Identifiable, Equatable {
    let id: Int
    var width = 60.0
    var height = 80.0
  }

  struct Tile: View {
    let film: Film
    @State private var count = 0
    var body: some View {
      Button("\(film.id)x\(count)") { count += 1 }
        .frame(width: film.width, height: film.height)
    }
  }

  /// The films of a page, which tests change.
  final class Model: Equatable {
    var films: [Film]
    var position = ScrollPosition()
    init(_ count: Int, width: (Int) -> Double = { _ in 60 }) {
      films = (0..<count).map { Film(id: $0, width: width($0)) }
    }
    static func == (lhs: Model, rhs: Model) -> Bool { lhs === rhs }
  }

  struct Strip: View {
    let model: Model
    var alignment = VerticalAlignment.center
    @State private var version = 0
    var body: some View {
      let _ = version
      VStack(spacing: 0) {
        Button("change") { version += 1 }
        ScrollView(.horizontal) {
          LazyHStack(alignment: alignment, spacing: 0) { ForEach(model.films) { Tile(film: $0) } }
        }
        .scrollPosition(Binding(get: { model.position }, set: { model.position = $0 }))
        .accessibilityLabel("strip")
      }
    }
  }

  private func page(
    _ model: Model, alignment: VerticalAlignment = .center, isMirrored: Bool = false
  ) -> TestPage {
    let page = TestPage(
      sizeRange: { _ in SizeRange(exactly: Size(width: 300, height: 400)) },
      provider: { HostingComponent(Strip(model: model, alignment: alignment)) })
    if isMirrored {
      page.host.update(traits: Traits(writingDirection: .rightToLeft))
      page.settle()
    }
    return page
  }

  @Test func onlyAWindowOfALongStripIsMounted() throws {
    let page = page(Model(10_000))
    #expect(page.listItems.count > 5 && page.listItems.count < 60)
    #expect(try page.listItem(1).attribute("aria-setsize") == "10000")
    #expect(try page.listItem(2).frame?.left == 60)
    #expect(try page.list().frame?.width == 600_000)
    #expect(try page.list().frame?.height == 80)
    #expect(try page.listWord() == "x0")
    #expect(!page.host.needsRender)
  }

  @Test func scrollingMountsOtherColumns() throws {
    let page = page(Model(1_000))
    try page.scrollList(to: 30_000, length: 300)
    #expect(try page.listItem(501).frame?.left == 30_000)
    #expect(page.listItems.count < 60)
    try page.scrollList(to: 60_000, length: 300)
    #expect(try page.listItem(1_000).frame?.left == 999 * 60)
  }

  @Test func aTestScrollsLikeABrowser() throws {
    let page = page(Model(1_000))
    try page.scroll(.label("strip"), left: 30_000, top: 0)
    #expect(page.texts.joined().contains("500x0"))
  }

  @Test func aRightToLeftStripBeginsAtTheRightEdge() throws {
    let model = Model(1_000)
    let page = page(model, isMirrored: true)
    #expect(try page.listWord() == "xr0")
    #expect(try page.list().frame?.width == 60_000)
    #expect(try page.listItem(1).frame?.left == 60_000 - 60)
    #expect(try page.listItem(2).frame?.left == 60_000 - 120)
    try page.scrollList(to: 30_000, length: 300)
    #expect(try page.listItem(501).frame?.left == 30_000 - 60)
    // Offsets of the browser count from the left edge.
    try page.scroll(.label("strip"), left: 60_000 - 300, top: 0)
    #expect(page.listPlaces.contains(1))
    try page.scroll(.label("strip"), left: 0, top: 0)
    #expect(page.listPlaces.contains(1_000))
    #expect(try page.listItem(1_000).frame?.left == 0)
  }

  @Test(arguments: [false, true])
  func changesBeforeMoveNothing(isMirrored: Bool) throws {
    let model = Model(5_000) { Double(30 + ($0 * 37) % 90) }
    let page = page(model, isMirrored: isMirrored)
    try page.scrollList(to: 100_000, length: 300)
    let middle = page.listPlaces[page.listPlaces.count / 2]
    let id = model.films[middle - 1].id
    func distance() throws -> Double {
      let place = try #require(model.films.firstIndex { $0.id == id }) + 1
      let (frame, list) = (try page.listItem(place).frame, try page.list().frame)
      let (box, all) = (try #require(frame), try #require(list))
      return isMirrored ? all.width - box.left - box.width : box.left
    }
    let before = try distance()
    model.films.insert(contentsOf: (0..<50).map { Film(id: 9_000 + $0, width: 55) }, at: 10)
    try page.click("change")
    #expect(abs(try distance() - before) < 0.02)
    model.films.removeSubrange(200..<300)
    try page.click("change")
    #expect(abs(try distance() - before) < 0.02)
  }

  @Test func theStripIsAsHighAsItsHighestView() throws {
    let model = Model(1_000)
    model.films[2].height = 120
    let page = page(model, alignment: .bottom)
    #expect(try page.list().frame?.height == 120)
    let row = try page.listItem(1)
    #expect(row.frame?.height == 120)
    // The button is in the middle of the lowest 80 px.
    let button = try #require(row.children.first?.frame)
    #expect(button.top + button.height / 2 == 80)
  }

  @Test(arguments: [(ScrollAnchor.leading, 24_000.0), (.center, 23_880), (.trailing, 23_760)])
  func aPositionScrollsToAView(anchor: ScrollAnchor, start: Double) throws {
    let model = Model(1_000)
    let page = page(model)
    model.position.scrollTo(id: 400, anchor: anchor)
    try page.click("change")
    #expect(try page.listItem(401).frame?.left == 24_000)
    let word = try #require(try page.list().attribute("data-recognizers"))
    #expect(word == "listwindow:x1:2:401:\(anchor.rawValue)")
    // The browser has scrolled, and the window has what it shows.
    try page.scrollList(to: start, length: 300)
    let visible = page.listItems.compactMap(\.frame).map { $0.left..<$0.left + $0.width }
    #expect(visible.contains { $0.contains(start + 1) })
    #expect(visible.contains { $0.contains(start + 299) })
  }

  @Test func statesSurviveAJourney() throws {
    let page = page(Model(10_000))
    try page.click("3x0")
    try page.scrollList(to: 200_000, length: 300)
    #expect(!page.listPlaces.contains(4))
    try page.scrollList(to: 0, length: 300)
    #expect(page.texts.joined().contains("3x1"))
  }

  @Test(arguments: [
    #"{"top":1e300,"height":100,"epoch":0,"focused":0}"#,
    #"{"top":5000,"height":-1,"epoch":0,"focused":0}"#, "{}", "[",
  ])
  func aWrongReportChangesNothing(data: String) throws {
    let page = page(Model(1_000))
    let before = page.texts
    try page.reportList(data)
    #expect(page.texts == before)
  }

  @Test func otherContentsAreThoseOfARow() {
    let page = viewPage {
      LazyHStack {
        Text("a")
        ForEach([1, 2], id: \.self) { Text("\($0)") }
      }
    }
    #expect(page.texts == ["a", "1", "2"])
  }
}
