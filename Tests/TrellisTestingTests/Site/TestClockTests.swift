import Synchronization
import TestSupport
import Testing

@testable import TrellisTesting

struct TestClockTests {
  private final class Record: Sendable {
    private let list = Mutex<[Int]>([])
    var entries: [Int] { list.withLock { $0 } }
    func add(_ entry: Int) { list.withLock { $0.append(entry) } }
  }

  @Test func sleepersWakeInTheOrderOfTheirDeadlines() async throws {
    let clock = TestClock()
    let woken = Record()
    try await withThrowingTaskGroup { group in
      for seconds in [3, 2, 1] {
        let wait = clock.startTimer(.seconds(seconds))
        group.addTask {
          try await wait()
          woken.add(seconds)
        }
      }
      await clock.advance(by: .milliseconds(999))
      #expect(woken.entries == [])
      #expect(clock.elapsed == .milliseconds(999))
      // A sleeper of exactly the time wakes.
      await clock.advance(by: .milliseconds(1001))
      await waitUntil { woken.entries.count == 2 }
      #expect(woken.entries == [1, 2])
      #expect(clock.nextDeadline == .seconds(3))
      await clock.advance(by: .seconds(5))
      try await group.waitForAll()
    }
    #expect(woken.entries == [1, 2, 3])
    #expect(clock.elapsed == .seconds(7))
    #expect(clock.nextDeadline == nil)
  }

  @Test func theClockDoesNotGoBack() async {
    let clock = TestClock()
    await clock.advance(by: .seconds(2))
    await clock.step(to: .seconds(1))
    #expect(clock.elapsed == .seconds(2))
  }

  @Test func aCancelledSleeperEnds() async throws {
    let clock = TestClock()
    let wait = clock.startTimer(.seconds(1))
    let task = Task { try await wait() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.nextDeadline == nil)
  }

  @Test func aTimerRunsBeforeATaskWaitsForTheTimer() async throws {
    let clock = TestClock()
    let wait = clock.startTimer(.seconds(1))
    #expect(clock.nextDeadline == .seconds(1))
    async let advance: Void = clock.advance(by: .seconds(1))
    try await wait()
    await advance
    #expect(clock.elapsed == .seconds(1))
    #expect(clock.nextDeadline == nil)
  }

  @Test func theTimeOfLimitsMovesAtEachReading() async {
    let clock = TestClock()
    let first = clock.moment
    #expect(first.duration(to: clock.moment) == .milliseconds(10))
    await clock.advance(by: .seconds(1))
    #expect(first.duration(to: clock.moment) == .milliseconds(1020))
    #expect(clock.elapsed == .seconds(1))
  }
}
