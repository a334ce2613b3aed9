import Trellis

/// One package of the list.
///
/// A row is rendered again only if something it shows has changed: one star costs one row.
final class PackageRow: RenderComponent<Void> {
  private let package: Package
  private let isSelected: Bool
  private let isStarred: Bool
  private let browser: PackageBrowser

  init(_ package: Package, in browser: PackageBrowser) {
    self.package = package
    self.browser = browser
    isSelected = browser.selection?.id == package.id
    isStarred = browser.starred.contains(package.id)
    super.init(identifier: package.id)
  }

  // The packages themselves never change while the application runs.
  override func shouldUpdate(from previous: Component) -> Bool {
    guard let previous = previous as? PackageRow else { return true }
    return isSelected != previous.isSelected || isStarred != previous.isStarred
  }

  override func render(_ state: Void) -> Component? {
    FlexboxComponent(
      .row, view: ViewConfiguration("li", attributes: [.className("row")]), alignItems: .start
    ) {
      link.flex(grow: 1, shrink: 1, basis: 0)
      StarButton.icon(package, isStarred: isStarred, browser: browser)
        .flex(margin: FlexboxEdges(top: 6, end: 6))
    }
  }

  private var link: Component {
    var attributes = PackageLink(browser: browser, id: package.id).attributes
    attributes.append(.className("row-link"))
    if isSelected { attributes.append(.attribute("aria-current", "true")) }
    return FlexboxComponent(
      .column, view: ViewConfiguration("a", attributes: attributes), spacing: 2,
      padding: FlexboxEdges(
        top: .points(Space.m), bottom: .points(Space.m), start: .points(Space.l),
        end: .points(Space.xs))
    ) {
      TextComponent(package.name, style: .rowTitle.lines(2), viewClass: "span")
      if !package.summary.isEmpty {
        TextComponent(package.summary, style: .rowText.lines(3), viewClass: "span")
      }
      TextComponent(
        facts, style: .meta.lines(1), viewClass: "span", attributes: [.className("muted")])
    }
  }

  private var facts: String {
    var facts = [package.version]
    if let size = package.installedSize { facts.insert("\(FileSize(kibibytes: size))", at: 0) }
    if browser.database.hasNamesakes(package) { facts.append(package.architecture) }
    return facts.joined(separator: " · ")
  }
}
