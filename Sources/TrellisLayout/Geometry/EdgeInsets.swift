/// Distances from the four edges of a rectangle inwards, in CSS pixels; negative ones extend outwards.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge downwards.
  public var top: Double
  /// The distance from the left edge rightwards.
  public var left: Double
  /// The distance from the bottom edge upwards.
  public var bottom: Double
  /// The distance from the right edge leftwards.
  public var right: Double

  /// Insets with the given distances; the others are 0.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance on all four edges.
  public init(all: Double) {
    self.init(top: all, left: all, bottom: all, right: all)
  }

  /// Insets of `horizontal` at both the left and the right edge, and of `vertical` at both the top and the
  /// bottom edge.
  public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// A distance of 0 from all four edges.
  public static let zero = EdgeInsets()

  /// The sum of the left and right distances.
  public var horizontal: Double { left + right }
  /// The sum of the top and bottom distances.
  public var vertical: Double { top + bottom }

  /// Adds the distances of each edge.
  public static func + (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left,
      bottom: lhs.bottom + rhs.bottom, right: lhs.right + rhs.right)
  }

  /// Subtracts the distances of each edge.
  public static func - (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets { lhs + -rhs }

  /// Multiplies all four distances by `factor`.
  public static func * (lhs: EdgeInsets, factor: Double) -> EdgeInsets {
    EdgeInsets(
      top: lhs.top * factor, left: lhs.left * factor,
      bottom: lhs.bottom * factor, right: lhs.right * factor)
  }

  /// Negates all four distances.
  public static prefix func - (insets: EdgeInsets) -> EdgeInsets { insets * -1 }
}

extension EdgeInsets: CustomStringConvertible {
  public var description: String { "{\(top), \(left), \(bottom), \(right)}" }
}
