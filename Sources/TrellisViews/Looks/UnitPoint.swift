public import TrellisLayout

/// A point in the unit square of a view: x from 0, the left edge, to 1, and y from 0, the top edge, to 1.
///
/// Points do not mirror in pages from right to left.
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width, from the left edge.
  public var x: Double
  /// The share of the height, from the top edge.
  public var y: Double

  /// A point by its shares of the width and the height.
  public init(x: Double, y: Double) {
    self.x = x.validated("The x of a unit point", in: -100...100, or: 0.5)
    self.y = y.validated("The y of a unit point", in: -100...100, or: 0.5)
  }

  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The top left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The top right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The middle of the left edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the right edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The bottom left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The bottom right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The point in `rect`, in CSS pixels.
  public func point(in rect: Rect) -> Point {
    Point(x: rect.x + x * rect.width, y: rect.y + y * rect.height)
  }
}
