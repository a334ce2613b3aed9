import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
import TrellisViews

/// The header of a ``TableWindow``, which stays at the upper edge of the visible part.
struct TableHead<Row>: View {
  let columns: [TableColumn<Row>]
  let layouts: [TableColumnLayout]
  let height: Double
  let order: [TableOrder]
  /// The ids of the columns by which the reader can sort.
  let sortable: Set<String>
  /// Sorts by a column: its id, the order that the reader saw, and whether other orders stay.
  let sort: (String, String, Bool) -> Void
  /// Changes the widths and the places of columns.
  let change: ((inout TableState) -> Void) -> Void
  let fitted: FittedWidths
  @Environment(\.texts) private var texts
  @Environment(\.announce) private var announce

  var body: some View {
    ElementView(
      "div", style: .row(), size: ComponentSize(height: .points(height)),
      attributes: [.role("row"), .aria("rowindex", "1"), .className("l-head l-cells")]
    ) {
      ForEach(Array(columns.enumerated()), id: \.element.id) { index, column in
        cell(column, layouts[index], index)
      }
    }
  }

  private func cell(
    _ column: TableColumn<Row>, _ layout: TableColumnLayout, _ index: Int
  ) -> some View {
    let canSort = sortable.contains(column.id)
    let place = order.firstIndex { column.sorts(by: $0) }
    let shown = place.map { order[$0].isDescending ? "descending" : "ascending" } ?? "none"
    var attributes: [ViewAttribute] = [
      .role("columnheader"), .aria("colindex", String(index + 1)),
    ]
    if canSort {
      attributes.append(.aria("sort", shown))
      attributes += ViewAttribute.commands(
        on: "click", [.cycle("aria-sort", ["none", "ascending", "descending"])])
    }
    let width = layout.width - (column.isResizable ? ColumnHandle.width : 0)
    return ElementView(
      "div", style: .row(), size: ComponentSize(width: .points(layout.width)),
      flexibility: .growsHeight, attributes: attributes + layout.pinAttributes
    ) {
      if canSort {
        ElementView(
          "button", style: titleStyle(column, layout), size: ComponentSize(width: .points(width)),
          flexibility: .growsHeight, isControl: true, attributes: buttonAttributes(column, shown)
        ) { label(column, layout, place: place) }
      } else {
        ElementView(
          "div", style: titleStyle(column, layout), size: ComponentSize(width: .points(width)),
          flexibility: .growsHeight
        ) { title(column, layout, beside: 0) }
      }
      if column.isResizable {
        ColumnHandle(
          title: column.title, width: layout.width,
          resize: { width in change { $0.setWidth(width, of: column.id) } },
          fit: { change { $0.fitWidth(of: column.id) } },
          move: { distance in change { $0.move(column.id, by: distance, among: columns.map(\.id)) }
          })
      }
    }
  }

  /// The title has the space at its sides that the cells have; the handle is in that at its end.
  private func titleStyle(
    _ column: TableColumn<Row>, _ layout: TableColumnLayout
  ) -> FlexboxStyle {
    let padding = TableColumnLayout.padding
    let end = padding - (column.isResizable ? ColumnHandle.width : 0)
    var style = FlexboxStyle.row(
      spacing: 4,
      padding: FlexboxEdges(start: .points(padding), end: .points(end)))
    style.justifyContent = layout.alignment.justification
    return style
  }

  @ViewBuilder private func label(
    _ column: TableColumn<Row>, _ layout: TableColumnLayout, place: Int?
  ) -> some View {
    let isTrailing = layout.alignment.alignment == .trailing
    if isTrailing { sign(place) }
    // The sign of the order, its number, and the spaces between them and the title.
    title(column, layout, beside: 12 + 4 + (order.count > 1 ? 16 : 0))
    if !isTrailing { sign(place) }
  }

  /// - Parameter space: the width of what is beside the title, in CSS pixels.
  @ViewBuilder private func title(
    _ column: TableColumn<Row>, _ layout: TableColumnLayout, beside space: Double
  ) -> some View {
    let text = Text(column.title).font(.subheadline).fontWeight(.semibold).lineLimit(1)
      .foregroundStyle(.secondaryText)
    if layout.isFitted {
      FittedCell(
        widths: fitted, column: column.id, space: space + 2 * TableColumnLayout.padding)() { text }
    } else {
      text
    }
  }

  /// The sign of the order, and its number if there are several.
  @ViewBuilder private func sign(_ place: Int?) -> some View {
    LeafView(
      "span", size: ComponentSize(width: .points(12), height: .points(12)),
      attributes: [.className("l-order"), .aria("hidden", true)])
    if let place, order.count > 1 {
      Text(verbatim: "\(place + 1)").font(.caption).foregroundStyle(.secondaryText)
    }
  }

  private func buttonAttributes(_ column: TableColumn<Row>, _ shown: String) -> [ViewAttribute] {
    [
      .attribute("type", "button"), .className("l-sort l-sort-fill"),
      .attribute("data-shows", shown),
      .listener(
        "click", ListenerOptions(flags: .shownState),
        Action { event in press(column, event.shown ?? shown, event.modifiers.contains(.shift)) }),
    ]
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

/// The handle at the end of a column's header: a drag or the arrow keys change the width, a double press or Enter has it fit the
/// contents; with the control key, the arrow keys move the column.
struct ColumnHandle: View {
  /// The width of the handle, in CSS pixels.
  static let width = 8.0
  /// The change of the width by a key, in CSS pixels.
  static let step = 16.0

  let title: String
  let width: Double
  let resize: (Double) -> Void
  let fit: () -> Void
  let move: (Int) -> Void
  /// The width when the drag began.
  @State private var first: Double?
  @Environment(\.texts) private var texts
  @Environment(\.writingDirection) private var direction

  private var isMirrored: Bool { direction == .rightToLeft }

  var body: some View {
    ElementView(
      "div", size: ComponentSize(width: .points(Self.width)), flexibility: .growsHeight,
      attributes: [
        .role("separator"), .aria("orientation", "vertical"), .attribute("tabindex", "0"),
        .aria("label", texts(.columnWidth, title)), .aria("valuenow", String(Int(width))),
        .aria("valuemin", String(Int(TableState.widthRange.lowerBound))),
        .aria("valuemax", String(Int(TableState.widthRange.upperBound))),
        .className("l-resize"), .listener("dblclick", Action { _ in fit() }),
      ]
    ) { EmptyView() }
    .onKeyPress([.leftArrow, .rightArrow, .return]) { key, modifiers in
      if key == .return { return fit() }
      let forth = (key == .rightArrow) != isMirrored
      if modifiers.contains(.control) {
        move(forth ? 1 : -1)
      } else {
        resize(width + (forth ? Self.step : -Self.step))
      }
    }
    .gesture(
      DragGesture(minimumDistance: 2)
        .onChanged { movement in
          let start = first ?? width
          if first == nil { first = start }
          resize(start + (isMirrored ? -movement.translation.width : movement.translation.width))
        }
        .onEnded { _ in first = nil })
  }
}
