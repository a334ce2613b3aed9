import Testing

@testable import TrellisServer

struct TokenBucketTests {
  private let start = ContinuousClock.now
  private let rate = TokenBucket.Rate(perSecond: 10, burst: 3)

  @Test func allowsABurstAndThenItsRate() {
    var limit = TokenBucket()
    #expect(limit.consume(3, of: rate, now: start) == nil)
    let wait = limit.consume(1, of: rate, now: start)
    #expect(wait == .seconds(0.1))
    #expect(limit.consume(1, of: rate, now: start.advanced(by: .seconds(0.1))) == nil)
    #expect(limit.consume(1, of: rate, now: start.advanced(by: .seconds(0.1))) != nil)
  }

  @Test func neverStoresMoreThanABurst() {
    var limit = TokenBucket()
    #expect(limit.consume(3, of: rate, now: start.advanced(by: .seconds(1000))) == nil)
    #expect(limit.consume(1, of: rate, now: start.advanced(by: .seconds(1000))) != nil)
    #expect(
      limit.consume(4, of: rate, now: start.advanced(by: .seconds(4600))) != nil, "an hour of rest")
    #expect(limit.consume(3, of: rate, now: start.advanced(by: .seconds(4600))) == nil)
  }

  @Test func aChargeMayExceedTheTokens() {
    var limit = TokenBucket()
    #expect(limit.wait(of: rate, at: start) == nil)
    limit.charge(2, of: rate, now: start)
    #expect(limit.wait(of: rate, at: start) == nil)
    limit.charge(21, of: rate, now: start)
    #expect(limit.wait(of: rate, at: start) == .seconds(2.1))
    #expect(limit.wait(of: rate, at: start.advanced(by: .seconds(2.0))) != nil)
    #expect(limit.wait(of: rate, at: start.advanced(by: .seconds(2.2))) == nil)
    #expect(limit.consume(3, of: rate, now: start.advanced(by: .seconds(2.2))) != nil)
    #expect(limit.consume(3, of: rate, now: start.advanced(by: .seconds(2.4))) == nil)
  }

  @Test func tabsWithSeveralServersAreReportedOnceAMinute() {
    var limit = TokenBucket()
    let reports = [0, 1, 59, 61, 62, 120, 122].map { seconds in
      limit.consume(1, of: SessionManager.splitRate, now: start.advanced(by: .seconds(seconds)))
        == nil
    }
    #expect(reports == [true, false, false, true, false, false, true])
  }
}
