import TrellisBase

/// Numbers in CSS.
enum CSSText {
  /// A number with at most four decimal places.
  static func number(_ value: Double) -> String {
    let rounded = (value * 1e4).rounded() / 1e4
    if rounded == rounded.rounded(), abs(rounded) < 1e9 { return "\(Int(rounded))" }
    return "\(rounded)"
  }

  /// A length in CSS pixels.
  static func length(_ value: Double) -> String {
    let text = number(value)
    return text == "0" ? text : text + "px"
  }

  static func percentage(_ share: Double) -> String { number(share * 100) + "%" }
}

extension Double {
  /// The value in `range`; a value that is not finite is reported, and `standard` is used in its place.
  ///
  /// - Parameter name: the name of the value in the report.
  func validated(
    _ name: @autoclosure () -> String, in range: ClosedRange<Double> = -1e6...1e6,
    or standard: Double = 0
  ) -> Double {
    guard isFinite else {
      ProgrammerError.report("\(name()) is \(self), which is no finite number; \(standard) is used")
      return standard
    }
    return Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
