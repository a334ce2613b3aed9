import Trellis

/// Pages whose layout depends on the screen in every way: on its width, its height, the colour scheme, the
/// direction of lines, and a scroll bar.
enum Fitted {
  static let routes = [
    Route("/fitted/short", title: "Short") { _ in { page(paragraphs: 1) } },
    Route("/fitted/long", title: "Long") { _ in { page(paragraphs: 30) } },
  ]

  private static let text =
    "The quick brown fox jumps over the lazy dog, and the lines of this text end where the window says."

  private static func page(paragraphs: Int) -> Component {
    let traits = HostEnvironment.current.traits
    let spacing = traits.colorScheme == .dark ? 24.0 : 12
    let description =
      "\(traits.viewport.width) × \(traits.viewport.height) at \(traits.pixelRatio)"
    return FlexboxComponent(.column, spacing: spacing, alignItems: .center, padding: .all(16)) {
      FlexboxComponent(.row, spacing: 8) {
        TextComponent(description)
        ViewComponent(size: ComponentSize(width: 40, height: .points(traits.viewport.height / 20)))
        TextComponent(traits.colorScheme == .dark ? "dark" : "light")
      }
      for number in 1...paragraphs {
        TextComponent("\(number). \(text)", attributes: [.attribute("data-paragraph", "\(number)")])
      }
    }
  }
}
