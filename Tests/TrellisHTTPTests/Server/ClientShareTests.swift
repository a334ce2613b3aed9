import Foundation
import SocketClient
import TestSupport
import Testing

@testable import TrellisHTTP

/// The limits of one client: connections, requests, bodies and responses.
@Suite(.timeLimit(.minutes(20)))
struct ClientShareTests {
  private let get = "GET /hello HTTP/1.1\r\nHost: a\r\n\r\n"
  private let close = "GET /hello HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"

  @Test func refusesConnectionsBeyondTheLimit() async throws {
    var limits = HTTPServer.Configuration.Limits()
    limits.connectionsPerAddress = 2
    try await serve(limits: limits) { address, server in
      let clients = try (0..<2).map { _ in try SocketClient(address) }
      for client in clients {
        client.send(get)
        _ = await client.read(until: "hello ")
      }
      #expect(try await SocketClient(address).readToEnd().hasPrefix("HTTP/1.1 503 "))
      clients[0].send("nonsense\r\n\r\n")
      #expect(await clients[0].readToEnd().hasPrefix("HTTP/1.1 400 "))
      let statistics = server.statistics
      // The refused connection may also linger until its client has closed.
      #expect((1...2).contains(statistics.connections))
      #expect(statistics.accepted == 2)
      #expect(statistics.turnedAway == 1)
      #expect(statistics.requests == 2)
      #expect(statistics.refused == 1)
      clients[1].send(close)
      #expect(await clients[1].readToEnd().hasSuffix("hello "))
    }
  }

  @Test func anAddressLeavesConnectionsForOthers() async throws {
    var limits = HTTPServer.Configuration.Limits()
    limits.connections = 10
    try await serve(limits: limits) { address, server in
      /// Connects until the server refuses a connection, and returns the accepted ones.
      func connect(from source: String) async throws -> [SocketClient] {
        var clients: [SocketClient] = []
        while true {
          let client = try SocketClient(address, from: source)
          client.send(get)
          guard await client.read(until: "hello ").hasPrefix("HTTP/1.1 200 ") else {
            return clients
          }
          clients.append(client)
        }
      }
      var taken: [[SocketClient]] = []
      for number in 2...4 { taken.append(try await connect(from: "127.0.0.\(number)")) }
      #expect(taken.map(\.count) == [5, 3, 1])
      withExtendedLifetime(taken) {}
    }
  }

  /// The server's thread is blocked until all requests have arrived: then the request of the other client
  /// is handled after a bounded number of requests of the first.
  @Test(arguments: [false, true])
  func aClientWithManyRequestsDoesNotHoldUpAnother(isPortable: Bool) async throws {
    let handler = BlockingHandler()
    try await serve(
      portably: isPortable, handler: { handler.handle($0, $1) },
      use: { address, _ in
        let first = try SocketClient(address, from: "127.0.0.2")
        first.send("GET /first HTTP/1.1\r\nHost: a\r\n\r\n")
        await handler.arrive()
        let many = String(repeating: "GET /many HTTP/1.1\r\nHost: a\r\n\r\n", count: 300)
        let greedy = try (0..<100).map { _ in try SocketClient(address, from: "127.0.0.2") }
        for client in greedy { client.send(many) }
        let other = try SocketClient(address, from: "127.0.0.3")
        other.send("GET /last HTTP/1.1\r\nHost: a\r\n\r\n")
        handler.openGate()
        await handler.arrive()
        let index = handler.paths.firstIndex(of: "/last")
        // 64 connections are accepted in a round, so the other one is read in the third or fourth round.
        #expect(try #require(index) < 300)
        withExtendedLifetime((first, greedy, other)) {}
      })
  }

  @Test func holdsNoMoreBodiesThanTheLimit() async throws {
    var limits = HTTPServer.Configuration.Limits()
    // A request of 900 bytes takes some 1,000 bytes with its head.
    limits.bodyBytesInAll = 1500
    try await serve(limits: limits) { address, _ in
      let clients = try (0..<2).map { _ in try SocketClient(address) }
      for client in clients { client.send(post900 + body900) }
      let responses = await whatBecomes(of: clients).values.sorted()
      #expect(responses[0].hasPrefix("HTTP/1.1 200 ") && responses[0].hasSuffix("aaa"))
      #expect(responses[1].hasPrefix("HTTP/1.1 503 "))
      let third = try SocketClient(address)
      third.send(post900 + body900 + "a")
      #expect(await third.readToEnd().hasSuffix("aaa"))
    }
  }

