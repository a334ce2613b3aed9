import PageSupport
import Testing
import Trellis
import TrellisDOM

@testable import TrellisTesting

/// The Swift counterpart of `Tests/Client/lists.test.mjs` and `Tests/Client/list-places.test.mjs`.
struct HeadlessClientListsTests {
  /// A pane of 500 px with a list, in which rows of 50 px are mounted.
  private func page(rows: ClosedRange<Int>, history: TabHistory? = nil) throws -> SampleClient {
    let listener = "listwindow:e=top|height|epoch|focused|row|frame|id|speed"
    let mounted = rows.map {
      "<p id=r\($0) aria-posinset=\($0) frame='0 \(($0 - 1) * 50) 400 50'></p>"
    }
    let page = try SampleClient(
      """
      <div id=pane style='overflow:hidden auto' frame='0 0 400 500'>
      <div id=list data-recognizers='listwindow:0' data-on='\(listener)' frame='0 0 400 9000'>\
      \(mounted.joined())</div></div>
      """)
    page.client.scrolling.isFollowing = true
    if let history {
      page.client.history = history
      page.client.wantOffsets(isShown: true)
      page.client.showOffsets()
    }
    page.client.startLists()
    page.client.followLists()
    return page
  }

  /// The data of the reports since the last call.
  private func reports(_ page: SampleClient) -> [String] {
    page.consumeEvents().map { $0.data ?? $0.type }
  }

  private func pane(_ page: SampleClient) throws -> ReplicaDocument.Node {
    try #require(page.client.node(page.key("pane")))
  }

  private func scroll(_ page: SampleClient, by distance: Double) throws {
    page.client.scroll(try pane(page), by: distance, isAtRest: false)
  }

  @Test func aMovementIsReportedWithItsSpeedAndAgainAtRest() throws {
    let page = try page(rows: 1...20)
    let start = reports(page)
    #expect(start == [#"{"top":0,"height":500,"epoch":0,"focused":0}"#])
    page.client.advanceLists(byMilliseconds: 1_000)
    try scroll(page, by: 200)
    let first = reports(page)
    #expect(first == [#"{"top":200,"height":500,"epoch":0,"focused":0}"#], "no speed is known")
    page.client.advanceLists(byMilliseconds: 50)
    try scroll(page, by: 100)
    let small = reports(page)
    #expect(small == [], "less than a quarter of the height")
    try scroll(page, by: 100)
    let second = reports(page)
    #expect(second == [#"{"top":400,"height":500,"epoch":0,"focused":0,"speed":2000}"#])
    page.client.advanceLists(byMilliseconds: 199)
    let before = reports(page)
    #expect(before == [])
    page.client.advanceLists(byMilliseconds: 1)
    let rest = reports(page)
    #expect(rest == [#"{"top":400,"height":500,"epoch":0,"focused":0}"#])
    page.client.advanceLists(byMilliseconds: 1_000)
    let after = reports(page)
    #expect(after == [])
  }

  @Test func aReportThatWasNotSentIsReplaced() throws {
    let page = try page(rows: 1...20)
    for _ in 0..<3 { try scroll(page, by: 200) }
    #expect(reports(page).count == 1)
  }

  @Test func anOffsetIsNotBeyondTheContent() throws {
    let page = try page(rows: 1...20)
    try scroll(page, by: 20_000)
    #expect(try pane(page).scrollTop == 8_500)
    try scroll(page, by: -20_000)
    #expect(try pane(page).scrollTop == 0)
  }

  @Test func aStoredPlaceIsReportedUntilItsRowIsMounted() throws {
    let former = try page(rows: 1...20)
    try scroll(former, by: 230)
    former.client.storeOffsets()
    let place = try #require(former.client.history.offsets?.places.first)
    #expect(place.row == 6 && place.frame == 250 && place.top == 230 && place.key == nil)

    let page = try page(rows: 1...2, history: former.client.history)
    #expect(try pane(page).scrollTop == 230)
    let first = reports(page)
    #expect(
      first == [#"{"top":230,"height":500,"epoch":0,"focused":0,"row":6,"frame":250}"#])
    // The server gives the row another frame.
    let row = try PatchTree.trees(html: "<p aria-posinset=6 frame='0 650 400 50'></p>")
    let list = NodeID(try page.key("list"))
    try page.apply([.create(parent: list, before: .none, firstID: NodeID(900), trees: row)])
    page.client.followLists()
    #expect(try pane(page).scrollTop == 630)
    let second = reports(page)
    #expect(second == [#"{"top":630,"height":500,"epoch":0,"focused":0}"#])
  }

  @Test func anInputEndsAStoredPlace() throws {
    let former = try page(rows: 1...20)
    try scroll(former, by: 230)
    former.client.storeOffsets()
    let page = try page(rows: 1...2, history: former.client.history)
    _ = reports(page)
    try scroll(page, by: 10)
    page.client.advanceLists(byMilliseconds: 1_000)
    let report = reports(page)
    #expect(report == [#"{"top":240,"height":500,"epoch":0,"focused":0}"#])
  }

  @Test func whatIsVisibleStaysWhenAllRowsMove() throws {
    let page = try page(rows: 1...20)
    let rows = PatchOperation.shift(
      first: NodeID(try page.key("r1")), count: 20, dx: 0, dy: 3_000)
    try page.apply([rows])
    #expect(try pane(page).scrollTop == 0, "new rows are shown at the start")
    page.client.advanceLists(byMilliseconds: 1_000)
    try scroll(page, by: 230)
    page.client.advanceLists(byMilliseconds: 1_000)
    try page.apply([rows])
    #expect(try pane(page).scrollTop == 260)
    page.client.followLists()
    let report = try #require(reports(page).last)
    #expect(report == #"{"top":260,"height":500,"epoch":0,"focused":0}"#)
  }

  @Test func aRequestToScrollIsPerformedOnce() throws {
    let page = try page(rows: 1...20)
    let list = NodeID(try page.key("list"))
    func request(_ word: String) throws {
      try page.apply([.setAttribute(list, name: "data-recognizers", value: word)])
      page.client.followLists()
    }
    try request("listwindow:1:2:9:top")
    #expect(try pane(page).scrollTop == 400)
    let report = try #require(reports(page).last)
    #expect(report == #"{"top":400,"height":500,"epoch":1,"focused":0}"#)
    try scroll(page, by: 100)
    try request("listwindow:2:2:9:top")
    #expect(try pane(page).scrollTop == 500)
    try request("listwindow:2:4:9:bottom")
    #expect(try pane(page).scrollTop == 0, "the row is too near to the start")
  }

  @Test func aReloadAndTheWayBackShowTheRowThatWasVisible() async throws {
    let site = try await TestSite(routes: [
      Route("/", title: "List") { _ in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<10_000, id: \.self) { Text("row \($0)").frame(height: 40) }
          }
        }
        .accessibilityLabel("list")
        .frame(height: 400)
      },
      Route("/other", title: "Other") { _ in Text("Other") },
    ])
    // A browser finds rows by its own layout, and `test_lists.py` tests it.
    guard site.browser == nil else { return }
    let tab = try await site.open("/")
    try await tab.scroll(.label("list"), top: 20_010)
    try await tab.find(.text("row 501"))
    try await tab.reload()
    try await tab.find(.text("row 501"))
    #expect(try await tab.query(.text("row 0")) == nil)
    try await tab.open("/other")
    try await tab.back()
    try await tab.find(.text("row 501"))
    #expect(try await tab.query(.text("row 0")) == nil)
  }
}
