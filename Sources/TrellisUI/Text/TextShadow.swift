public import TrellisLayout

/// A shadow of a text; the text's component reserves space for it.
///
/// Source: ComponentKit's text shadow (row T7).
public struct TextShadow: Hashable, Sendable {
  /// The offset of the shadow, in CSS pixels.
  public var offset: Size
  /// The blur radius in CSS pixels, at least 0.
  public var radius: Double
  /// A CSS colour.
  public var color: String

  /// Makes a shadow.
  ///
  /// - Parameters:
  ///   - offset: the distances to the right and down, in CSS pixels; negative ones are left
  ///     and up.
  ///   - radius: the blur radius in CSS pixels; a negative one is treated as 0.
  ///   - color: a CSS colour.
  public init(offset: Size, radius: Double, color: String) {
    self.offset = offset
    self.radius = max(0, radius)
    self.color = color
  }

  /// Whether the shadow is visible.
  var isVisible: Bool { radius != 0 || offset != .zero }

  /// The space of the shadow on each side of the text.
  var outsets: EdgeInsets {
    guard isVisible else { return .zero }
    return EdgeInsets(
      top: max(0, radius - offset.height), left: max(0, radius - offset.width),
      bottom: max(0, radius + offset.height), right: max(0, radius + offset.width))
  }

  /// The value of `text-shadow`.
  var declaration: String {
    "\(cssNumber(offset.width))px \(cssNumber(offset.height))px \(cssNumber(radius))px \(color)"
  }
}

extension TextStyle {
  /// The space of the shadow on each side of the text.
  var shadowOutsets: EdgeInsets { shadow?.outsets ?? .zero }
}
