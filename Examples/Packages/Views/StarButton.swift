import Trellis

/// A button that adds a star to a package, or removes it.
enum StarButton {
  /// Only the star, for rows.
  static func icon(_ package: Package, isStarred: Bool, browser: PackageBrowser) -> Component {
    ButtonComponent(
      label: "Star \(package.name)", size: ComponentSize(width: 44, height: 44),
      attributes: [.className("star"), pressed(isStarred)],
      action: action(package, browser),
      content: picture)
  }

  /// A star with a label, for the details.
  static func labelled(_ package: Package, isStarred: Bool, browser: PackageBrowser) -> Component {
    ButtonComponent(
      label: "Star \(package.name)",
      attributes: [.className("star button"), pressed(isStarred)],
      action: action(package, browser),
      content: InsetComponent(
        insets: EdgeInsets(top: 9, left: 12, bottom: 9, right: 14),
        child: FlexboxComponent(.row, spacing: Space.s, alignItems: .center) {
          picture
          TextComponent("Star", style: .control, viewClass: "span")
        }))
  }

  private static var picture: Component {
    ViewComponent(
      "span", attributes: [.className("star-icon")], size: ComponentSize(width: 20, height: 20))
  }

  private static func pressed(_ isStarred: Bool) -> ViewAttribute {
    .attribute("aria-pressed", isStarred ? "true" : "false")
  }

  private static func action(_ package: Package, _ browser: PackageBrowser) -> Action<UIEvent> {
    let id = package.id
    return Action(identity: id) { _ in browser.toggleStar(id) }
  }
}
