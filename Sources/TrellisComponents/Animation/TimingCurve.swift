/// The timing of an animation.
///
/// Source: ComponentKit's timing functions (row N11).
public enum TimingCurve: Hashable, Sendable {
  case linear
  /// Slow at the start.
  case easeIn
  /// Slow at the end.
  case easeOut
  case easeInOut
  /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points; `x1` and `x2` are in 0…1.
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double)

  /// The curve in CSS; its keywords have the control points of Core Animation.
  var css: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInOut: "ease-in-out"
    case .bezier(let x1, let y1, let x2, let y2):
      "cubic-bezier(\(css: x1),\(css: y1),\(css: x2),\(css: y2))"
    }
  }

  /// The progress at `time`, both from 0 to 1.
  func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    return switch self {
    case .linear: time
    case .easeIn: Self.bezier(0.42, 0, 1, 1, at: time)
    case .easeOut: Self.bezier(0, 0, 0.58, 1, at: time)
    case .easeInOut: Self.bezier(0.42, 0, 0.58, 1, at: time)
    case .bezier(let x1, let y1, let x2, let y2): Self.bezier(x1, y1, x2, y2, at: time)
    }
  }

  /// Bisects the parameter for which the curve's x is `time`; x grows with the parameter.
  private static func bezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at time: Double
  ) -> Double {
    func value(_ first: Double, _ second: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if value(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    return value(y1, y2, (low + high) / 2)
  }
}

extension String {
  /// A CSS easing with the values of `progress` at even steps.
  static func sampledEasing(steps: Int, _ progress: (Double) -> Double) -> String {
    let values = (0...steps).map { progress(Double($0) / Double(steps)) }
    return "linear(\(values.map { "\(css: $0)" }.joined(separator: ",")))"
  }
}

extension String.StringInterpolation {
  /// A number with at most four decimals.
  mutating func appendInterpolation(css number: Double) {
    let rounded = (number * 10_000).rounded() / 10_000
    appendLiteral(rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)")
  }
}