  private let body900 = String(repeating: "a", count: 899)
  private let post900 =
    "POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 900\r\n\r\n"

  /// Waits until the server holds the start of each request, and then resumes the clients.
  private func whatBecomes(of clients: [SocketClient]) async -> [Int: String] {
    await withTaskGroup { group in
      for (index, client) in clients.enumerated() {
        group.addTask { (index, await client.readToEnd()) }
      }
      var responses: [Int: String] = [:]
      // One is refused; the last bytes of the others are sent then.
      while let (index, response) = await group.next() {
        if responses.isEmpty {
          for (other, client) in clients.enumerated() where other != index { client.send("a") }
        }
        responses[index] = response
      }
      return responses
    }
  }

  @Test func refusesTheAddressThatHoldsMostRequests() async throws {
    var limits = HTTPServer.Configuration.Limits()
    limits.bodyBytesInAll = 3500
    try await serve(limits: limits) { address, _ in
      let heavy = try (0..<3).map { _ in try SocketClient(address, from: "127.0.0.2") }
      let light = try SocketClient(address, from: "127.0.0.3")
      for client in heavy + [light] { client.send(post900 + body900) }
      let responses = await whatBecomes(of: heavy + [light])
      #expect(responses[3]?.hasSuffix("aaa") == true)
      #expect(responses.values.filter { $0.hasPrefix("HTTP/1.1 503 ") }.count == 1)
    }
  }

  @Test func refusesRequestsBeyondTheShareOfTheirAddress() async throws {
    var limits = HTTPServer.Configuration.Limits()
    limits.bodyBytesPerAddress = 1500
    try await serve(limits: limits) { address, server in
      let clients = try (0..<2).map { _ in try SocketClient(address, from: "127.0.0.2") }
      let other = try SocketClient(address, from: "127.0.0.3")
      for client in clients + [other] { client.send(post900 + body900) }
      let responses = await whatBecomes(of: clients + [other])
      #expect(responses[2]?.hasSuffix("aaa") == true)
      #expect(server.statistics.refused == 1)
      // A single request may be larger.
      let large = try SocketClient(address, from: "127.0.0.2")
      large.send(post900.replacing("900", with: "5000") + String(repeating: "b", count: 5000))
      #expect(await large.readToEnd().hasSuffix("bbb"))
    }
  }

  /// A server whose requests wait for the test's response; `arrivals` has an element for each request.
  private func serveWaiting(
    bodyBytes: Int,
    use: (BoundAddress, HTTPServer, PendingReplies, AsyncStream<Void>) async throws -> Void
  ) async throws {
    let pending = PendingReplies()
    var limits = HTTPServer.Configuration.Limits()
    limits.bodyBytesInAll = bodyBytes
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    try await serve(
      limits: limits,
      handler: { _, reply in
        pending.add(reply)
        arrival.yield()
      },
      use: { try await use($0, $1, pending, arrivals) })
  }

  /// Pipelined requests and bodies that the handler has also count.
  @Test func countsRequestsThatAreNotBeingRead() async throws {
    try await serveWaiting(
      bodyBytes: 40_000,
      use: { address, server, pending, arrivals in
        let large = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 30000\r\n\r\n"
        let first = try SocketClient(address, from: "127.0.0.2")
        first.send(large + String(repeating: "a", count: 30_000))
        for await _ in arrivals { break }
        let second = try SocketClient(address, from: "127.0.0.2")
        second.send(large + String(repeating: "a", count: 29_999))
        #expect(await second.readToEnd().hasPrefix("HTTP/1.1 503 "))
        pending.respond(to: 1, with: .text("done"))
        #expect(await first.read(until: "done").hasPrefix("HTTP/1.1 200 "))
        let third = try SocketClient(address, from: "127.0.0.2")
        third.send(large + String(repeating: "a", count: 30_000))
        for await _ in arrivals { break }
        pending.respond(to: 2, with: .text("done"))
        #expect(await third.read(until: "done").hasPrefix("HTTP/1.1 200 "))
      })
  }

