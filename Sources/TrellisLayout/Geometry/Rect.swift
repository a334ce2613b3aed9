/// A rectangle, in CSS pixels: the position of its top left corner and its size.
///
/// Layouts and components use it. Documents use `Frame` and texts use `TextRect`, because their modules import neither
/// this module nor each other.
public struct Rect: Hashable, Sendable {
  /// The position of the top left corner.
  public var origin: Point
  /// The distances from the top left to the bottom right corner.
  public var size: Size

  /// A rectangle by its top left corner and its size. Negative lengths are kept.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle by its left and top edge and its size, in CSS pixels.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// An empty rectangle at the origin; it contains no point.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// The x of the left edge.
  public var x: Double { origin.x }
  /// The y of the top edge.
  public var y: Double { origin.y }
  /// The distance from the left to the right edge.
  public var width: Double { size.width }
  /// The distance from the top to the bottom edge.
  public var height: Double { size.height }
  /// The x of the right edge.
  public var maxX: Double { origin.x + size.width }
  /// The y of the bottom edge.
  public var maxY: Double { origin.y + size.height }

  /// Whether `point` is inside; the right and the bottom edge are excluded.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// This rectangle moved by `offset`.
  public func offset(by offset: Point) -> Rect { Rect(origin: origin + offset, size: size) }
}

extension Rect: CustomStringConvertible {
  public var description: String { "{\(origin), \(size)}" }
}
