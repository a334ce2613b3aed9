import Testing

@testable import TrellisServer

struct AddressLimitsTests {
  private let start = ContinuousClock.now

  @Test func eachAddressHasALimitOfItsOwn() {
    var limits = AddressLimits(limits: .init(perSecond: 1, burst: 2, addresses: 10))
    #expect(limits.take("a", now: start) == nil)
    #expect(limits.take("a", now: start) == nil)
    #expect(limits.take("a", now: start) == .seconds(1))
    #expect(limits.take("b", now: start) == nil)
    #expect(limits.take("a", now: start.advanced(by: .seconds(1))) == nil)
  }

  @Test func remembersOnlySoManyAddresses() {
    var limits = AddressLimits(limits: .init(perSecond: 1, burst: 1, addresses: 2))
    #expect(limits.take("a", now: start) == nil)
    #expect(limits.take("b", now: start) == nil)
    #expect(limits.take("c", now: start) == nil)
    #expect(limits.take("c", now: start) != nil)
    #expect(limits.take("a", now: start) == nil, "it was forgotten for c")
  }
}
