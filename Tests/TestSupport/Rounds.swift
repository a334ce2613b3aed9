import Foundation

/// The lengths of tests that repeat something: `make test` runs a short form, `make test-all` the long one.
public enum Rounds {
  /// Whether the environment variable `TRELLIS_SLOW_TESTS` is 1.
  public static let areLong = ProcessInfo.processInfo.environment["TRELLIS_SLOW_TESTS"] == "1"

  /// `count` in the long form; otherwise a tenth of it, at least 1.
  public static func of(_ count: Int) -> Int { areLong ? count : max(1, count / 10) }

  /// The first ``of(_:)`` seeds from `first` on.
  public static func seeds(_ count: Int, from first: UInt64 = 0) -> Range<UInt64> {
    first..<first + UInt64(of(count))
  }
}
