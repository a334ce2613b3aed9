import TrellisComponents
import TrellisUI

/// The way in which the colors of a view are combined with the colors below.
public enum BlendMode: String, Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, difference, exclusion, hue, saturation,
    color, luminosity
  case colorDodge = "color-dodge"
  case colorBurn = "color-burn"
  case hardLight = "hard-light"
  case softLight = "soft-light"
  case plusLighter = "plus-lighter"
}

/// The look of the pointer over a view.
public enum Cursor: String, Hashable, Sendable {
  case `default`, pointer, text, move, wait, progress, help, crosshair, grab, grabbing, copy, none
  case notAllowed = "not-allowed"
  case resizeColumn = "col-resize"
  case resizeRow = "row-resize"
  case zoomIn = "zoom-in"
  case zoomOut = "zoom-out"
}

extension View {
  /// Blurs this view.
  ///
  /// - Parameter radius: in CSS pixels.
  public func blur(radius: Double) -> BoxView<Self, Double> {
    filter("blur(\(CSSText.length(radius.validated("The radius of a blur", in: 0...1e4))))", radius)
  }

  /// Makes the colors of this view lighter; 1 changes nothing, 0 is black.
  public func brightness(_ factor: Double) -> BoxView<Self, Double> {
    filter(
      "brightness(\(CSSText.number(factor.validated("A brightness", in: 0...100, or: 1))))", factor)
  }

  /// Makes the colors of this view more vivid; 1 changes nothing, 0 is gray.
  public func saturation(_ factor: Double) -> BoxView<Self, Double> {
    filter(
      "saturate(\(CSSText.number(factor.validated("A saturation", in: 0...100, or: 1))))", factor)
  }

  private consuming func filter(
    _ value: String, _ change: Double, name: String = #function
  ) -> BoxView<Self, Double> {
    BoxView(self, change, name: name) { _, box in
      box.prepareForAttributes()
      box.looks.insert(.opacity)
      box.compose(.filter, value)
    }
  }

  /// Combines the colors of this view with the colors below.
  public consuming func blendMode(_ mode: BlendMode) -> BoxView<Self, BlendMode> {
    BoxView(self, mode) { mode, box in
      box.add(.opacity, over: [], [.style(StyleProperty("mix-blend-mode"), mode.rawValue)])
    }
  }

  /// Paints this view larger or smaller; the layout does not change.
  ///
  /// - Parameters:
  ///   - anchor: the point that stays in its place.
  ///   - condition: the condition under which the scale replaces all transforms; `nil` is always.
  public func scaleEffect(
    _ scale: Double, anchor: Alignment = .center, when condition: LookCondition? = nil
  ) -> BoxView<Self, TransformChange> {
    let value = CSSText.number(scale.validated("A scale", in: -1e4...1e4, or: 1))
    return transform("scale(\(value))", anchor, condition)
  }

  /// Paints this view rotated; the layout does not change.
  ///
  /// - Parameters:
  ///   - degrees: clockwise.
  ///   - anchor: the point that stays in its place.
  public func rotationEffect(
    degrees: Double, anchor: Alignment = .center
  ) -> BoxView<Self, TransformChange> {
    transform("rotate(\(CSSText.number(degrees.validated("A rotation")))deg)", anchor, nil)
  }

  /// Paints this view at another position; the layout does not change. Unlike ``offset(x:y:)`` it needs no layout, and
  /// it can depend on a condition.
  ///
  /// - Parameters:
  ///   - x: the distance to the right, in CSS pixels.
  ///   - y: the distance down, in CSS pixels.
  ///   - condition: the condition under which the move replaces all transforms; `nil` is always.
  public func translationEffect(
    x: Double = 0, y: Double = 0, when condition: LookCondition? = nil
  ) -> BoxView<Self, TransformChange> {
    let (x, y) = (x.validated("A translation"), y.validated("A translation"))
    return transform("translate(\(CSSText.length(x)),\(CSSText.length(y)))", .center, condition)
  }

  private consuming func transform(
    _ value: String, _ anchor: Alignment, _ condition: LookCondition?
  ) -> BoxView<Self, TransformChange> {
    let change = TransformChange(css: value, anchor: anchor, condition: condition)
    return BoxView(self, change, name: "transform") { change, box in
      if change.anchor != .center {
        box.prepareForAttributes()
        box.attributes.append(.style(StyleProperty("transform-origin"), change.anchor.origin))
      }
      if let condition = change.condition {
        return box.add(.transform, change.css, when: condition)
      }
      box.prepareForAttributes()
      box.looks.insert(.opacity)
      box.compose(.transform, change.css)
    }
  }

  /// The look of the pointer over this view.
  public consuming func cursor(_ cursor: Cursor) -> BoxView<Self, Cursor> {
    BoxView(self, cursor) { cursor, box in box.add(.style(.cursor, cursor.rawValue)) }
  }
}

/// The arguments of a transform.
public struct TransformChange: Hashable, Sendable {
  let css: String
  let anchor: Alignment
  let condition: LookCondition?
}

extension StyleProperty {
  static let filter = StyleProperty("filter")
}

extension Alignment {
  /// The point as a value of `transform-origin`, in a page whose lines begin at the left.
  fileprivate var origin: String {
    "\(CSSText.percentage(horizontal.share)) \(CSSText.percentage(vertical.share))"
  }
}
