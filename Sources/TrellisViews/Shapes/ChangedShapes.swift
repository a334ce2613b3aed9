public import TrellisLayout

/// A part of the line of a shape.
public struct TrimmedShape<Content: Shape>: Shape {
  let shape: Content
  let start: Double
  let end: Double

  init(shape: Content, start: Double, end: Double) {
    self.shape = shape
    self.start = start.validated("The start of a part", in: 0...1)
    self.end = end.validated("The end of a part", in: 0...1, or: 1)
  }

  /// The changed outline in `rect`.
  public func path(in rect: Rect) -> Path {
    shape.path(in: rect).trimmedPath(from: start, to: end)
  }
}

/// A shape whose points are transformed.
public struct TransformedShape<Content: Shape>: Shape {
  let shape: Content
  let anchor: UnitPoint
  let transform: PathTransform

  /// The changed outline in `rect`.
  public func path(in rect: Rect) -> Path {
    let point = anchor.point(in: rect)
    return shape.path(in: rect).applying(
      PathTransform(translationX: -point.x, y: -point.y).concatenating(transform)
        .concatenating(PathTransform(translationX: point.x, y: point.y)))
  }
}

/// A shape of any type.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Wraps `shape`.
  public init(_ shape: some Shape) { self.shape = shape }

  /// The changed outline in `rect`.
  public func path(in rect: Rect) -> Path { shape.path(in: rect) }
}
