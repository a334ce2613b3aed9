/// Where a span stands beside the line's baseline.
///
/// Lines grow by what stands out of them. The size of the span stays as it is; a superscript usually has
/// a smaller one.
public enum SpanBaseline: Hashable, Sendable {
  /// A third of the text's size above the baseline.
  case superscript
  /// A fifth of the text's size below the baseline.
  case `subscript`
  /// This many CSS pixels above the baseline, or below it if less than 0.
  case raised(Double)

  /// How far a span stands above the baseline in a text of `size`, in CSS pixels.
  func rise(inTextOfSize size: Double) -> Double {
    switch self {
    case .superscript: size / 3
    case .subscript: -size / 5
    case .raised(let rise): rise
    }
  }
}
