import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisTesting
import TrellisViews

@testable import TrellisControls

@Suite(.timeLimit(.minutes(20))) @MainActor struct TableColumnMenuTests {
  struct Row: Identifiable, Sendable {
    let id: Int
  }

  private static let sorts = ["Sort ascending", "Sort descending"]

  private struct Sheet: View {
    let log: Box<TableState>
    let forbidden: TableColumnCustomizationBehavior
    @State var state: TableState
    var body: some View {
      Table(
        "Rows", ArrayTableSource((0..<1_000).map { Row(id: $0) }, orders: ["a": { $0.id < $1.id }]),
        state: Binding(
          get: { state },
          set: {
            state = $0
            log.value = $0
          })
      ) {
        TableColumn("A", id: "a", width: 100) { Text("\($0.id)") }
        TableColumn("B", id: "b", width: 100, alignment: .trailing) { Text("\($0.id)") }
        TableColumn("C", id: "c", width: 100) { Text("\($0.id)") }
          .disabledCustomizationBehavior([.pin, .visibility])
        TableColumn("D", id: "d", width: 100) { Text("\($0.id)") }.resizable(false)
        TableColumn("E", id: "e", width: 100, alignment: .center) { Text("\($0.id)") }
          .disabledCustomizationBehavior(.all)
      }
      .disabledCustomizationBehavior(forbidden)
      .frame(height: 300)
    }
  }

  @MainActor private struct Opened {
    let page: TestPage
    let log = Box(TableState())

    init(
      _ state: TableState = TableState(), _ direction: WritingDirection = .leftToRight,
      width: Double = 1280, forbidden: TableColumnCustomizationBehavior = []
    ) {
      let log = log
      page = controlPage(direction: direction, width: width) {
        Sheet(log: log, forbidden: forbidden, state: state)
      }
    }

    var state: TableState { log.value }

    /// The titles of the shown columns.
    var titles: [String] {
      page.elements.filter { $0.attribute("role") == "columnheader" }.map {
        $0.wholeText.unicodeScalars.first.map(String.init) ?? ""
      }
    }

    func button(_ column: String) -> Element? {
      page.first("button", "aria-label", "Options for \(column)")
    }

    func layer(_ column: String) throws -> Element {
      try #require(page.first("div", "aria-label", "Options for \(column)"))
    }

    var items: [String] {
      page.elements.filter { $0.attribute("role") == "menuitem" }.map(\.wholeText)
    }

    func open(_ column: String) throws { try page.send("present", to: try layer(column)) }

    func choose(_ item: String, of column: String) throws {
      try open(column)
      try page.click(item)
    }
  }

  @Test func theItemsAreMadeWhenTheMenuIsOpened() throws {
    let table = Opened()
    #expect(table.items.isEmpty)
    let (button, layer) = (try #require(table.button("A")), try table.layer("A"))
    #expect(button.attribute("aria-haspopup") == "menu")
    #expect(button.attribute("aria-expanded") == "false")
    #expect(layer.attribute("role") == "menu" && layer.attribute("data-shown") == nil)
    try table.open("A")
    #expect(
      table.items == Self.sorts + [
        "Pin to the left", "Pin to the right", "Move right",
        "Fit width to content", "Hide column",
      ])
    #expect(layer.attribute("data-shown") != nil && button.attribute("aria-expanded") == "true")
    try table.page.send("dismiss", to: layer)
    #expect(table.items.isEmpty && layer.attribute("data-shown") == nil)
  }

  @Test func aPressOfTheButtonShowsTheMenuAndDoesNotSort() throws {
    let table = Opened()
    let button = try #require(table.button("A"))
    let id = try #require(try table.layer("A").attribute("id"))
    #expect(button.attribute("data-do") == "click:show=\(id)")
    try table.page.send("click", to: button)
    #expect(table.items.count == 7 && table.state.query.order.isEmpty)
  }

  @Test func aKeyAndTheContextMenuOfTheHeaderShowTheMenu() throws {
    let table = Opened()
    let id = try #require(try table.layer("B").attribute("id"))
    let head = try #require(
      table.page.elements.first {
        $0.attribute("role") == "columnheader" && $0.attribute("aria-colindex") == "2"
      })
    let commands = head.attribute("data-do")?.split(separator: " ").map(String.init) ?? []
    #expect(commands.contains("contextmenu:show=\(id)"))
    #expect(commands.contains("keydown.Alt%2BArrowDown:show=\(id)"))
  }

  @Test func aHeaderHasTheNameOfItsTitle() throws {
    let page = Opened().page
    for head in page.elements where head.attribute("role") == "columnheader" {
      let id = try #require(head.attribute("aria-labelledby"))
      let titles = page.elements.filter { $0.attribute("id") == id }
      #expect(titles.count == 1 && titles.first?.wholeText.utf8.count == 1)
    }
  }

  @Test func anItemHidesTheMenu() throws {
    let table = Opened()
    try table.choose("Sort descending", of: "A")
    #expect(table.items.isEmpty)
    #expect(try table.layer("A").attribute("data-shown") == nil)
    #expect(table.state.query.order == [TableOrder(by: "a", isDescending: true)])
    try table.open("A")
    let item = try table.page.element(named: "Sort descending")
    #expect(item.attribute("disabled") != nil)
    try table.page.click("Sort ascending")
    #expect(table.state.query.order == [TableOrder(by: "a")])
  }

  @Test func aColumnIsHiddenAndShownAgain() throws {
    let table = Opened()
    try table.choose("Hide column", of: "A")
    #expect(table.state.hidden == ["a"] && table.titles == ["B", "C", "D", "E"])
    try table.open("B")
    #expect(table.items.contains("Show columns"))
    try table.page.click("A")
    #expect(table.state.hidden.isEmpty && table.titles == ["A", "B", "C", "D", "E"])
    #expect(table.items.isEmpty, "the item of the inner menu hides the outer one")
  }

  @Test func theLastColumnWithAMenuIsNotHidden() throws {
    let table = Opened(TableState(hidden: ["a", "c", "d"]))
    try table.open("B")
    #expect(!table.items.contains("Hide column"))
    // The column that may not be hidden is not shown by the reader either.
    #expect(!table.items.contains("C") && table.items.contains("A") && table.items.contains("D"))
  }

  @Test func aStateThatHidesAllColumnsHidesOneAfterTheItem() throws {
    let table = Opened(TableState(hidden: ["a", "b", "c", "d", "e"]))
    try table.choose("Hide column", of: "B")
    #expect(table.titles == ["A", "C", "D", "E"])
  }

  @Test(arguments: [WritingDirection.leftToRight, .rightToLeft])
  func sidesAreThoseOfTheScreen(direction: WritingDirection) throws {
    let isMirrored = direction == .rightToLeft
    let table = Opened(TableState(), direction)
    try table.choose("Pin to the left", of: "B")
    #expect(table.state.pins == ["b": isMirrored ? .trailing : .leading])
    #expect(table.titles.first == (isMirrored ? "A" : "B"))
    try table.open("B")
    #expect(!table.items.contains("Pin to the left") && table.items.contains("Pin to the right"))
    try table.page.click("Unpin")
    #expect(table.state.pins.isEmpty && table.titles == ["A", "B", "C", "D", "E"])
    try table.choose("Move right", of: "B")
    #expect(table.titles == (isMirrored ? ["B", "A", "C", "D", "E"] : ["A", "C", "B", "D", "E"]))
  }

  @Test func aMoveGoesBeyondTheNextShownColumn() throws {
    let table = Opened(TableState(hidden: ["b"]))
    try table.choose("Move right", of: "A")
    #expect(table.titles == ["C", "A", "D", "E"])
    #expect(table.state.columns == ["b", "c", "a", "d", "e"])
  }

  @Test func aColumnMovesAmongThoseAtItsEdge() throws {
    let table = Opened(TableState(pins: ["b": .leading]))
    #expect(table.titles.first == "B")
    try table.open("B")
    #expect(!table.items.contains("Move right") && !table.items.contains("Move left"))
  }

  @Test func moreThanHalfOfTheWidthIsNotPinned() throws {
    let table = Opened(width: 390)
    try table.choose("Pin to the left", of: "A")
    try table.open("B")
    #expect(try table.page.element(named: "Pin to the left").attribute("disabled") != nil)
  }

  @Test func aWidthFitsByTheMenu() throws {
    let table = Opened()
    try table.choose("Fit width to content", of: "A")
    #expect(table.state.fitted == ["a"])
  }

  @Test func columnsAndTablesForbidChanges() throws {
    let table = Opened()
    try table.open("C")
    #expect(table.items == Self.sorts + ["Move left", "Move right", "Fit width to content"])
    try table.page.send("dismiss", to: try table.layer("C"))
    try table.open("D")
    #expect(table.items == Self.sorts + ["Pin to the left", "Pin to the right", "Hide column"])
    #expect(table.button("E") == nil)
    let forbidden = Opened(forbidden: .all)
    #expect(["A", "B", "C", "D"].allSatisfy { forbidden.button($0) == nil })
    #expect(!forbidden.page.elements.contains { $0.attribute("role") == "separator" })
    let fixed = Opened(forbidden: [.reorder, .pin])
    try fixed.open("B")
    #expect(fixed.items == Self.sorts + ["Fit width to content", "Hide column"])
  }

  @Test func theButtonIsWhereTheTitleDoesNotEnd() throws {
    let table = Opened()
    for (column, left) in [("A", 124 - 8 - 24.0), ("B", 0)] {
      let button = try #require(table.button(column)?.frame)
      #expect(button.left == left && button.width == 24 && button.height > 24, "\(column)")
    }
  }

  @Test func aMenuThatIsOpenedTwiceIsHarmless() throws {
    let table = Opened()
    try table.open("A")
    try table.open("A")
    try table.page.send("dismiss", to: try table.layer("A"))
    try table.page.send("dismiss", to: try table.layer("A"))
    #expect(table.items.isEmpty && table.page.failures.isEmpty)
  }
}
