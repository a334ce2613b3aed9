import Trellis

/// A view configuration names the element and its attributes; here one of them follows from the layout.
final class Disc: CompositeComponent {
  init(_ text: String, label: String) {
    super.init(
      view: ViewConfiguration(
        "article",
        attributes: [
          .style(.background, "var(--t-accentsurface)"), .style(.borderRadius, "0px"),
          .attribute("title", label),
        ],
        accessibility: AccessibilityContext(label: label)),
      child: GapComponent(16, around: TextComponent(text, viewClass: "span")))
  }

  override func viewConfiguration(for layout: Layout) -> ViewConfiguration? {
    viewConfiguration?.adding([.style(.borderRadius, "\(layout.size.height / 2)px")])
  }
}

/// Discs of several heights: each is as round as it is high.
final class Discs: CompositeComponent {
  init() {
    super.init(
      child: FlexboxComponent(.row, spacing: 12, alignItems: .start, wrap: .wrap) {
        Disc("One line", label: "A disc")
        Disc("Two\nlines", label: "A higher disc")
      })
  }
}
