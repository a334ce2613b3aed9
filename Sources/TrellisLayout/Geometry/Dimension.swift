/// A length: absolute, relative to the parent, or automatic.
///
/// Two dimensions are equal if their case and value are equal: 0 % is not 0 px.
///
/// Source: ComponentKit's relative dimension (row A3).
public enum Dimension: Hashable, Sendable {
  case auto
  /// A length in CSS pixels.
  case points(Double)
  /// A fraction of the parent's length: 1 is the full length.
  case percent(Double)
}

extension Dimension {
  /// The length in CSS pixels inside a parent of length `parent`.
  ///
  /// A percentage is rounded to a whole pixel, and acts as `auto` if the parent's length is unknown or not
  /// finite.
  ///
  /// - Parameters:
  ///   - auto: the value of `auto`.
  ///   - parent: the parent's length; evaluated only for a percentage.
  public func resolve(auto: Double, parent: @autoclosure () -> Double?) -> Double {
    switch self {
    case .auto: auto
    case .points(let points): points
    case .percent(let fraction):
      if let parent = parent(), parent.isFinite { (fraction * parent).rounded() } else { auto }
    }
  }
}

extension Dimension: CustomStringConvertible {
  /// `Auto`, or whole pixels such as `12pt`, or a whole percentage such as `50%`.
  public var description: String {
    switch self {
    case .auto: "Auto"
    case .points(let points): "\(Self.whole(points))pt"
    case .percent(let fraction): "\(Self.whole(fraction * 100))%"
    }
  }

  private static func whole(_ value: Double) -> String {
    let rounded = value.rounded(.toNearestOrEven)
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}

extension Dimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Makes ``points(_:)`` of an integer literal, in CSS pixels.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }
  /// Makes ``points(_:)`` of a floating-point literal, in CSS pixels.
  public init(floatLiteral value: Double) { self = .points(value) }
}
