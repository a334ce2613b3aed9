import Foundation
import Testing

@testable import TrellisHTTP

struct LoopTimeTests {
  @Test func theFirstCheckIsDueAtOnceAndTheNextOneAfterTheInterval() {
    var time = LoopTime()
    let start = time.now
    let isFirstDue = time.consumeTick(every: 60_000)
    #expect(isFirstDue)
    let isNextDue = time.consumeTick(every: 60_000)
    #expect(!isNextDue)
    #expect(time.now == start, "the clock is read by `update()` only")
  }

  @Test func theTimesFollowTheClocks() {
    var time = LoopTime()
    _ = time.consumeTick(every: 1)
    let start = time.now
    while time.now == start { time.update() }
    #expect(time.now > start)
    let isDue = time.consumeTick(every: 1)
    #expect(isDue)
    let difference = Date().timeIntervalSince1970 - Double(time.secondsSince1970)
    #expect(difference > -1 && difference < 60)
  }
}
