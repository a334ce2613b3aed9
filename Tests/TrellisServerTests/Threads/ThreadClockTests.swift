import Foundation
import Synchronization
import TestSupport
import Testing

@testable import TrellisServer

struct ThreadClockTests {
  /// The clock of a thread that waits stands still while another thread computes and reads it.
  @Test func theTimeIsThatOfTheThreadOfTheClock() async {
    let gate = DispatchSemaphore(value: 0)
    let clock: ThreadClock = await withCheckedContinuation { made in
      Thread {
        made.resume(returning: ThreadClock())
        gate.wait()
      }.start()
    }
    await waitUntil { clock.isWaiting }
    let before = clock.used
    let end = ThreadClock.used + 5_000_000
    while ThreadClock.used < end {}
    #expect(clock.used == before && clock.isWaiting)
    gate.signal()
  }
}
