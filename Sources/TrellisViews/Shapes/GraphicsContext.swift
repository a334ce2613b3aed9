public import TrellisLayout

/// The paths of a ``Canvas``, with the transform, the opacity and the clip of the next ones.
///
/// A copy has its own transform, opacity and clip, and draws into the same canvas.
///
/// Source: SwiftUI's `GraphicsContext`.
public struct GraphicsContext {
  /// The paint of a path.
  public struct Shading: Hashable, Sendable {
    let paint: ShapePaint

    /// One color for the whole path.
    public static func color(_ color: Color) -> Shading { Shading(paint: .color(color)) }
    /// A gradient over the bounds of the path. A gradient around a point becomes its first color.
    public static func gradient(_ gradient: Gradient) -> Shading {
      Shading(paint: .gradient(gradient))
    }
    /// The color of texts at the place of the canvas.
    public static let foreground = Shading(paint: .foreground)
  }

  private final class Storage {
    var definitions: [SVGElement] = []
    var elements: [SVGElement] = []
  }

  private let storage = Storage()
  private let id: String
  private let size: Size
  private var clip: String?

  /// The transform of the next paths.
  public var transform = PathTransform.identity
  /// The opacity of the next paths, from 0 to 1.
  public var opacity = 1.0

  init(id: String, size: Size) {
    self.id = id
    self.size = size
  }

  /// The rectangle of the canvas, before the transform.
  public var clipBoundingRect: Rect { Rect(origin: .zero, size: size) }

  /// Fills `path`.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    var attributes: [SVGElement.Attribute: String] = [:]
    if style.isEOFilled { attributes[.fillRule] = "evenodd" }
    draw(path, shading, .fill, attributes)
  }

  /// Draws the line of `path`.
  ///
  /// - Parameter lineWidth: in CSS pixels; a transform does not change it.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the line of `path` in a style. A transform does not change the widths.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    var attributes = style.attributes
    attributes[.fill] = "none"
    draw(path, shading, .stroke, attributes)
  }

  /// Moves the next paths, in CSS pixels.
  public mutating func translateBy(x: Double, y: Double) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales the next paths.
  public mutating func scaleBy(x: Double, y: Double) { transform = transform.scaledBy(x: x, y: y) }

  /// Rotates the next paths, clockwise.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle) }

  /// Shows only the parts of the next paths that are inside of `path` and of earlier clips.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    let name = nextID
    var outline: [SVGElement.Attribute: String] = [.d: path.applying(transform).svg]
    if style.isEOFilled { outline[.clipRule] = "evenodd" }
    var attributes: [SVGElement.Attribute: String] = [.id: name]
    if let clip { attributes[.clipPath] = clip }
    storage.definitions.append(
      SVGElement(.clipPath, attributes, children: [SVGElement(.path, outline)]))
    clip = "url(#\(name))"
  }

  private var nextID: String { "\(id)-\(storage.definitions.count)" }

  private func draw(
    _ path: Path, _ shading: Shading, _ use: SVGElement.Attribute,
    _ style: [SVGElement.Attribute: String]
  ) {
    let path = path.applying(transform)
    let name = nextID
    if case .gradient(let gradient) = shading.paint,
      let element = gradient.svgElement(id: name, in: path.boundingRect)
    {
      storage.definitions.append(element)
    }
    var attributes = style
    attributes[.d] = path.svg
    attributes[use] = shading.paint.svg(id: name)
    if let clip { attributes[.clipPath] = clip }
    let opacity = opacity.validated("The opacity of a path", in: 0...1, or: 1)
    if opacity != 1 { attributes[.opacity] = CSSText.number(opacity) }
    storage.elements.append(SVGElement(.path, attributes))
  }

  /// The elements of the drawing.
  func finish() -> [SVGElement] {
    let definitions = storage.definitions
    return (definitions.isEmpty ? [] : [SVGElement(.defs, key: "defs", children: definitions)])
      + storage.elements
  }
}
