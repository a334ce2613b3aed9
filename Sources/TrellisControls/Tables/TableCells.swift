import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
import TrellisViews

/// The element around the content of one cell: it has the role of the cell, and the width and alignment of the column.
struct TableCell<Content: View>: PrimitiveView {
  let column: ColumnPlace
  let role: String
  var attributes: [ViewAttribute] = []
  let content: Content

  init(
    column: ColumnPlace, role: String, attributes: [ViewAttribute] = [],
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
struct TableHeaderCell<Row>: View {
  let column: TableColumn<Row>
  let order: Binding<TableOrder?>?
  @Environment(\.texts) private var texts
  @Environment(\.announce) private var announce

  init(column: TableColumn<Row>, order: Binding<TableOrder?>?) {
    self.column = column
    self.order = order
  }

  private var isSorting: Bool { order?.wrappedValue?.column == column.title }
  private var isDescending: Bool { isSorting && order?.wrappedValue?.isDescending == true }

  var body: some View {
    let canSort = order != nil && column.areInOrder != nil
    let sort: [ViewAttribute] =
      canSort
      ? [.aria("sort", isSorting ? isDescending ? "descending" : "ascending" : "none")] : []
    TableCell(column: column.place, role: "columnheader", attributes: sort) {
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
    let key: TextKey = isDescending ? .notSorted : isSorting ? .sortedDown : .sortedUp
    order.wrappedValue =
      isDescending ? nil : TableOrder(by: column.title, isDescending: isSorting)
    announce(texts(key, column.title))
  }
}
