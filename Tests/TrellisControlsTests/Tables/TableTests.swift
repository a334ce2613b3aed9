import Testing
import TrellisControls
import TrellisDOM
import TrellisTesting
import TrellisViews

struct TableTests {
  private struct Row: Identifiable {
    let id: Int
    let name: String
  }

  private struct Rows: View {
    let rows: [Row]
    let log: Box<[String]>
    @State var selection: Set<Int> = [2]
    @State var order: TableOrder?
    var body: some View {
      Table("Names", rows, selection: $selection, order: $order, name: \.name) {
        TableColumn("Name", value: \.name)
        TableColumn("Number", width: 80, alignment: .trailing) { Text("\($0.id)") }
      }
      .onOpen { log.value.append($0.name) }
      .onChange(of: selection) { log.value.append("\(selection.sorted())") }
    }
  }

  private func open(_ log: Box<[String]> = Box([])) -> TestPage {
    let rows = [Row(id: 1, name: "b"), Row(id: 2, name: "c"), Row(id: 3, name: "a")]
    return controlPage { Rows(rows: rows, log: log) }
  }

  private func names(_ page: TestPage) -> [String] {
    page.elements.filter { $0.attribute("role") == "row" }.dropFirst().map {
      $0.descendants.first { ["a", "b", "c"].contains($0.text ?? "") }?.text ?? ""
    }
  }

  @Test func aHeaderSortsForwardsBackwardsAndNotAtAll() throws {
    let page = open()
    let header = try #require(page.first("div", "aria-sort", "none"))
    #expect(names(page) == ["b", "c", "a"])
    try page.click("Name")
    #expect(names(page) == ["a", "b", "c"] && header.attribute("aria-sort") == "ascending")
    try page.click("Name")
    #expect(names(page) == ["c", "b", "a"] && header.attribute("aria-sort") == "descending")
    try page.click("Name")
    #expect(names(page) == ["b", "c", "a"])
  }

  @Test func theNewOrderIsAnnounced() throws {
    let announced = Box([String]())
    let page = controlPage {
      Rows(rows: [Row(id: 1, name: "b")], log: Box([])).announcing(in: announced)
    }
    for _ in 0..<3 { try page.click("Name") }
    #expect(
      announced.value == [
        "Sorted by Name, ascending", "Sorted by Name, descending", "No longer sorted by Name",
      ])
  }

  @Test func theSelectionStaysWithTheRowsInAnyOrder() throws {
    let log = Box<[String]>([])
    let page = open(log)
    let row = try #require(page.first("div", "aria-selected", "true"))
    try page.click("Name")
    #expect(row.wholeText.contains("c"))
    try page.send("keydown", to: row, key: " ")
    #expect(log.value == ["[]"] && row.attribute("aria-selected") == "false")
    let all = try #require(page.elements.first { $0.attribute("aria-label") == "Select all" })
    page.report("change", all, checked: true)
    #expect(log.value.last == "[1, 2, 3]")
    try page.send("keydown", to: row, key: "Enter")
    #expect(log.value.last == "c")
  }

  @Test func aTableWithASelectionIsAGrid() {
    let page = open()
    #expect(page.first("div", "role", "grid")?.attribute("aria-multiselectable") == "true")
    let plain = controlPage {
      Table("Names", [Row(id: 1, name: "b")], name: \.name) { TableColumn("Name", value: \.name) }
    }
    #expect(plain.first("div", "role", "table") != nil && plain.first("div", "role", "cell") != nil)
    #expect(plain.first("div", "role", "gridcell") == nil)
  }

  @Test func columnsWithoutAWidthShareTheSpace() throws {
    let page = open()
    let cells = page.elements.filter { $0.attribute("role") == "gridcell" }
    let widths = Set(cells.compactMap { $0.frame?.width })
    #expect(widths.count == 3, "a selection, a name and a number: \(widths)")
  }

  @Test func theAddressContainsTheOrder() {
    for order in [TableOrder(by: "Name"), TableOrder(by: "Size", isDescending: true)] {
      #expect(TableOrder(order.description) == order)
    }
  }
}
