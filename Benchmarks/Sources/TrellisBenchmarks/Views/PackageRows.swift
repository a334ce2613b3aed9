import Trellis

/// The list of the package browser, 100 rows with a link and a button, written as views, and as components with classes
/// of a style sheet by hand.
enum PackageRows {
  struct Package: Identifiable, Equatable {
    let id: Int
    var name: String { "library-\(id)" }
    var summary: String { "shared library for numbers around \(id)" }
    var facts: String { "\(id % 900 + 12) KiB · 1.\(id)-2" }
  }

  static let packages = (0..<100).map { Package(id: $0) }

  static func views() -> Component {
    HostingComponent(
      ScrollView {
        VStack(spacing: 0) { ForEach(packages) { ViewRow(package: $0, isSelected: false) } }
          .frame(maxWidth: .infinity)
          .element("ul")
      }
    )
  }

  static func components() -> Component {
    ScrollComponent(
      child: FlexboxComponent(.column, view: ViewConfiguration("ul")) {
        for package in packages { ComponentRow(package, isSelected: false) }
      })
  }

  /// The rules for the classes of ``components()``, which views generate.
  static let styleSheet = """
    .scroller{overscroll-behavior:contain;scrollbar-width:thin;\
    scrollbar-color:color-mix(in srgb,currentColor 45%,transparent) transparent}\
    .row{background:var(--row)}\
    .row:hover{background:var(--hovered)}\
    .row::after{content:"";position:absolute;inset:0;border-bottom:1px solid var(--line);pointer-events:none}\
    .row-link{color:var(--text);outline-offset:-2px;text-decoration:none}\
    .muted{color:var(--muted)}\
    .star{color:var(--muted);background:none;outline-offset:-2px}\
    .star:hover{background:var(--hovered)}\
    .star-icon{background:currentColor;mask:var(--star)}
    """

  struct ViewRow: View {
    let package: Package
    let isSelected: Bool

    var body: some View {
      HStack(alignment: .top, spacing: 0) {
        Link(destination: "/?package=\(package.id)", action: { _ in }) {
          VStack(alignment: .leading, spacing: 2) {
            Text(package.name).font(.headline).lineLimit(2)
            Text(package.summary).lineLimit(3)
            Text(package.facts).font(.caption).foregroundStyle(.secondary).lineLimit(1)
          }
          .padding(FlexboxEdges(top: 12, bottom: 12, start: 16, end: 4))
          .frame(maxWidth: .infinity, alignment: .leading)
        }
        .foregroundStyle(.text)
        .focusRing(offset: -2)
        .attribute("id", "row-\(package.id)")
        .attribute("aria-current", isSelected ? "true" : nil)
        ViewStar(name: package.name).padding(FlexboxEdges(top: 8, end: 12))
      }
      .frame(maxWidth: .infinity)
      .background(isSelected ? .accentSurface : .clear)
      .background(isSelected ? Color(.accentSurface) : Color(.controlHovered), when: .hovered)
      .border(.line, edges: .bottom)
      .element("li")
      .onKeyPress(.downArrow, .upArrow) { _ in }
    }
  }

  struct ViewStar: View {
    let name: String
    var body: some View {
      Button {
      } label: {
        Image(icon: .star)
      }
      .buttonStyle(.borderless)
      .controlSize(.large)
      .foregroundStyle(.secondary)
      .focusRing(offset: -2)
      .accessibilityLabel("Star \(name)")
    }
  }

  final class ComponentRow: RenderComponent<Void> {
    private let package: Package
    private let isSelected: Bool

    init(_ package: Package, isSelected: Bool) {
      (self.package, self.isSelected) = (package, isSelected)
      super.init(identifier: package.id)
    }

    override func shouldUpdate(from previous: Component) -> Bool {
      guard let previous = previous as? ComponentRow else { return true }
      return isSelected != previous.isSelected || package != previous.package
    }

    override func render(_ state: Void) -> Component? {
      FlexboxComponent(
        .row,
        view: ViewConfiguration(
          "li",
          attributes: [
            .className("row"),
            .listener(
              "keydown", ListenerOptions(flags: .preventDefault, keys: ["ArrowDown", "ArrowUp"]),
              Action { _ in }),
          ]), alignItems: .start
      ) {
        link.flex(grow: 1, shrink: 1, basis: 0)
        ComponentStar(package.name).flex(margin: FlexboxEdges(top: 8, end: 12))
      }
    }

    private static let title = TextStyle(size: 14, weight: 600, lineHeight: 20, maximumLines: 2)
    private static let text = TextStyle(size: 14, lineHeight: 20, maximumLines: 3)
    private static let facts = TextStyle(size: 12, lineHeight: 16, maximumLines: 1)

    private var link: Component {
      let attributes: [ViewAttribute] = [
        .className("row-link"), .attribute("href", "/?package=\(package.id)"),
        .attribute("id", "row-\(package.id)"),
        .listener("click", ListenerOptions(flags: .preventDefault), Action { _ in }),
      ]
      return FlexboxComponent(
        .column, view: ViewConfiguration("a", attributes: attributes), spacing: 2,
        alignItems: .start,
        padding: FlexboxEdges(top: 12, bottom: 12, start: 16, end: 4)
      ) {
        TextComponent(package.name, style: Self.title)
        TextComponent(package.summary, style: Self.text)
        TextComponent(package.facts, style: Self.facts, attributes: [.className("muted")])
      }
    }
  }

  final class ComponentStar: RenderComponent<Void> {
    private let name: String

    init(_ name: String) {
      self.name = name
      super.init()
    }

    override func shouldUpdate(from previous: Component) -> Bool {
      (previous as? ComponentStar)?.name != name
    }

    override func render(_ state: Void) -> Component? {
      ButtonComponent(
        label: "Star \(name)", size: ComponentSize(width: 40, height: 40),
        attributes: [.className("star")], action: Action { _ in },
        content: Component(
          view: ViewConfiguration(
            "span", attributes: [.className("star-icon"), .aria("hidden", true)]),
          size: ComponentSize(width: 20, height: 20)))
    }
  }
}
