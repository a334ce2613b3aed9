import TrellisComponents
import TrellisUI

/// The radii of the corners of a view, in CSS pixels.
public struct CornerRadii: Hashable, Sendable {
  /// The radius of the corner at the top and the start of lines.
  public var topLeading: Double
  /// The radius of the corner at the top and the end of lines.
  public var topTrailing: Double
  /// The radius of the corner at the bottom and the end of lines.
  public var bottomTrailing: Double
  /// The radius of the corner at the bottom and the start of lines.
  public var bottomLeading: Double

  /// Makes radii in CSS pixels; negative ones are 0.
  public init(
    topLeading: Double = 0, topTrailing: Double = 0, bottomTrailing: Double = 0,
    bottomLeading: Double = 0
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomTrailing = bottomTrailing
    self.bottomLeading = bottomLeading
  }

  var attributes: [ViewAttribute] {
    [
      ("border-start-start-radius", topLeading), ("border-start-end-radius", topTrailing),
      ("border-end-end-radius", bottomTrailing), ("border-end-start-radius", bottomLeading),
    ].filter { $0.1 != 0 }.map { .style(StyleProperty($0.0), Self.css($0.1)) }
  }

  static func css(_ radius: Double) -> String {
    CSSText.length(radius.validated("A corner radius", in: 0...1e6))
  }
}

extension View {
  /// Rounds the corners of the background and the border.
  ///
  /// - Parameters:
  ///   - radius: in CSS pixels; one larger than half of the view makes round ends.
  ///   - condition: the condition under which the corners are round; `nil` is always.
  public consuming func cornerRadius(
    _ radius: Double, when condition: LookCondition? = nil
  ) -> BoxView<Self, LookChange<Double>> {
    BoxView(self, LookChange(radius, condition)) { change, box in
      let value = CornerRadii.css(change.value)
      if let condition = change.condition { return box.add(.borderRadius, value, when: condition) }
      box.add(.corners, over: [.corners, .opacity], [.style(.borderRadius, value)])
    }
  }

  /// Rounds the corners of the background and the border by a radius of the theme.
  public consuming func cornerRadius(_ radius: Theme.Radius) -> BoxView<Self, Theme.Radius> {
    BoxView(self, radius) { radius, box in
      let value = EnvironmentValues.current.theme.radius(radius)
      box.add(
        .corners, over: [.corners, .opacity], [.style(.borderRadius, CornerRadii.css(value))])
    }
  }

  /// Rounds each corner of the background and the border by its own radius.
  public consuming func cornerRadius(_ radii: CornerRadii) -> BoxView<Self, CornerRadii> {
    BoxView(self, radii) { radii, box in
      box.add(.corners, over: [.corners, .opacity], radii.attributes)
    }
  }
}
