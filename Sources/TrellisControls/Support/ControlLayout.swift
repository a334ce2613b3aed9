import TrellisComponents
import TrellisLayout
import TrellisUI
import TrellisViews

extension FlexboxStyle {
  /// A row with its items in the middle.
  static func row(
    spacing: Double = 0, padding: FlexboxEdges = .none, alignment: AlignItems = .center
  ) -> FlexboxStyle {
    line(.row, spacing, padding, alignment)
  }

  /// A column with its items at the start.
  static func column(
    spacing: Double = 0, padding: FlexboxEdges = .none, alignment: AlignItems = .start
  ) -> FlexboxStyle {
    line(.column, spacing, padding, alignment)
  }

  private static func line(
    _ direction: Direction, _ spacing: Double, _ padding: FlexboxEdges, _ alignment: AlignItems
  ) -> FlexboxStyle {
    var style = FlexboxStyle(direction: direction)
    style.alignItems = alignment
    style.spacing = spacing
    style.padding = padding
    return style
  }

  /// The style with its items in the middle of its direction.
  func centered() -> FlexboxStyle {
    var style = self
    style.justifyContent = .center
    return style
  }
}

extension ControlMetrics {
  /// The width and height of a checkbox, a radio button or the knob of a slider, in CSS pixels.
  var mark: Double { min(max((height * 0.5).rounded(), 14), 28) }
}

extension ViewAttribute {
  /// Whether the attribute names its element.
  var isLabel: Bool {
    if case .attribute("aria-label", _) = self { return true }
    if case .attribute("aria-labelledby", _) = self { return true }
    return false
  }
}

extension [ViewAttribute] {
  /// The content attribute `name`, or nothing for `nil`.
  static func optional(_ name: String, _ value: String?) -> [ViewAttribute] {
    value.map { [.attribute(name, $0)] } ?? []
  }
}
