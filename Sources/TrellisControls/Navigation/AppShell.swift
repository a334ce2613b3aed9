import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
public import TrellisViews

/// A link in the navigation of an ``AppShell``.
public struct ShellLink: Hashable, Sendable {
  /// The text of the link, or its key in the string catalogs.
  public var title: String { didSet { isKey = false } }
  /// Whether the title is looked up.
  private var isKey = false
  /// Shown at the start of the link, before the text.
  public var icon: Icon
  /// The address that the link opens, such as `/packages`.
  public var destination: String

  /// - Parameters:
  ///   - title: the text of the link.
  ///   - icon: before the text.
  ///   - destination: an address, such as `/packages`.
  public init(_ title: StaticString, icon: Icon, destination: String) {
    self.init("\(title)" as String, icon: icon, destination: destination)
    isKey = true
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(_ title: String, icon: Icon, destination: String) {
    self.title = title
    self.icon = icon
    self.destination = destination
  }

  /// The title in the language of the page.
  var text: String {
    isKey ? EnvironmentValues.current.text(LocalizedStringKey(title)) : title
  }
}

/// The frame of an application: a sidebar with links that folds, a bar of links at the bottom of narrow windows, a
/// toolbar above, and the content. If there are more than five links, narrow windows have a button that opens a drawer
/// with all of them, without a request to the server. On paper only the content is printed.
///
/// ```swift
/// pages.layout { page, content in
///   AppShell("Tracker", path: page.location.path, links: links) { content } toolbar: { SearchField(text: $text) }
/// }
/// ```
public struct AppShell<Content: View, Tools: View>: View {
  @Title private var title: String
  private let path: String
  private let links: [ShellLink]
  private let content: Content
  private let tools: Tools
  @State private var isFolded = false
  @ElementID private var drawer
  @Environment(\.texts) private var texts
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.widthClass) private var widthClass

  /// - Parameters:
  ///   - title: the name of the application.
  ///   - path: the path of the current page, whose link is marked.
  ///   - links: to the main pages; the bottom bar shows the first five.
  ///   - content: the page.
  ///   - toolbar: at the end of the bar above the content.
  public init(
    _ title: LocalizedStringKey, path: String, links: [ShellLink],
    @ViewBuilder content: () -> Content, @ViewBuilder toolbar: () -> Tools
  ) {
    _title = Title(title)
    self.path = path
    self.links = links
    self.content = content()
    tools = toolbar()
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, path: String, links: [ShellLink],
    @ViewBuilder content: () -> Content, @ViewBuilder toolbar: () -> Tools
  ) {
    self.init(
      LocalizedStringKey(verbatim: title), path: path, links: links, content: content,
      toolbar: toolbar)
  }

