import Synchronization
import Testing

@testable import TrellisHTTP

struct DrainTests {
  private func time(_ milliseconds: Int64) -> SteadyTime { SteadyTime(milliseconds: milliseconds) }

  @Test func aDrainThatHasNotBegunIsNotOver() {
    let drain = Drain()
    #expect(!drain.isOver(with: 0, at: time(1_000_000)))
    #expect(drain.deadline == nil)
  }

  @Test func theEndComesWithTheLastConnectionOrTheDeadline() {
    var drain = Drain()
    drain.begin(until: time(500)) {}
    #expect(drain.isOver(with: 0, at: time(0)))
    #expect(!drain.isOver(with: 1, at: time(499)))
    #expect(drain.isOver(with: 1, at: time(500)))
  }

  @Test func theEarliestDeadlineHolds() {
    var drain = Drain()
    drain.begin(until: time(500)) {}
    drain.begin(until: time(300)) {}
    drain.begin(until: time(400)) {}
    #expect(drain.deadline == time(300))
  }

  @Test func eachHandlerRunsOnce() {
    let told = Mutex<[Int]>([])
    var drain = Drain()
    for number in 1...3 { drain.begin(until: time(1)) { told.withLock { $0.append(number) } } }
    drain.finish()
    drain.finish()
    #expect(told.withLock { $0 } == [1, 2, 3])
  }
}
