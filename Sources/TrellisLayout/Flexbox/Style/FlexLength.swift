/// A length of a box in a flex tree.
///
/// Lengths are CSS pixels; percentages are fractions: 1 is the full reference length.
public enum FlexLength: Hashable, Sendable {
  /// Determined by the algorithm; as a maximum: none.
  case auto
  case points(Double)
  case percent(Double)
  /// The smallest width at which the content does not overflow.
  case minContent
  /// The width of the content without any constraint.
  case maxContent
  /// The available size, clamped to the range from `minContent` to `maxContent`.
  case fitContent
  /// The available size.
  case stretch
  /// As a flex basis: the content's size, ignoring the size of the box.
  case content

  /// Zero: the initial value of margins, paddings and gaps.
  public static let zero = FlexLength.points(0)
}

extension FlexLength {
  /// Whether the length is a percentage.
  var isPercent: Bool { if case .percent = self { true } else { false } }

  var isAuto: Bool { if case .auto = self { true } else { false } }

  /// Whether the length depends on the content.
  var isIntrinsic: Bool {
    switch self {
    case .minContent, .maxContent, .fitContent, .content: true
    case .auto, .points, .percent, .stretch: false
    }
  }

  /// The numeric value, for validation.
  var number: Double {
    switch self {
    case .points(let value), .percent(let value): value
    default: 0
    }
  }

  /// The length with percentages of `base`, or `nil` for `auto` and the keywords.
  ///
  /// A percentage of an indefinite length is 0.
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
  /// Makes ``points(_:)`` of an integer literal, in CSS pixels.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }
  /// Makes ``points(_:)`` of a floating-point literal, in CSS pixels.
  public init(floatLiteral value: Double) { self = .points(value) }
}
