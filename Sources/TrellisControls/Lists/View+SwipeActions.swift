import TrellisComponents
import TrellisLayout
import TrellisUI
public import TrellisViews

/// What a list lets the user do with a row, as items of its menu.
struct ListRowActions {
  var moveUp: (() throws -> Void)?
  var moveDown: (() throws -> Void)?
  var delete: (() throws -> Void)?
}

private enum ListRowActionsKey: EnvironmentKey {
  static var defaultValue: ListRowActions? { nil }
}

extension EnvironmentValues {
  /// The items that a list adds to the menu of a row's content.
  var listRowActions: ListRowActions? {
    get { self[ListRowActionsKey.self] }
    set { self[ListRowActionsKey.self] = newValue }
  }
}

/// A row's content with a menu, to which the list adds its items.
protocol ListRowMenuOwner {}

/// The button of a row that opens the menu of its actions.
struct ListRowMenu<Items: View>: View {
  /// The attribute `id` of the menu.
  let id: String
  let items: Items
  @Environment(\.texts) private var texts

  var body: some View {
    MenuLayer(
      id: id, kind: .menu(LayerPlacement(.bottom, alignment: .end)), name: texts[.moreActions],
      items: items,
      content: Button(opening: id) { Image(icon: .more, size: 20) }
        .attribute("aria-haspopup", "menu")
        .attribute("aria-label", texts[.moreActions]))
  }
}

/// The button of a row that opens the menu of what the list lets the user do.
struct ListEditsMenu: View {
  let edits: ListRowActions
  @ElementID private var id

  var body: some View { ListRowMenu(id: id, items: ListRowMenuItems(items: edits)) }
}

/// The menu items by which a row is moved and removed with the keyboard.
struct ListRowMenuItems: View {
  let items: ListRowActions
  @Environment(\.texts) private var texts

  var body: some View {
    if let up = items.moveUp { Button(texts[.moveUp], action: up) }
    if let down = items.moveDown { Button(texts[.moveDown], action: down) }
    if let delete = items.delete { Button(texts[.delete], role: .destructive, action: delete) }
  }
}

/// A row with actions in a menu.
public struct SwipeActionsView<Content: View, Actions: View>: View, ListRowMenuOwner {
  fileprivate let content: Content
  fileprivate let actions: Actions
  @ElementID private var id
  @Environment(\.listRowActions) private var rowActions
  @Environment(\.pageMedium) private var medium

  public var body: some View {
    ElementView(
      "div", style: .row(spacing: 8), flexibility: [.growsWidth, .shrinksWidth],
      attributes: medium == .live ? swipe : []
    ) {
      VStack(alignment: .leading, spacing: 2) { content }
        .frame(maxWidth: .infinity, alignment: .leading)
        .environment(\.listRowActions, nil)
      if medium == .live { ListRowMenu(id: id, items: items) }
    }
  }

  @ViewBuilder private var items: some View {
    actions
    if let rowActions { ListRowMenuItems(items: rowActions) }
  }

  /// A finger slides the row over its first actions (`public/slides.js`); a fast movement of the mouse opens the menu.
  private var swipe: [ViewAttribute] {
    [.className("l-swipes"), .recognizer("swipe:left,right,slide")]
      + ViewAttribute.commands(on: "swipe", [.show(id)])
  }
}

extension View {
  /// Adds actions to this view, the content of a row of a ``List``: in a menu that a button at the trailing edge opens. A
  /// finger also slides the content towards the leading edge over the first two actions and the last destructive one, or three
  /// actions, as buttons.
  ///
  /// ```swift
  /// List(messages) { message in
  ///   MessageRow(message).swipeActions {
  ///     Button("Archive") { archive(message) }
  ///     Button("Delete", role: .destructive) { delete(message) }
  ///   }
  /// }
  /// ```
  ///
  /// What the list itself lets the user do with the row (``/TrellisViews/ForEach/onDelete(perform:)``) is in the same menu,
  /// if this is the last modifier of the row's content.
  ///
  /// Source: SwiftUI's `swipeActions(edge:allowsFullSwipe:content:)`.
  ///
  /// - Parameter actions: buttons, dividers and menus.
  public func swipeActions<Actions: View>(
    @ViewBuilder actions: () -> Actions
  ) -> SwipeActionsView<Self, Actions> {
    SwipeActionsView(content: self, actions: actions())
  }
}
