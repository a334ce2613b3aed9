/// A position in CSS pixels, relative to a top left corner.
public struct Point: Hashable, Sendable {
  /// The distance from the origin rightwards; negative to its left.
  public var x: Double
  /// The distance from the origin downwards; negative above it.
  public var y: Double

  /// A position in CSS pixels.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin: the top left corner that positions are measured from.
  public static let zero = Point(x: 0, y: 0)

  /// Adds the coordinates of each axis: `lhs` moved by `rhs`.
  public static func + (lhs: Point, rhs: Point) -> Point {
    Point(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }

  /// Subtracts the coordinates of each axis: the offset from `rhs` to `lhs`.
  public static func - (lhs: Point, rhs: Point) -> Point {
    Point(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
  }

  /// Multiplies both coordinates by `factor`.
  public static func * (lhs: Point, factor: Double) -> Point {
    Point(x: lhs.x * factor, y: lhs.y * factor)
  }

  /// Negates both coordinates.
  public static prefix func - (point: Point) -> Point { Point(x: -point.x, y: -point.y) }
}

extension Point: CustomStringConvertible {
  public var description: String { "{\(x), \(y)}" }
}
