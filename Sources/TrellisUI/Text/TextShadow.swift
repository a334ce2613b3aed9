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

  /// Makes a shadow.
  ///
  /// - Parameters:
  ///   - offset: how far the shadow is moved right and down, in CSS pixels; negative lengths move it left
  ///     and up.
  ///   - radius: the blur radius in CSS pixels; below 0 it counts as 0.
  ///   - color: a colour as CSS spells it.
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
