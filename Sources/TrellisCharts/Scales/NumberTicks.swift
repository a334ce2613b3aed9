import Foundation

/// Round numbers at equal distances: 1, 2 or 5 times a power of 10.
///
/// Source: Heckbert, “Nice numbers for graph labels” (Graphics Gems, 1990), with the steps of d3-array's `ticks`.
enum NumberTicks {
  /// The largest number of ticks.
  static let limit = 200

  /// The round step with which `count` intervals cover `span`; the number of intervals differs by at most a factor
  /// of 2.
  static func step(for span: Double, count: Int) -> Double {
    guard span > 0, span.isFinite else { return 1 }
    let raw = span / Double(max(count, 1))
    let power = pow(10, floor(log10(raw)))
    guard power > 0, power.isFinite else { return raw }
    let ratio = raw / power
    if ratio >= 50.0.squareRoot() { return 10 * power }
    if ratio >= 10.0.squareRoot() { return 5 * power }
    if ratio >= 2.0.squareRoot() { return 2 * power }
    return power
  }

  /// The multiples of `step` from `lower` to `upper`.
  static func multiples(of step: Double, from lower: Double, to upper: Double) -> [Double] {
    guard step > 0, step.isFinite, upper >= lower else { return [] }
    let first = (lower / step - 1e-9).rounded(.up)
    let last = (upper / step + 1e-9).rounded(.down)
    guard last >= first, last - first < Double(limit), abs(first) < 1e15 else { return [] }
    // A product with a fraction such as 0.1 is not exact; a quotient by the reciprocal is.
    let inverse = (1 / step).rounded()
    let isFraction = step < 1 && abs(inverse * step - 1) < 1e-12
    return (0...Int(last - first)).map {
      let multiple = first + Double($0)
      let value = isFraction ? multiple / inverse : multiple * step
      return value == 0 ? 0 : value
    }
  }

  /// The range extended to multiples of the step for `count` intervals.
  static func nice(_ lower: Double, _ upper: Double, count: Int) -> (Double, Double) {
    let step = step(for: upper - lower, count: count)
    let low = (lower / step + 1e-9).rounded(.down) * step
    let high = (upper / step - 1e-9).rounded(.up) * step
    return low < high && low.isFinite && high.isFinite ? (low, high) : (lower, upper)
  }

  /// The powers of 10 from `lower` to `upper`, with their multiples by 2 and 5 if `hasMiddle`; every *n*th power if
  /// there
  /// are more than `count`.
  static func powers(
    from lower: Double, to upper: Double, count: Int, hasMiddle: Bool
  ) -> [Double] {
    guard lower > 0, lower.isFinite, upper.isFinite, upper >= lower else { return [] }
    let (first, last) = (Int(floor(log10(lower))), Int(ceil(log10(upper))))
    guard last >= first, last - first < 700 else { return [] }
    let each = max(1, (last - first + count) / max(count, 1))
    var values: [Double] = []
    for exponent in first...last where exponent % each == 0 {
      for factor in hasMiddle && each == 1 ? [1.0, 2, 5] : [1.0] {
        let value = factor * pow(10, Double(exponent))
        if value >= lower * (1 - 1e-9), value <= upper * (1 + 1e-9) { values.append(value) }
      }
    }
    return values
  }
}
