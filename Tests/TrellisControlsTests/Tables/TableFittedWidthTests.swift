import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisTesting
import TrellisViews

@testable import TrellisControls

@Suite(.timeLimit(.minutes(20))) @MainActor struct TableFittedWidthTests {
  struct Row: Identifiable, Sendable {
    let id: Int
    /// Longer from the 500th row on.
    var name: String { String(repeating: "n", count: id < 500 ? 12 : 40) }
  }

  private struct Sheet: View {
    let limit: Double
    @State var state = TableState()
    @State var place = ScrollPosition()
    var body: some View {
      Button("down") { place.scrollTo(row: 700) }
      Button("up") { place.scrollTo(row: 0) }
      Table("Rows", ArrayTableSource((0..<1_000).map { Row(id: $0) }), state: $state) {
        TableColumn("Name", value: \.name).fitsContent(upTo: limit)
        TableColumn("A title longer than its numbers", width: 40) { Text("\($0.id)") }
        TableColumn("Rest") { Text("\($0.id)") }
      }
      .rowHeight(36).scrollPosition($place)
      .frame(height: 400)
    }
  }

  private func page(
    limit: Double = 480, direction: WritingDirection = .leftToRight
  ) -> TestPage {
    controlPage(direction: direction) { Sheet(limit: limit) }
  }

  private func cells(_ page: TestPage) throws -> [Element] {
    try #require(page.elements.first { $0.attribute("data-row") != nil }).visibleChildren
  }

  private func width(_ page: TestPage, column: Int = 0) throws -> Double {
    try #require(try cells(page)[column].frame).width
  }

  /// The width of the text in a cell.
  private func textWidth(_ page: TestPage) throws -> Double {
    var found = try cells(page)[0]
    while let inner = found.visibleChildren.first(where: { $0.frame != nil }) { found = inner }
    return try #require(found.frame).width
  }

  @Test(arguments: [WritingDirection.leftToRight, .rightToLeft])
  func theFirstPageHasTheWidthOfItsRows(direction: WritingDirection) throws {
    let page = page(direction: direction)
    let (column, text) = (try width(page), try textWidth(page))
    #expect(text > 20 && abs(column - text - 24) < 1.01)
    #expect(!page.host.needsRender)
  }

  @Test func aWidthGrowsWithTheRowsAndDoesNotShrink() throws {
    let page = page()
    let first = try width(page)
    try page.click("down")
    let second = try width(page)
    #expect(second > first + 100)
    let text = try textWidth(page)
    #expect(abs(second - text - 24) < 1.01, "the rows are shown with their whole texts")
    try page.click("up")
    #expect(try width(page) == second)
  }

  @Test func aWidthHasALimit() throws {
    let page = page(limit: 90)
    try page.click("down")
    #expect(try width(page) == 90)
  }

  @Test(arguments: ["dblclick", "keydown"])
  func aHandleFitsItsColumn(event: String) throws {
    let page = page()
    #expect(try width(page, column: 1) == 64)
    let name = "Width of A title longer than its numbers"
    let handle = try #require(page.elements.first { $0.attribute("aria-label") == name })
    try page.send(event, to: handle, key: event == "keydown" ? "Enter" : nil)
    let fitted = try width(page, column: 1)
    #expect(fitted > 150, "the title is the widest")
    try page.send("keydown", to: handle, key: "ArrowLeft")
    #expect(try width(page, column: 1) == fitted - 16)
  }
}