  public var body: some View {
    let isCompact = sizeClass == .compact
    VStack(alignment: .leading, spacing: 0) {
      Link(texts[.skipToContent], destination: "#main").attribute("class", nil)
        .modifier(SkipLink())
        .hiddenInPrint()
      header(isCompact).hiddenInPrint()
      HStack(alignment: .top, spacing: 0) {
        if !isCompact { sidebar.hiddenInPrint() }
        ElementView(
          "main", style: .column(alignment: .stretch),
          flexibility: [.growsWidth, .shrinksWidth],
          attributes: [.attribute("id", "main"), .attribute("tabindex", "-1")]
        ) { content.environment(\.isContentNarrow, widthClass == .medium && !isFolded) }
        .padding(.bottom, isCompact ? 64 : 0)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if isCompact { bottomBar.hiddenInPrint() }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func header(_ isCompact: Bool) -> some View {
    HStack(spacing: 12) {
      if !isCompact {
        let wanted = !isFolded
        IconButton(icon: .sidebar, label: texts[isFolded ? .showSidebar : .hideSidebar]) {
          isFolded = wanted
        }
        .buttonStyle(.borderless)
        .attribute("aria-expanded", isFolded ? "false" : "true")
      } else if links.count > Self.barLimit {
        ShellDrawer(
          id: drawer, title: title, links: links, present: links.first(where: isPresent))
      }
      Text(title).font(.headline).fontWeight(.semibold)
      Spacer()
      tools
    }
    .padding(.horizontal, 16).padding(.vertical, 8)
    .frame(maxWidth: .infinity)
    .background(.background)
    .border(.line, edges: .bottom)
    .element("header")
  }

  private var sidebar: some View {
    VStack(alignment: .leading, spacing: 2) {
      ForEach(links, id: \.self) { link in
        ShellItem(link: link, isPresent: isPresent(link), showsTitle: !isFolded, isBelow: false)
      }
    }
    .padding(8)
    .frame(width: isFolded ? 56 : 208, alignment: .topLeading)
    .element("nav")
    .attribute("aria-label", texts[.navigation])
  }

  /// The maximum number of links in the bottom bar.
  private static var barLimit: Int { 5 }

  private var bottomBar: some View {
    HStack(spacing: 0) {
      ForEach(Array(links.prefix(Self.barLimit)), id: \.self) { link in
        ShellItem(link: link, isPresent: isPresent(link), showsTitle: true, isBelow: true)
      }
    }
    .frame(maxWidth: .infinity)
    .background(.background)
    .border(.line, edges: .top)
    .element("nav")
    .attribute("aria-label", texts[.navigation])
    .modifier(BottomBar())
  }

  private func isPresent(_ link: ShellLink) -> Bool {
    path == link.destination
      || link.destination != "/" && path.begins(withText: link.destination + "/")
  }
}

extension AppShell where Tools == EmptyView {
  /// A frame without a toolbar.
  public init(
    _ title: LocalizedStringKey, path: String, links: [ShellLink],
    @ViewBuilder content: () -> Content
  ) {
    self.init(title, path: path, links: links, content: content) { EmptyView() }
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, path: String, links: [ShellLink],
    @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(verbatim: title), path: path, links: links, content: content)
  }
}

private enum IsContentNarrowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the content beside a sidebar is narrower than the limit of the compact size class.
  var isContentNarrow: Bool {
    get { self[IsContentNarrowKey.self] }
    set { self[IsContentNarrowKey.self] = newValue }
  }
}

/// A link in the sidebar, in the drawer or in the bottom bar.
struct ShellItem: View {
  let link: ShellLink
  let isPresent: Bool
  let showsTitle: Bool
  let isBelow: Bool
  /// The command that the browser runs at a press, in addition to following the link.
  var command: ClientCommand?

  var body: some View {
    let attributes: [ViewAttribute] =
      [.attribute("href", link.destination), .className("l-item"), .aria("label", link.text)]
      + (isPresent ? [.aria("current", "page")] : [])
      + (command.map { ViewAttribute.commands(on: "click", [$0]) } ?? [])
    if isBelow {
      ElementView(
        "a",
        style: .column(
          spacing: 2, padding: .symmetric(horizontal: 4, vertical: 6),
          alignment: .center
        ).centered(),
        size: ComponentSize(width: .points(0), minWidth: .points(0), minHeight: .points(56)),
        flexibility: [.growsWidth, .shrinksWidth],
        attributes: attributes
      ) {
        Image(icon: link.icon, size: 20)
        Text(link.text).font(.caption).lineLimit(1)
      }
    } else {
      ElementView(
        "a", style: .row(spacing: 10, padding: .symmetric(horizontal: 10, vertical: 4)),
        size: ComponentSize(minHeight: .points(36)), flexibility: [.growsWidth, .shrinksWidth],
        attributes: attributes
      ) {
        Image(icon: link.icon, size: 20)
        if showsTitle { Text(link.text).lineLimit(1) }
      }
    }
  }
}

/// The link to the main content, visible while it has the focus.
private struct SkipLink: ViewModifier {
  func body(content: Content) -> some View {
    ElementView(
      "div", size: ComponentSize(width: .points(0), height: .points(0)), flexibility: [],
      attributes: [.className("l-skip")]
    ) { content.fixedSize() }
  }
}

/// Stays at the bottom edge of the window.
private struct BottomBar: ViewModifier {
  func body(content: Content) -> some View {
    ElementView(
      "div", style: .stretched, flexibility: [.growsWidth, .shrinksWidth],
      attributes: [.className("l-bottom")]
    ) { content }
  }
}
