import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
import TrellisViews

/// A row of a ``TableWindow``: its cells, or shapes of cells while it is not loaded.
///
/// A row with equal cells is equal to the row of the previous evaluation, and is not evaluated again.
struct TableWindowRow: View {
  /// The place of the row in the table, from 0.
  let place: Int
  let height: Double
  let columns: [TableColumnLayout]
  /// `nil` while the row is not loaded.
  let cells: TableCells?
  /// `nil` in a table without selection.
  let isSelected: Bool?
  /// The selected cells; empty if none is, `nil` in a table without a selection of cells.
  let selectedCells: Range<Int>?
  /// Whether the table is a grid, whose cells can have the focus.
  let isGrid: Bool
  let fitted: FittedWidths
  /// `nil` in a table without a tree, and while the row is not loaded.
  let node: TableRowNode?

  /// The width for each level of a tree, and for the sign that expands a row, in CSS pixels.
  private static let indent = 20.0

  var body: some View {
    ElementView(
      "div", style: .row(), size: ComponentSize(height: .points(height)), attributes: attributes
    ) {
      ForEach(Array(columns.enumerated()), id: \.offset) { index, column in
        TableWindowCell(
          column: column, index: index, isSelected: selectedCells?.contains(index), isGrid: isGrid
        ) {
          if index == 0, let node { sign(node) }
          if let cells, column.isFitted {
            FittedCell(widths: fitted, column: column.id, space: space(beside: index))() {
              HStack(spacing: 0) { cells.all[index] }
            }
          } else if let cells {
            cells.all[index]
          } else {
            Skeleton()
          }
        }
      }
    }
  }

  /// The width of what is beside the content of a cell, in CSS pixels.
  private func space(beside index: Int) -> Double {
    2 * TableColumnLayout.padding + (index == 0 ? Double(node?.level ?? 0) * Self.indent : 0)
  }

  /// The sign that expands the row, after the space of the levels above. The table handles the presses and keys
  /// (`public/grids.js`).
  @ViewBuilder private func sign(_ node: TableRowNode) -> some View {
    if node.level > 1 {
      LeafView(
        "span", size: ComponentSize(width: .points(Double(node.level - 1) * Self.indent)))
    }
    ElementView(
      "span", style: .row(),
      size: ComponentSize(width: .points(Self.indent), height: .points(Self.indent)),
      flexibility: [], attributes: [.className("l-twist"), .aria("hidden", true)]
    ) {
      if node.isExpanded != nil { Image(icon: .chevronForward, size: 16) }
    }
  }

  private var attributes: [ViewAttribute] {
    var all: [ViewAttribute] = [
      .role("row"), .aria("rowindex", String(place + 2)),
      .attribute("data-row", String(place + 1)), .className("l-cells l-line-row"),
    ]
    if let isSelected, cells != nil { all.append(.aria("selected", isSelected)) }
    if cells == nil { all.append(.aria("busy", true)) }
    if let node {
      all.append(.aria("level", String(node.level)))
      if let isExpanded = node.isExpanded { all.append(.aria("expanded", isExpanded)) }
    }
    return all
  }
}

/// The place of a row in a tree.
struct TableRowNode: Hashable {
  let level: Int
  /// `nil` for a row without rows below it.
  let isExpanded: Bool?
}

/// A cell of a row, with the width and the edge of its column.
struct TableWindowCell<Content: View>: PrimitiveView {
  let column: TableColumnLayout
  /// The place of the column among the shown ones, from 0.
  let index: Int
  /// `nil` in a table without a selection of cells.
  let isSelected: Bool?
  let isGrid: Bool
  @ViewBuilder let content: Content

  func _expand(into expansion: inout ViewExpansion) {
    var style = FlexboxStyle.row(
      padding: .symmetric(horizontal: .points(TableColumnLayout.padding), vertical: 0))
    style.justifyContent = column.alignment.justification
    var attributes: [ViewAttribute] = [
      .role(isGrid ? "gridcell" : "cell"), .aria("colindex", String(index + 1)),
    ]
    if let isSelected { attributes.append(.aria("selected", isSelected)) }
    if isGrid { attributes += [.attribute("tabindex", "-1"), .className("l-cell")] }
    ElementView(
      "div", style: style, size: ComponentSize(width: .points(column.width)),
      flexibility: .growsHeight, attributes: attributes + column.pinAttributes
    ) { content }
    ._expand(into: &expansion)
  }
}

extension TableColumnLayout {
  /// The attributes of the cells of a pinned column, which stay at an edge while the others are scrolled.
  var pinAttributes: [ViewAttribute] {
    guard let pin else { return [] }
    return [
      .className(pin == .leading ? "l-pin" : "l-pin l-pin-end"),
      .style(StyleProperty("--l-pin"), "\(Int(pinOffset))px"),
    ]
  }
}

/// The identity of a row in a window: its own, or its place while it is not loaded.
enum TableRowKey<ID: Hashable>: Hashable {
  case row(ID)
  case place(Int)
}

/// The rows of a ``TableWindow`` for the engine of long lists.
struct TableWindowRows<Row: Identifiable>: LazyRowSource {
  let rows: any TableRows<Row>
  let count: Int
  let height: Double
  let make: (_ place: Int, _ row: Row?) -> TableWindowRow

  var rowHeight: Double? { height }
  var name: String { "Table" }

  func id(of place: Int) -> TableRowKey<Row.ID> {
    guard let row = rows.row(place), !rows.isRepeated(place) else { return .place(place) }
    return .row(row.id)
  }

  func makeRow(_ place: Int, in trees: LazyRowTrees<TableRowKey<Row.ID>>) -> Component? {
    trees.component(of: id(of: place), make(place, rows.row(place)))
  }

  func willShow(_ places: Range<Int>) { rows.show(places) }

  /// Rows of another order have the same places, so the visible part stays where it is.
  func isKnownToEqual(_ former: Self) -> Bool { count == former.count }

  func difference(from former: Self) -> ListDifference {
    ListDifference(from: former.count, resizedTo: count)
  }
}

/// The rows of a table by window.
struct TableRunway<Row: Identifiable>: PrimitiveView {
  let rows: TableWindowRows<Row>
  let visibleHeight: Double
  let jump: LazyListStyle.Jump?

  func _expand(into expansion: inout ViewExpansion) {
    var style = LazyListStyle()
    style.role = "rowgroup"
    style.rowRole = "row"
    style.visibleHeight = visibleHeight
    style.jump = jump
    expansion.appendLazyList(rows, style)
  }
}
