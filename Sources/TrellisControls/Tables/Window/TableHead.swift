import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
import TrellisViews

/// The header of a ``TableWindow``, which stays at the upper edge of the visible part.
struct TableHead<Row>: View {
  /// All columns in their order, with those that are not shown.
  let all: [TableColumn<Row>]
  /// The shown columns in their order.
  let columns: [TableColumn<Row>]
  let layouts: [TableColumnLayout]
  /// The width of the table, in CSS pixels.
  let available: Double
  let height: Double
  let state: TableState
  let order: [TableOrder]
  /// The ids of the columns by which the reader can sort.
  let sortable: Set<String>
  /// Sorts by a column: its id, the order that the reader saw, and whether other orders stay.
  let sort: (String, String, Bool) -> Void
  /// Changes the widths, the places, the edges and the visibility of columns.
  let change: ((inout TableState) -> Void) -> Void
  let fitted: FittedWidths
  /// The column whose menu button has the focus.
  @FocusState private var focus: String?
  @Environment(\.texts) private var texts
  @Environment(\.announce) private var announce

  var body: some View {
    ElementView(
      "div", style: .row(), size: ComponentSize(height: .points(height)),
      attributes: [.role("row"), .aria("rowindex", "1"), .className("l-head l-cells")]
    ) {
      ForEach(Array(columns.enumerated()), id: \.element.id) { index, column in
        TableHeadCell(
          column: column, layout: layouts[index], index: index, height: height,
          place: order.firstIndex { column.sorts(by: $0) }, order: order,
          canSort: sortable.contains(column.id),
          menu: column.hasMenu ? menu(of: column, at: index) : nil, focus: $focus.target(column.id),
          fitted: fitted, perform: { perform($0, column, at: index) })
      }
    }
  }

  // MARK: Menus

  private func menu(of column: TableColumn<Row>, at index: Int) -> TableColumnMenu {
    let pin = state.pin(of: column)
    let pinned = columns.enumerated().reduce(0) {
      $0 + (state.pin(of: $1.element) == nil ? 0 : layouts[$1.offset].width)
    }
    let canMove = column.allows(.reorder)
    let shown = Set(columns.map(\.id))
    return TableColumnMenu(
      canSort: sortable.contains(column.id), canPin: column.allows(.pin), pin: pin,
      // More pinned columns would scroll with the others.
      hasSpaceToPin: pin != nil || pinned + layouts[index].width <= available / 2,
      canMoveBack: canMove && neighbour(of: index, -1) != nil,
      canMoveForth: canMove && neighbour(of: index, 1) != nil,
      canFit: column.allows(.resize), isFitted: layouts[index].isFitted,
      // The menu of another column shows the column again.
      canHide: column.allows(.visibility)
        && columns.enumerated().contains { $0.offset != index && $0.element.hasMenu },
      hidden: all.filter { !shown.contains($0.id) && $0.allows(.visibility) }
        .map { TableColumnMenu.Hidden(id: $0.id, title: $0.title) })
  }

  /// The place of the column beside a shown column, if both are at the same edge.
  private func neighbour(of index: Int, _ step: Int) -> Int? {
    let other = index + step
    guard columns.indices.contains(other),
      state.pin(of: columns[other]) == state.pin(of: columns[index])
    else { return nil }
    return other
  }

  private func perform(_ act: TableColumnAct, _ column: TableColumn<Row>, at index: Int) {
    switch act {
    case .sort(let shown, let adds): press(column, shown, adds)
    case .pin(let pin):
      // A column without a pin in its declaration needs none in the state to be free.
      change { $0.pins[column.id] = pin == (column.pin ?? .free) ? nil : pin }
    case .move(let step): move(column, at: index, by: step)
    case .resize(let width): change { $0.setWidth(width, of: column.id) }
    case .fit: change { $0.fitWidth(of: column.id) }
    case .hide:
      let shown = columns.map(\.id)
      change {
        // A state that hides all columns shows all of them.
        $0.hidden.subtract(shown)
        $0.hidden.insert(column.id)
      }
      focus = heirOfFocus(at: index)
    case .show(let id): change { $0.hidden.remove(id) }
    }
  }

  /// The column whose menu button gets the focus of a hidden column: the nearest one with a menu.
  private func heirOfFocus(at index: Int) -> String? {
    let others = columns.indices.filter { $0 != index && columns[$0].hasMenu }
    return others.min { abs($0 - index) < abs($1 - index) }.map { columns[$0].id }
  }

  /// Moves a column beyond its neighbour; columns that are not shown keep their places.
  private func move(_ column: TableColumn<Row>, at index: Int, by step: Int) {
    guard let other = neighbour(of: index, step) else { return }
    func place(_ index: Int) -> Int? { all.firstIndex { $0.id == columns[index].id } }
    guard let from = place(index), let to = place(other) else { return }
    change { $0.move(column.id, by: to - from, among: all.map(\.id)) }
  }

  private func press(_ column: TableColumn<Row>, _ shown: String, _ adds: Bool) {
    sort(column.id, shown, adds)
    switch shown {
    case "ascending": announce(texts(.sortedDown, column.title))
    case "descending": announce(texts(.notSorted, column.title))
    default: announce(texts(.sortedUp, column.title))
    }
  }
}
