import Trellis

/// The whole page: the list beside the details, or below them on a narrow screen.
enum PackagesScreen {
  static func component(_ browser: PackageBrowser) -> Component {
    let shape = ScreenShape(HostEnvironment.current.traits)
    return ViewComponent(
      attributes: [.className("packages")],
      size: ComponentSize(height: .points(shape.height)),
      child: shape.isWide ? wide(browser, shape) : narrow(browser, shape))
  }

  private static func wide(_ browser: PackageBrowser, _ shape: ScreenShape) -> Component {
    FlexboxComponent(.row, size: ComponentSize(height: .percent(1))) {
      FlexboxChild(
        PackageList.component(browser, shape),
        size: ComponentSize(width: .points(shape.sidebarWidth)))
      details(browser, shape).flex(grow: 1, shrink: 1, basis: 0)
    }
  }

  /// The list keeps its scroll position while the details cover it.
  private static func narrow(_ browser: PackageBrowser, _ shape: ScreenShape) -> Component {
    let isCovered = browser.selection != nil
    return OverlayComponent(
      content: SizingComponent(
        size: ComponentSize(width: .percent(1), height: .percent(1)),
        child: PackageList.component(
          browser, shape, isAlone: !isCovered, isCovered: isCovered)),
      overlay: isCovered ? details(browser, shape) : nil)
  }

  private static func details(_ browser: PackageBrowser, _ shape: ScreenShape) -> Component {
    guard let package = browser.selection else { return NoPackage.component(browser.missing) }
    return PackageDetail(package, in: browser, shape)
  }
}

/// The content of the details if no package is selected.
enum NoPackage {
  /// The message for a requested package that does not exist.
  static func title(_ missing: Package.ID) -> String {
    "“\(missing.count > 80 ? missing.prefix(79) + "…" : missing)” is not installed"
  }

  /// - Parameter missing: the requested package that does not exist, if any.
  static func component(_ missing: Package.ID?) -> Component {
    ViewComponent(
      "main", attributes: [.className("detail")],
      child: CenterComponent(
        child: FlexboxComponent(.column, spacing: Space.s, alignItems: .center) {
          TextComponent(
            missing.map(title) ?? "No package chosen", style: .heading, viewClass: "h2")
          TextComponent(
            "Choose \(missing == nil ? "one" : "another") to read what it is for and what it needs.",
            style: .body,
            viewClass: "p", attributes: [.className("muted")])
        }))
  }
}
