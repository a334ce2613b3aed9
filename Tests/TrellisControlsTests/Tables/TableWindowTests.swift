import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisTesting
import TrellisViews

@testable import TrellisControls

@Suite(.timeLimit(.minutes(20))) @MainActor struct TableWindowTests {
  struct Row: Identifiable, Sendable {
    let id: Int
    var name: String { "name \(id)" }
  }

  private nonisolated static func source(_ count: Int) -> ArrayTableSource<Row> {
    ArrayTableSource(
      (0..<count).map { Row(id: $0) }, text: \.name,
      orders: ["id": { $0.id < $1.id }, "name": { $0.name < $1.name }])
  }

  private struct Sheet: View {
    let source: ArrayTableSource<Row>
    let state: Box<TableState>
    let log: Box<[String]>
    @State var shown = TableState()
    @State var selection: Set<Int> = []
    @State var position = ScrollPosition()
    var body: some View {
      Button("go") { position.scrollTo(row: 77_777, anchor: .center) }
      Table(
        "Rows", source,
        state: Binding(
          get: { shown },
          set: {
            shown = $0
            state.value = $0
          }), selection: $selection, name: \.name
      ) {
        TableColumn("Number", id: "id", width: 80, alignment: .trailing) { Text("\($0.id)") }
          .pinned()
        TableColumn("Name", id: "name") { Text($0.name) }
        TableColumn("Twice", width: 100, alignment: .trailing) { Text("\(2 * $0.id)") }
      }
      .rowHeight(36)
      .scrollPosition($position)
      .frame(height: 400)
      .onChange(of: selection) { log.value.append("\(selection.sorted())") }
    }
  }

  /// The number of a page comes from the address.
  @Test(arguments: [(1, 0..<100), (3, 200..<250), (4, 200..<250), (Int.max, 200..<250)])
  func aPageIsShownOnRequest(number: Int, shown: Range<Int>) throws {
    let source = Self.source(250)
    let page = controlPage {
      Table("Rows", source) { TableColumn("Number", id: "id") { Text("\($0.id)") } }
        .pages(.constant(number)) { "/?page=\($0)" }
    }
    let numbers = page.texts.compactMap { Int($0) }
    #expect(numbers.starts(with: shown))
    let present = page.elements.first { $0.attribute("aria-current") == "page" }
    #expect(present?.attribute("href") == "/?page=\(shown.lowerBound / 100 + 1)")
  }

  @MainActor private struct Opened {
    let page: TestPage
    let state = Box(TableState())
    let log = Box([String]())

    init(_ count: Int, width: Double = 1280, direction: WritingDirection = .leftToRight) {
      let (state, log) = (state, log)
      let source = TableWindowTests.source(count)
      page = controlPage(direction: direction, width: width) {
        Sheet(source: source, state: state, log: log)
      }
    }

    var rows: [Element] {
      page.elements.filter { $0.attribute("data-row") != nil }
    }

    func row(_ place: Int) throws -> Element {
      try #require(rows.first { $0.attribute("data-row") == "\(place)" })
    }

    func element(ofClass name: String) -> Element? {
      page.elements.first {
        ($0.attribute("class") ?? "").utf8.split(separator: 32).contains {
          $0.elementsEqual(name.utf8)
        }
      }
    }

    var grid: Element { get throws { try #require(page.first("div", "role", "grid")) } }

    /// An act of the user, as `public/grids.js` sends it.
    func act(_ act: String, row: Int, column: Int = 1) throws {
      let data = #"{"act":"\#(act)","row":\#(row),"column":\#(column)}"#
      page.host.document.announceAll()
      _ = page.host.handle(UIEvent(type: "gridact", target: try grid.id, data: data))
      page.settle()
    }
  }

  @Test func onlyAWindowOfAMillionRowsIsMounted() throws {
    let table = Opened(1_000_000)
    #expect(table.rows.count > 10 && table.rows.count < 60)
    #expect(try table.grid.attribute("aria-rowcount") == "1000001")
    #expect(try table.grid.attribute("aria-colcount") == "3")
    let first = try table.row(1)
    #expect(first.attribute("aria-rowindex") == "2" && first.frame?.height == 36)
    #expect(first.visibleChildren.map { $0.attribute("aria-colindex") } == ["1", "2", "3"])
    #expect(!table.page.host.needsRender)
  }

  @Test func aTableOfManyRowsOfAnArrayIsAWindow() throws {
    let rows = (0..<2_001).map { Row(id: $0) }
    let page = controlPage {
      Table("Rows", rows, order: .constant(TableOrder(by: "n", isDescending: true))) {
        TableColumn("Number", id: "n", sortedBy: { $0.id < $1.id }) { Text("\($0.id)") }
      }
    }
    #expect(page.first("div", "aria-rowcount", "2002") != nil)
    #expect(page.elements.count { $0.attribute("data-row") != nil } < 100)
    #expect(page.texts.contains("2000") && !page.texts.contains("0"))
  }

  @Test func anApplicationScrollsToARow() throws {
    let table = Opened(1_000_000)
    try table.page.click("go")
    #expect(try table.row(77_778).wholeText.contains("name 77777"))
  }

  @Test func aHeaderSortsInTheSource() throws {
    let table = Opened(1_000)
    for _ in 0..<2 { try table.page.click("Name") }
    #expect(table.state.value.query.order.map(\.description) == ["-name"])
    #expect(try table.row(1).wholeText.contains("name 999"))
    let header = try #require(table.page.first("div", "aria-sort", "descending"))
    #expect(header.wholeText.contains("Name"))
  }

  @Test func pressesSelectRowsAndRanges() throws {
    let table = Opened(1_000)
    try table.act("select", row: 3)
    try table.act("toggle", row: 5)
    try table.act("toggle", row: 3)
    try table.act("extend", row: 1)
    #expect(table.log.value == ["[2]", "[2, 4]", "[4]", "[0, 1, 2]"])
    #expect(try table.row(2).attribute("aria-selected") == "true")
    #expect(try table.row(9).attribute("aria-selected") == "false")
  }

  @Test func aRangeIncludesRowsThatAreNotMounted() async throws {
    let table = Opened(100_000)
    try table.act("select", row: 1)
    try table.act("extend", row: 2_000)
    await waitUntil {
      table.page.settle()
      return table.log.value.count == 2
    }
    #expect(table.log.value.last?.utf8.count ?? 0 > 5_000)
  }

  @Test func tooManyRowsAreNotSelected() throws {
    let table = Opened(100_000)
    try table.act("all", row: 1)
    #expect(table.log.value.isEmpty)
    let alert = try #require(table.page.first("div", "role", "alert"))
    #expect(alert.wholeText.contains("10,000"))
  }

  @Test(arguments: [
    #"{"act":"select","row":0,"column":1}"#, #"{"act":"select","row":1001,"column":1}"#,
    #"{"act":"drop","row":1,"column":1}"#, #"{"act":"edit","row":1,"column":999}"#,
    #"{"act":"extend","row":99999999999,"column":1}"#, #"{"row":1}"#, "{", "",
  ])
  func anActThatNoTableSendsIsHarmless(data: String) throws {
    let table = Opened(1_000)
    table.page.host.document.announceAll()
    _ = table.page.host.handle(UIEvent(type: "gridact", target: try table.grid.id, data: data))
    table.page.settle()
    #expect(table.log.value.isEmpty && table.page.failures.isEmpty)
  }

  @Test func aHandleChangesTheWidthAndMovesTheColumn() throws {
    let table = Opened(1_000)
    let handle = try #require(
      table.page.elements.first { $0.attribute("aria-label") == "Width of Twice" })
    try table.page.send("keydown", to: handle, key: "ArrowRight")
    #expect(table.state.value.widths == ["Twice": 140])
    #expect(try table.row(1).visibleChildren.last?.frame?.width == 140)
  }

  /// The distances of a text from the left and the right edge of a cell.
  private func space(around text: String, in cell: Element) -> [Double] {
    var (left, found) = (0.0, cell)
    while let inner = found.visibleChildren.first(where: {
      $0.frame != nil && $0.wholeText.contains(text)
    }) {
      left += inner.frame?.left ?? 0
      found = inner
    }
    return [left, (cell.frame?.width ?? 0) - left - (found.frame?.width ?? 0)]
  }

  @Test(arguments: [WritingDirection.leftToRight, .rightToLeft])
  func titlesEndWhereTheValuesEnd(direction: WritingDirection) throws {
    let table = Opened(1_000, direction: direction)
    let end = direction == .rightToLeft ? 0 : 1
    for (index, title) in ["Number", "Twice"].enumerated() {
      let head = try #require(
        table.page.elements.first {
          $0.attribute("role") == "columnheader" && $0.wholeText.contains(title)
        })
      let cell = try table.row(1).visibleChildren[2 * index]
      #expect(abs(space(around: title, in: head)[end] - 12) < 0.02, "\(title)")
      #expect(abs(space(around: "0", in: cell)[end] - 12) < 0.02, "\(title)")
    }
  }

  @Test func theLineAroundATableIsBesideThePane() throws {
    let table = Opened(1_000, width: 390)
    let line = try #require(table.element(ofClass: "l-table-frame")?.frame)
    let pane = try #require(table.element(ofClass: "l-table-pane")?.frame)
    #expect(pane.width == line.width - 2 && pane.height == line.height - 2)
  }

  @Test func columnsFollowTheState() {
    typealias Columns = [TableColumn<Row>]
    let columns: Columns = ["a", "b", "c"].map { id in TableColumn(id, id: id) { Text("\($0.id)") }
    }
    func ids(_ state: TableState, _ columns: Columns) -> [String] {
      Columns.shown(Columns.ordered(columns, state), state).map(\.id)
    }
    #expect(ids(TableState(hidden: ["b", "x"], columns: ["c"]), columns) == ["c", "a"])
    #expect(ids(TableState(hidden: ["a", "b", "c"]), columns) == ["a", "b", "c"])
    let pinned = [columns[0].pinned(to: .trailing), columns[1], columns[2].pinned()]
    #expect(ids(TableState(), pinned) == ["c", "b", "a"])
    var moved = TableState(pins: ["a": .leading, "b": .trailing, "c": .free])
    #expect(ids(moved, pinned) == ["a", "c", "b"])
    moved.widths = ["a": 200, "b": 200]
    let layouts = [TableColumnLayout](pinned, moved, available: 2_000)
    #expect(layouts.map(\.pin) == [.leading, .trailing, nil])
  }

  @Test func widthsAreFixedSharedOrSet() {
    let columns: [TableColumn<Row>] = [
      TableColumn("a", id: "a", width: 76) { Text("\($0.id)") }.pinned(),
      TableColumn("b", id: "b") { Text("\($0.id)") },
      TableColumn("c", id: "c") { Text("\($0.id)") },
    ]
    let wide = [TableColumnLayout](columns, TableState(widths: ["c": 300]), available: 1_000)
    #expect(wide.map(\.width) == [100, 600, 300])
    #expect(wide[0].pin == .leading && wide.totalWidth == 1_000)
    let narrow = [TableColumnLayout](columns, TableState(), available: 150)
    #expect(narrow.map(\.width) == [100, 120, 120])
    #expect(narrow.allSatisfy { $0.pin == nil }, "pinned columns take more than half")
  }

  @Test(arguments: [WritingDirection.leftToRight, .rightToLeft])
  func aNarrowTableScrollsInItself(direction: WritingDirection) throws {
    let table = Opened(1_000, width: 390, direction: direction)
    let grid = try table.grid
    let pane = try #require(table.element(ofClass: "l-table-pane"))
    #expect(pane.frame?.width ?? 0 <= 390)
    #expect(grid.frame?.width ?? 0 >= pane.frame?.width ?? 0)
  }

  private func sizes(
    rows: Int, width: Double, scrollBar: Double
  ) throws -> (
    pane: (width: Double, height: Double), grid: Double, content: (width: Double, height: Double)
  ) {
    let source = Self.source(rows)
    let page = controlPage(width: width, scrollBar: scrollBar) {
      Table("Rows", source) {
        TableColumn("Number", id: "id") { Text("\($0.id)") }.minWidth(300)
        TableColumn("Name", id: "name", width: 300) { Text($0.name) }
      }
      .rowHeight(36)
    }
    let pane = page.elements.first { $0.attribute("class")?.contains("l-table-pane") == true }
    let (box, grid) = (try #require(pane?.frame), try #require(page.first("div", "role", "table")))
    let content = try #require(grid.parent?.frame)
    return (
      (box.width, box.height), try #require(grid.frame).width, (content.width, content.height)
    )
  }

  @Test func aScrollBarBesideTheRowsTakesTheirSpace() throws {
    let tall = try sizes(rows: 1_000, width: 1_280, scrollBar: 15)
    #expect(tall.grid == tall.pane.width - 15)
    #expect(tall.content.width == tall.grid, "the rows do not scroll by the width of the bar")
    let over = try sizes(rows: 1_000, width: 1_280, scrollBar: 0)
    #expect(over.grid == over.pane.width && over.pane.width == tall.pane.width)
    let short = try sizes(rows: 3, width: 1_280, scrollBar: 15)
    #expect(short.grid == short.pane.width)
    // A bar below the rows does not make them scroll.
    let wide = try sizes(rows: 3, width: 390, scrollBar: 15)
    #expect(wide.grid > wide.pane.width)
    #expect(wide.pane.height == short.pane.height + 15)
    #expect(wide.content.height == short.pane.height)
  }

  private struct Slow: View {
    let source: StubSource
    var body: some View {
      Table("Rows", source) { TableColumn("Number", id: "n") { Text("\($0.id)") } }
        .rowHeight(36).frame(height: 300)
      Text("rest")
    }
  }

  @Test func rowsThatAreNotLoadedAreShapesOfTheSameHeight() async throws {
    let source = StubSource { $0.isClosed = true }
    let page = controlPage { Slow(source: source) }
    #expect(page.texts.contains("Loading…") || page.first("div", "aria-busy", "true") != nil)
    func row() -> Element? { page.first("div", "data-row", "1") }
    await waitUntil {
      page.settle()
      return row() != nil
    }
    #expect(row()?.attribute("aria-busy") == "true" && row()?.frame?.height == 36)
    source.set { $0.isClosed = false }
    await waitUntil {
      page.settle()
      return row()?.wholeText == "0"
    }
    #expect(row()?.attribute("aria-busy") == nil && row()?.frame?.height == 36)
  }

  @Test func aFailureIsShownInTheTableAndTheRestOfThePageLives() async throws {
    let source = StubSource { $0.isBroken = true }
    let page = controlPage { Slow(source: source) }
    await waitUntil {
      page.settle()
      return page.first("div", "role", "alert") != nil
    }
    #expect(page.texts.contains("rest") && page.failures.isEmpty)
    source.set { $0.isBroken = false }
    try page.click("Try again")
    await waitUntil {
      page.settle()
      return page.first("div", "data-row", "1") != nil
    }
    #expect(page.first("div", "role", "alert") == nil)
  }
}
