import Trellis

/// The search, the order, and the packages found.
enum PackageList {
  /// How many packages are listed at once.
  static let limit = 100

  /// - Parameters:
  ///   - isAlone: whether the list is all there is on the screen.
  ///   - isCovered: whether the details lie over it, so that nothing in it can be reached.
  static func component(
    _ browser: PackageBrowser, isAlone: Bool = false, isCovered: Bool = false
  ) -> Component {
    var attributes: [ViewAttribute] = [.className("sidebar")]
    if isAlone { attributes.append(.attribute("role", "main")) }
    if isCovered { attributes.append(.attribute("inert", "")) }
    return FlexboxComponent(.column, view: ViewConfiguration("div", attributes: attributes)) {
      header(browser)
      ScrollComponent(
        "nav", attributes: [.className("scroller"), .attribute("aria-label", "Packages")],
        child: found(browser)
      ).flex(grow: 1, shrink: 1, basis: 0)
    }
  }

  // MARK: Header

  private static func header(_ browser: PackageBrowser) -> Component {
    FlexboxComponent(
      .column, view: ViewConfiguration("header", attributes: [.className("header")]),
      spacing: Space.m,
      padding: FlexboxEdges(
        top: .points(Space.l), bottom: .points(Space.m), start: .points(Space.l),
        end: .points(Space.l))
    ) {
      FlexboxComponent(.row, spacing: Space.s, alignItems: .center) {
        TextComponent("Packages", style: .brand, viewClass: "h1").flex(grow: 1)
        sorting(browser)
      }
      search(browser)
    }
  }

  private static func search(_ browser: PackageBrowser) -> Component {
    let field = TextFieldComponent(
      text: browser.query, label: "Search packages", placeholder: "Search names and summaries",
      kind: .search, style: .field, delay: 60, size: ComponentSize(height: 44),
      attributes: [.className("field")], onInput: { browser.search(for: $0) })
    let icon = InsetComponent(
      insets: EdgeInsets(top: 12, left: 12, bottom: 12),
      child: FlexboxComponent(.row) {
        ViewComponent(
          "span", attributes: [.className("search-icon")],
          size: ComponentSize(width: 20, height: 20))
      })
    return ViewComponent("search", child: OverlayComponent(content: field, overlay: icon))
  }

  private static func sorting(_ browser: PackageBrowser) -> Component {
    FlexboxComponent(
      .row,
      view: ViewConfiguration(
        "div",
        attributes: [
          .className("segments"), .attribute("role", "group"), .attribute("aria-label", "Sort by"),
        ]),
      spacing: 2, padding: .all(3)
    ) {
      for (order, title) in [(SortOrder.name, "Name"), (.size, "Size")] {
        ButtonComponent(
          title, style: .control, padding: EdgeInsets(horizontal: 12, vertical: 5),
          attributes: [
            .className("segment"),
            .attribute("aria-pressed", browser.order == order ? "true" : "false"),
          ],
          action: { browser.sort(by: order) })
      }
    }
  }

  // MARK: Packages

  private static func found(_ browser: PackageBrowser) -> Component {
    FlexboxComponent(.column) {
      TextComponent(
        summary(browser), style: .meta, viewClass: "p",
        attributes: [.className("muted"), .attribute("role", "status")]
      ).flex(
        margin: FlexboxEdges(top: 10, bottom: 6, start: .points(Space.l), end: .points(Space.l)))
      FlexboxComponent(
        .column, view: ViewConfiguration("ul", attributes: [.className("rows")])
      ) {
        for package in browser.matches.prefix(limit) { PackageRow(package, in: browser) }
      }
      if browser.matches.count > limit {
        TextComponent(
          "These are the first \(limit). Search to find the others.", style: .meta, viewClass: "p",
          attributes: [.className("muted")]
        ).flex(margin: .all(.points(Space.l)))
      }
    }
  }

  private static func summary(_ browser: PackageBrowser) -> String {
    let all = browser.database.packages.count
    let count = browser.matches.count
    let stars = browser.starred.count
    let found =
      switch (count, browser.query.isEmpty) {
      case (_, true): "\(all) installed"
      case (0, false): "None of \(all) packages matches"
      case (_, false): "\(count) of \(all) packages"
      }
    return stars == 0 ? found : "\(found) · \(stars) starred"
  }
}
