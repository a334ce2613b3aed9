import TrellisBase
import TrellisComponents
import TrellisUI
public import TrellisViews

extension Table where Row: Sendable, Row.ID: Sendable {
  /// A table of rows that are paged, sorted and filtered by a source.
  ///
  /// ```swift
  /// @Query private var table = TableState()
  /// …
  /// Table("Entries", source, state: $table) {
  ///   TableColumn("Date", id: "date", width: 96) { Text($0.date, format: .dateTime.day().month().year()) }
  ///   TableColumn("Text", value: \.text)
  /// }
  /// .frame(height: 600)
  /// ```
  ///
  /// The rows around the visible part are loaded and mounted; others are shapes until they are loaded. The reader sorts by the
  /// columns with an `id`, by several with the Shift key. In a space without a height the table takes at most 80 % of the height
  /// of the window.
  ///
  /// - Parameters:
  ///   - title: the name of the table for assistive technology.
  ///   - source: the rows. The source of the first evaluation is used until `revision` changes.
  ///   - state: order, search and filters, and the widths, places and visibility of columns; `nil` keeps them in the table.
  ///   - selection: the identities of the selected rows; `nil` for a table without selection.
  ///   - revision: another number than before reads all rows again, such as after a change of the data.
  ///   - name: the name of a row for assistive technology.
  ///   - columns: the columns, from the leading edge.
  public init(
    _ title: LocalizedStringKey, _ source: some TableSource<Row>,
    state: Binding<TableState>? = nil, selection: Binding<Set<Row.ID>>? = nil, revision: Int = 0,
    name: @escaping (Row) -> String = { "\($0.id)" },
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) {
    self.init(title, [], selection: selection, name: name, columns: columns)
    self.source = { table in
      AnyView(SourceTable(table: table, source: source, chosen: state, revision: revision))
    }
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, _ source: some TableSource<Row>,
    state: Binding<TableState>? = nil, selection: Binding<Set<Row.ID>>? = nil, revision: Int = 0,
    name: @escaping (Row) -> String = { "\($0.id)" },
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) {
    self.init(
      LocalizedStringKey(verbatim: title), source, state: state, selection: selection,
      revision: revision, name: name, columns: columns)
  }
}

extension Table {
  /// The height of all rows of a table of a ``TableSource``, or of more than 2,000 rows, in CSS pixels; by default the
  /// height of a control with some space. Smaller tables ignore it.
  ///
  /// - Parameter height: from 16 to 400.
  public func rowHeight(_ height: Double) -> Table {
    var table = self
    table.height = height.isFinite ? min(max(height, 16), 400) : nil
    return table
  }

  /// The reader selects and copies ranges of cells: by a drag or a press with the Shift key, and by the Shift key with the keys
  /// that move the focus. Control A selects all cells, Escape none.
  ///
  /// A press then selects a cell in place of a row; if the table has a selection of rows, the space bar and a press with the
  /// Control key select rows. Tables that mount all rows ignore it.
  ///
  /// Control C copies the cells as text with tabs and as HTML, at most 10,000 rows. If some are not mounted, the columns give
  /// the texts; see ``TableColumn/copied(_:)``.
  public func selectsCells() -> Table {
    var table = self
    table.hasCellSelection = true
    return table
  }

  /// Shows the rows of a ``TableSource`` as a tree, or as groups: the first column has a sign that expands and collapses a row.
  ///
  /// ```swift
  /// Table("Folders", TreeTableSource(folders, children: \.folders), state: $table) { … }.outline(\.node)
  /// ```
  ///
  /// The keys of the expanded rows are in the query, and the source returns the rows below them. In the first column the
  /// arrow keys in the direction of lines expand a row, collapse it, and go to the row above in the tree.
  ///
  /// - Parameter node: the place of a row in the tree.
  public func outline(_ node: @escaping (Row) -> TableNode) -> Table {
    var table = self
    table.node = node
    return table
  }

  /// Links to pages of 100 rows, which a table of a ``TableSource`` shows to browsers without scripts.
  ///
  /// ```swift
  /// @Query(in: 0...1_000_000) private var page = 0
  /// …
  /// Table("Entries", source) { … }.pages($page, address: _page.address)
  /// ```
  ///
  /// - Parameters:
  ///   - page: the page that is shown in place of the whole table, from 1; 0 for the whole table. The last page is shown for a
  ///     number beyond it.
  ///   - address: the address of a page.
  public func pages(_ page: Binding<Int>, address: @escaping (Int) -> String?) -> Table {
    var table = self
    table.paging = RowPaging(page: page, address: address)
    return table
  }

  /// The table with some rows as elements, in their order.
  func plain(
    _ rows: [Row], order: TableOrder?, setOrder: @escaping (TableOrder?) -> Void
  ) -> Table {
    var table = self
    table.source = nil
    table.paging = nil
    table.rows = rows
    table.isSorted = true
    table.order = Binding(get: { order }, set: setOrder)
    return table
  }

  /// The table of an array by window.
  func arrayWindow(_ rows: [Row], _ layout: Binding<TableState>) -> some View {
    let orders = order?.wrappedValue.map { [$0] } ?? []
    return window(
      ArrayRows(rows), state: layout.wrappedValue, order: orders, query: TableQuery(order: orders),
      sortable: order == nil
        ? []
        : Set(columns.filter { $0.areInOrder != nil || isSorted && $0.hasID }.map(\.id)),
      sort: { [order] column, shown, _ in
        var query = TableQuery(order: order?.wrappedValue.map { [$0] } ?? [])
        query.press(column, shown: shown, adds: false)
        order?.wrappedValue = query.order.first
      },
      change: { body in
        var state = layout.wrappedValue
        body(&state)
        layout.wrappedValue = state
      })
  }

  func window(
    _ rows: any TableRows<Row>, state: TableState, order: [TableOrder], query: TableQuery,
    sortable: Set<String>, sort: @escaping (String, String, Bool) -> Void,
    change: @escaping ((inout TableState) -> Void) -> Void
  ) -> TableWindow<Row> {
    let all = [TableColumn<Row>].ordered(
      shownColumns.map { $0.disabledCustomizationBehavior(disabledBehavior) }, state)
    return TableWindow(
      title: title, rows: rows, all: all, columns: .shown(all, state), rowHeight: height,
      state: state, order: order, sortable: sortable, sort: sort, change: change,
      selection: selection, open: open, query: query, selectsCells: hasCellSelection,
      node: node)
  }
}
