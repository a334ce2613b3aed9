import Trellis

/// Short facts about a package, each with its name.
enum FactList {
  static func component(_ package: Package, labelWidth: Double) -> Component {
    FlexboxComponent(
      .column, view: ViewConfiguration("dl", attributes: [.className("facts")]),
      spacing: Space.s, padding: FlexboxEdges.symmetric(vertical: .points(Space.l))
    ) {
      for (label, value) in facts(package) {
        FlexboxComponent(.row, view: ViewConfiguration("div"), spacing: Space.m) {
          FlexboxChild(
            TextComponent(
              label, style: .rowText, viewClass: "dt", attributes: [.className("muted")]),
            size: ComponentSize(width: .points(labelWidth)))
          ViewComponent("dd", child: value).flex(grow: 1, shrink: 1, basis: 0)
        }
      }
    }
  }

  private static func facts(_ package: Package) -> [(String, Component)] {
    var facts = [("Version", text(package.version))]
    if let size = package.installedSize {
      facts.append(("Installed size", text("\(FileSize(kibibytes: size))")))
    }
    facts.append(("Architecture", text(package.architecture)))
    if let section = package.section { facts.append(("Section", text(section))) }
    if let maintainer = package.maintainer {
      facts.append(
        ("Maintainer", link(maintainer.name, to: maintainer.email.map { "mailto:\($0)" })))
    }
    if let homepage = package.homepage {
      facts.append(("Home page", link(homepage, to: homepage)))
    }
    return facts
  }

  private static func text(_ text: String) -> Component {
    TextComponent(text, style: .rowText, viewClass: "span")
  }

  /// A text that links to `address`, if there is one.
  private static func link(_ title: String, to address: String?) -> Component {
    guard let address else { return text(title) }
    return FlexboxComponent(.row) {
      FlexboxChild(
        TextComponent(
          title, style: .rowText, viewClass: "a",
          attributes: [
            .className("link"), .attribute("href", address), .attribute("rel", "noreferrer"),
          ]),
        shrink: 1)
    }
  }
}
