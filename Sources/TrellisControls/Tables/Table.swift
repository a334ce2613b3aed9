import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
public import TrellisViews

/// Rows of small data: they can be sorted and selected, and the header stays visible.
///
/// ```swift
/// Table(packages, selection: $selection, order: $order) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Size", width: 96, alignment: .trailing, sortedBy: { $0.size < $1.size }) { Text($0.size, format: .number) }
/// }
/// ```
///
/// The selection is by identity, so that it stays with its rows when the data changes. Arrow keys, Home and End move
/// between rows, and the space bar selects. The elements have the roles of a table of WAI-ARIA, with a selection those of a
/// grid, whose rows have the state `aria-selected`.
public struct Table<Row: Identifiable>: View {
  private let rows: [Row]
  private let columns: [TableColumn<Row>]
  private let selection: Binding<Set<Row.ID>>?
  private let order: Binding<TableOrder?>?
  private let title: String
  private let name: (Row) -> String
  private var open: ((Row) -> Void)?
  @FocusState private var focus: Row.ID?
  @Environment(\.theme) private var theme
  @Environment(\.texts) private var texts
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.isContentNarrow) private var isNarrow

  /// - Parameters:
  ///   - title: the name of the table for assistive technology.
  ///   - rows: in their order while no column sorts them.
  ///   - selection: the identities of the selected rows; `nil` for a table without selection.
  ///   - order: the column that sorts; `nil` for a table that cannot be sorted by its reader.
  ///   - name: the name of a row for assistive technology.
  ///   - columns: from the start of lines.
  public init(
    _ title: some StringProtocol, _ rows: [Row], selection: Binding<Set<Row.ID>>? = nil,
    order: Binding<TableOrder?>? = nil, name: @escaping (Row) -> String = { "\($0.id)" },
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) {
    self.title = String(title)
    self.rows = rows
    self.selection = selection
    self.order = order
    self.name = name
    self.columns = columns()
  }

  /// Runs `action` when the user presses a row, or Enter in it.
  public func onOpen(_ action: @escaping (Row) -> Void) -> Table {
    var table = self
    table.open = action
    return table
  }

  private var shownColumns: [TableColumn<Row>] {
    sizeClass == .compact || isNarrow ? columns.filter { !$0.isCompactHidden } : columns
  }

  private var sortedRows: [Row] {
    guard let order = order?.wrappedValue,
      let areInOrder = columns.first(where: { $0.title == order.column })?.areInOrder
    else { return rows }
    return rows.sorted { order.isDescending ? areInOrder($1, $0) : areInOrder($0, $1) }
  }

  /// The view.
  public var body: some View {
    let shown = sortedRows
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
      ForEach(shown) { row in view(of: row, in: shown) }
    }
  }

  private func header(_ shown: [Row]) -> some View {
    let metrics = theme.metrics(.regular)
    return ElementView(
      "div", style: cellRow, size: ComponentSize(height: .points(metrics.height + 4)),
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
            label: Text(texts[.selectAll]), name: texts[.selectAll],
            isOn: count > 0 && count == shown.count, isMixed: count > 0 && count < shown.count
          ) { isOn in selection.wrappedValue = isOn ? Set(shown.map(\.id)) : [] }
          .labelsHidden()
        }
      }
      ForEach(Array(shownColumns.enumerated()), id: \.offset) { _, column in
        HeaderCell(column: column, order: order)
      }
    }
  }

  private var cellRow: FlexboxStyle {
    .row(
      spacing: 12, padding: .symmetric(horizontal: .points(theme.space(.medium)), vertical: 0))
  }

  private func view(of row: Row, in all: [Row]) -> some View {
    let metrics = theme.metrics(.regular)
    let isSelected = selection?.wrappedValue.contains(row.id) ?? false
    var attributes: [ViewAttribute] = [.role("row"), .className("l-line-row")]
    if selection != nil { attributes.append(.aria("selected", isSelected)) }
    if selection != nil || open != nil {
      attributes.append(.attribute("tabindex", row.id == (focus ?? all.first?.id) ? "0" : "-1"))
      attributes.append(
        .listener(
          "keydown",
          ListenerOptions(
            flags: [.preventDefault, .selfOnly],
            keys: ["ArrowUp", "ArrowDown", "Home", "End", " ", "Enter"]),
          Action { event in press(event.key ?? "", row, all) }))
      attributes += EnvironmentValues.current.controlAttributes
    }
    if let open {
      attributes.append(.className("l-open"))
      attributes.append(.listener("click", Action { _ in open(row) }))
    }
    return ElementView(
      "div", style: cellRow,
      size: ComponentSize(minHeight: .points(metrics.height + 8)), isControl: true,
      attributes: attributes
    ) {
      if let selection {
        ElementView(
          "div", style: .row(), size: ComponentSize(width: .points(24)), flexibility: [],
          attributes: [
            .role("gridcell"),
            .listener("click", ListenerOptions(flags: .stopPropagation), Action { _ in }),
          ]
        ) {
          Toggle(
            texts(.selectRow, name(row)),
            isOn: Binding(
              get: { selection.wrappedValue.contains(row.id) },
              set: {
                if $0 {
                  selection.wrappedValue.insert(row.id)
                } else {
                  selection.wrappedValue.remove(row.id)
                }
              })
          )
          .labelsHidden()
        }
      }
      ForEach(Array(shownColumns.enumerated()), id: \.offset) { _, column in
        Cell(column: column, role: selection == nil ? "cell" : "gridcell") { column.cell(row) }
      }
    }
    .focused($focus, equals: row.id)
  }

  private func press(_ key: String, _ row: Row, _ all: [Row]) {
    guard let index = all.firstIndex(where: { $0.id == row.id }) else { return }
    switch key {
    case "ArrowUp": focus = all[max(index - 1, 0)].id
    case "ArrowDown": focus = all[min(index + 1, all.count - 1)].id
    case "Home": focus = all[0].id
    case "End": focus = all[all.count - 1].id
    case "Enter" where open != nil: open?(row)
    default:
      guard let selection else { return }
      if selection.wrappedValue.contains(row.id) {
        selection.wrappedValue.remove(row.id)
      } else {
        selection.wrappedValue.insert(row.id)
      }
    }
  }
}

