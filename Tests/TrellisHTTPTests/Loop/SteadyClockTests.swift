import Foundation
import Testing

@testable import TrellisHTTP

struct SteadyClockTests {
  private func milliseconds(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  @Test func theTimesAreThoseOfTheSystem() {
    for _ in 0..<200 {
      let earliest = milliseconds(CLOCK_MONOTONIC)
      let now = SteadyClock.now().milliseconds
      #expect((earliest...milliseconds(CLOCK_MONOTONIC)).contains(now))
    }
  }
}
