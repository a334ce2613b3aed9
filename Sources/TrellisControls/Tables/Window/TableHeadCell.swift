import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
import TrellisViews

/// What the reader does with a column in its header.
enum TableColumnAct {
  /// Sorts by the column: the order that the reader saw, and whether other orders stay.
  case sort(shown: String, adds: Bool)
  case pin(TablePin)
  /// Moves the column by one, towards the end or towards the start.
  case move(Int)
  case resize(Double)
  case fit
  case hide
  /// Shows another column.
  case show(String)
}

/// The header of a column: its title, which is a button if the table can be sorted by it, its menu, and the handle of its
/// width.
struct TableHeadCell<Row>: View {
  let column: TableColumn<Row>
  let layout: TableColumnLayout
  /// The place among the shown columns, from 0.
  let index: Int
  let height: Double
  /// The place in ``order``; `nil` if the table is not sorted by the column.
  let place: Int?
  let order: [TableOrder]
  let canSort: Bool
  /// `nil` for a column without a menu.
  let menu: TableColumnMenu?
  /// The focus of the button of the menu.
  let focus: FocusTarget?
  let fitted: FittedWidths
  let perform: (TableColumnAct) -> Void
  @State private var showsMenu = false
  @ElementID private var menuID
  @ElementID private var titleID
  @Environment(\.texts) private var texts

  /// The width of the button of the menu, in CSS pixels.
  private static var menuWidth: Double { 24 }

  /// The value of `aria-sort`.
  private var shown: String {
    place.map { order[$0].isDescending ? "descending" : "ascending" } ?? "none"
  }

  private var isTrailing: Bool { layout.alignment.alignment == .trailing }
  private var handleWidth: Double { column.isResizable ? ColumnHandle.width : 0 }

  var body: some View {
    ElementView(
      "div", style: .row(), size: ComponentSize(width: .points(layout.width)),
      flexibility: .growsHeight, attributes: attributes + layout.pinAttributes
    ) {
      // The button is at the side where the title does not end, so that titles end where the values end.
      if menu != nil, isTrailing { menuButton }
      if canSort {
        ElementView(
          "button", style: titleStyle, size: ComponentSize(width: .points(titleWidth)),
          flexibility: .growsHeight, isControl: true, attributes: buttonAttributes
        ) { label }
      } else {
        ElementView(
          "div", style: titleStyle, size: ComponentSize(width: .points(titleWidth)),
          flexibility: .growsHeight, attributes: [.attribute("id", titleID)]
        ) { title(beside: 0) }
      }
      if menu != nil, !isTrailing { menuButton }
      if column.isResizable {
        ColumnHandle(
          title: column.title, width: layout.width, resize: { perform(.resize($0)) },
          fit: { perform(.fit) },
          move: { if column.allows(.reorder) { perform(.move($0)) } })
      }
    }
  }

  private var attributes: [ViewAttribute] {
    var all: [ViewAttribute] = [
      .role("columnheader"), .aria("colindex", String(index + 1)),
      // Without the names of the menu and the handle.
      .aria("labelledby", titleID),
    ]
    if canSort {
      all.append(.aria("sort", shown))
      all += ViewAttribute.commands(
        on: "click", [.cycle("aria-sort", ["none", "ascending", "descending"])])
    }
    if menu != nil {
      all += ViewAttribute.commands(on: "contextmenu", [.show(menuID)])
      all += ViewAttribute.commands(on: "keydown", keys: ["Alt+ArrowDown"], [.show(menuID)])
    }
    return all
  }

  // MARK: The title

  /// The distances of the title from the start and the end of the cell, in CSS pixels.
  private var space: (start: Double, end: Double) {
    let padding = TableColumnLayout.padding
    guard menu != nil else { return (padding, padding) }
    let end = handleWidth + Self.menuWidth
    return switch layout.alignment.alignment {
    case .trailing: (Self.menuWidth, padding)
    case .center: (end, end)
    default: (padding, end)
    }
  }

  private var titleWidth: Double {
    max(layout.width - handleWidth - (menu == nil ? 0 : Self.menuWidth), 0)
  }

  private var titleStyle: FlexboxStyle {
    var (start, end) = space
    end -= handleWidth
    if menu != nil {
      if isTrailing { start -= Self.menuWidth } else { end -= Self.menuWidth }
    }
    var style = FlexboxStyle.row(
      spacing: 4,
      padding: FlexboxEdges(
        start: .points(min(start, titleWidth)), end: .points(min(end, titleWidth))))
    style.justifyContent = layout.alignment.justification
    return style
  }

  @ViewBuilder private var label: some View {
    if isTrailing { sign }
    // The sign of the order, its number, and the spaces between them and the title.
    title(beside: 12 + 4 + (order.count > 1 ? 16 : 0))
    if !isTrailing { sign }
  }

  /// - Parameter width: the width of the elements beside the title, in CSS pixels.
  @ViewBuilder private func title(beside width: Double) -> some View {
    let text = Text(column.title).font(.subheadline).fontWeight(.semibold).lineLimit(1)
      .foregroundStyle(.secondaryText)
    if layout.isFitted {
      FittedCell(widths: fitted, column: column.id, space: width + space.start + space.end)() {
        text
      }
    } else {
      text
    }
  }

  /// The sign of the order, and its number if there are several.
  @ViewBuilder private var sign: some View {
    LeafView(
      "span", size: ComponentSize(width: .points(12), height: .points(12)),
      attributes: [.className("l-order"), .aria("hidden", true)])
    if let place, order.count > 1 {
      Text(verbatim: "\(place + 1)").font(.caption).foregroundStyle(.secondaryText)
    }
  }

  private var buttonAttributes: [ViewAttribute] {
    let (shown, perform) = (shown, perform)
    return [
      .attribute("type", "button"), .className("l-sort l-sort-fill"), .attribute("id", titleID),
      .attribute("data-shows", shown),
      .listener(
        "click", ListenerOptions(flags: .shownState),
        Action { event in
          perform(.sort(shown: event.shown ?? shown, adds: event.modifiers.contains(.shift)))
        }),
    ]
  }

  // MARK: The menu

  /// The button of the menu. The items are made when it is opened, since a table may have many columns.
  private var menuButton: some View {
    let (title, isPresented) = (texts(.columnOptions, column.title), $showsMenu)
    var options = LayerOptions()
    options.role = "menu"
    options.label = title
    options.more = [.attribute("tabindex", "-1")]
    let button = ElementView(
      "button", style: .row(),
      size: ComponentSize(width: .points(Self.menuWidth), height: .points(height)),
      flexibility: [], isControl: true,
      attributes: [
        .attribute("type", "button"), .className("l-colmenu"), .aria("label", title),
        .aria("haspopup", "menu"), .aria("expanded", showsMenu),
        .attribute("aria-keyshortcuts", "Alt+ArrowDown"),
        // The press is none of the cell, which would show another order.
        .listener(
          "click", ListenerOptions(flags: .stopPropagation),
          Action { _ in isPresented.wrappedValue = true }),
      ] + ViewAttribute.commands(on: "click", [.show(menuID)])
    ) { Image(icon: .moreVertical, size: 16) }
    return PresentedLayer(
      .menu(LayerPlacement(.bottom, alignment: isTrailing ? .start : .end, gap: 0)),
      isPresented: isPresented, options: options, id: menuID,
      content: FocusTargetView(content: button, target: focus)
    ) {
      if let menu { TableColumnMenuItems(menu: menu, shown: shown, perform: perform) }
    }
  }
}
