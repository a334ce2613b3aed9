/// A width and a height, in CSS pixels.
public struct Size: Hashable, Sendable {
  /// The horizontal length; `.infinity` means no bound.
  public var width: Double
  /// The vertical length; `.infinity` means no bound.
  public var height: Double

  /// A size in CSS pixels. Negative lengths are kept.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A size of 0 in both axes.
  public static let zero = Size(width: 0, height: 0)
  /// A size without bounds in both axes: the default maximum of a ``SizeRange``.
  public static let infinite = Size(width: .infinity, height: .infinity)

  /// Adds the widths and the heights.
  public static func + (lhs: Size, rhs: Size) -> Size {
    Size(width: lhs.width + rhs.width, height: lhs.height + rhs.height)
  }

  /// Subtracts the widths and the heights; the result may be negative.
  public static func - (lhs: Size, rhs: Size) -> Size {
    Size(width: lhs.width - rhs.width, height: lhs.height - rhs.height)
  }

  /// Multiplies both lengths by `factor`.
  public static func * (lhs: Size, factor: Double) -> Size {
    Size(width: lhs.width * factor, height: lhs.height * factor)
  }

  /// Negates both lengths.
  public static prefix func - (size: Size) -> Size {
    Size(width: -size.width, height: -size.height)
  }

  /// This size plus `insets`, at least 0.
  public func inflated(by insets: EdgeInsets) -> Size {
    Size(
      width: Swift.max(0, width + insets.left + insets.right),
      height: Swift.max(0, height + insets.top + insets.bottom))
  }

  /// This size less `insets`, at least 0.
  public func deflated(by insets: EdgeInsets) -> Size { inflated(by: -insets) }
}

extension Size: CustomStringConvertible {
  public var description: String { "{\(width), \(height)}" }
}
