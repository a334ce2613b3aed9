public import TrellisLayout

/// A view that is the inside or the line of a path.
///
/// A shape takes the space there is, and 10 by 10 pixels where the space has no limit. Without a modifier it is filled
/// with the color of texts, ``View/foregroundStyle(_:)``.
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: Rect) -> Path {
///     Path { path in
///       path.addLines([
///         Point(x: rect.width / 2, y: 0), Point(x: rect.maxX, y: rect.maxY), Point(x: 0, y: rect.maxY),
///       ])
///       path.closeSubpath()
///     }
///   }
/// }
///
/// Triangle().fill(.orange).stroke(.primary, lineWidth: 2).frame(width: 48, height: 48)
/// ```
///
/// Filled rectangles, rounded rectangles, ellipses, circles and capsules are plain boxes, and all else is SVG. A change
/// of
/// the path is a small patch, which moves in `withAnimation` where both paths have the same steps. Assistive technology
/// skips a shape without ``View/accessibilityLabel(_:)``. The frame of the shape takes presses and taps. A path does
/// not
/// mirror in pages from right to left. In forced colors a shape shows its edges only. Mails leave out shapes in SVG.
///
/// Source: SwiftUI's `Shape`.
public protocol Shape: PrimitiveView {
  /// The outline in `rect`, whose origin is the top left corner of the shape.
  func path(in rect: Rect) -> Path
}

/// A shape whose edges can be moved inwards.
public protocol InsettableShape: Shape {
  /// The type of the shape with moved edges.
  associatedtype InsetShape: InsettableShape
  /// The shape with its edges moved inwards, in CSS pixels.
  func inset(by amount: Double) -> InsetShape
}

extension Shape {
  public func _expand(into expansion: inout ViewExpansion) {
    ShapeView(shape: self, layers: [ShapeLayer(paint: .foreground)])._expand(into: &expansion)
  }

  /// Fills the shape with `color`.
  public func fill(_ color: Color, style: FillStyle = FillStyle()) -> ShapeView<Self> {
    ShapeView(shape: self, layers: [ShapeLayer(paint: .color(color), fill: style)])
  }

  /// Fills the shape with `gradient`.
  public func fill(_ gradient: Gradient, style: FillStyle = FillStyle()) -> ShapeView<Self> {
    ShapeView(shape: self, layers: [ShapeLayer(paint: .gradient(gradient), fill: style)])
  }

  /// Fills the shape with the color of texts.
  public func fill(style: FillStyle = FillStyle()) -> ShapeView<Self> {
    ShapeView(shape: self, layers: [ShapeLayer(paint: .foreground, fill: style)])
  }

  /// Draws the line of the shape; half of its width is outside of the edges.
  ///
  /// - Parameter lineWidth: in CSS pixels.
  public func stroke(_ color: Color, lineWidth: Double = 1) -> ShapeView<Self> {
    stroke(color, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the line of the shape in a style; half of its width is outside of the edges.
  public func stroke(_ color: Color, style: StrokeStyle) -> ShapeView<Self> {
    ShapeView(shape: self, layers: [ShapeLayer(paint: .color(color), stroke: style)])
  }

  /// Draws the line of the shape. A gradient around a point becomes its first color.
  ///
  /// - Parameter lineWidth: in CSS pixels.
  public func stroke(_ gradient: Gradient, lineWidth: Double = 1) -> ShapeView<Self> {
    stroke(gradient, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the line of the shape in a style. A gradient around a point becomes its first color.
  public func stroke(_ gradient: Gradient, style: StrokeStyle) -> ShapeView<Self> {
    ShapeView(shape: self, layers: [ShapeLayer(paint: .gradient(gradient), stroke: style)])
  }

  /// Draws the line of the shape in the color of texts.
  ///
  /// - Parameter lineWidth: in CSS pixels.
  public func stroke(lineWidth: Double = 1) -> ShapeView<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the line of the shape in a style and the color of texts.
  public func stroke(style: StrokeStyle) -> ShapeView<Self> {
    ShapeView(shape: self, layers: [ShapeLayer(paint: .foreground, stroke: style)])
  }

  /// Fills the shape with `gradient`.
  public func foregroundStyle(_ gradient: Gradient) -> ShapeView<Self> { fill(gradient) }

  /// A part of the line of the shape.
  ///
  /// - Parameters:
  ///   - start: the share of the length at which the part begins, from 0 to 1.
  ///   - end: the share of the length at which the part ends.
  public func trim(from start: Double = 0, to end: Double = 1) -> TrimmedShape<Self> {
    TrimmedShape(shape: self, start: start, end: end)
  }

  /// The shape rotated around a point of its frame, clockwise.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> TransformedShape<Self> {
    TransformedShape(shape: self, anchor: anchor, transform: PathTransform(rotation: angle))
  }

  /// The shape in another size around a point of its frame.
  public func scale(_ factor: Double, anchor: UnitPoint = .center) -> TransformedShape<Self> {
    scale(x: factor, y: factor, anchor: anchor)
  }

  /// The shape with other lengths around a point of its frame.
  public func scale(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> TransformedShape<Self> {
    TransformedShape(shape: self, anchor: anchor, transform: PathTransform(scaleX: x, y: y))
  }

  /// The shape with all points transformed, around the top left corner of its frame.
  public func transform(_ transform: PathTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, anchor: .topLeading, transform: transform)
  }
}

extension InsettableShape {
  /// Draws the line of the shape inside of its edges.
  ///
  /// - Parameter lineWidth: in CSS pixels.
  public func strokeBorder(_ color: Color, lineWidth: Double = 1) -> ShapeView<InsetShape> {
    strokeBorder(color, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the line of the shape in a style inside of its edges.
  public func strokeBorder(_ color: Color, style: StrokeStyle) -> ShapeView<InsetShape> {
    inset(by: style.lineWidth / 2).stroke(color, style: style)
  }

  /// Draws the line of the shape inside of its edges.
  public func strokeBorder(_ gradient: Gradient, style: StrokeStyle) -> ShapeView<InsetShape> {
    inset(by: style.lineWidth / 2).stroke(gradient, style: style)
  }

  /// Draws the line of the shape inside of its edges, in the color of texts.
  public func strokeBorder(lineWidth: Double = 1) -> ShapeView<InsetShape> {
    inset(by: lineWidth / 2).stroke(lineWidth: lineWidth)
  }

  /// Draws the line of the shape inside of its edges, in a style and the color of texts.
  public func strokeBorder(style: StrokeStyle) -> ShapeView<InsetShape> {
    inset(by: style.lineWidth / 2).stroke(style: style)
  }
}

/// A path is a shape of a fixed place.
extension Path: Shape {
  /// The path itself: `rect` does not change it.
  public func path(in rect: Rect) -> Path { self }
}
