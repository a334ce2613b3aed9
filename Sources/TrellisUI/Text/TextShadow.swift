public import TrellisLayout

/// A shadow below a text, for which the text's component keeps room.
///
/// Source: ComponentKit's text shadow (row T7).
public struct TextShadow: Hashable, Sendable {
  /// How far the shadow is moved, in CSS pixels.
  public var offset: Size
  /// How far it is blurred, in CSS pixels, at least 0.
  public var radius: Double
  /// A colour as CSS spells it.
  public var color: String

  public init(offset: Size, radius: Double, color: String) {
    self.offset = offset
    self.radius = max(0, radius)
    self.color = color
  }

  /// Whether anything of the shadow can be seen.
  var isVisible: Bool { radius != 0 || offset != .zero }

  /// The room the shadow takes on each side of the text.
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
  /// The room the shadow takes on each side of the text.
  var shadowOutsets: EdgeInsets { shadow?.outsets ?? .zero }
}
