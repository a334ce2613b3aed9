/// A time in milliseconds of the server's monotonic clock.
struct SteadyTime: Comparable, Hashable, Sendable {
  var milliseconds: Int64

  /// A time that never comes.
  static let never = SteadyTime(milliseconds: .max)

  static func < (lhs: SteadyTime, rhs: SteadyTime) -> Bool { lhs.milliseconds < rhs.milliseconds }

  /// The time `duration` milliseconds later; `never` on overflow.
  func advanced(by duration: Int64) -> SteadyTime {
    let (sum, overflow) = milliseconds.addingReportingOverflow(duration)
    return overflow ? .never : SteadyTime(milliseconds: sum)
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
