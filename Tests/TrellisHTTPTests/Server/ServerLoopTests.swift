import Foundation
import SocketClient
import TestSupport
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
    #expect(loop.admission.count(of: neighbour.group) == 1)
    for connection in Array(loop.connections.all) where connection.peer == proxy {
      loop.drop(connection)
    }
    #expect(loop.connections.count == 1)
    #expect(loop.admission.count(of: neighbour.group) == 1)
    loop.end()
    #expect(loop.admission.count(of: neighbour.group) == 0)
    #expect(loop.admission.count(of: proxy.group) == 0)
    for end in ends { close(end) }
  }

  /// A proxy may send requests of several clients through one connection: its bytes stay charged to the client of the
  /// first one until nothing is held.
  @Test func pipelinedRequestsOfTwoClientsAreChargedToTheFirst() async throws {
    let pending = PendingReplies()
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    try await serve(
      trusting: AddressRange.loopback,
      handler: { _, reply in
        pending.add(reply)
        arrival.yield()
      },
      use: { address, server in
        let proxy = try SocketClient(address)
        let body = String(repeating: "a", count: 10_000)
        func request(_ client: String) -> String {
          "POST / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: \(client)\r\nContent-Length: 10000\r\n\r\n"
            + body
        }
        let second = request("192.0.2.2")
        proxy.send(request("192.0.2.1") + second.dropLast(5_000))
        for await _ in arrivals { break }
        pending.respond(to: 1, with: .text("one"))
        #expect(await proxy.read(until: "one").hasPrefix("HTTP/1.1 200 "))
        proxy.send(String(second.suffix(5_000)))
        for await _ in arrivals { break }
        pending.respond(to: 2, with: .text("two"))
        #expect(await proxy.read(until: "two").hasPrefix("HTTP/1.1 200 "))
        await waitUntil { server.statistics.bytesHeld == 0 }
      })
  }
}