/// Collects the columns of a ``Table``.
@resultBuilder
public enum TableColumnBuilder<Row> {
  /// A column.
  public static func buildExpression(_ column: TableColumn<Row>) -> [TableColumn<Row>] { [column] }
  /// Several columns.
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

/// A cell of a table.
private struct Cell<Row, Content: View>: PrimitiveView {
  let column: TableColumn<Row>
  let role: String
  var attributes: [ViewAttribute] = []
  let content: Content

  init(
    column: TableColumn<Row>, role: String, attributes: [ViewAttribute] = [],
    @ViewBuilder content: () -> Content
  ) {
    self.column = column
    self.role = role
    self.attributes = attributes
    self.content = content()
  }

  func _expand(into expansion: inout ViewExpansion) {
    var style = FlexboxStyle.row()
    style.justifyContent =
      switch column.alignment {
      case .leading: .start
      case .center: .center
      case .trailing: .end
      }
    // Columns without a width have equal shares, independent of their contents.
    ElementView(
      "div", style: style,
      size: column.width.map { ComponentSize(width: .points($0)) }
        ?? ComponentSize(width: .points(0), minWidth: .points(0)),
      flexibility: column.width == nil ? [.growsWidth, .shrinksWidth] : [],
      attributes: [.role(role)] + attributes
    ) { content }
    ._expand(into: &expansion)
  }
}

/// The header of a column, a button if it sorts.
private struct HeaderCell<Row>: View {
  let column: TableColumn<Row>
  let order: Binding<TableOrder?>?

  private var isSorting: Bool { order?.wrappedValue?.column == column.title }
  private var isDescending: Bool { isSorting && order?.wrappedValue?.isDescending == true }

  var body: some View {
    let canSort = order != nil && column.areInOrder != nil
    let sort: [ViewAttribute] =
      canSort
      ? [.aria("sort", isSorting ? isDescending ? "descending" : "ascending" : "none")] : []
    Cell(column: column, role: "columnheader", attributes: sort) {
      if canSort {
        ElementView(
          "button", style: .row(spacing: 4, padding: .symmetric(horizontal: 0, vertical: 4)),
          flexibility: .shrinksWidth, isControl: true,
          attributes: [
            .attribute("type", "button"), .className("l-sort"),
            .listener("click", Action { _ in press() }),
          ]
        ) {
          title
          if isSorting {
            Image(icon: isDescending ? .arrowDown : .arrowUp, size: 14)
          }
        }
      } else {
        title
      }
    }
  }

  private var title: some View {
    Text(column.title).font(.subheadline).fontWeight(.semibold).lineLimit(1)
      .foregroundStyle(.secondaryText)
  }

  private func press() {
    guard let order else { return }
    order.wrappedValue =
      isDescending ? nil : TableOrder(by: column.title, isDescending: isSorting)
  }
}
