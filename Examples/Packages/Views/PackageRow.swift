import Trellis

/// One package of the list.
///
/// A row is rendered again only if its content changed: one star renders one row.
final class PackageRow: RenderComponent<Void> {
  private let package: Package
  private let isSelected: Bool
  private let isStarred: Bool
  private let browser: PackageBrowser
  private let shape: ScreenShape

  init(_ package: Package, in browser: PackageBrowser, _ shape: ScreenShape) {
    self.package = package
    self.browser = browser
    self.shape = shape
    isSelected = browser.selection?.id == package.id
    isStarred = browser.starred.contains(package.id)
    super.init(identifier: package.id)
  }

  // The packages never change while the application runs, and a change of the screen's shape renders
  // everything anyway.
  override func shouldUpdate(from previous: Component) -> Bool {
    guard let previous = previous as? PackageRow else { return true }
    return isSelected != previous.isSelected || isStarred != previous.isStarred
  }

  override func render(_ state: Void) -> Component? {
    FlexboxComponent(
      .row, view: ViewConfiguration("li", attributes: [.className("row"), keys]),
      alignItems: .start
    ) {
      link.flex(grow: 1, shrink: 1, basis: 0)
      StarButton.icon(package, isStarred: isStarred, browser: browser)
        .flex(margin: FlexboxEdges(top: 6, end: 6))
    }
  }

  /// The values on which a row's action depends.
  private struct Identity: Hashable {
    let id: Package.ID
    let shape: ScreenShape
  }

  private var identity: Identity { Identity(id: package.id, shape: shape) }

  private var keys: ViewAttribute {
    .listener(
      "keydown", ListenerOptions(flags: .preventDefault, keys: PackageBrowser.keys),
      Action(identity: identity) { [browser, shape, id = package.id] event in
        browser.move(
          by: event.key, from: id, rows: shape.rowsInSight, selects: shape.isWide)
      })
  }

  private var link: Component {
    let choice = Action<UIEvent>(identity: identity) { [browser, shape, id = package.id] event in
      // A click without a pointer has no click count.
      browser.choose(id, isCovering: !shape.isWide, isByKey: event.detail == nil)
    }
    var attributes = PackageLink(id: package.id, action: choice).attributes
    attributes += [
      .className("row-link"), .attribute("id", Guidance.Place.row(package.id).id),
    ]
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
