import Trellis

/// The long description of a package: paragraphs, lists and verbatim lines.
enum DescriptionView {
  static func component(_ description: PackageDescription) -> Component {
    FlexboxComponent(.column, spacing: Space.m) {
      for block in description.blocks { component(block) }
    }
  }

  private static func component(_ block: PackageDescription.Block) -> Component {
    switch block {
    case .paragraph(let text):
      TextComponent(text, style: .body, viewClass: "p")
    case .list(let items):
      FlexboxComponent(.column, view: ViewConfiguration("ul"), spacing: Space.xs) {
        for item in items {
          FlexboxComponent(.row, view: ViewConfiguration("li"), spacing: Space.s) {
            TextComponent("•", style: .body, viewClass: "span", attributes: bullet)
            TextComponent(item, style: .body, viewClass: "span")
              .flex(grow: 1, shrink: 1, basis: 0)
          }
        }
      }
    case .verbatim(let lines):
      InsetComponent(
        view: ViewConfiguration("pre", attributes: [.className("verbatim")]),
        insets: EdgeInsets(horizontal: Space.l, vertical: Space.m),
        child: TextComponent(
          lines.joined(separator: "\n"), style: .verbatim, viewClass: "code"))
    }
  }

  private static var bullet: [ViewAttribute] {
    [.className("muted"), .attribute("aria-hidden", "true")]
  }
}
