public import TrellisLayout

/// The outline of a shape: lines and Bézier curves in CSS pixels, from the top left corner of the shape's frame.
///
/// ```swift
/// Path { path in
///   path.move(to: Point(x: 0, y: 20))
///   path.addLine(to: Point(x: 20, y: 0))
///   path.addLine(to: Point(x: 40, y: 20))
///   path.closeSubpath()
/// }
/// ```
///
/// Points, sizes and rectangles are the types of the layout: `Point`, `Size` and `Rect`. An arc is stored as cubic
/// curves of at most 90°, which deviate from the circle by less than 0.03 % of the radius. A path does not mirror in
/// pages from right to left.
///
/// Source: SwiftUI's `Path`.
public struct Path: Hashable, Sendable {
  /// A step of a path.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath.
    case move(to: Point)
    /// A line from the current point.
    case line(to: Point)
    /// A quadratic Bézier curve from the current point.
    case quadCurve(to: Point, control: Point)
    /// A cubic Bézier curve from the current point.
    case curve(to: Point, control1: Point, control2: Point)
    /// A line to the start of the subpath, which ends it.
    case closeSubpath
  }

  var elements: [Element] = []
  /// The start of the current subpath; `nil` before the first.
  private var start: Point?
  /// The end of the path; `nil` for an empty path.
  public private(set) var currentPoint: Point?

  /// An empty path.
  public init() {}

  /// A path that `build` draws.
  public init(_ build: (inout Path) -> Void) { build(&self) }

  /// A rectangle.
  public init(_ rect: Rect) { addRect(rect) }

  /// A rectangle with circular corners; the radius is at most half of the shorter side.
  public init(roundedRect rect: Rect, cornerRadius: Double) {
    addRoundedRect(in: rect, cornerSize: Size(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle with elliptic corners; each radius is at most half of its side.
  public init(roundedRect rect: Rect, cornerSize: Size) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }

  /// The ellipse that touches the sides of `rect`.
  public init(ellipseIn rect: Rect) { addEllipse(in: rect) }

  /// Whether the path has no step.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls `body` with each step, in order.
  ///
  /// - Complexity: O(*n*) in the steps.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  // MARK: Drawing

  /// Begins a subpath at `point`.
  public mutating func move(to point: Point) {
    elements.append(.move(to: point))
    (start, currentPoint) = (point, point)
  }

  /// A line from the current point. In an empty path it begins a subpath instead.
  public mutating func addLine(to point: Point) {
    guard continues(at: point) else { return }
    elements.append(.line(to: point))
    currentPoint = point
  }

  /// Begins a subpath at the first point, with lines through the others.
  public mutating func addLines(_ points: [Point]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// A quadratic Bézier curve from the current point. In an empty path it begins a subpath instead.
  public mutating func addQuadCurve(to point: Point, control: Point) {
    guard continues(at: point) else { return }
    elements.append(.quadCurve(to: point, control: control))
    currentPoint = point
  }

  /// A cubic Bézier curve from the current point. In an empty path it begins a subpath instead.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    guard continues(at: point) else { return }
    elements.append(.curve(to: point, control1: control1, control2: control2))
    currentPoint = point
  }

  /// Closes the subpath by a line to its start.
  public mutating func closeSubpath() {
    guard let start, elements.last != .closeSubpath else { return }
    elements.append(.closeSubpath)
    currentPoint = start
  }

  /// A rectangle, clockwise from its top left corner.
  public mutating func addRect(_ rect: Rect) {
    move(to: rect.origin)
    addLine(to: Point(x: rect.maxX, y: rect.y))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.x, y: rect.maxY))
    closeSubpath()
  }

  /// Rectangles, one after the other.
  public mutating func addRects(_ rects: [Rect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds the subpaths of `path`.
  public mutating func addPath(_ path: Path) {
    guard !path.isEmpty else { return }
    elements += path.elements
    (start, currentPoint) = (path.start, path.currentPoint)
  }

  /// Begins a subpath at `point` if there is none.
  ///
  /// - Returns: whether there was one.
  private mutating func continues(at point: Point) -> Bool {
    if currentPoint == nil {
      move(to: point)
      return false
    }
    return true
  }

  // MARK: Changing

  /// The path with all points transformed.
  ///
  /// - Complexity: O(*n*) in the steps.
  public func applying(_ transform: PathTransform) -> Path {
    var result = Path()
    result.elements = elements.map { $0.applying(transform) }
    result.start = start.map(transform.apply)
    result.currentPoint = currentPoint.map(transform.apply)
    return result
  }

  /// The path moved by a distance, in CSS pixels.
  public func offsetBy(dx: Double, dy: Double) -> Path {
    applying(PathTransform(translationX: dx, y: dy))
  }
}

extension Path.Element {
  fileprivate func applying(_ transform: PathTransform) -> Path.Element {
    switch self {
    case .move(let point): .move(to: transform.apply(to: point))
    case .line(let point): .line(to: transform.apply(to: point))
    case .quadCurve(let point, let control):
      .quadCurve(to: transform.apply(to: point), control: transform.apply(to: control))
    case .curve(let point, let first, let second):
      .curve(
        to: transform.apply(to: point), control1: transform.apply(to: first),
        control2: transform.apply(to: second))
    case .closeSubpath: .closeSubpath
    }
  }
}
