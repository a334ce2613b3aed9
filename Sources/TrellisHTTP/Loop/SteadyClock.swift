import Foundation

/// Reads the system's clocks.
enum SteadyClock {
  /// Monotonic time since an arbitrary fixed point.
  static func now() -> SteadyTime {
    let time = read(CLOCK_MONOTONIC)
    return SteadyTime(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
  }

  /// The wall clock in whole seconds since 1970; it may jump.
  static func secondsSince1970() -> Int64 { Int64(read(CLOCK_REALTIME).tv_sec) }

  private static func read(_ clock: clockid_t) -> timespec {
    var time = timespec()
    clock_gettime(clock, &time)
    return time
  }
}
