import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
import TrellisViews

/// The element of a cell, with the role of the cell, and the width and alignment of its column.
struct TableCell<Content: View>: PrimitiveView {
  let column: ColumnLayout
  let role: String
  /// Whether the cell is as high as its row, so that its content can fill it.
  var fillsHeight = false
  var attributes: [ViewAttribute] = []
  @ViewBuilder let content: Content

  func _expand(into expansion: inout ViewExpansion) {
    var style = FlexboxStyle.row()
    style.justifyContent = column.justification
    // Columns without a width share the remaining width equally, whatever their contents.
    ElementView(
      "div", style: style,
      size: column.width.map { ComponentSize(width: .points($0)) }
        ?? ComponentSize(width: .points(0), minWidth: .points(0)),
      flexibility: (column.width == nil ? Flexibility.fillsWidth : [])
        .union(fillsHeight ? .growsHeight : []),
      attributes: [.role(role)] + attributes
    ) { content }
    ._expand(into: &expansion)
  }
}

/// The header of a column; a button if the column sorts.
struct TableHeaderCell<Row>: View {
  let column: TableColumn<Row>
  /// The order that a press changes; `nil` for a column that does not sort.
  let order: Binding<TableOrder?>?
  /// Whether the table is sorted by the column.
  let isSorting: Bool
  @Environment(\.texts) private var texts
  @Environment(\.announce) private var announce

  private var isDescending: Bool { isSorting && order?.wrappedValue?.isDescending == true }
  /// The value of `aria-sort`.
  private var shown: String { isSorting ? isDescending ? "descending" : "ascending" : "none" }

  var body: some View {
    let canSort = order != nil
    let sort: [ViewAttribute] =
      canSort
      ? [.aria("sort", shown)] : []
    let answer =
      canSort
      ? ViewAttribute.commands(
        on: "click", [.cycle("aria-sort", ["none", "ascending", "descending"])]) : []
    TableCell(
      column: column.layout, role: "columnheader", fillsHeight: canSort,
      attributes: sort + answer
    ) {
      if canSort {
        // The button fills the cell.
        ElementView(
          "button", style: buttonStyle, flexibility: .fills, isControl: true,
          attributes: [
            .attribute("type", "button"), .className("l-sort"), .attribute("data-shows", shown),
            .listener(
              "click", ListenerOptions(flags: .shownState),
              Action { event in press(event.shown ?? shown) }),
          ]
        ) {
          // In a trailing column the sign precedes the title, so that the title is aligned with the values.
          if column.alignment == .trailing { sign }
          title
          if column.alignment != .trailing { sign }
        }
      } else {
        title
      }
    }
  }

  private var buttonStyle: FlexboxStyle {
    var style = FlexboxStyle.row(spacing: 4)
    style.justifyContent = column.layout.justification
    return style
  }

  /// The place for the sign of the order, drawn by the style sheet from the attribute `aria-sort`.
  private var sign: some View {
    LeafView(
      "span", size: ComponentSize(width: .points(12), height: .points(12)),
      attributes: [.className("l-order"), .aria("hidden", true)])
  }

  private var title: some View {
    Text(column.title).font(.subheadline).fontWeight(.semibold).lineLimit(1)
      .foregroundStyle(.secondaryText)
  }

  /// Advances the order that the user saw: unsorted, ascending, descending, unsorted.
  private func press(_ shown: String) {
    guard let order else { return }
    switch shown {
    case "ascending":
      order.wrappedValue = TableOrder(by: column.id, isDescending: true)
      announce(texts(.sortedDown, column.title))
    case "descending":
      // If another column sorts by now, its order stays: the user has not seen it.
      if isSorting { order.wrappedValue = nil }
      announce(texts(.notSorted, column.title))
    default:
      order.wrappedValue = TableOrder(by: column.id, isDescending: false)
      announce(texts(.sortedUp, column.title))
    }
  }
}
