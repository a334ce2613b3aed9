import Trellis

/// The details of one package.
///
/// Its identity is the package's, so that each is shown from its top.
final class PackageDetail: RenderComponent<Void> {
  private let package: Package
  private let isStarred: Bool
  private let browser: PackageBrowser
  private let shape: ScreenShape

  init(_ package: Package, in browser: PackageBrowser, _ shape: ScreenShape) {
    self.package = package
    self.browser = browser
    self.shape = shape
    isStarred = browser.starred.contains(package.id)
    super.init(identifier: package.id)
  }

  // A change of the screen's shape renders everything anyway.
  override func shouldUpdate(from previous: Component) -> Bool {
    (previous as? PackageDetail)?.isStarred != isStarred
  }

  override func render(_ state: Void) -> Component? {
    ScrollComponent(
      "main",
      attributes: [.className("detail scroller"), .attribute("tabindex", "-1"), escape],
      child: CenterComponent(
        centering: .horizontal, minimizing: .vertical,
        child: SizingComponent(
          size: ComponentSize(
            width: .percent(1), maxWidth: .points(ScreenShape.measure + 2 * shape.gutter)),
          child: InsetComponent(
            insets: EdgeInsets(
              top: shape.isWide ? Space.xxl : Space.m, left: shape.gutter, bottom: Space.xxl,
              right: shape.gutter),
            child: article))))
  }

  /// Returns to the list; if the details cover it, by closing them.
  private var escape: ViewAttribute {
    .listener(
      "keydown", ListenerOptions(flags: .preventDefault, keys: ["Escape"]),
      Action(identity: shape) { [browser, shape] _ in
        if shape.isWide { browser.leaveDetails() } else { browser.close() }
      })
  }

  private var article: Component {
    FlexboxComponent(.column, view: ViewConfiguration("article"), spacing: Space.xl) {
      if !shape.isWide { back }
      heading
      if !package.description.blocks.isEmpty { DescriptionView.component(package.description) }
      FactList.component(package, labelWidth: shape.isWide ? 140 : 104)
      RelationList.dependencies(of: package, in: browser)
      DependentList(of: package, in: browser)
    }
  }

  private var back: Component {
    let browser = browser
    return FlexboxComponent(.row) {
      FlexboxComponent(
        .row,
        view: ViewConfiguration(
          "a",
          attributes: [
            .className("button"), .attribute("href", PackageAddress().path),
            .listener(
              "click", ListenerOptions(flags: .preventDefault),
              Action(identity: "back") { _ in browser.close() }),
          ]),
        spacing: 6, alignItems: .center,
        padding: FlexboxEdges(top: 10, bottom: 10, start: 10, end: 14)
      ) {
        ViewComponent(
          "span", attributes: [.className("back-icon")],
          size: ComponentSize(width: 16, height: 16))
        TextComponent("All packages", style: .control, viewClass: "span")
      }
    }
  }

  private var heading: Component {
    FlexboxComponent(.column, spacing: Space.s) {
      FlexboxComponent(.row, spacing: Space.l, alignItems: .start) {
        TextComponent(
          package.name, style: .title, viewClass: "h2",
          attributes: [
            .className("title"), .attribute("id", Guidance.Place.details.id),
            .attribute("tabindex", "-1"),
          ]
        )
        .flex(grow: 1, shrink: 1, basis: 0)
        StarButton.labelled(package, isStarred: isStarred, browser: browser)
      }
      if !package.summary.isEmpty {
        TextComponent(
          package.summary, style: .lead, viewClass: "p", attributes: [.className("muted")])
      }
    }
  }
}
