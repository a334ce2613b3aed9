/// The vertical position of a span relative to the line's baseline.
///
/// A line grows to contain raised and lowered spans. The size of the span does not change; a superscript
/// usually has a smaller one.
public enum SpanBaseline: Hashable, Sendable {
  /// A third of the text's size above the baseline.
  case superscript
  /// A fifth of the text's size below the baseline.
  case `subscript`
  /// This many CSS pixels above the baseline, or below it if less than 0.
  case raised(Double)

  /// The distance of a span above the baseline in a text of `size`, in CSS pixels.
  func rise(inTextOfSize size: Double) -> Double {
    switch self {
    case .superscript: size / 3
    case .subscript: -size / 5
    case .raised(let rise): rise
    }
  }
}
