import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
import TrellisViews

/// A table that mounts the rows around its visible part, in a pane that scrolls both ways.
struct TableWindow<Row: Identifiable>: View {
  let title: String
  let rows: any TableRows<Row>
  /// All columns in their order, with those that are not shown.
  let all: [TableColumn<Row>]
  let columns: [TableColumn<Row>]
  /// The height of all rows, in CSS pixels; `nil` for the height in the theme.
  let rowHeight: Double?
  let state: TableState
  let order: [TableOrder]
  let sortable: Set<String>
  let sort: (String, String, Bool) -> Void
  let change: ((inout TableState) -> Void) -> Void
  let selection: Binding<Set<Row.ID>>?
  let open: ((Row) throws -> Void)?
  /// Identifies the query of the rows: another value shows the first rows.
  let query: TableQuery
  let selectsCells: Bool
  let node: ((Row) -> TableNode)?

  @State private var memory = TableMemory<Row>()
  @State private var jump: LazyListStyle.Jump?
  @State private var entry: TableEntryPlace<Row.ID>?
  @State private var message: String?
  @State private var chosenCells: TableCellChoice?
  @Environment(\.theme) private var theme
  @Environment(\.texts) private var texts
  @Environment(\.announce) private var announce
  @Environment(\.copyToClipboard) private var copy
  @Environment(\.viewport) private var viewport
  @Environment(\.scrollBarWidth) private var scrollBar

  /// The part of the window's height that a table takes in a space without a height.
  private static var heightPart: Double { 0.8 }

  /// The width of the line around the pane, in CSS pixels. It is beside the pane, whose content would cover it.
  private static var edge: Double { 1 }

  /// The selected cells; none after a change of the query, which shows other rows at their places.
  private var cells: TableCellRange? {
    get { chosenCells.flatMap { exactlyEqual($0.query, query) ? $0.range : nil } }
    nonmutating set { chosenCells = newValue.map { TableCellChoice(range: $0, query: query) } }
  }

  private var isGrid: Bool {
    selection != nil || selectsCells || open != nil || node != nil
      || columns.contains { $0.entry != nil }
  }

  var body: some View {
    let begin = startingTask { [memory] in try await memory.runExtension?() }
    let _ = memory.prepare(begin)
    GeometryReader { space in
      VStack(alignment: .leading, spacing: 0) {
        if let notice { noticeBar(notice) }
        FittedTable(widths: memory.widths) { pane(space.size) }
      }
    }
    .onChange(of: query.collapsed) { show(row: 0, .top) }
  }

  // MARK: Parts

  private func pane(_ space: Size) -> some View {
    let outer = max(space.width - 2 * Self.edge, 0)
    let height = rowHeight ?? theme.metrics(.regular).height + 8
    let head = theme.metrics(.regular).height + 4
    let count = rows.count ?? 0
    let content = head + Double(max(count, 2)) * height
    // The length in an axis without a limit is 10.
    let limit = space.height > 10 ? space.height : viewport.height * Self.heightPart
    let noticed = notice == nil ? 0 : Self.noticeHeight
    let most = limit - noticed - 2 * Self.edge
    // The bars have the width of the page's, which was measured (`public/looks/grids.css`).
    let available = max(outer - (content > most ? scrollBar : 0), 0)
    let layouts = [TableColumnLayout](
      columns, state, available: available, fitted: memory.widths)
    let width = max(layouts.totalWidth, available)
    let shown = max(min(content + (width > available ? scrollBar : 0), most), head + height)
    let cells = cells
    return ScrollView([.horizontal, .vertical]) {
      ElementView(
        "div", style: .stretched, size: ComponentSize(width: .points(width)),
        flexibility: [], attributes: attributes(layouts, head, cells)
      ) {
        TableHead(
          all: all, columns: columns, layouts: layouts, available: available, height: head,
          state: state, order: order, sortable: sortable, sort: sort, change: change,
          fitted: memory.widths)
        if count == 0 {
          Text(rows.count == nil ? texts[.loading] : texts[.nothing])
            .foregroundStyle(.secondaryText).padding(16)
        } else {
          TableRunway(
            rows: TableWindowRows(rows: rows, count: count, height: height) { place, row in
              self.row(place, row, height, layouts, cells)
            }, visibleHeight: shown, jump: jump)
        }
      }
    }
    .frame(width: outer, height: shown)
    .className("l-table-pane")
    .padding(Self.edge)
    .className("l-table-frame")
  }

