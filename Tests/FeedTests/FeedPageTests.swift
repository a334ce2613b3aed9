import Testing
import Trellis
import TrellisTesting

@testable import Feed

struct FeedPageTests {
  /// A page with `count` posts, and its model.
  private func page(_ count: Int = 1_000_000) -> (page: TestPage, model: FeedModel) {
    let model = FeedModel(FeedSource(seed: 1), ids: Array(0..<count))
    return (TestPage { FeedPage(model: model) }, model)
  }

  private func rows(_ page: TestPage) -> [Element] {
    page.elements.filter { $0.attribute("role") == "listitem" }
  }

  private func row(_ number: Int, _ page: TestPage) throws -> Element {
    try #require(rows(page).first { $0.attribute("aria-posinset") == "\(number)" })
  }

  private func go(to row: Int, _ page: TestPage) throws {
    try page.fill(.label("Go to row"), with: "\(row)")
    try page.press(.enter)
  }

  @Test func aWindowOfAMillionRowsIsMounted() throws {
    let (page, _) = page()
    #expect(rows(page).count < 40)
    #expect(try row(1, page).attribute("aria-setsize") == "1000000")
  }

  @Test func enterBringsARowToTheTop() throws {
    let (page, model) = page()
    for number in [500_000, 17, 999_000] {
      try go(to: number, page)
      let top = try #require(try row(number, page).frame?.top)
      #expect(top == top.rounded(), "a browser rounds the offset of a pane")
      #expect(model.position.visibleRows?.lowerBound == number - 1)
      #expect(rows(page).count < 40)
    }
  }

  /// Posts above the visible ones are inserted, expanded and removed: the visible ones keep their frames.
  @Test func changesAboveMoveNothing() throws {
    let (page, model) = page(5_000)
    try go(to: 2_000, page)
    let id = model.ids[1_999]
    let top = try #require(try row(2_000, page).frame?.top)
    func expectSamePlace(_ command: String) throws {
      try page.click(.button("\(command)"))
      let number = try #require(model.ids.firstIndex(of: id)) + 1
      #expect(try row(number, page).frame?.top == top, "\(command)")
      #expect(model.position.visibleRows?.lowerBound == number - 1, "\(command)")
    }
    for _ in 0..<5 {
      try expectSamePlace("Insert 100 above")
      try expectSamePlace("Expand all above")
      try expectSamePlace("Remove 100 above")
    }
    #expect(model.ids.count == 5_000)
    #expect(!model.expanded.contains(id))
    #expect(model.expanded.contains(model.ids[0]))
  }

  @Test func allPostsAboveAreExpanded() throws {
    let (page, model) = page()
    try go(to: 900_000, page)
    try page.click(.button("Expand all above"))
    #expect(Array(model.expanded.ranges) == [0..<899_999])
    try page.click(.button("Collapse all"))
    #expect(model.expanded.isEmpty)
  }

  @Test func aPostIsExpanded() throws {
    let (page, model) = page(500)
    let id = try #require((0..<6).first { model.source.post($0).sentences.count > 4 })
    let text = model.source.post(id).text(isExpanded: true)
    #expect(!page.texts.joined().contains(text))
    let height = try #require(try row(id + 1, page).frame?.height)
    try page.click(.button("Whole post \(id + 1)"))
    #expect(page.texts.joined().contains(text))
    #expect(try #require(try row(id + 1, page).frame?.height) > height)
    try page.click(.button("Whole post \(id + 1)"))
    #expect(try row(id + 1, page).frame?.height == height)
  }

  @Test func aCountAndANoteSurviveAJourney() throws {
    let (page, model) = page()
    let likes = model.source.post(1).likes
    try page.click(.button("Like post 2: \(likes)"))
    try page.fill(.label("Note on post 2"), with: "typed")
    try go(to: 900_000, page)
    try go(to: 1, page)
    _ = try page.get(.button("Like post 2: \(likes + 1)"))
    #expect(try page.get(.label("Note on post 2")).value == "typed")
  }

  @Test @MainActor func aHitIsMarkedAndVisible() async throws {
    let (page, model) = page()
    model.query = "#765432"
    await model.findNext()
    page.settle()
    #expect(model.hit == 765_431)
    #expect(try #require(model.position.visibleRows).contains(765_431))
    let marked = page.elements.filter { $0.attribute("aria-current") == "true" }
    #expect(marked.count == 1)
  }

  @Test func thePageOpens() async throws {
    let site = try await TestSite(FeedApplication.self, arguments: ["--rows", "300"])
    let tab = try await site.open("/")
    _ = try await tab.get(.heading("Feed", level: 1))
  }
}
