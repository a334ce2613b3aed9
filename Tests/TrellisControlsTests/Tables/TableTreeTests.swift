import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisTesting
import TrellisViews

@testable import TrellisControls

@Suite(.timeLimit(.minutes(20))) @MainActor struct TableTreeTests {
  struct Folder: Identifiable, Sendable {
    let id: String
    var folders: [Folder] = []
  }

  private nonisolated static let folders = [
    Folder(id: "b", folders: [Folder(id: "b2", folders: [Folder(id: "b2a")]), Folder(id: "b1")]),
    Folder(id: "a"),
  ]

  private nonisolated static let source = TreeTableSource(
    folders, children: { $0.folders }, orders: ["name": { $0.id < $1.id }])

  private func names(_ query: TableQuery) -> [String] {
    Self.source.rows(0..<100, of: query).map(\.id)
  }

  // MARK: Sources

  @Test func aTreeHasTheRowsBelowExpandedRows() {
    #expect(names(TableQuery()) == ["b", "a"])
    #expect(names(TableQuery(expanded: ["b"])) == ["b", "b2", "b1", "a"])
    #expect(names(TableQuery(expanded: ["b", "b2", "x"])) == ["b", "b2", "b2a", "b1", "a"])
    // A row whose parent is collapsed is not shown.
    #expect(names(TableQuery(expanded: ["b2"])) == ["b", "a"])
    let nodes = Self.source.rows(0..<9, of: TableQuery(expanded: ["b", "b2"])).map(\.node)
    #expect(nodes.map(\.level) == [1, 2, 3, 2, 1])
    #expect(nodes.map(\.key) == ["b", "b2", nil, nil, nil])
  }

  @Test func anOrderSortsTheRowsOfOneParent() {
    let up = [TableOrder(by: "name")]
    #expect(names(TableQuery(order: up, expanded: ["b"])) == ["a", "b", "b1", "b2"])
    let down = [TableOrder(by: "name", isDescending: true)]
    #expect(names(TableQuery(order: down, expanded: ["b"])) == ["b", "b2", "b1", "a"])
  }

  // MARK: Searches

  /// A tree whose values are found by their names, and by the lengths of these.
  private nonisolated static let searched = TreeTableSource(
    folders, children: { $0.folders }, text: \.id, orders: ["name": { $0.id < $1.id }],
    filters: ["length": { "\($0.id.utf8.count)" == $1 }])

  private func found(_ query: TableQuery) -> [String] {
    Self.searched.rows(0..<100, of: query).map { row in
      String(repeating: "-", count: row.node.level) + row.id
        + (row.node.isAlwaysExpanded ? "!" : row.node.key == nil ? "" : "+")
    }
  }

  @Test func aSearchShowsTheRowsThatAreFoundAndThoseAboveThem() {
    #expect(found(TableQuery(search: "B2A")) == ["-b!", "--b2!", "---b2a"])
    #expect(found(TableQuery(search: "a")) == ["-b!", "--b2!", "---b2a", "-a"])
    #expect(found(TableQuery(search: "x")).isEmpty)
    #expect(found(TableQuery(search: " ")) == ["-b+", "-a"])
    #expect(Self.searched.count(of: TableQuery(search: "b1")) == 2)
  }

  @Test func aRowThatIsFoundExpandsToAllRowsBelowIt() {
    let query = TableQuery(filters: ["length": "2"])
    #expect(found(query) == ["-b!", "--b2+", "--b1"])
    var expanded = query
    expanded.expanded = ["b2"]
    #expect(found(expanded) == ["-b!", "--b2+", "---b2a", "--b1"])
    // Rows above those that are found are shown, whatever is expanded.
    expanded.expanded = ["b"]
    #expect(found(expanded) == ["-b!", "--b2+", "--b1"])
  }

  @Test func aSearchIsSortedAndFiltered() {
    let order = [TableOrder(by: "name")]
    #expect(found(TableQuery(order: order, search: "b")) == ["-b!", "--b1", "--b2!", "---b2a"])
    #expect(
      found(TableQuery(search: "b", filters: ["length": "3"])) == ["-b!", "--b2!", "---b2a"])
    #expect(found(TableQuery(filters: ["size": "3"])) == ["-b+", "-a"], "a filter without a rule")
    #expect(names(TableQuery(search: "b2a")) == ["b", "a"], "a tree without texts is not searched")
  }

  @Test func aDeepTreeIsSearched() {
    struct Deep: Identifiable, Sendable {
      let id: Int
    }
    let source = TreeTableSource(
      [Deep(id: 0)], children: { $0.id < 20_000 ? [Deep(id: $0.id + 1)] : nil },
      text: { "\($0.id)" })
    #expect(source.count(of: TableQuery(search: "20000")) == 20_001)
  }

  private struct Row: Identifiable, Sendable {
    let id: Int
    var kind: String { ["even", "odd"][id % 2] }
  }

  private func grouped(counts: [Int] = [50, 50]) -> GroupedTableSource<ArrayTableSource<Row>, Int> {
    let rows = ArrayTableSource(
      (0..<100).map { Row(id: $0) }, filters: ["kind": { $0.kind == $1 }])
    return GroupedTableSource(rows, by: "kind") { _ in
      zip(["even", "odd"], counts).map { TableGroup(key: $0, count: $1, total: $1) }
    }
  }

  private func texts(_ rows: [GroupedRow<Int, Row>]) -> [String] {
    rows.map { row in
      switch row {
      case .group(let group): "\(group.key) \(group.total)"
      case .row(let row): "\(row.id)"
      }
    }
  }

  @Test func groupsHaveTotalsAndTheirRowsIfExpanded() async throws {
    let source = grouped()
    #expect(try await source.count(of: TableQuery()) == 2)
    let query = TableQuery(expanded: ["odd"])
    #expect(try await source.count(of: query) == 52)
    #expect(texts(try await source.rows(0..<4, of: query)) == ["even 50", "odd 50", "1", "3"])
    #expect(texts(try await source.rows(50..<60, of: query)) == ["97", "99"])
    let both = TableQuery(expanded: ["odd", "even"])
    #expect(texts(try await source.rows(49..<54, of: both)) == ["96", "98", "odd 50", "1", "3"])
  }

  @Test func aGroupWithFewerRowsThanCountedEndsTheRows() async throws {
    let query = TableQuery(expanded: ["even", "odd"])
    let rows = try await grouped(counts: [60, 50]).rows(45..<70, of: query)
    #expect(texts(rows) == ["88", "90", "92", "94", "96", "98"])
    #expect(try await grouped(counts: [-1, 50]).count(of: TableQuery(expanded: ["even"])) == 2)
  }

  @Test func groupsAreInTheFirstHTMLIfTheyAreKnown() throws {
    let rows = ArrayTableSource(
      (0..<100).map { Row(id: $0) }, filters: ["kind": { $0.kind == $1 }])
    func source(
      counts: [Int] = [50, 50]
    ) -> GroupedTableSource<ArrayTableSource<Row>, Int> {
      let groups = zip(["even", "odd"], counts).map { TableGroup(key: $0, count: $1, total: $1) }
      return GroupedTableSource(
        rows, by: "kind", groups: { _ in groups }, startingGroups: { _ in groups })
    }
    let query = TableQuery(expanded: ["odd"])
    let start = try #require(try source().start(0..<4, of: query))
    #expect(start.count == 52 && texts(start.rows) == ["even 50", "odd 50", "1", "3"])
    #expect(source().isInMemory && !grouped().isInMemory)
    #expect(try grouped().start(0..<4, of: query) == nil)
    // The base source has fewer rows than the group: the table counts.
    #expect(try source(counts: [50, 60]).start(0..<100, of: query) == nil)
    let page = controlPage {
      Table("Kinds", source()) {
        TableColumn("Kind", id: "kind") { row in
          switch row {
          case .group(let group): Text(verbatim: group.key)
          case .row(let row): Text("\(row.id)")
          }
        }
      }
      .outline(\.node)
    }
    #expect(page.texts.contains("even") && page.texts.contains("odd"))
  }

  // MARK: The table

  private struct Sheet: View {
    let log: Box<TableState>
    @State var state = TableState()
    var body: some View {
      Table(
        "Folders", TableTreeTests.source,
        state: Binding(
          get: { state },
          set: {
            state = $0
            log.value = $0
          })
      ) {
        TableColumn("Name", id: "name") { Text($0.value.id) }
      }
      .outline(\.node)
      .rowHeight(36)
      .frame(height: 400)
    }
  }

  @MainActor private struct Opened {
    let page: TestPage
    let state = Box(TableState())

    init(_ direction: WritingDirection = .leftToRight) {
      let state = state
      page = controlPage(direction: direction) { Sheet(log: state) }
    }

    func rows(_ attribute: String) -> [String?] {
      page.elements.filter { $0.attribute("data-row") != nil }.map { $0.attribute(attribute) }
    }

    func act(_ act: String, row: Int) throws {
      let grid = try #require(page.first("div", "role", "treegrid"))
      let data = #"{"act":"\#(act)","row":\#(row),"column":1}"#
      page.host.document.announceAll()
      _ = page.host.handle(UIEvent(type: "gridact", target: grid.id, data: data))
      page.settle()
    }
  }

  @Test func rowsExpandAndCollapse() throws {
    let table = Opened()
    #expect(table.rows("aria-level") == ["1", "1"])
    #expect(table.rows("aria-expanded") == ["false", nil])
    try table.act("expand", row: 1)
    #expect(table.rows("aria-level") == ["1", "2", "2", "1"])
    #expect(table.rows("aria-expanded") == ["true", "false", nil, nil])
    #expect(table.state.value.description == "x=b")
    #expect(table.page.first("div", "aria-rowcount", "5") != nil)
    // A second event of one press changes nothing.
    try table.act("expand", row: 1)
    #expect(table.rows("aria-level").count == 4)
    try table.act("collapse", row: 1)
    #expect(table.rows("aria-level") == ["1", "1"])
  }

  @Test func aRowAboveThoseThatAreFoundIsShownAsExpanded() throws {
    let page = controlPage {
      Table(
        "Folders", TableTreeTests.searched,
        state: .constant(TableState(query: TableQuery(search: "b2a")))
      ) {
        TableColumn("Name", id: "name") { Text($0.value.id) }
      }
      .outline(\.node)
    }
    let rows = page.elements.filter { $0.attribute("data-row") != nil }
    #expect(rows.map { $0.attribute("aria-expanded") } == ["true", "true", nil])
    #expect(rows.map { $0.attribute("aria-level") } == ["1", "2", "3"])
    // It cannot be collapsed.
    let grid = try #require(page.first("div", "role", "treegrid"))
    let data = #"{"act":"collapse","row":1,"column":1}"#
    page.host.document.announceAll()
    _ = page.host.handle(UIEvent(type: "gridact", target: grid.id, data: data))
    page.settle()
    #expect(page.elements.count { $0.attribute("data-row") != nil } == 3)
    #expect(page.failures.isEmpty)
  }

  @Test(arguments: ["expand", "collapse"], [2, 3, 99])
  func aRowThatCannotBeExpandedIsLeftAsItIs(act: String, row: Int) throws {
    let table = Opened()
    try table.act(act, row: row)
    #expect(table.rows("aria-level") == ["1", "1"] && table.page.failures.isEmpty)
  }

  @Test(arguments: [WritingDirection.leftToRight, .rightToLeft])
  func aLevelIsIndented(direction: WritingDirection) throws {
    let table = Opened(direction)
    try table.act("expand", row: 1)
    func start(_ text: String) throws -> Double {
      let row = try #require(
        table.page.elements.first { $0.attribute("data-row") != nil && $0.wholeText == text })
      var (left, found) = (0.0, row)
      while let inner = found.visibleChildren.first(where: {
        $0.frame != nil && $0.wholeText == text
      }) {
        left += inner.frame?.left ?? 0
        found = inner
      }
      let width = found.frame?.width ?? 0
      let distance = direction == .leftToRight ? left : (row.frame?.width ?? 0) - left - width
      return (distance * 100).rounded() / 100
    }
    #expect(try start("b") == 32)
    #expect(try start("b2") == 52)
  }
}
