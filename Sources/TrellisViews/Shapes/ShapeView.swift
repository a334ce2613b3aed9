import TrellisComponents
import TrellisLayout
import TrellisUI

/// What fills the inside or the line of a shape.
enum ShapePaint: Hashable, Sendable {
  /// The color of texts at the place of the shape.
  case foreground
  case color(Color)
  case gradient(Gradient)

  /// Whether the paint needs an element with an id in SVG.
  var isDefined: Bool {
    guard case .gradient(let gradient) = self else { return false }
    if case .conic = gradient.kind { return false }
    return true
  }

  /// The paint as a value of SVG. A gradient that SVG does not have is its first color.
  ///
  /// - Parameter id: the id of the element of a gradient.
  func svg(id: String) -> String {
    switch self {
    case .foreground: "currentColor"
    case .color(let color): color.css
    case .gradient(let gradient):
      isDefined ? "url(#\(id))" : gradient.stops.first?.color.css ?? "none"
    }
  }
}

/// The inside or the line of a shape, with its paint.
struct ShapeLayer: Hashable, Sendable {
  let paint: ShapePaint
  var fill = FillStyle()
  /// The line; `nil` for the inside.
  var stroke: StrokeStyle?
}

/// A shape with fills and strokes; later ones are above earlier ones.
public struct ShapeView<Content: Shape>: PrimitiveView {
  let shape: Content
  var layers: [ShapeLayer]

  public func _expand(into expansion: inout ViewExpansion) {
    if let box = plainBox { return expansion.append(box) }
    if layers.contains(where: \.paint.isDefined) {
      return DefinedShapeView(view: self)._expand(into: &expansion)
    }
    expansion.append(box(id: ""))
  }

  /// The shape in SVG; `id` begins the ids of its gradients.
  fileprivate func box(id: String) -> Box {
    let drawing = DrawingBox { [shape, layers] size in
      Drawing(elements: ShapeDrawing(shape, size).elements(layers, id: id))
    }
    return Box(drawing: drawing, "svg")
  }

  /// The shape as an element with a ground; `nil` if it needs SVG.
  private var plainBox: Box? {
    guard layers.count == 1, layers[0].stroke == nil, !layers[0].fill.isEOFilled else { return nil }
    let ground: ViewAttribute =
      switch layers[0].paint {
      case .foreground: .style(.backgroundColor, "currentColor")
      case .color(let color): .style(.backgroundColor, color.css)
      case .gradient(let gradient): .style(.background, gradient.css)
      }
    if let shape = shape as? any BoxShape, shape.insetAmount == 0 {
      return Box(
        drawing: DrawingBox { Drawing(attributes: shape.boxStyles(in: $0) + [ground]) }, "div")
    }
    // SVG has no gradient around a point.
    guard case .gradient(let gradient) = layers[0].paint, case .conic = gradient.kind else {
      return nil
    }
    let drawing = DrawingBox { [shape] size in
      let path = shape.path(in: Rect(origin: .zero, size: size)).svg
      return Drawing(attributes: [.style(.clipPath, "path(\"\(path)\")"), ground])
    }
    return Box(drawing: drawing, "div")
  }

  /// Fills the shape with `color`, above what is painted so far.
  public func fill(_ color: Color, style: FillStyle = FillStyle()) -> ShapeView {
    adding(ShapeLayer(paint: .color(color), fill: style))
  }

  /// Fills the shape with `gradient`, above what is painted so far.
  public func fill(_ gradient: Gradient, style: FillStyle = FillStyle()) -> ShapeView {
    adding(ShapeLayer(paint: .gradient(gradient), fill: style))
  }

  /// Draws the line of the shape above what is painted so far.
  ///
  /// - Parameter lineWidth: in CSS pixels.
  public func stroke(_ color: Color, lineWidth: Double = 1) -> ShapeView {
    stroke(color, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the line of the shape in a style, above what is painted so far.
  public func stroke(_ color: Color, style: StrokeStyle) -> ShapeView {
    adding(ShapeLayer(paint: .color(color), stroke: style))
  }

  /// Draws the line of the shape in a style, above what is painted so far.
  public func stroke(_ gradient: Gradient, style: StrokeStyle) -> ShapeView {
    adding(ShapeLayer(paint: .gradient(gradient), stroke: style))
  }

  private func adding(_ layer: ShapeLayer) -> ShapeView {
    var view = self
    view.layers.append(layer)
    return view
  }
}

extension StyleProperty {
  static let clipPath = StyleProperty("clip-path")
}

/// A shape whose gradients have ids in the page.
private struct DefinedShapeView<Content: Shape>: View {
  let view: ShapeView<Content>
  @FieldID private var id

  init(view: ShapeView<Content>) { self.view = view }

  var body: some View { BoxedView(box: view.box(id: id)) }
}

/// A view of one box.
private struct BoxedView: PrimitiveView {
  let box: Box
  func _expand(into expansion: inout ViewExpansion) { expansion.append(box) }
}

/// The elements of a shape in a size.
struct ShapeDrawing {
  private let path: Path
  private let size: Size
  /// The visible part of the line; `nil` for all of it.
  private let trim: (start: Double, end: Double)?
  private let trimmed: () -> Path

  init(_ shape: some Shape, _ size: Size) {
    let rect = Rect(origin: .zero, size: size)
    self.size = size
    if let shape = shape as? any LineTrimming {
      path = shape.wholePath(in: rect)
      trim = (shape.start, shape.end)
    } else {
      path = shape.path(in: rect)
      trim = nil
    }
    trimmed = { shape.path(in: rect) }
  }

  func elements(_ layers: [ShapeLayer], id: String) -> [SVGElement] {
    var definitions: [SVGElement] = []
    let paths = layers.enumerated().map { index, layer -> SVGElement in
      let name = "\(id)-\(index)"
      if case .gradient(let gradient) = layer.paint,
        let element = gradient.svgElement(id: name, in: Rect(origin: .zero, size: size))
      {
        definitions.append(element)
      }
      return SVGElement(.path, attributes(layer, paint: layer.paint.svg(id: name)))
    }
    if definitions.isEmpty { return paths }
    return [SVGElement(.defs, children: definitions)] + paths
  }

  private func attributes(
    _ layer: ShapeLayer, paint: String
  ) -> [SVGElement.Attribute: String] {
    guard let stroke = layer.stroke else {
      var attributes: [SVGElement.Attribute: String] = [.d: trimmed().svg, .fill: paint]
      if layer.fill.isEOFilled { attributes[.fillRule] = "evenodd" }
      return attributes
    }
    var attributes = stroke.attributes
    attributes[.fill] = "none"
    attributes[.stroke] = paint
    guard let trim, attributes[.strokeDashArray] == nil else {
      attributes[.d] = trimmed().svg
      return attributes
    }
    // One dash on the whole line: a changed part changes some digits, and all browsers animate it.
    attributes[.d] = path.svg
    attributes[.pathLength] = "1"
    let length = max(0, trim.end - trim.start)
    attributes[.strokeDashArray] = "\(CSSText.number(length)) 2"
    attributes[.strokeDashOffset] = CSSText.number(-trim.start)
    // A dash without length would show its ends.
    if length == 0 { attributes[.strokeOpacity] = "0" }
    return attributes
  }
}

/// A shape that is a part of another shape's line.
protocol LineTrimming {
  var start: Double { get }
  var end: Double { get }
  func wholePath(in rect: Rect) -> Path
}

extension TrimmedShape: LineTrimming {
  func wholePath(in rect: Rect) -> Path { shape.path(in: rect) }
}
