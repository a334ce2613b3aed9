import TrellisComponents
import TrellisUI

/// A shadow around a view, or inside of its edges.
public struct Shadow: Hashable, Sendable {
  let css: String

  /// - Parameters:
  ///   - radius: the blur, in CSS pixels.
  ///   - spread: the growth on all sides, in CSS pixels.
  ///   - x: the distance to the right, in CSS pixels.
  ///   - y: the distance down, in CSS pixels.
  ///   - isInset: whether the shadow is inside of the edges.
  public init(
    _ color: Color, radius: Double, spread: Double = 0, x: Double = 0, y: Double = 0,
    isInset: Bool = false
  ) {
    var parts = isInset ? ["inset"] : []
    parts.append(CSSText.length(x.validated("The offset of a shadow")))
    parts.append(CSSText.length(y.validated("The offset of a shadow")))
    parts.append(CSSText.length(radius.validated("The radius of a shadow", in: 0...1e4)))
    let spread = spread.validated("The spread of a shadow", in: -1e4...1e4)
    if spread != 0 { parts.append(CSSText.length(spread)) }
    parts.append(color.css)
    css = parts.joined(separator: " ")
  }
}

extension View {
  /// Casts a shadow.
  ///
  /// - Parameters:
  ///   - radius: the blur, in CSS pixels.
  ///   - x: the distance to the right, in CSS pixels.
  ///   - y: the distance down, in CSS pixels.
  public func shadow(
    color: Color = Color.black.opacity(0.2), radius: Double, x: Double = 0, y: Double = 0
  ) -> BoxView<Self, LookChange<[Shadow]>> {
    shadow(Shadow(color, radius: radius, x: x, y: y))
  }

  /// Casts shadows, the first one uppermost.
  ///
  /// - Parameter condition: the condition under which they replace the shadows before; `nil` is always.
  public consuming func shadow(
    _ shadows: Shadow..., when condition: LookCondition? = nil
  ) -> BoxView<Self, LookChange<[Shadow]>> {
    BoxView(self, LookChange(shadows, condition)) { change, box in
      for shadow in change.value { box.add(shadow, when: change.condition) }
    }
  }

  /// Casts the shadows that the theme has for a height above the page.
  ///
  /// - Parameter condition: the condition under which they replace the shadows before; `nil` is always.
  public consuming func shadow(
    _ elevation: Theme.Elevation, when condition: LookCondition? = nil
  ) -> BoxView<Self, LookChange<Theme.Elevation>> {
    BoxView(self, LookChange(elevation, condition)) { change, box in
      for shadow in EnvironmentValues.current.theme.shadows(change.value) {
        box.add(shadow, when: change.condition)
      }
    }
  }
}

extension Box {
  fileprivate mutating func add(_ shadow: Shadow, when condition: LookCondition?) {
    add(
      BoxShadow(css: shadow.css, isBorder: false, condition: condition), .shadow, over: .opacity)
  }
}
