/// A length that is given, given relative to the parent, or left open.
///
/// Two dimensions are equal when they are of one kind and one value: 0 % is not 0 px.
///
/// Source: ComponentKit's relative dimension (row A3).
public enum Dimension: Hashable, Sendable {
  case auto
  /// A length in CSS pixels.
  case points(Double)
  /// A fraction of the parent's length: 1 is the whole of it.
  case percent(Double)
}

extension Dimension {
  /// The length this stands for inside a parent that is `parent` long.
  ///
  /// A percentage is rounded to a whole pixel, and acts as `auto` while the parent's length is
  /// not known or not finite.
  ///
  /// - Parameters:
  ///   - auto: what `auto` stands for.
  ///   - parent: asked for only where it is needed.
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
  /// `Auto`, or whole pixels as `12pt`, or whole hundredths as `50%`.
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
  /// An integer literal stands for ``points(_:)``, in CSS pixels.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }
  /// A floating-point literal stands for ``points(_:)``, in CSS pixels.
  public init(floatLiteral value: Double) { self = .points(value) }
}
