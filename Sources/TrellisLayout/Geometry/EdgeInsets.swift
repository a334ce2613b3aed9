/// Distances from the four edges of a rectangle inwards, in CSS pixels; negative ones reach out.
public struct EdgeInsets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

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

  public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  public static let zero = EdgeInsets()

  /// The left and right distances together.
  public var horizontal: Double { left + right }
  /// The top and bottom distances together.
  public var vertical: Double { top + bottom }

  public static func + (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left,
      bottom: lhs.bottom + rhs.bottom, right: lhs.right + rhs.right)
  }

  public static func - (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets { lhs + -rhs }

  public static func * (lhs: EdgeInsets, factor: Double) -> EdgeInsets {
    EdgeInsets(
      top: lhs.top * factor, left: lhs.left * factor,
      bottom: lhs.bottom * factor, right: lhs.right * factor)
  }

  public static prefix func - (insets: EdgeInsets) -> EdgeInsets { insets * -1 }
}

extension EdgeInsets: CustomStringConvertible {
  public var description: String { "{\(top), \(left), \(bottom), \(right)}" }
}
