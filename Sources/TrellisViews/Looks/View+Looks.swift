import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI

extension View {
  /// Paints `color` behind this view.
  public func background(_ color: Color) -> BoxView<Self, Color> {
    BoxView(self, color) { color, box in
      box.add(
        .background, over: [.background, .corners, .border, .shadow, .opacity, .control],
        [.style(.backgroundColor, color.resolved)])
    }
  }

  /// The color of texts in this view.
  public func foregroundStyle(_ color: Color) -> BoxView<Self, Color> {
    BoxView(self, color) { color, box in
      box.prepareForAttributes()
      box.attributes.insert(.style(.color, color.resolved), at: 0)
    }
  }

  /// Rounds the corners of the background and the border.
  ///
  /// - Parameter radius: in CSS pixels.
  public func cornerRadius(_ radius: Double) -> BoxView<Self, Double> {
    BoxView(self, radius) { radius, box in
      box.add(
        .corners, over: [.corners, .opacity], [.style(.borderRadius, "\(cssLength(radius))")])
    }
  }

  /// Paints a line inside the edges of this view.
  ///
  /// - Parameter width: in CSS pixels.
  public func border(_ color: Color, width: Double = 1) -> BoxView<Self, BorderChange> {
    BoxView(self, BorderChange(color: color, width: width)) { change, box in
      box.add(.border, over: [.border, .opacity])
      box.shadows.append("inset 0 0 0 \(cssLength(change.width)) \(change.color.resolved)")
    }
  }

  /// Casts a shadow.
  ///
  /// - Parameters:
  ///   - radius: the blur, in CSS pixels.
  ///   - x: the distance to the right, in CSS pixels.
  ///   - y: the distance down, in CSS pixels.
  public func shadow(
    color: Color = Color.black.opacity(0.2), radius: Double, x: Double = 0, y: Double = 0
  ) -> BoxView<Self, ShadowChange> {
    let change = ShadowChange(color: color, radius: radius, offset: Size(width: x, height: y))
    return BoxView(self, change) { change, box in
      box.add(.shadow, over: .opacity)
      box.shadows.append(
        "\(cssLength(change.offset.width)) \(cssLength(change.offset.height)) "
          + "\(cssLength(max(0, change.radius))) \(change.color.resolved)")
    }
  }

  /// Makes this view translucent: 0 is invisible, 1 opaque.
  public func opacity(_ opacity: Double) -> BoxView<Self, Double> {
    BoxView(self, opacity) { opacity, box in
      box.add(.opacity, over: .opacity, [.style(.opacity, cssNumber(min(max(opacity, 0), 1)))])
    }
  }

  /// Hides what is painted outside of this view's edges.
  public func clipped() -> BoxView<Self, Bool> {
    BoxView(self, true) { _, box in
      box.add(.clip, over: .clip, [.style(.overflow, "hidden")])
    }
  }
}

/// The arguments of a border.
public struct BorderChange: Hashable, Sendable {
  let color: Color
  let width: Double
}

/// The arguments of a shadow.
public struct ShadowChange: Hashable, Sendable {
  let color: Color
  let radius: Double
  let offset: Size
}

/// A number in CSS, without a superfluous fraction.
private func cssNumber(_ value: Double) -> String {
  value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
}

/// A length in CSS.
private func cssLength(_ value: Double) -> String {
  value.isFinite ? (value == 0 ? "0" : "\(cssNumber(value))px") : "0"
}
