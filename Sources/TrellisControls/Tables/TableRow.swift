import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
import TrellisViews

/// A row of a ``Table``.
///
/// A row with equal cells and states is equal to the row of the previous evaluation, and is not evaluated again.
struct TableRow<Row: Identifiable>: View {
  let id: Row.ID
  /// The name for assistive technology; empty in a table without selection.
  let name: String
  let columns: [ColumnLayout]
  let cells: TableCells
  /// `nil` in a table without selection.
  let isSelected: Bool?
  /// Whether the Tab key reaches this row.
  let isTabStop: Bool
  /// Whether a press opens the row.
  let opens: Bool
  let focus: FocusTarget?
  /// The same object in all evaluations of the table.
  let actions: TableActions<Row>
  @Environment(\.theme) private var theme
  @Environment(\.texts) private var texts

  var body: some View {
    FocusTargetView(content: row, target: focus)
  }

  private var row: some View {
    ElementView(
      "div", style: theme.tableRow,
      size: ComponentSize(minHeight: .points(theme.metrics(.regular).height + 8)),
      isControl: true, attributes: attributes
    ) {
      if let isSelected { checkbox(isSelected) }
      ForEach(Array(zip(columns, cells.all).enumerated()), id: \.offset) { _, cell in
        TableCell(column: cell.0, role: isSelected == nil ? "cell" : "gridcell") { cell.1 }
      }
    }
  }

  private var attributes: [ViewAttribute] {
    let (id, actions) = (id, actions)
    var all: [ViewAttribute] = [.role("row"), .className("l-line-row")]
    if let isSelected { all.append(.aria("selected", isSelected)) }
    if isSelected != nil || opens {
      all.append(.attribute("tabindex", isTabStop ? "0" : "-1"))
      all.append(
        .listener(
          "keydown",
          ListenerOptions(
            flags: [.preventDefault, .selfOnly, .shownState],
            keys: ["ArrowUp", "ArrowDown", "Home", "End", " ", "Enter"]),
          Action { event in
            let wasSelected = event.shown.map { $0 == "true" }
            try actions.press(event.key ?? "", on: id, wasSelected: wasSelected)
          }))
    }
    if opens {
      all.append(.className("l-open"))
      all.append(.listener("click", Action { _ in try actions.open(id) }))
    }
    return all
  }

  private func checkbox(_ isSelected: Bool) -> some View {
    let (id, actions) = (id, actions)
    return ElementView(
      "div", style: .row(), size: ComponentSize(width: .points(24)), flexibility: [],
      attributes: [
        .role("gridcell"),
        .listener("click", ListenerOptions(flags: .stopPropagation), Action { _ in }),
      ]
    ) {
      Toggle(
        texts(.selectRow, name),
        isOn: Binding(get: { isSelected }, set: { actions.select(id, $0) })
      )
      .labelsHidden()
    }
  }
}

/// The cells of a row; equal if their views are.
struct TableCells: Equatable {
  let all: [AnyView]

  static func == (left: Self, right: Self) -> Bool {
    left.all.elementsEqual(right.all) { $0.isSame(as: $1) }
  }
}

/// The actions of a ``Table`` for its rows, with the values of its evaluation on screen.
///
/// Rows that are not evaluated again refer to this object.
final class TableActions<Row: Identifiable> {
  private var rows: [Row] = []
  private var selection: Binding<Set<Row.ID>>?
  private var focus: FocusState<Row.ID?>.Binding?
  private var opening: ((Row) throws -> Void)?

  /// - Parameter rows: in the order in which they are shown.
  func update(
    _ rows: [Row], _ selection: Binding<Set<Row.ID>>?, _ focus: FocusState<Row.ID?>.Binding,
    _ opening: ((Row) throws -> Void)?
  ) {
    self.rows = rows
    self.selection = selection
    self.focus = focus
    self.opening = opening
  }

  /// Runs the action for a pressed row.
  func open(_ id: Row.ID) throws {
    if let row = rows.first(where: { exactlyEqual($0.id, id) }) { try opening?(row) }
  }

  func select(_ id: Row.ID, _ isSelected: Bool) {
    guard let selection else { return }
    if isSelected {
      selection.wrappedValue.insert(id)
    } else {
      selection.wrappedValue.remove(id)
    }
  }

  /// Handles a key press in a focused row.
  ///
  /// - Parameter wasSelected: whether the user saw the row as selected; `nil` if unknown.
  func press(_ key: String, on id: Row.ID, wasSelected: Bool?) throws {
    guard let index = rows.firstIndex(where: { exactlyEqual($0.id, id) }) else { return }
    switch key {
    case "ArrowUp": focus?.wrappedValue = rows[max(index - 1, 0)].id
    case "ArrowDown": focus?.wrappedValue = rows[min(index + 1, rows.count - 1)].id
    case "Home": focus?.wrappedValue = rows[0].id
    case "End": focus?.wrappedValue = rows[rows.count - 1].id
    case "Enter" where opening != nil: try opening?(rows[index])
    default:
      guard let selection else { return }
      select(id, !(wasSelected ?? selection.wrappedValue.contains(id)))
    }
  }
}

/// The width of a column, and the alignment of its cells.
struct ColumnLayout: Equatable {
  let width: Double?
  let alignment: HorizontalAlignment

  /// The alignment of a cell's content along the row.
  var justification: FlexboxStyle.JustifyContent {
    switch alignment {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    }
  }
}

extension TableColumn {
  var layout: ColumnLayout { ColumnLayout(width: width, alignment: alignment) }
}

extension Theme {
  /// The arrangement of the cells of a row.
  var tableRow: FlexboxStyle {
    .row(spacing: 12, padding: .symmetric(horizontal: .points(space(.medium)), vertical: 0))
  }
}
