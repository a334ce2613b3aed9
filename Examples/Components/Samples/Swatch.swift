import Trellis

/// A leaf: a component with an element and a size, and without children.
final class Swatch: Component {
  init(_ name: String, _ color: String, side: Double = 64) {
    super.init(
      view: ViewConfiguration(
        "div",
        attributes: [
          .role("img"), .aria("label", name),
          .style(.background, color), .style(.borderRadius, "12px"),
        ]),
      size: ComponentSize(width: side, height: side))
  }
}

/// Leaves in a row, which ends where there is no more space.
final class Palette: CompositeComponent {
  static let colors = [
    ("Accent", "var(--t-accent)"), ("Success", "var(--t-success)"),
    ("Warning", "var(--t-warning)"), ("Danger", "var(--t-danger)"),
  ]

  init() {
    super.init(
      child: FlexboxComponent(.row, spacing: 12, wrap: .wrap) {
        for (name, color) in Self.colors { Swatch(name, color) }
      })
  }
}
