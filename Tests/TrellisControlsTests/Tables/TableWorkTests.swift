import Testing
import TrellisComponents
import TrellisControls
import TrellisDOM
import TrellisHosting
import TrellisTesting
import TrellisViews

/// The work for a change of one row of a table with many.
struct TableWorkTests {
  private struct Row: Identifiable {
    let id: Int
    var name: String
  }

  private struct Rows: View {
    @State var rows = (1...200).map { Row(id: $0, name: "Name \($0)") }
    @State var selection: Set<Int> = [2]
    @State var order: TableOrder?
    let log: Box<[String]>

    var body: some View {
      Table("Names", rows, selection: $selection, order: $order, name: \.name) {
        TableColumn("Name", value: \.name)
        TableColumn("Twice", width: 80) { Text("\(2 * $0.id)") }
      }
      .onOpen { log.value.append($0.name) }
      Button("Rename") { rows[2].name = "Other" }
      Button("Reverse") { rows.reverse() }
    }
  }

  private func rows(_ page: TestPage) -> [Element] {
    Array(page.elements.filter { $0.attribute("role") == "row" }.dropFirst())
  }

  @Test func aSelectedRowIsEvaluatedAloneAndTheOthersAreNot() throws {
    let page = controlPage { Rows(log: Box([])) }
    let all = rows(page)
    try #require(all.count == 200)
    try page.send("keydown", to: all[3], key: " ")
    #expect(rows(page).filter { $0.attribute("aria-selected") == "true" }.count == 2)
    let counters = page.host.counters
    #expect(counters.componentsRendered <= 12, "\(counters)")
    #expect(counters.mountsVisited <= 60, "\(counters)")
  }

  @Test func aFocusedRowIsEvaluatedWithTheRowThatHadTheFocus() throws {
    let page = controlPage { Rows(log: Box([])) }
    try page.send("keydown", to: rows(page)[0], key: "ArrowDown")
    #expect(rows(page)[0].attribute("tabindex") == "-1")
    #expect(rows(page)[1].attribute("tabindex") == "0")
    let counters = page.host.counters
    #expect(counters.componentsRendered <= 16, "\(counters)")
  }

  @Test func aChangedCellIsShown() throws {
    let page = controlPage { Rows(log: Box([])) }
    try page.click("Rename")
    #expect(rows(page)[2].descendants.contains { $0.text == "Other" })
    #expect(page.host.counters.componentsRendered <= 12)
  }

  /// Rows that are not evaluated again act on the current rows.
  @Test func theRowsOfAnotherOrderHaveTheirPresentNeighbours() throws {
    let log = Box<[String]>([])
    let page = controlPage { Rows(log: log) }
    try page.click("Reverse")
    let all = rows(page)
    try page.send("keydown", to: all[0], key: "ArrowDown")
    #expect(rows(page)[1].attribute("tabindex") == "0")
    try page.send("keydown", to: rows(page)[1], key: "Enter")
    #expect(log.value == ["Name 199"])
  }
}
