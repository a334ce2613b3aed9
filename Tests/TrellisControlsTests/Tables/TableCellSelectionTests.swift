import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisTesting
import TrellisUI
import TrellisViews

@testable import TrellisControls

@Suite(.timeLimit(.minutes(20))) @MainActor struct TableCellSelectionTests {
  struct Row: Identifiable, Sendable {
    let id: Int
    var name: String { "name \(id)" }
  }

  private struct Sheet: View {
    let source: ArrayTableSource<Row>
    @State var state = TableState()
    var body: some View {
      Table("Rows", source, state: $state) {
        TableColumn("Number", id: "id", width: 80) { Text("\($0.id)") }.copied { "\($0.id)" }
        TableColumn("Name", id: "name", value: \.name)
        TableColumn("Twice", width: 100) { Text("\(2 * $0.id)") }
      }
      .rowHeight(36).selectsCells()
      .frame(height: 400)
    }
  }

  @MainActor private struct Opened {
    let page: TestPage
    let copied = Box([[String?]]())

    init(_ count: Int) {
      let copied = copied
      let source = ArrayTableSource(
        (0..<count).map { Row(id: $0) }, orders: ["id": { $0.id < $1.id }])
      page = controlPage {
        Sheet(source: source)
          .environment(
            \.copyToClipboard, CopyAction(owner: copied) { copied.value.append([$0, $1]) })
      }
    }

    var grid: Element { get throws { try #require(page.first("div", "role", "grid")) } }

    /// The selected cells that are mounted, as row and column from 1.
    var selected: [[String?]] {
      page.elements.filter {
        $0.attribute("role") == "gridcell" && $0.attribute("aria-selected") == "true"
      }.map { [$0.parent?.attribute("data-row"), $0.attribute("aria-colindex")] }
    }

    func act(_ act: String, row: Int, column: Int = 1) throws {
      let data = #"{"act":"\#(act)","row":\#(row),"column":\#(column)}"#
      page.host.document.announceAll()
      _ = page.host.handle(UIEvent(type: "gridact", target: try grid.id, data: data))
      page.settle()
    }
  }

  @Test func aRangeIsARectangleBetweenTwoCells() throws {
    let table = Opened(1_000)
    #expect(try table.grid.attribute("data-cells") == "")
    try table.act("select", row: 3, column: 2)
    try table.act("extend", row: 2, column: 3)
    #expect(table.selected == [["2", "2"], ["2", "3"], ["3", "2"], ["3", "3"]])
    #expect(try table.grid.attribute("data-cells") == "2")
    #expect(try table.grid.attribute("aria-multiselectable") == "true")
    // The anchor stays where the range began.
    try table.act("extend", row: 4, column: 1)
    #expect(table.selected.count == 4 && table.selected.first == ["3", "1"])
    try table.act("escape", row: 1)
    #expect(table.selected.isEmpty)
  }

  @Test func allCellsOfAnyNumberOfRowsAreSelected() throws {
    let table = Opened(1_000_000)
    try table.act("all", row: 1)
    #expect(try table.grid.attribute("data-cells") == "1000000")
    try table.act("copy", row: 1)
    #expect(table.copied.value.isEmpty)
    let alert = try #require(table.page.first("div", "role", "alert"))
    #expect(alert.wholeText.contains("10,000"))
  }

  @Test func anotherOrderEndsTheSelection() throws {
    let table = Opened(1_000)
    try table.act("select", row: 3, column: 2)
    try table.page.click("Number")
    #expect(table.selected.isEmpty)
  }

  @Test func cellsThatAreNotMountedAreCopiedFromTheTextsOfTheColumns() async throws {
    let table = Opened(10_000)
    try table.act("select", row: 1, column: 1)
    try table.act("extend", row: 3_000, column: 2)
    try table.act("copy", row: 3_000)
    await waitUntil {
      table.page.settle()
      return !table.copied.value.isEmpty
    }
    let copied = try #require(table.copied.value.first)
    let lines = try #require(copied[0]).split(separator: "\r\n")
    #expect(lines.count == 3_000 && lines[2_999] == "2999\tname 2999")
    #expect(copied[1]?.utf8.starts(with: "<table><tr><td>0</td><td>name 0</td></tr>".utf8) == true)
  }

  @Test func aColumnWithoutATextIsNotCopiedInPart() throws {
    let table = Opened(1_000)
    try table.act("select", row: 1, column: 2)
    try table.act("extend", row: 900, column: 3)
    try table.act("copy", row: 900)
    #expect(table.copied.value.isEmpty)
    #expect(try #require(table.page.first("div", "role", "alert")).wholeText.contains("Twice"))
  }

  @Test(arguments: [
    ("select", 0, 1), ("select", 1_001, 1), ("extend", 5, 1_000), ("copy", 1, 1), ("all", 1, 999),
  ])
  func anActThatNoTableSendsIsHarmless(act: String, row: Int, column: Int) throws {
    let table = Opened(1_000)
    try table.act(act, row: row, column: column)
    #expect(table.page.failures.isEmpty && table.copied.value.isEmpty)
    #expect(table.selected.allSatisfy { ["1", "2", "3"].contains($0[1]) })
  }

  @Test func fieldsWithSignsOfTheFormatAreInQuotes() {
    let rows = [["a", "1"], ["say \"x\"", "two\nlines"], ["<b>&", ""]]
    #expect(TableClipboard.text(rows) == "a\t1\r\n\"say \"\"x\"\"\"\t\"two\nlines\"\r\n<b>&\t")
    #expect(TableClipboard.html([["<b>&"]]) == "<table><tr><td>&lt;b>&amp;</td></tr></table>")
  }
}
