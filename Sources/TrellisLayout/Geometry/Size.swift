/// A width and a height, in CSS pixels.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static let zero = Size(width: 0, height: 0)
  public static let infinite = Size(width: .infinity, height: .infinity)

  public static func + (lhs: Size, rhs: Size) -> Size {
    Size(width: lhs.width + rhs.width, height: lhs.height + rhs.height)
  }

  public static func - (lhs: Size, rhs: Size) -> Size {
    Size(width: lhs.width - rhs.width, height: lhs.height - rhs.height)
  }

  public static func * (lhs: Size, factor: Double) -> Size {
    Size(width: lhs.width * factor, height: lhs.height * factor)
  }

  public static prefix func - (size: Size) -> Size {
    Size(width: -size.width, height: -size.height)
  }

  /// This size with room for `insets` around it, not below 0.
  public func inflated(by insets: EdgeInsets) -> Size {
    Size(
      width: Swift.max(0, width + insets.left + insets.right),
      height: Swift.max(0, height + insets.top + insets.bottom))
  }

  /// This size without `insets`, at least 0.
  public func deflated(by insets: EdgeInsets) -> Size { inflated(by: -insets) }

  /// Whether both axes are equal as ``areLengthsEqual(_:_:)`` has it.
  public func isNearlyEqual(to other: Size) -> Bool {
    areLengthsEqual(width, other.width) && areLengthsEqual(height, other.height)
  }
}

extension Size: CustomStringConvertible {
  public var description: String { "{\(width), \(height)}" }
}