  private func attributes(
    _ layouts: [TableColumnLayout], _ head: Double, _ cells: TableCellRange?
  ) -> [ViewAttribute] {
    var all: [ViewAttribute] = [
      .role(node != nil ? "treegrid" : isGrid ? "grid" : "table"), .aria("label", title),
      .aria("rowcount", rows.count.map { String($0 + 1) } ?? "-1"),
      .aria("colcount", String(layouts.count)), .aria("busy", rows.isLoading),
      .className("l-grid"), .style(StyleProperty("--l-head"), "\(Int(head))px"),
      .style(StyleProperty("--l-start"), "\(Int(layouts.pinnedWidth(.leading)))px"),
      .style(StyleProperty("--l-end"), "\(Int(layouts.pinnedWidth(.trailing)))px"),
    ]
    guard isGrid else { return all }
    if selection != nil || selectsCells { all.append(.aria("multiselectable", true)) }
    if selectsCells {
      all.append(.attribute("data-cells", cells.map { String($0.rows.count) } ?? ""))
    }
    all.append(.attribute("tabindex", "0"))
    all += ViewAttribute.listening(
      to: .gridAct, fields: TableAct.reader.names, [],
      Action { event in
        guard let (name, row, column) = TableAct.reader.values(of: event) else { return }
        if let act = TableAct(rawValue: name) { try perform(act, row - 1, column - 1) }
      })
    return all
  }

  private func row(
    _ place: Int, _ row: Row?, _ height: Double, _ layouts: [TableColumnLayout],
    _ cells: TableCellRange?
  ) -> TableWindowRow {
    TableWindowRow(
      place: place, height: height, columns: layouts,
      cells: row.map { row in TableCells(all: columns.map { cell($0, row) }) },
      isSelected: selection.map { chosen in
        row.map { chosen.wrappedValue.contains($0.id) } ?? false
      },
      selectedCells: selectsCells ? cells?.columns(inRow: place) ?? 0..<0 : nil, isGrid: isGrid,
      fitted: memory.widths,
      node: node.flatMap { node in
        row.map {
          let node = node($0)
          return TableRowNode(
            level: node.level,
            isExpanded: node.isAlwaysExpanded ? true : node.key.map { query.expanded.contains($0) })
        }
      })
  }

  private func cell(_ column: TableColumn<Row>, _ row: Row) -> AnyView {
    guard let form = column.entry, let entry, exactlyEqual(entry.id, row.id),
      entry.column.utf8.elementsEqual(column.id.utf8)
    else { return column.cell(row) }
    return AnyView(
      TableEntryField(
        title: column.title, text: form.text(row), isRefused: message != nil,
        commit: { text in
          do {
            if let refusal = form.problem(row, text) {
              message = refusal
              return
            }
            try await form.commit(row, text)
            (self.entry, message) = (nil, nil)
            rows.reload()
          } catch {
            message = texts[.entryFailed]
          }
        }))
  }

  // MARK: Messages

  private static var noticeHeight: Double { 52 }

  private var notice: String? {
    if let message { return message }
    return switch rows.problem {
    case .failed: texts[.rowsFailed]
    case .fewerRows: texts[.fewerRows]
    case .repeatedIdentity: texts[.repeatedRows]
    case nil: nil
    }
  }

  private func noticeBar(_ notice: String) -> some View {
    HStack(spacing: 12) {
      Text(verbatim: notice)
      if rows.problem != nil, message == nil { Button(texts[.tryAgain]) { rows.retry() } }
    }
    .frame(minHeight: Self.noticeHeight)
    .attribute("role", "alert")
  }

  // MARK: Acts

  private func show(row: Int, _ anchor: ScrollAnchor?) {
    jump = LazyListStyle.Jump(number: (jump?.number ?? 0) + 1, row: row, anchor: anchor)
  }

