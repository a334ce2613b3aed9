import TrellisComponents
import TrellisUI
public import TrellisViews

/// A button that opens a menu of buttons.
///
/// ```swift
/// Menu("Actions") {
///   Button("Rename") { isRenaming = true }
///   Menu("Move to") { ForEach(folders) { folder in Button(folder.name) { move(to: folder) } } }
///   Divider()
///   Button("Delete", role: .destructive) { delete() }
/// }
/// ```
///
/// The items are in the document before the menu opens, so that it opens at once, even without a script. Pressing an
/// item hides the menu at once, and runs the action on the server. By keyboard: Enter, space and arrows open the menu;
/// arrows, Home and End move in it; letters find an item; left and right arrows open and close inner menus; Escape
/// closes. A chevron follows a label that is not an icon alone, see ``/TrellisViews/View/menuIndicator(_:)``.
///
/// Source: SwiftUI's `Menu`; WAI-ARIA Authoring Practices, "Menu Button".
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let title: LocalizedStringKey?
  private let content: Content
  private var primary: (() throws -> Void)?
  @ElementID private var id
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.menuIndicator) private var indicator
  @Environment(\.texts) private var texts
  @Environment(\.theme) private var theme

  /// - Parameters:
  ///   - content: the items: buttons, dividers and menus.
  ///   - label: the content of the button.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    title = nil
  }

  /// A button with an action, beside a button that opens the menu; in another menu the action is the first item.
  ///
  /// - Parameters:
  ///   - content: the items: buttons, dividers and menus.
  ///   - label: the content of the button.
  ///   - primaryAction: runs when the button with the label is pressed.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () throws -> Void
  ) {
    self.init(content: content, label: label)
    primary = primaryAction
  }

  /// The button and its menu.
  private var name: String? { title.map { Title($0).wrappedValue } }

  public var body: some View {
    if let primary, !isInMenu {
      HStack(spacing: 2) {
        Button(action: primary) { label }
          .cornerRadius(
            CornerRadii(
              topLeading: radius, topTrailing: 2, bottomTrailing: 2, bottomLeading: radius))
        opener
      }
    } else {
      MenuLayer(
        id: id, kind: .menu(isInMenu ? LayerPlacement(.trailing, gap: 2) : LayerPlacement(.bottom)),
        name: name, items: items,
        content: Button(opening: id) {
          label
          if isInMenu {
            Spacer()
            Image(icon: .chevronForward, size: 16).foregroundStyle(.secondaryText)
          } else if showsIndicator {
            Image(icon: .chevronDown, size: 12).opacity(0.7)
          }
        }
        .attribute("aria-haspopup", "menu"))
    }
  }

  /// Whether a chevron follows the label.
  private var showsIndicator: Bool {
    indicator == .visible || indicator == .automatic && Label.self != Image.self
  }

  private var radius: Double { theme.radius(.medium) }

  /// The button with an icon that opens the menu.
  private var opener: some View {
    let more = texts[.moreActions]
    return MenuLayer(
      id: id, kind: .menu(LayerPlacement(.bottom, alignment: .end)), name: name, items: content,
      content: Button(opening: id) { Image(icon: .chevronDown) }
        .cornerRadius(
          CornerRadii(
            topLeading: 2, topTrailing: radius, bottomTrailing: radius, bottomLeading: 2)
        )
        .attribute("aria-haspopup", "menu")
        .attribute("aria-label", name.map { "\($0): \(more)" } ?? more))
  }

  /// The items of an inner menu: the primary action, and the others.
  @ViewBuilder private var items: some View {
    if let primary {
      Button(action: primary) { label }
      Divider()
    }
    content
  }
}

extension Menu where Label == Text {
  /// A menu with a text on its button.
  ///
  /// - Parameter content: the items: buttons, dividers and menus.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(title: title)
    self.title = title
    self.content = content()
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(LocalizedStringKey(verbatim: title), content: content)
  }

  /// A button with a text and an action, beside a button that opens the menu; in another menu the action is the first
  /// item.
  ///
  /// - Parameters:
  ///   - content: the items: buttons, dividers and menus.
  ///   - primaryAction: runs when the button with the title is pressed.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () throws -> Void
  ) {
    self.init(title, content: content)
    primary = primaryAction
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () throws -> Void
  ) {
    self.init(LocalizedStringKey(verbatim: title), content: content, primaryAction: primaryAction)
  }
}

/// A view with a menu.
struct MenuLayer<Items: View, Content: View>: View {
  let id: String
  let kind: LayerKind
  let name: String?
  let items: Items
  let content: Content
  @Environment(\.pressDismissal) private var around

  var body: some View {
    var options = LayerOptions()
    options.role = "menu"
    options.label = name
    options.more = [.attribute("tabindex", "-1")]
    return LayerView(id, kind, options, content: content) {
      // An item of an inner menu hides the outer menu too.
      MenuItems(dismiss: around?.isMenu == true ? around?.dismiss : nil) { items }
    }
  }
}

/// The items of a menu, in a column.
struct MenuItems<Items: View>: View {
  /// Sets the server's state of the menu to hidden; `nil` for a menu that only the browser shows and hides.
  let dismiss: DismissAction?
  @ViewBuilder let items: Items

  var body: some View {
    VStack(alignment: .leading, spacing: 0) { items }
      .padding(4)
      .frame(minWidth: 160)
      .environment(\.pressDismissal, PressDismissal(isMenu: true, dismiss: dismiss))
  }
}

private enum MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension View {
  /// Shows or hides the chevron at the end of the buttons of menus in this view.
  ///
  /// - Parameter visibility: `.automatic` shows it unless the label of the menu is an icon alone.
  ///
  /// Source: SwiftUI's `menuIndicator(_:)`.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicator, visibility)
  }
}

extension EnvironmentValues {
  var menuIndicator: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }

  /// Whether controls are items of a menu.
  package var isInMenu: Bool { pressDismissal?.isMenu == true }
}

extension View {
  /// A menu that opens where this view is clicked with the secondary button or pressed long, and by the key for context
  /// menus while the focus is in the view. The browser's own menu does not open.
  ///
  /// - Parameter menuItems: buttons, dividers and menus.
  public func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some View {
    ContextMenu(content: self, items: menuItems())
  }
}

/// A view with a context menu.
struct ContextMenu<Content: View, Items: View>: View {
  let content: Content
  let items: Items
  @ElementID private var id

  var body: some View {
    MenuLayer(
      id: id, kind: .menu(LayerPlacement(.bottom, gap: 0)), name: nil, items: items,
      content: content.on("contextmenu", .show(id)))
  }
}