  /// An address whose requests are all in the handler cannot free bytes: of the others, the one with the
  /// most is refused.
  @Test func refusesTheLargestRequestThatCanBeRefused() async throws {
    try await serveWaiting(
      bodyBytes: 145_000,
      use: { address, server, pending, arrivals in
        func request(_ count: Int, missing: Int = 0) -> String {
          "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: \(count)\r\n\r\n"
            + String(repeating: "a", count: count - missing)
        }
        let first = try SocketClient(address, from: "127.0.0.2")
        first.send(request(60_000))
        for await _ in arrivals { break }
        let second = try SocketClient(address, from: "127.0.0.3")
        second.send(request(60_000, missing: 1))
        await waitUntil { server.statistics.bytesHeld >= 120_000 }
        let third = try SocketClient(address, from: "127.0.0.4")
        third.send(request(30_000, missing: 1))
        #expect(await second.readToEnd().hasPrefix("HTTP/1.1 503 "))
        third.send("a")
        for await _ in arrivals { break }
        pending.respond(to: 2, with: .text("done"))
        #expect(await third.read(until: "done").hasPrefix("HTTP/1.1 200 "))
        pending.respond(to: 1, with: .text("done"))
        #expect(await first.read(until: "done").hasPrefix("HTTP/1.1 200 "))
      })
  }

  /// More bytes than the system's buffers.
  private static let large = [UInt8](repeating: 0x78, count: 16 << 20)

  /// Serves large responses. Calls `use` when `count` clients of one address have each requested one
  /// without reading it, and the server has closed `cutOff` of their connections.
  private func serveLarge(
    limits: HTTPServer.Configuration.Limits, toSlow count: Int, untilCutOff cutOff: Int,
    use: (BoundAddress, HTTPServer) async throws -> Void
  ) async throws {
    try await serve(
      limits: limits,
      handler: { $1.send(.bytes(Self.large, contentType: "text/plain")) },
      use: { address, server in
        let slow = try (0..<count).map { _ in
          try SocketClient(address, from: "127.0.0.2", receiveBuffer: 4096)
        }
        for client in slow { client.send(get) }
        await waitUntil { server.statistics.cutOff >= cutOff }
        try await use(address, server)
        withExtendedLifetime(slow) {}
      })
  }

  @Test func endsTheLargestResponsesOfAnAddressThatReadsNone() async throws {
    var limits = HTTPServer.Configuration.Limits()
    limits.outputBytesInAll = 50 << 20
    try await serveLarge(limits: limits, toSlow: 6, untilCutOff: 3) { address, server in
      let other = try SocketClient(address, from: "127.0.0.3")
      other.send(close)
      #expect(await other.bytes().count > Self.large.count)
      #expect((3...4).contains(server.statistics.cutOff))
    }
  }

  @Test func endsResponsesBeyondTheShareOfTheirAddress() async throws {
    var limits = HTTPServer.Configuration.Limits()
    limits.outputBytesPerAddress = 20 << 20
    try await serveLarge(limits: limits, toSlow: 3, untilCutOff: 2) { address, server in
      let others = try (3..<6).map { try SocketClient(address, from: "127.0.0.\($0)") }
      for client in others { client.send(close) }
      for client in others { #expect(await client.bytes().count > Self.large.count) }
      #expect(server.statistics.cutOff == 2)
    }
  }

  @Test func bytesSharedByResponsesAreNotCounted() async throws {
    var limits = HTTPServer.Configuration.Limits()
    limits.outputBytesInAll = 1000
    limits.outputBytesPerAddress = 1000
    try await serve(
      limits: limits,
      handler: { _, reply in
        var response = Response.bytes(Self.large, contentType: "text/plain")
        response.sharesBody = true
        reply.send(response)
      },
      use: { address, server in
        let clients = try (0..<4).map { _ in try SocketClient(address, receiveBuffer: 65_536) }
        for client in clients { client.send(close) }
        for client in clients { #expect(await client.bytes().count > Self.large.count) }
        #expect(server.statistics.cutOff == 0)
      })
  }
}