  /// Does what the user requests in a cell.
  private func perform(_ act: TableAct, _ place: Int, _ column: Int) throws {
    let count = rows.count ?? 0
    guard place >= 0, place < count else { return }
    let row = rows.row(place)
    switch act {
    case .go: show(row: place, nil)
    case .escape:
      (entry, message, cells) = (nil, nil, nil)
    case .all where selectsCells:
      selectCells(from: .init(row: 0, column: 0), to: .init(row: count - 1, column: .max))
    case .extend where selectsCells:
      let cell = TableCellRange.Cell(row: place, column: column)
      selectCells(from: cells?.anchor ?? cell, to: cell)
    case .select where selectsCells:
      let cell = TableCellRange.Cell(row: place, column: column)
      selectCells(from: cell, to: cell)
    case .copy: copyCells()
    case .expand, .collapse:
      guard let row, let key = node?(row).key else { return }
      change {
        if act == .expand {
          $0.query.expanded.insert(key)
        } else {
          $0.query.expanded.remove(key)
        }
      }
    case .all: select(0..<count)
    case .extend:
      select(min(place, memory.anchor ?? place)..<max(place, memory.anchor ?? place) + 1)
    case .select, .toggle:
      guard let row, let selection else { return }
      memory.anchor = place
      let isChosen = selection.wrappedValue.contains(row.id)
      if act == .select {
        selection.wrappedValue = [row.id]
      } else if isChosen {
        selection.wrappedValue.remove(row.id)
      } else {
        selection.wrappedValue.insert(row.id)
      }
      announce(texts(.selected, selection.wrappedValue.count))
    case .open, .edit:
      guard let row else { return }
      if columns.indices.contains(column), columns[column].entry != nil {
        entry = TableEntryPlace(id: row.id, column: columns[column].id)
        message = nil
      } else {
        try open?(row)
      }
    }
  }

  /// Selects the rows in a range, also those that are not loaded.
  private func select(_ places: Range<Int>) {
    guard let selection else { return }
    guard places.count <= TableMemory<Row>.selectionLimit else {
      message = texts(.tooManyRows, TableMemory<Row>.selectionLimit)
      return
    }
    withRows(places) { rows in
      selection.wrappedValue = Set(rows.map(\.id))
      announce(texts(.selected, selection.wrappedValue.count))
    }
  }

  /// Runs `body` with the rows in a range, also those that are not loaded.
  private func withRows(_ places: Range<Int>, _ body: @escaping ([Row]) -> Void) {
    let known = places.compactMap { rows.row($0) }
    if known.count == places.count { return body(known) }
    memory.runExtension = { [rows, memory] in
      memory.runExtension = nil
      do { body(try await rows.loaded(places)) } catch { message = texts[.rowsFailed] }
    }
    memory.begin?()
  }

  private func selectCells(from anchor: TableCellRange.Cell, to end: TableCellRange.Cell) {
    let last = columns.count - 1
    func limited(_ cell: TableCellRange.Cell) -> TableCellRange.Cell {
      TableCellRange.Cell(row: cell.row, column: min(max(cell.column, 0), last))
    }
    let range = TableCellRange(anchor: limited(anchor), end: limited(end))
    if range == cells { return }
    cells = range
    announce(texts(.selected, range.rows.count * range.columns.count))
  }

  /// Copies the selected cells. The browser does it if all are mounted.
  private func copyCells() {
    guard let cells, cells.columns.upperBound <= columns.count else { return }
    guard cells.rows.count <= TableMemory<Row>.selectionLimit else {
      message = texts(.tooManyRows, TableMemory<Row>.selectionLimit)
      return
    }
    var copied: [(Row) -> String] = []
    for column in columns[cells.columns] {
      guard let text = column.copiedText ?? column.entry?.text else {
        message = texts(.notCopied, column.title)
        return
      }
      copied.append(text)
    }
    withRows(cells.rows) { rows in
      let rows = rows.map { row in copied.map { $0(row) } }
      copy(TableClipboard.text(rows), html: TableClipboard.html(rows))
    }
  }
}

/// What a user requests in a cell of a grid (`public/grids.js`).
enum TableAct: String {
  case go, escape, all, extend, select, toggle, open, edit, copy, expand, collapse

  /// The act, the place of the row from 1, and the number of the column from 1.
  static var reader: EventReader<String, Int, Int> {
    EventReader(
      .text("act", limit: 16), .integer("row", in: 1...Int(Int32.max)),
      .integer("column", in: 1...1_000))
  }
}

/// What a table remembers between two acts, and no view shows.
final class TableMemory<Row: Identifiable> {
  /// The most rows that are selected at once.
  static var selectionLimit: Int { 10_000 }
  /// The place from which a range of rows is selected.
  var anchor: Int?
  let widths = FittedWidths()
  var runExtension: AsyncHandler?
  /// Runs the extension as a task of the page.
  private(set) var begin: (() -> Void)?

  func prepare(_ begin: @escaping () -> Void) { self.begin = begin }
}

/// The cell that is being edited.
struct TableEntryPlace<ID: Hashable>: Hashable {
  let id: ID
  let column: String
}
