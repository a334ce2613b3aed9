import Testing
import TrellisDOM
import TrellisTesting
import TrellisText
import TrellisViews

@testable import TrellisControls

struct TableEdgeTests {
  private struct Row: Identifiable {
    let id: Int
    var name = ""
  }

  private struct Rows: View {
    @State var selection: Set<Int> = [2]
    var body: some View {
      Table("Rows", [Row(id: 1), Row(id: 2), Row(id: 3)], selection: $selection) {
        TableColumn("Number") { Text("\($0.id)") }
      }
    }
  }

  @Test func theHeadIsMixedWhileSomeRowsAreSelected() throws {
    let page = controlPage { Rows() }
    let box = try #require(page.first("input"))
    #expect(box.property("checked") == .bool(false))
    #expect(box.property("indeterminate") == .bool(true))
    page.report("change", box, checked: true)
    #expect(box.property("checked") == .bool(true))
    #expect(box.property("indeterminate") == .bool(false))
  }

  @Test func anArrowKeyStopsAtTheFirstRow() throws {
    let page = controlPage { Rows() }
    let rows = page.elements.filter { $0.attribute("role") == "row" }.dropFirst()
    try page.send("keydown", to: #require(rows.first), key: "ArrowUp")
    #expect(rows.map { $0.attribute("tabindex") } == ["0", "-1", "-1"])
  }

  @Test(arguments: [(599.0, false), (600, true), (600, false)])
  func aColumnIsHiddenInANarrowTable(width: Double, isNarrow: Bool) {
    struct Columns: View {
      var body: some View {
        Table("Rows", [Row(id: 1, name: "Ada")]) {
          TableColumn("Name", value: \.name)
          TableColumn("Number", hidesWhenCompact: true) { Text("\($0.id)") }
        }
      }
    }
    let page = controlPage(width: width) { Columns().environment(\.isContentNarrow, isNarrow) }
    let heads = page.elements.filter { $0.attribute("role") == "columnheader" }.map(\.wholeText)
    #expect(heads == (width >= 600 && !isNarrow ? ["Name", "Number"] : ["Name"]))
    #expect(page.elements.count { $0.attribute("role") == "cell" } == heads.count)
  }

  @Test func textsAreInOrderWithoutTheirCase() throws {
    let areInOrder = try #require(TableColumn<Row>("Name", value: \.name).areInOrder)
    let english = TextCollation(language: "en")
    #expect(areInOrder(Row(id: 1, name: "a"), Row(id: 2, name: "B"), english))
    #expect(!areInOrder(Row(id: 1, name: "B"), Row(id: 2, name: "a"), english))
  }

  @Test func anArrowKeyStopsAtTheLastRow() throws {
    let page = controlPage { Rows() }
    let rows = page.elements.filter { $0.attribute("role") == "row" }.dropFirst()
    try page.send("keydown", to: #require(rows.last), key: "ArrowDown")
    #expect(rows.map { $0.attribute("tabindex") } == ["-1", "-1", "0"])
  }

  @Test func theEndsOfATableAreReachedByOneKey() throws {
    let page = controlPage { Rows() }
    let rows = page.elements.filter { $0.attribute("role") == "row" }.dropFirst()
    try page.send("keydown", to: #require(rows.first), key: "End")
    #expect(rows.map { $0.attribute("tabindex") } == ["-1", "-1", "0"])
    try page.send("keydown", to: #require(rows.last), key: "Home")
    #expect(rows.map { $0.attribute("tabindex") } == ["0", "-1", "-1"])
  }
}
