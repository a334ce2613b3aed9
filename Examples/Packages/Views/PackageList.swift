import Trellis

/// The search, the order, and the matching packages.
enum PackageList {
  /// - Parameters:
  ///   - isAlone: whether only the list is on the screen.
  ///   - isCovered: whether the details cover it, so that nothing in it can be used.
  static func component(
    _ browser: PackageBrowser, _ shape: ScreenShape, isAlone: Bool = false,
    isCovered: Bool = false
  ) -> Component {
    var attributes: [ViewAttribute] = [.className("sidebar")]
    if isAlone { attributes.append(.attribute("role", "main")) }
    if isCovered { attributes.append(.attribute("inert", "")) }
    return FlexboxComponent(.column, view: ViewConfiguration("div", attributes: attributes)) {
      header(browser, shape)
      ScrollComponent(
        "nav",
        attributes: [
          .className("scroller"), .attribute("id", Guidance.Place.list.id),
          .attribute("tabindex", "-1"), .aria("label", "Packages"),
        ],
        child: found(browser, shape)
      ).flex(grow: 1, shrink: 1, basis: 0)
    }
  }

  // MARK: Header

  private static func header(_ browser: PackageBrowser, _ shape: ScreenShape) -> Component {
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
      search(browser, shape)
    }
  }

  /// A form, so that it works without scripts.
  private static func search(_ browser: PackageBrowser, _ shape: ScreenShape) -> Component {
    let toTheList = Action<UIEvent>(identity: shape) { event in
      browser.move(by: event.key, from: nil, rows: shape.rowsInSight, selects: shape.isWide)
    }
    let field = TextFieldComponent(
      text: browser.query, label: "Search packages", placeholder: "Search names and summaries",
      kind: .search, style: .field, delay: 60, size: ComponentSize(height: 44),
      attributes: [
        .className("field"), .attribute("id", Guidance.Place.search.id),
        .attribute("name", "search"),
        .attribute("enterkeyhint", "search"),
        .listener(
          "keydown", ListenerOptions(flags: .preventDefault, keys: ["ArrowDown"]), toTheList),
      ], onInput: { browser.search(for: $0) })
    let icon = InsetComponent(
      insets: EdgeInsets(top: 12, left: 12, bottom: 12),
      child: FlexboxComponent(.row) {
        ViewComponent(
          "span", attributes: [.className("search-icon")],
          size: ComponentSize(width: 20, height: 20))
      })
    return ViewComponent(
      "search",
      child: ViewComponent(
        "form",
        attributes: [
          .attribute("action", "/"),
          .listener("submit", ListenerOptions(flags: .preventDefault), toTheList),
        ],
        child: OverlayComponent(content: field, overlay: icon)))
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
        sortLink(title, order, browser)
      }
    }
  }

  private static func sortLink(
    _ title: String, _ order: SortOrder, _ browser: PackageBrowser
  ) -> Component {
    var address = browser.address
    address.order = order
    address.page = nil
    var attributes: [ViewAttribute] = [
      .className("segment"), .attribute("href", address.path),
      .listener(
        "click", ListenerOptions(flags: .preventDefault),
        Action(identity: order) { _ in browser.sort(by: order) }),
    ]
    if browser.order == order { attributes.append(.attribute("aria-current", "true")) }
    return InsetComponent(
      view: ViewConfiguration("a", attributes: attributes),
      insets: EdgeInsets(horizontal: 12, vertical: 5),
      child: TextComponent(title, style: .control, viewClass: "span"))
  }

  // MARK: Packages

  private static func found(_ browser: PackageBrowser, _ shape: ScreenShape) -> Component {
    FlexboxComponent(.column) {
      if let missing = browser.missing, !shape.isWide {
        TextComponent(NoPackage.title(missing), style: .rowText, viewClass: "p")
          .flex(margin: FlexboxEdges(top: 10, start: .points(Space.l), end: .points(Space.l)))
      }
      TextComponent(
        summary(browser), style: .meta, viewClass: "p",
        attributes: [
          .className("muted"), .attribute("id", Guidance.Place.found.id), .role("status"),
        ]
      ).flex(
        margin: FlexboxEdges(top: 10, bottom: 6, start: .points(Space.l), end: .points(Space.l)))
      FlexboxComponent(
        .column, view: ViewConfiguration("ul", attributes: [.className("rows")])
      ) {
        for package in browser.listed { PackageRow(package, in: browser, shape) }
      }
      if browser.matches.count > PackageBrowser.pageLength {
        ListPager.component(browser).flex(margin: .all(.points(Space.l)))
      }
    }
  }

  private static func summary(_ browser: PackageBrowser) -> String {
    let all = Count(browser.database.packages.count)
    let count = Count(browser.matches.count)
    var parts =
      switch (count.value, browser.query.isEmpty) {
      case (0, _) where all.value == 0: ["No package is installed"]
      case (_, true): ["\(all) installed"]
      case (0, false): ["None of \(all) packages matches"]
      case (_, false): ["\(count) of \(all) packages"]
      }
    if browser.firstListed > 0 { parts.append(ListPager.range(browser)) }
    if !browser.starred.isEmpty { parts.append("\(Count(browser.starred.count)) starred") }
    return parts.joined(separator: " · ")
  }
}
