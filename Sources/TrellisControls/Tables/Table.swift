import Foundation
import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisText
import TrellisUI
public import TrellisViews

/// A table of data. Rows can be sorted and selected, and the header stays visible.
///
/// ```swift
/// Table("Packages", packages, selection: $selection, order: $order) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Size", width: 96, alignment: .trailing, sortedBy: { $0.size < $1.size }) {
///     Text($0.size, format: .number)
///   }
/// }
/// ```
///
/// The selection is by identity, so that it stays with its rows when the data changes. Arrow keys, Home and End move
/// between rows, and the space bar selects. The elements have the WAI-ARIA roles of a table; with a selection, the
/// roles of a grid with `aria-selected` rows.
///
/// A table of a ``TableSource``, or of more than 2,000 rows, mounts the rows around its visible part, in a pane of its own; all
/// rows then have one height. `docs/LISTS.md` explains such tables.
public struct Table<Row: Identifiable>: View {
  var rows: [Row]
  let columns: [TableColumn<Row>]
  let selection: Binding<Set<Row.ID>>?
  var order: Binding<TableOrder?>?
  var isSorted: Bool
  @Title var title: String
  private let name: (Row) -> String
  private(set) var open: ((Row) throws -> Void)?
  /// Makes the view of a table with a source.
  var source: ((Table) -> AnyView)?
  var paging: RowPaging?
  var height: Double?
  var hasCellSelection = false
  var node: ((Row) -> TableNode)?
  var disabledBehavior: TableColumnCustomizationBehavior = []
  @FocusState private var focus: Row.ID?
  @State private var actions = Transient(TableActions<Row>())
  @State private var layout = TableState()
  @Environment(\.theme) private var theme
  @Environment(\.texts) private var texts
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.isContentNarrow) private var isNarrow
  @Environment(\.pageMedium) private var medium

  /// - Parameters:
  ///   - title: the name of the table for assistive technology.
  ///   - rows: the rows in the order shown while no column sorts.
  ///   - selection: the identities of the selected rows; `nil` for a table without selection.
  ///   - order: the column and direction of the order; `nil` for a table that the reader cannot sort.
  ///   - isSorted: whether the rows are in this order already, such as a page of rows that a database has sorted. The
  ///     reader can then sort by each column with an `id`, and the table leaves the rows as they are.
  ///   - name: the name of a row for assistive technology.
  ///   - columns: the columns, from the leading edge.
  public init(
    _ title: LocalizedStringKey, _ rows: [Row], selection: Binding<Set<Row.ID>>? = nil,
    order: Binding<TableOrder?>? = nil, isSorted: Bool = false,
    name: @escaping (Row) -> String = { "\($0.id)" },
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) {
    _title = Title(title)
    self.rows = rows
    self.selection = selection
    self.order = order
    self.isSorted = isSorted
    self.name = name
    self.columns = columns()
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, _ rows: [Row], selection: Binding<Set<Row.ID>>? = nil,
    order: Binding<TableOrder?>? = nil, isSorted: Bool = false,
    name: @escaping (Row) -> String = { "\($0.id)" },
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) {
    self.init(
      LocalizedStringKey(verbatim: title), rows, selection: selection, order: order,
      isSorted: isSorted, name: name, columns: columns)
  }

  /// Runs `action` when the user presses a row, or Enter in it.
  public func onOpen(_ action: @escaping (Row) throws -> Void) -> Table {
    var table = self
    table.open = action
    return table
  }

  /// The columns for the width of the window.
  var shownColumns: [TableColumn<Row>] {
    sizeClass == .compact || isNarrow ? columns.filter { !$0.isCompactHidden } : columns
  }

  private var sortedRows: [Row] {
    guard !isSorted, let order = order?.wrappedValue, let areInOrder = sortingColumn?.areInOrder
    else {
      return rows
    }
    let language = TextCollation(language: texts.locale.identifier(.bcp47))
    return rows.sorted {
      order.isDescending ? areInOrder($1, $0, language) : areInOrder($0, $1, language)
    }
  }

  /// The column by which the table is sorted: the column with the order's id, otherwise the first with this title.
  private var sortingColumn: TableColumn<Row>? {
    let found = columns.filter { $0.sorts(by: order?.wrappedValue) }
    return found.first { $0.id == order?.wrappedValue?.column } ?? found.first
  }

  public var body: some View {
    if let source {
      source(self)
    } else if rows.count > RowAdvice.limit, medium == .live {
      arrayWindow(sortedRows, $layout)
    } else {
      whole
    }
  }

  /// All rows as elements.
  @ViewBuilder private var whole: some View {
    let shown = sortedRows
    let columns = shownColumns
    let layouts = columns.map(\.layout)
    let kind: [ViewAttribute] =
      selection == nil ? [.role("table")] : [.role("grid"), .aria("multiselectable", true)]
    ElementView(
      "div", style: .stretched, flexibility: [.growsWidth, .shrinksWidth],
      attributes: kind + [
        .aria("label", title), .aria("rowcount", "\(shown.count + 1)"),
        .className("l-table"), .attribute("data-rove", "rows"),
      ]
    ) {
      header(shown)
      if shown.isEmpty {
        Text(texts[.nothing]).foregroundStyle(.secondaryText).padding(16)
      }
      ForEach(shown) { row in view(of: row, columns, layouts, first: shown.first?.id) }
        .advising(as: "Table")
    }
    .onMount { actions.value.update(shown, selection, $focus, open) }
  }

  private func header(_ shown: [Row]) -> some View {
    let metrics = theme.metrics(.regular)
    return ElementView(
      "div", style: theme.tableRow, size: ComponentSize(height: .points(metrics.height + 4)),
      attributes: [.role("row"), .className("l-head")]
    ) {
      if let selection {
        let chosen = selection.wrappedValue
        let count = shown.count { chosen.contains($0.id) }
        ElementView(
          "div", style: .row(), size: ComponentSize(width: .points(24)), flexibility: [],
          attributes: [.role("columnheader")]
        ) {
          Toggle(
            label: Text(texts[.selectAll]), name: LocalizedStringKey(verbatim: texts[.selectAll]),
            isOn: Binding(
              get: { count > 0 && count == shown.count },
              set: { isOn in selection.wrappedValue = isOn ? Set(shown.map(\.id)) : [] }),
            isMixed: count > 0 && count < shown.count
          )
          .labelsHidden()
        }
      }
      ForEach(Array(shownColumns.enumerated()), id: \.offset) { _, column in
        TableHeaderCell(
          column: column,
          order: column.areInOrder != nil || isSorted && column.hasID ? order : nil,
          isSorting: column.id == sortingColumn?.id)
      }
    }
  }

  private func view(
    of row: Row, _ columns: [TableColumn<Row>], _ layouts: [ColumnLayout], first: Row.ID?
  ) -> TableRow<Row> {
    TableRow(
      id: row.id, name: selection == nil ? "" : name(row), columns: layouts,
      cells: TableCells(all: columns.map { $0.cell(row) }),
      isSelected: selection?.wrappedValue.contains(row.id),
      isTabStop: exactlyEqual(Optional(row.id), focus ?? first), opens: open != nil,
      focus: $focus.target(row.id), actions: actions.value)
  }
}

/// Collects the columns of a ``Table``.
@resultBuilder
public enum TableColumnBuilder<Row> {
  /// Adds one column after the previous columns.
  public static func buildExpression(_ column: TableColumn<Row>) -> [TableColumn<Row>] { [column] }
  /// Joins the columns of all statements, in order.
  public static func buildBlock(_ columns: [TableColumn<Row>]...) -> [TableColumn<Row>] {
    columns.flatMap { $0 }
  }
  /// The columns of an `if` without `else`.
  public static func buildOptional(_ columns: [TableColumn<Row>]?) -> [TableColumn<Row>] {
    columns ?? []
  }
  /// The columns of the first branch.
  public static func buildEither(first columns: [TableColumn<Row>]) -> [TableColumn<Row>] {
    columns
  }
  /// The columns of the second branch.
  public static func buildEither(second columns: [TableColumn<Row>]) -> [TableColumn<Row>] {
    columns
  }
  /// The columns of a loop.
  public static func buildArray(_ columns: [[TableColumn<Row>]]) -> [TableColumn<Row>] {
    columns.flatMap { $0 }
  }
}
