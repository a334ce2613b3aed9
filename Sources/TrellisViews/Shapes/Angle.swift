/// An angle, clockwise in the coordinates of a page, in which y grows downwards. 0 points to the right.
///
/// Source: SwiftUI's `Angle`.
public struct Angle: Hashable, Comparable, Sendable {
  /// From the positive x axis; a turn has 2π.
  public var radians: Double

  /// From the positive x axis; a turn has 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// An angle of 0.
  public init() { radians = 0 }
  /// A turn has 2π radians.
  public init(radians: Double) { self.radians = radians }
  /// A turn has 360 degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// A turn has 2π radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// A turn has 360 degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle of 0.
  public static let zero = Angle()

  /// Whether `lhs` has fewer radians; whole turns count.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
  /// Adds the radians.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }
  /// Subtracts the radians.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }
  /// Multiplies the radians by `factor`.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }
  /// Negates the radians.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}
