import Testing

@testable import TrellisHTTP

struct ConnectionSharesTests {
  private let first = AddressGroup(PeerAddress("192.0.2.1") ?? .loopback)
  private let second = AddressGroup(PeerAddress("192.0.2.2") ?? .loopback)

  @Test func aClientHasAtMostItsLimit() {
    var shares = ConnectionShares(limit: 2)
    #expect(shares.admits(first, free: 100))
    shares.add(first)
    #expect(shares.admits(first, free: 100))
    shares.add(first)
    #expect(!shares.admits(first, free: 100))
    #expect(shares.admits(second, free: 100))
    shares.remove(first)
    #expect(shares.admits(first, free: 100))
    #expect(shares.count(of: first) == 1)
  }

  @Test func aClientLeavesAsManyConnectionsFreeAsItHas() {
    var shares = ConnectionShares(limit: 100)
    for _ in 0..<5 { shares.add(first) }
    #expect(shares.admits(first, free: 6))
    #expect(!shares.admits(first, free: 5))
    #expect(shares.admits(second, free: 5))
    #expect(!shares.admits(second, free: 0))
  }

  @Test func clientsWithoutConnectionsAreRemoved() {
    var shares = ConnectionShares(limit: 2)
    shares.remove(first)
    #expect(shares.isEmpty)
    shares.add(first)
    shares.add(first)
    shares.remove(first)
    shares.remove(first)
    #expect(shares.isEmpty)
    #expect(shares.count(of: first) == 0)
  }
}
