/// A rectangle, in CSS pixels: the position of its top left corner and its size.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  public static let zero = Rect(origin: .zero, size: .zero)

  public var x: Double { origin.x }
  public var y: Double { origin.y }
  public var width: Double { size.width }
  public var height: Double { size.height }
  /// The x of the right edge.
  public var maxX: Double { origin.x + size.width }
  /// The y of the bottom edge.
  public var maxY: Double { origin.y + size.height }

  /// Whether `point` is inside; the right and the bottom edge are not.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// This rectangle moved by `offset`.
  public func offset(by offset: Point) -> Rect { Rect(origin: origin + offset, size: size) }
}

extension Rect: CustomStringConvertible {
  public var description: String { "{\(origin), \(size)}" }
}
