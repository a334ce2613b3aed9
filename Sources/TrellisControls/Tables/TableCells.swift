import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
import TrellisViews

/// The element around the content of one cell: it has the role of the cell, and the width and alignment of the column.
struct TableCell<Content: View>: PrimitiveView {
  let column: ColumnPlace
  let role: String
  /// Whether the cell is as high as its row, for a content that fills it.
  let fillsHeight: Bool
  var attributes: [ViewAttribute] = []
  let content: Content

  init(
    column: ColumnPlace, role: String, fillsHeight: Bool = false,
    attributes: [ViewAttribute] = [], @ViewBuilder content: () -> Content
  ) {
    self.column = column
    self.role = role
    self.fillsHeight = fillsHeight
    self.attributes = attributes
    self.content = content()
  }

  func _expand(into expansion: inout ViewExpansion) {
    var style = FlexboxStyle.row()
    style.justifyContent = column.justification
    // Columns without a width have equal shares, independent of their contents.
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

/// The header of a column, a button if it sorts.
struct TableHeaderCell<Row>: View {
  let column: TableColumn<Row>
  let order: Binding<TableOrder?>?
  /// Whether the table is sorted by the column.
  let isSorting: Bool
  @Environment(\.texts) private var texts
  @Environment(\.announce) private var announce

  init(column: TableColumn<Row>, order: Binding<TableOrder?>?, isSorting: Bool) {
    self.column = column
    self.order = order
    self.isSorting = isSorting
  }

  private var isDescending: Bool { isSorting && order?.wrappedValue?.isDescending == true }
  /// The value of `aria-sort`.
  private var shown: String { isSorting ? isDescending ? "descending" : "ascending" : "none" }

  var body: some View {
    let canSort = order != nil && column.areInOrder != nil
    let sort: [ViewAttribute] =
      canSort
      ? [.aria("sort", shown)] : []
    let answer =
      canSort
      ? ViewAttribute.commands(
        on: "click", [.cycle("aria-sort", ["none", "ascending", "descending"])]) : []
    TableCell(
      column: column.place, role: "columnheader", fillsHeight: canSort,
      attributes: sort + answer
    ) {
      if canSort {
        // The whole cell is pressed.
        ElementView(
          "button", style: buttonStyle, flexibility: .fills, isControl: true,
          attributes: [
            .attribute("type", "button"), .className("l-sort"), .attribute("data-shows", shown),
            .listener(
              "click", ListenerOptions(flags: .shownState),
              Action { event in press(event.shown ?? shown) }),
          ]
        ) {
          // A title at the end is above the values of its column.
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
    style.justifyContent = column.place.justification
    return style
  }

  /// The style sheet draws the sign of the attribute `aria-sort`, which changes at a press.
  private var sign: some View {
    LeafView(
      "span", size: ComponentSize(width: .points(12), height: .points(12)),
      attributes: [.className("l-order"), .aria("hidden", true)])
  }

  private var title: some View {
    Text(column.title).font(.subheadline).fontWeight(.semibold).lineLimit(1)
      .foregroundStyle(.secondaryText)
  }

  /// Sorts by the order after the one that the user saw: ascending, descending, unsorted.
  private func press(_ shown: String) {
    guard let order else { return }
    switch shown {
    case "ascending":
      order.wrappedValue = TableOrder(by: column.id, isDescending: true)
      announce(texts(.sortedDown, column.title))
    case "descending":
      // Another column that sorts meanwhile is not what the user saw.
      if isSorting { order.wrappedValue = nil }
      announce(texts(.notSorted, column.title))
    default:
      order.wrappedValue = TableOrder(by: column.id, isDescending: false)
      announce(texts(.sortedUp, column.title))
    }
  }
}
