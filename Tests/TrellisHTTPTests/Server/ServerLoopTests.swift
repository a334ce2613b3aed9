import Foundation
import Testing

@testable import TrellisHTTP

struct ServerLoopTests {
  /// A proxy, whose connections are not counted, shares the count of its IPv6 network with its neighbours.
  @Test func theEndOfAProxyConnectionLowersNoCount() throws {
    let proxy = try #require(PeerAddress("2001:db8::1"))
    let neighbour = try #require(PeerAddress("2001:db8::2"))
    var configuration = HTTPServer.Configuration(.tcp(host: "127.0.0.1", port: 0))
    configuration.trustedProxies = [try #require(AddressRange("2001:db8::1"))]
    let loop = try ServerLoop(configuration, listeners: [], counters: Counters()) { _, _ in }
    var ends: [Int32] = []
    for peer in [neighbour, proxy, proxy] {
      var pair: [Int32] = [0, 0]
      #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0)
      loop.admit(pair[0], from: peer)
      ends.append(pair[1])
    }
    #expect(loop.shares.count(of: neighbour.group) == 1)
    for connection in Array(loop.connections.all) where connection.peer == proxy {
      loop.drop(connection)
    }
    #expect(loop.connections.count == 1)
    #expect(loop.shares.count(of: neighbour.group) == 1)
    loop.end()
    #expect(loop.shares.isEmpty)
    for end in ends { close(end) }
  }
}
