import Testing

@testable import TrellisServer

struct TokenBucketTests {
  private let start = ContinuousClock.now

  @Test func letsABurstThroughAndThenSoManyASecond() {
    var limit = TokenBucket(perSecond: 10, burst: 3)
    #expect(limit.take(3, now: start) == nil)
    let wait = limit.take(1, now: start)
    #expect(wait == .seconds(0.1))
    #expect(limit.take(1, now: start.advanced(by: .seconds(0.1))) == nil)
    #expect(limit.take(1, now: start.advanced(by: .seconds(0.1))) != nil)
  }

  @Test func neverSavesMoreThanABurst() {
    var limit = TokenBucket(perSecond: 10, burst: 3)
    #expect(limit.take(3, now: start.advanced(by: .seconds(1000))) == nil)
    #expect(limit.take(1, now: start.advanced(by: .seconds(1000))) != nil)
    #expect(limit.take(4, now: start.advanced(by: .seconds(4600))) != nil, "an hour of rest")
    #expect(limit.take(3, now: start.advanced(by: .seconds(4600))) == nil)
  }

  @Test func aChargeMayGoBeyondWhatThereIs() {
    var limit = TokenBucket(perSecond: 10, burst: 3)
    #expect(limit.wait(at: start) == nil)
    limit.charge(2, now: start)
    #expect(limit.wait(at: start) == nil)
    limit.charge(21, now: start)
    #expect(limit.wait(at: start) == .seconds(2.1))
    #expect(limit.wait(at: start.advanced(by: .seconds(2.0))) != nil)
    #expect(limit.wait(at: start.advanced(by: .seconds(2.2))) == nil)
    #expect(limit.take(3, now: start.advanced(by: .seconds(2.2))) != nil)
    #expect(limit.take(3, now: start.advanced(by: .seconds(2.4))) == nil)
  }
}
