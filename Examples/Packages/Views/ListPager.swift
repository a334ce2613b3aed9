import Trellis

/// The shown range of a long list, with links to the previous and next page.
enum ListPager {
  static func component(_ browser: PackageBrowser) -> Component {
    let listed = browser.listed.indices
    let count = browser.matches.count
    let next = listed.upperBound < count ? listed.upperBound : nil
    let previous = listed.lowerBound > 0 ? listed.lowerBound - PackageBrowser.pageLength : nil
    return FlexboxComponent(.row, spacing: Space.m, alignItems: .center) {
      TextComponent(
        "\(range(browser)) of \(Count(count))", style: .meta, viewClass: "p",
        attributes: [.className("muted")]
      ).flex(grow: 1, shrink: 1)
      if let previous { link("Previous", to: previous, browser) }
      if let next { link("Next", to: next, browser) }
    }
  }

  /// The range of the listed packages, from 1: `101–200`.
  static func range(_ browser: PackageBrowser) -> String {
    let listed = browser.listed.indices
    return "\(Count(listed.lowerBound + 1))–\(Count(listed.upperBound))"
  }

  private static func link(_ title: String, to first: Int, _ browser: PackageBrowser) -> Component {
    var address = browser.address
    address.page = first / PackageBrowser.pageLength + 1
    return InsetComponent(
      view: ViewConfiguration(
        "a",
        attributes: [
          .className("button"), .attribute("href", address.path),
          .listener(
            "click", ListenerOptions(flags: .preventDefault),
            Action(identity: first) { _ in browser.turn(to: first) }),
        ]),
      insets: EdgeInsets(horizontal: 14, vertical: 10),
      child: TextComponent(title, style: .control, viewClass: "span"))
  }
}
