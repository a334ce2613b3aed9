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

  /// A connection that waits for a chunk is watched for a disconnect alone, and a late wake-up of an earlier stream does
  /// nothing.
  @Test(.timeLimit(.minutes(20))) func aStreamIsContinuedByItsOwnWakeUp() async throws {
    let configuration = HTTPServer.Configuration(.tcp(host: "127.0.0.1", port: 0))
    let loop = try ServerLoop(configuration, listeners: [], counters: Counters()) { _, _ in }
    var pair: [Int32] = [0, 0]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0)
    defer { close(pair[1]) }
    #expect(fcntl(pair[0], F_SETFL, O_NONBLOCK) == 0)
    loop.admit(pair[0], from: .loopback)
    let connection = try #require(loop.connections[slot: 0])
    let request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
    #expect(write(pair[1], request, request.utf8.count) == request.utf8.count)
    func receive() -> String {
      var buffer = [UInt8](repeating: 0, count: 1000)
      let count = recv(pair[1], &buffer, buffer.count, Int32(MSG_DONTWAIT))
      return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    }
    loop.handle(
      Readiness(
        key: connection.key, isReadable: true, isWritable: true, isPeerClosed: false,
        hasFailed: false), of: connection)
    let exchange = connection.exchange
    #expect(connection.machine.phase == .responding)
    let (chunks, chunk) = AsyncStream.makeStream(of: String.self)
    loop.respond(to: connection, with: .stream(chunks, contentType: "text/plain"))
    #expect(receive().hasSuffix("\r\nContent-Type: text/plain\r\n\r\n"))
    for text in ["a", "b"] {
      #expect(connection.machine.phase == .awaitingChunk)
      #expect(connection.interest == .peerClose)
      #expect(connection.output?.byteCount == 0)
      chunk.yield(text)
      await waitUntil { connection.output?.byteCount == 1 }
      loop.continueStream(exchange + 1, on: connection)
      #expect(receive() == "")
      loop.continueStream(exchange, on: connection)
      #expect(receive() == "1\r\n\(text)\r\n")
    }
    loop.end()
    #expect(loop.connections.count == 0)
  }
}
