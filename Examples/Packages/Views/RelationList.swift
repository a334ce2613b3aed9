import Trellis

/// The related packages, as links that wrap like words.
enum RelationList {
  /// The dependencies of `package`, with alternatives grouped.
  static func dependencies(of package: Package, in browser: PackageBrowser) -> Component {
    let dependencies = package.dependencies
    return section("Depends on", count: dependencies.count, none: "Nothing else.") {
      for dependency in dependencies {
        for (index, alternative) in dependency.alternatives.enumerated() {
          if index > 0 { or }
          chip(alternative, of: package, in: browser)
        }
      }
    }
  }

  /// A heading and the component of `content`, or a word if there is none.
  static func section(
    _ title: String, count: Int, none: String,
    @FlexboxBuilder content: () -> [FlexboxChild]
  ) -> Component {
    FlexboxComponent(.column, view: ViewConfiguration("section"), spacing: Space.m) {
      TextComponent(count == 0 ? title : "\(title) (\(count))", style: .heading, viewClass: "h3")
      if count == 0 {
        TextComponent(none, style: .rowText, viewClass: "p", attributes: [.className("muted")])
      } else {
        wrapping(content())
      }
    }
  }

  private static func wrapping(_ children: [FlexboxChild]) -> Component {
    var style = FlexboxStyle(direction: .row)
    style.wrap = .wrap
    style.alignItems = .center
    return FlexboxComponent(
      style: style,
      children: children.map { child in
        var child = child
        child.shrink = 1
        child.margin = FlexboxEdges(bottom: .points(Space.s), end: .points(Space.s))
        return child
      })
  }

  /// The name of a package as a link.
  static func chip(_ package: Package, in browser: PackageBrowser) -> Component {
    chip(package.name, detail: nil, leadsTo: package, in: browser)
  }

  private static func chip(
    _ alternative: Dependency.Alternative, of package: Package, in browser: PackageBrowser
  ) -> Component {
    chip(
      alternative.name, detail: alternative.constraint?.description,
      leadsTo: browser.database.package(satisfying: alternative, of: package), in: browser)
  }

  /// A link, or a plain name for a package that is not installed.
  private static func chip(
    _ name: String, detail: String?, leadsTo target: Package?, in browser: PackageBrowser
  ) -> Component {
    let view =
      if let target {
        ViewConfiguration(
          "a",
          attributes: PackageLink(id: target.id, browser: browser).attributes + [.className("chip")]
        )
      } else {
        ViewConfiguration("span", attributes: [.className("chip missing")])
      }
    return FlexboxComponent(
      .row, view: view, spacing: 6, padding: FlexboxEdges(top: 5, bottom: 5, start: 10, end: 10)
    ) {
      TextComponent(name, style: .control.lines(1), viewClass: "span").flex(shrink: 1)
      if let detail {
        FlexboxChild(
          TextComponent(
            detail, style: TextStyle(size: 14, lineHeight: 20, maximumLines: 1),
            viewClass: "span", attributes: [.className("muted")]),
          shrink: 1)
      }
    }
  }

  private static var or: Component {
    TextComponent("or", style: .rowText, viewClass: "span", attributes: [.className("muted")])
  }
}

/// The packages that need the shown one: the first ones, and all on request.
final class DependentList: RenderComponent<Bool> {
  private static let limit = 24

  private let package: Package
  private let browser: PackageBrowser

  init(of package: Package, in browser: PackageBrowser) {
    self.package = package
    self.browser = browser
    super.init(identifier: package.id)
  }

  override func initialState() -> Bool { false }

  override func shouldUpdate(from previous: Component) -> Bool { false }

  override func render(_ showsAll: Bool) -> Component? {
    let dependents = browser.database.dependents(of: package)
    let shown = showsAll ? dependents[...] : dependents.prefix(Self.limit)
    let state = state
    return RelationList.section(
      "Needed by", count: dependents.count, none: "No installed package."
    ) {
      for dependent in shown { RelationList.chip(dependent, in: browser) }
      if shown.count < dependents.count {
        ButtonComponent(
          "Show all \(dependents.count)", style: .control,
          padding: EdgeInsets(horizontal: 10, vertical: 5),
          attributes: [.className("chip more")],
          action: { state.set(true) })
      }
    }
  }
}
