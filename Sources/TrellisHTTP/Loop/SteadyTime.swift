/// A time in milliseconds of the server's monotonic clock.
struct Moment: Comparable, Hashable, Sendable {
  var milliseconds: Int64

  /// A time that never comes.
  static let never = Moment(milliseconds: .max)

  static func < (lhs: Moment, rhs: Moment) -> Bool { lhs.milliseconds < rhs.milliseconds }

  /// The time `duration` milliseconds later; `never` on overflow.
  func advanced(by duration: Int64) -> Moment {
    let (sum, overflow) = milliseconds.addingReportingOverflow(duration)
    return overflow ? .never : Moment(milliseconds: sum)
  }
}

extension Duration {
  /// The duration in whole milliseconds, clamped to the largest number.
  var milliseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1000)
    guard !overflow else { return seconds < 0 ? 0 : .max }
    let (sum, carry) = product.addingReportingOverflow(attoseconds / 1_000_000_000_000_000)
    return carry ? .max : Swift.max(0, sum)
  }
}
