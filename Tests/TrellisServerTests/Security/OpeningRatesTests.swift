import Testing
import TrellisHTTP

@testable import TrellisServer

struct OpeningRatesTests {
  private let start = ContinuousClock.now
  private let a = AddressGroup.test("10.0.0.1")
  private let b = AddressGroup.test("10.0.0.2")
  private let c = AddressGroup.test("10.0.0.3")

  @Test func eachAddressHasALimitOfItsOwn() {
    var limits = OpeningRates(limits: .init(perSecond: 1, burst: 2, addresses: 10))
    #expect(limits.admit(a, now: start) == nil)
    #expect(limits.admit(a, now: start) == nil)
    #expect(limits.admit(a, now: start) == .seconds(1))
    #expect(limits.admit(b, now: start) == nil)
    #expect(limits.admit(a, now: start.advanced(by: .seconds(1))) == nil)
  }

  @Test func addressesOfOneNetworkShareALimit() {
    var limits = OpeningRates(limits: .init(perSecond: 1, burst: 100))
    for number in 0..<100 {
      #expect(limits.admit(.test("2001:db8::\(number)"), now: start) == nil)
    }
    #expect(limits.admit(.test("2001:db8::ffff:1"), now: start) == .seconds(1))
    #expect(limits.admit(.test("2001:db8:0:1::1"), now: start) == nil)
  }

  @Test func storesALimitedNumberOfAddresses() {
    var limits = OpeningRates(limits: .init(perSecond: 1, burst: 1, addresses: 2))
    #expect(limits.admit(a, now: start) == nil)
    #expect(limits.admit(b, now: start) == nil)
    #expect(limits.admit(c, now: start) == nil)
    #expect(limits.admit(c, now: start) != nil)
    #expect(limits.admit(a, now: start) == nil, "it was forgotten for c")
  }
}
