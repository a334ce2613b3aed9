import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
import TrellisViews

/// A row of a ``List``: an item, or the header or footer of a section.
///
/// A row with equal properties is not evaluated again.
struct ListRow<Value: Hashable>: View {
  let id: ListRowID
  /// The index in the list, with headers and footers.
  let row: Int
  let kind: ListParts.Kind
  let place: ListRowPlace
  let node: ListNode?
  /// `nil` for a row that cannot be selected.
  let isSelected: Bool?
  let canDelete: Bool
  let canMove: Bool
  let isLastOfPart: Bool
  let isFirstOfPart: Bool
  let look: ListLook
  let content: AnyView
  let model: ListModel<Value>
  @Environment(\.theme) private var theme
  @Environment(\.texts) private var texts
  @Environment(\.pageMedium) private var medium
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    switch kind {
    case .items: item
    case .header, .footer: heading
    case .end: ElementView("div", attributes: common + [.role("presentation")]) {}
    }
  }

  /// The index and the name of the row, by which the browser names it.
  private var common: [ViewAttribute] {
    [.attribute("data-row", "\(row + 1)"), .attribute("data-id", id.key)]
  }

  private var inset: Double {
    theme.space(look.style == .plain ? .medium : .large)
  }

  // MARK: Items

  private var item: some View {
    let metrics = theme.metrics(.regular)
    let height = max(metrics.height + 8, sizeClass == .compact ? 44 : 0)
    let indent = Double(min((node?.level ?? 1) - 1, 40)) * 20
    return ElementView(
      "div",
      style: .row(
        spacing: theme.space(.small),
        padding: look.insets
          ?? FlexboxEdges(
            top: 4, bottom: 4, start: .points(inset + indent), end: .points(inset))),
      size: ComponentSize(minHeight: .points(height)), flexibility: [.growsWidth, .shrinksWidth],
      attributes: common + itemAttributes
    ) {
      if let node { disclosure(node) }
      VStack(alignment: .leading, spacing: 2) { content }
        .frame(maxWidth: .infinity, alignment: .leading)
        .environment(\.listRowActions, hasOwnMenu ? edits : nil)
      if !hasOwnMenu, let edits { ListEditsMenu(edits: edits) }
      if canMove, medium == .live { grip }
    }
  }

  private var itemAttributes: [ViewAttribute] {
    var all: [ViewAttribute] = [
      .role(look.role), .aria("posinset", "\(place.position + 1)"), .className("l-listrow"),
    ]
    if let count = place.count { all.append(.aria("setsize", "\(count)")) }
    if place.isFirst { all.append(.className("l-first")) }
    if place.isLast { all.append(.className("l-last")) }
    if let isSelected { all.append(.aria("selected", isSelected)) }
    if let node {
      all.append(.aria("level", "\(node.level)"))
      if let isExpanded = node.isExpanded { all.append(.aria("expanded", isExpanded)) }
    }
    if look.isInteractive, medium == .live {
      all.append(.attribute("tabindex", "-1"))
      let keys = [canMove ? "Alt+ArrowUp Alt+ArrowDown" : nil, canDelete ? "Delete" : nil]
      let words = keys.compactMap { $0 }.joined(separator: " ")
      if !words.isEmpty { all.append(.attribute("aria-keyshortcuts", words)) }
    }
    return all
  }

  /// The sign that shows and hides the rows below; the keys of the row do the same.
  private func disclosure(_ node: ListNode) -> some View {
    ElementView(
      "span", style: .row(), size: ComponentSize(width: .points(20), height: .points(20)),
      flexibility: [], attributes: [.className("l-twist"), .aria("hidden", true)]
    ) {
      if node.isExpanded != nil { Image(icon: .chevronForward, size: 16) }
    }
  }

  private var grip: some View {
    ElementView(
      "span", style: .row(), size: ComponentSize(width: .points(24), minHeight: .points(24)),
      flexibility: [],
      attributes: [
        .className("l-grip"), .attribute("data-grip", ""), .aria("hidden", true),
      ]
    ) { Image(icon: .grip, size: 20).foregroundStyle(.secondaryText) }
  }

  /// Whether the content has a menu that shows ``edits``.
  private var hasOwnMenu: Bool { content.isView(of: (any ListRowMenuOwner).self) }

  private var edits: ListRowActions? {
    guard medium == .live, canDelete || canMove else { return nil }
    let (id, row, model) = (id, row, model)
    return ListRowActions(
      moveUp: canMove && !isFirstOfPart ? { try model.move(id, by: -1, at: row) } : nil,
      moveDown: canMove && !isLastOfPart ? { try model.move(id, by: 1, at: row) } : nil,
      delete: canDelete ? { try model.delete(id, at: row) } : nil)
  }

  // MARK: Headers and footers

  private var heading: some View {
    ElementView(
      "div",
      style: .column(
        padding: FlexboxEdges(
          top: kind == .header ? 12 : 6, bottom: 6, start: .points(inset), end: .points(inset))),
      flexibility: [.growsWidth, .shrinksWidth],
      attributes: common + [
        .role("presentation"), .className(kind == .header ? "l-listhead" : "l-listfoot"),
      ]
    ) {
      content
        .font(kind == .header ? .headline : .caption)
        .foregroundStyle(.secondaryText)
    }
  }
}
