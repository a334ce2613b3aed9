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

  /// The whole cell is pressed, in its full height, and the title is at the alignment of the column.
  @Test func theButtonOfAHeaderFillsItsCell() throws {
    let page = controlPage {
      Table("Names", [Row(id: 1, name: "b")], order: .constant(nil)) {
        TableColumn("Name", value: \.name)
        TableColumn("Cost", width: 100, alignment: .trailing, sortedBy: { $0.id < $1.id }) {
          Text("\($0.id)")
        }
      }
    }
    let head = try #require(page.first("div", "role", "row"))
    let cells = head.visibleChildren.filter { $0.attribute("role") == "columnheader" }
    #expect(cells.count == 2)
    for cell in cells {
      let button = try #require(cell.descendants.first { $0.tag == "button" })
      #expect(cell.frame?.height == head.frame?.height)
      #expect(button.frame?.width == cell.frame?.width)
      #expect(button.frame?.height == cell.frame?.height)
    }
    let title = try #require(cells[1].descendants.first { $0.text == "Cost" }?.frame)
    #expect(abs(title.left + title.width - 100) < 0.5)
  }

  @Test func anOrderNamesTheIdOfItsColumnInEveryLanguage() throws {
    struct Orders: View {
      let title: String
      @Binding var order: TableOrder?
      var body: some View {
        Table(
          "Names", [Row(id: 1, name: "b"), Row(id: 2, name: "a")], order: $order
        ) {
          TableColumn(title, id: "name", value: \.name)
        }
      }
    }
    let order = Box<TableOrder?>(nil)
    let german = controlPage { Orders(title: "Kosten", order: order.binding) }
    try german.click("Kosten")
    #expect(order.value?.description == "name")
    #expect(names(controlPage { Orders(title: "Cost", order: order.binding) }) == ["a", "b"])
    // An address from before the column had an id.
    order.value = TableOrder("-Kosten")
    let old = controlPage { Orders(title: "Kosten", order: order.binding) }
    #expect(names(old) == ["b", "a"])
    #expect(old.first("div", "aria-sort", "descending") != nil)
    try old.click("Kosten")
    #expect(order.value == nil)
  }

  @Test(arguments: [("de", ["a", "ä", "b", "z"]), ("sv", ["a", "b", "z", "ä"])])
  func textsAreInTheOrderOfTheReader(language: String, expected: [String]) {
    let rows = ["z", "ä", "b", "a"].enumerated().map { Row(id: $0.offset, name: $0.element) }
    for byText in [false, true] {
      let page = controlPage(language: language) {
        Table("Names", rows, order: .constant(TableOrder(by: "name"))) {
          if byText {
            TableColumn("Name", id: "name", sortedByText: { $0.name }) { Text($0.name) }
          } else {
            TableColumn("Name", id: "name", value: \.name)
          }
        }
      }
      let shown = page.texts.filter { expected.contains($0) }
      #expect(shown == expected)
    }
  }

  @Test func aTableOfSortedRowsLeavesThemAsTheyAre() throws {
    struct Orders: View {
      @Binding var order: TableOrder?
      var body: some View {
        Table(
          "Names", [Row(id: 1, name: "b"), Row(id: 2, name: "a")], order: $order, isSorted: true
        ) {
          TableColumn("Name", id: "name", value: \.name)
          TableColumn("Price", id: "price") { Text("\($0.id)") }
          TableColumn("Note") { _ in Text("") }
        }
      }
    }
    let order = Box<TableOrder?>(TableOrder(by: "name"))
    let page = controlPage { Orders(order: order.binding) }
    #expect(names(page) == ["b", "a"])
    #expect(page.elements.count { $0.attribute("aria-sort") != nil } == 2)
    try page.click("Price")
    #expect(order.value?.description == "price")
  }

  @Test func numbersInTextsAreInOrder() {
    let rows = ["item 10", "item 2"].enumerated().map { Row(id: $0.offset, name: $0.element) }
    let page = controlPage {
      Table("Names", rows, order: .constant(TableOrder(by: "Name"))) {
        TableColumn("Name", value: \.name)
      }
    }
    #expect(page.texts.filter { $0.hasPrefix("item") } == ["item 2", "item 10"])
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
