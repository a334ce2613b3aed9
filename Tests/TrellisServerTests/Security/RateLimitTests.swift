import Testing

@testable import TrellisServer

struct RateLimitTests {
  private let start = ContinuousClock.now

  @Test func letsABurstThroughAndThenSoManyASecond() {
    var limit = RateLimit(perSecond: 10, burst: 3)
    #expect(limit.take(3, now: start) == nil)
    let wait = limit.take(1, now: start)
    #expect(wait == .seconds(0.1))
    #expect(limit.take(1, now: start.advanced(by: .seconds(0.1))) == nil)
    #expect(limit.take(1, now: start.advanced(by: .seconds(0.1))) != nil)
  }

  @Test func neverSavesMoreThanABurst() {
    var limit = RateLimit(perSecond: 10, burst: 3)
    #expect(limit.take(3, now: start.advanced(by: .seconds(1000))) == nil)
    #expect(limit.take(1, now: start.advanced(by: .seconds(1000))) != nil)
  }
}
