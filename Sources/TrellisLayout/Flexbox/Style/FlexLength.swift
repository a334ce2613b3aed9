/// A length of a box in a flex tree.
///
/// Lengths are CSS pixels; percentages are fractions, so 1 is the whole of what they are taken of.
public enum FlexLength: Hashable, Sendable {
  /// Left to the algorithm; as a maximum: none.
  case auto
  case points(Double)
  case percent(Double)
  /// The width below which the content would overflow.
  case minContent
  /// The width the content takes when nothing holds it.
  case maxContent
  /// The room there is, but not more than the content takes and not less than it needs.
  case fitContent
  /// The room there is.
  case stretch
  /// As a flex basis: the content's size, whatever the size of the box.
  case content

  /// Nothing: the initial value of margins, paddings and gaps.
  public static let zero = FlexLength.points(0)
}

extension FlexLength {
  /// Whether the length is taken of the parent's.
  var isPercent: Bool { if case .percent = self { true } else { false } }

  var isAuto: Bool { if case .auto = self { true } else { false } }

  /// Whether the length rests on the content.
  var isIntrinsic: Bool {
    switch self {
    case .minContent, .maxContent, .fitContent, .content: true
    case .auto, .points, .percent, .stretch: false
    }
  }

  /// The number in it, for checks.
  var number: Double {
    switch self {
    case .points(let value), .percent(let value): value
    default: 0
    }
  }

  /// The length where percentages are taken of `base`, or `nil` for `auto` and the keywords.
  ///
  /// A percentage of what is indefinite is 0.
  @inline(__always)
  func margin(of base: Double) -> Double? {
    switch self {
    case .points(let points): points
    case .percent(let fraction): base >= 0 ? fraction * base : 0
    default: nil
    }
  }
}

extension FlexLength: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// An integer literal stands for ``points(_:)``, in CSS pixels.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }
  /// A floating-point literal stands for ``points(_:)``, in CSS pixels.
  public init(floatLiteral value: Double) { self = .points(value) }
}
