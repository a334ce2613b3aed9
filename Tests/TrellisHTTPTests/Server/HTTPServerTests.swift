import Foundation
import SocketClient
import Synchronization
import Testing

@testable import TrellisHTTP

/// The server as a whole, over real sockets, with either way of waiting for them.
@Suite(.timeLimit(.minutes(20)))
struct HTTPServerTests {
  private let get = "GET /hello HTTP/1.1\r\nHost: a\r\n\r\n"
  private let close = "GET /hello HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"

  private func serve(
    on address: HTTPServer.Configuration.Address = .tcp(host: "127.0.0.1", port: 0),
    portably isPortable: Bool = false,
    limits: HTTPServer.Configuration.Limits = .init(),
    handler: HTTPServer.Handler? = nil,
    use: (BoundAddress, HTTPServer) async throws -> Void
  ) async throws {
    var configuration = HTTPServer.Configuration(address)
    configuration.usesPortablePoller = isPortable
    configuration.limits = limits
    configuration.deadlines = .patient
    let server = HTTPServer(
      configuration, handler: handler ?? { $1.send(.text("hello \($0.text)")) })
    let bound = try server.start()
    do {
      try await use(bound, server)
    } catch {
      await server.shutdown(grace: .zero)
      throw error
    }
    await server.shutdown(grace: .zero)
  }

  @Test(arguments: [false, true])
  func answersOneRequestAfterTheOther(isPortable: Bool) async throws {
    try await serve(portably: isPortable) { address, _ in
      let client = try SocketClient(address)
      client.send(get)
      let first = await client.read(until: "hello ")
      #expect(first.hasPrefix("HTTP/1.1 200 OK\r\nDate: "))
      client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc" + close)
      let rest = await client.readToEnd()
      #expect(rest.contains("hello abc"))
      #expect(rest.contains("Connection: close\r\n"))
      #expect(rest.components(separatedBy: "HTTP/1.1 200 OK").count == 3)
    }
  }

  @Test(arguments: ["::1", "localhost"])
  func listensOnIPv6AndByName(_ host: String) async throws {
    do {
      try await serve(on: .tcp(host: host, port: 0)) { address, _ in
        let client = try SocketClient(address)
        client.send(close)
        #expect(await client.readToEnd().hasSuffix("hello "))
      }
    } catch HTTPServerError.system(call: _, address: _, let code)
      where code == EADDRNOTAVAIL || code == EAFNOSUPPORT
    {
      // A machine without IPv6.
    }
  }

  @Test func listensOnAUnixSocket() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/s"
    try await serve(on: .unix(path: path)) { address, _ in
      let client = try SocketClient(address)
      client.send(close)
      #expect(await client.readToEnd().hasSuffix("hello "))
      let second = HTTPServer(.init(.unix(path: path))) { _, _ in }
      #expect(throws: HTTPServerError.addressInUse("unix:\(path)")) { try second.start() }
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func leavesAFileAloneThatIsNoSocket() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("notes".utf8), to: "notes")
    let path = folder.path + "/notes"
    let server = HTTPServer(.init(.unix(path: path))) { _, _ in }
    #expect(throws: HTTPServerError.addressInUse("unix:\(path)")) { try server.start() }
    #expect(FileManager.default.contents(atPath: path) == Data("notes".utf8))
  }

  @Test func replacesTheSocketOfAServerThatIsNoMore() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/s"
    var configuration = HTTPServer.Configuration(.unix(path: path))
    configuration.deadlines = .patient
    let listeners = try Listener.open(configuration)
    // A process that was killed closes its socket and leaves the file.
    for listener in listeners { _ = Foundation.close(listener.descriptor) }
    #expect(FileManager.default.fileExists(atPath: path))
    try await serve(on: .unix(path: path)) { address, _ in
      let client = try SocketClient(address)
      client.send(close)
      #expect(await client.readToEnd().hasSuffix("hello "))
    }
  }

  @Test func givesRefusalsTheFieldsItIsTold() async throws {
    var configuration = HTTPServer.Configuration(.tcp(host: "127.0.0.1", port: 0))
    configuration.refusalHeaders = ["X-A": "1"]
    configuration.bodyLimit = { _ in 3 }
    configuration.deadlines = .patient
    let server = HTTPServer(configuration) { $1.send(.text("hello")) }
    let address = try server.start()
    for (text, status) in [
      ("nonsense\r\n\r\n", "400 "),
      ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\n", "413 "),
    ] {
      let client = try SocketClient(address)
      client.send(text)
      let answer = await client.readToEnd()
      #expect(answer.hasPrefix("HTTP/1.1 " + status))
      #expect(answer.contains("\r\nX-A: 1\r\n"))
    }
    await server.shutdown(grace: .zero)
  }

  @Test func saysWhyItCannotStart() async throws {
    try await serve { address, server in
      let port = try #require(address.port)
      let second = HTTPServer(.init(.tcp(host: "127.0.0.1", port: port))) { _, _ in }
      #expect(throws: HTTPServerError.addressInUse("http://127.0.0.1:\(port)")) {
        try second.start()
      }
      #expect(throws: HTTPServerError.alreadyStarted) { try server.start() }
    }
    let nowhere = HTTPServer(.init(.tcp(host: "no..such..host", port: 0))) { _, _ in }
    #expect(throws: HTTPServerError.self) { try nowhere.start() }
    let long = String(repeating: "x", count: 200)
    #expect(throws: HTTPServerError.self) {
      try HTTPServer(.init(.unix(path: long))) { _, _ in }.start()
    }
  }

  @Test(arguments: [false, true])
  func noticesAClientThatHangsUp(isPortable: Bool) async throws {
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    let (departures, departure) = AsyncStream.makeStream(of: Void.self)
    let handler: HTTPServer.Handler = { _, reply in
      reply.onDisconnect { departure.finish() }
      arrival.finish()
    }
    try await serve(portably: isPortable, handler: handler) { address, _ in
      var client: SocketClient? = try SocketClient(address)
      client?.send(get)
      for await _ in arrivals {}
      client = nil
      for await _ in departures {}
    }
  }

  @Test func answersLaterFromAnotherThread() async throws {
    let handler: HTTPServer.Handler = { request, reply in
      Task.detached {
        reply.send(.text("late "))
        reply.send(.text("twice"))
      }
    }
    try await serve(handler: handler) { address, _ in
      let client = try SocketClient(address)
      client.send(get + close)
      client.finish()
      let text = await client.readToEnd()
      #expect(text.components(separatedBy: "late ").count == 3)
      #expect(!text.contains("twice"))
    }
  }

  @Test(arguments: [false, true])
  func sendsWhatIsLargerThanTheSocketHolds(isPortable: Bool) async throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 7 % 251 + 1) }
    try folder.write(bytes, to: "large")
    let pieces = Mutex(bytes[...])
    let handler: HTTPServer.Handler = { request, reply in
      switch request.path {
      case "/file":
        reply.send(Response(body: FileSlice(path: folder.path + "/large").map { .file($0) }!))
      case "/chunks":
        reply.send(
          Response(
            body: .chunks {
              pieces.withLock { rest in
                guard !rest.isEmpty else { return nil }
                defer { rest = rest.dropFirst(100_000) }
                return Array(rest.prefix(100_000))
              }
            }))
      default: reply.send(.bytes(bytes, contentType: "application/octet-stream"))
      }
    }
    try await serve(portably: isPortable, handler: handler) { address, _ in
      for path in ["/bytes", "/file"] {
        let client = try SocketClient(address)
        client.send("GET \(path) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        let answer = await client.bytes()
        #expect(String(decoding: answer.prefix(100), as: UTF8.self).contains("Length: 1000000\r\n"))
        #expect(answer.suffix(bytes.count) == bytes[...])
      }
      let client = try SocketClient(address)
      client.send("GET /chunks HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      let answer = await client.bytes()
      let chunk = Array("186a0\r\n".utf8) + bytes.prefix(100_000) + Array("\r\n".utf8)
      let start = try #require(answer.firstRange(of: Array("\r\n\r\n".utf8))).upperBound
      #expect(answer[start...].starts(with: chunk))
      #expect(answer.count - start == 10 * chunk.count + 5)
      #expect(answer.suffix(7) == Array("\r\n0\r\n\r\n".utf8)[...])
    }
  }

  @Test func sendsChunksToHTTP10UntilItCloses() async throws {
    let pieces = Mutex(["a", "", "b"])
    let handler: HTTPServer.Handler = { _, reply in
      reply.send(
        Response(
          body: .chunks {
            pieces.withLock { $0.isEmpty ? nil : Array($0.removeFirst().utf8) }
          }))
    }
    try await serve(handler: handler) { address, _ in
      let client = try SocketClient(address)
      client.send("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
      #expect(await client.readToEnd().hasSuffix("Connection: close\r\n\r\nab"))
    }
  }

  @Test func turnsAwayMoreConnectionsThanItIsAllowed() async throws {
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
      // The refused one may linger until its client has closed, too.
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
      /// Connects until the server turns a connection away, and returns those that it took.
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

  /// The server's thread is held until all requests are there: then the one of the other client is
  /// handled after a bounded number of requests of the first.
  @Test(arguments: [false, true])
  func aClientWithManyRequestsDoesNotHoldUpAnother(isPortable: Bool) async throws {
    let order = Mutex<[String]>([])
    let gate = DispatchSemaphore(value: 0)
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    try await serve(
      portably: isPortable,
      handler: { request, reply in
        order.withLock { $0.append(request.path) }
        if request.path == "/first" {
          arrival.yield()
          gate.wait()
        }
        if request.path == "/last" { arrival.yield() }
        reply.send(.text("done"))
      },
      use: { address, _ in
        let first = try SocketClient(address, from: "127.0.0.2")
        first.send("GET /first HTTP/1.1\r\nHost: a\r\n\r\n")
        for await _ in arrivals { break }
        let many = String(repeating: "GET /many HTTP/1.1\r\nHost: a\r\n\r\n", count: 300)
        let greedy = try (0..<100).map { _ in try SocketClient(address, from: "127.0.0.2") }
        for client in greedy { client.send(many) }
        let other = try SocketClient(address, from: "127.0.0.3")
        other.send("GET /last HTTP/1.1\r\nHost: a\r\n\r\n")
        gate.signal()
        for await _ in arrivals { break }
        let place = order.withLock { $0.firstIndex(of: "/last") }
        // Connections are accepted 64 in a round, so that the other one is read in the third or fourth.
        #expect(try #require(place) < 300)
        withExtendedLifetime((first, greedy, other)) {}
      })
  }

  @Test func holdsNoMoreBodiesThanItIsAllowed() async throws {
    var limits = HTTPServer.Configuration.Limits()
    // A request of 900 bytes takes some 1,000, with its head.
    limits.bodyBytesInAll = 1500
    try await serve(limits: limits) { address, _ in
      let post = "POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 900\r\n\r\n"
      let body = String(repeating: "a", count: 899)
      let clients = try (0..<2).map { _ in try SocketClient(address) }
      for client in clients { client.send(post + body) }
      // The server reads them in any order, and refuses the second.
      let answers = await withTaskGroup { group in
        for (index, client) in clients.enumerated() {
          group.addTask { (index, await client.readToEnd()) }
        }
        let refused = await group.next()
        if let refused { clients[1 - refused.0].send("a") }
        return [refused?.1, await group.next()?.1]
      }
      #expect(answers[0]?.hasPrefix("HTTP/1.1 503 ") == true)
      #expect(answers[1]?.hasSuffix("aaa") == true)
      let third = try SocketClient(address)
      third.send(post + body + "a")
      #expect(await third.readToEnd().hasSuffix("aaa"))
    }
  }

  private let body900 = String(repeating: "a", count: 899)
  private let post900 =
    "POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 900\r\n\r\n"

  /// Waits until the server holds the beginning of each request, and then has them go on.
  private func whatBecomes(of clients: [SocketClient]) async -> [Int: String] {
    await withTaskGroup { group in
      for (index, client) in clients.enumerated() {
        group.addTask { (index, await client.readToEnd()) }
      }
      var answers: [Int: String] = [:]
      // One is refused; the others are then sent their last byte.
      while let (index, answer) = await group.next() {
        if answers.isEmpty {
          for (other, client) in clients.enumerated() where other != index { client.send("a") }
        }
        answers[index] = answer
      }
      return answers
    }
  }

  @Test func refusesTheAddressThatHoldsMostRequests() async throws {
    var limits = HTTPServer.Configuration.Limits()
    limits.bodyBytesInAll = 3500
    try await serve(limits: limits) { address, _ in
      let heavy = try (0..<3).map { _ in try SocketClient(address, from: "127.0.0.2") }
      let light = try SocketClient(address, from: "127.0.0.3")
      for client in heavy + [light] { client.send(post900 + body900) }
      let answers = await whatBecomes(of: heavy + [light])
      #expect(answers[3]?.hasSuffix("aaa") == true)
      #expect(answers.values.filter { $0.hasPrefix("HTTP/1.1 503 ") }.count == 1)
    }
  }

  @Test func refusesRequestsBeyondTheShareOfTheirAddress() async throws {
    var limits = HTTPServer.Configuration.Limits()
    limits.bodyBytesPerAddress = 1500
    try await serve(limits: limits) { address, server in
      let clients = try (0..<2).map { _ in try SocketClient(address, from: "127.0.0.2") }
      let other = try SocketClient(address, from: "127.0.0.3")
      for client in clients + [other] { client.send(post900 + body900) }
      let answers = await whatBecomes(of: clients + [other])
      #expect(answers[2]?.hasSuffix("aaa") == true)
      #expect(server.statistics.refused == 1)
      // One request alone may be larger.
      let large = try SocketClient(address, from: "127.0.0.2")
      large.send(post900.replacing("900", with: "5000") + String(repeating: "b", count: 5000))
      #expect(await large.readToEnd().hasSuffix("bbb"))
    }
  }

  /// Requests behind the one in hand, and bodies that the handler has, count as well.
  @Test func countsRequestsThatAreNotBeingRead() async throws {
    let pending = PendingReplies()
    var limits = HTTPServer.Configuration.Limits()
    limits.bodyBytesInAll = 40_000
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    try await serve(
      limits: limits,
      handler: { _, reply in
        pending.add(reply)
        arrival.yield()
      },
      use: { address, server in
        let large = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 30000\r\n\r\n"
        let first = try SocketClient(address, from: "127.0.0.2")
        first.send(large + String(repeating: "a", count: 30_000))
        for await _ in arrivals { break }
        let second = try SocketClient(address, from: "127.0.0.2")
        second.send(large + String(repeating: "a", count: 29_999))
        #expect(await second.readToEnd().hasPrefix("HTTP/1.1 503 "))
        pending.answer(1, with: .text("done"))
        #expect(await first.read(until: "done").hasPrefix("HTTP/1.1 200 "))
        let third = try SocketClient(address, from: "127.0.0.2")
        third.send(large + String(repeating: "a", count: 30_000))
        for await _ in arrivals { break }
        pending.answer(2, with: .text("done"))
        #expect(await third.read(until: "done").hasPrefix("HTTP/1.1 200 "))
      })
  }

  /// An address whose requests are all in the handler's hands has nothing to give back: among the
  /// others, the one with the most gives way.
  @Test func refusesTheLargestRequestThatCanBeRefused() async throws {
    let pending = PendingReplies()
    var limits = HTTPServer.Configuration.Limits()
    limits.bodyBytesInAll = 145_000
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    try await serve(
      limits: limits,
      handler: { _, reply in
        pending.add(reply)
        arrival.yield()
      },
      use: { address, server in
        func request(_ count: Int, missing: Int = 0) -> String {
          "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: \(count)\r\n\r\n"
            + String(repeating: "a", count: count - missing)
        }
        let first = try SocketClient(address, from: "127.0.0.2")
        first.send(request(60_000))
        for await _ in arrivals { break }
        let second = try SocketClient(address, from: "127.0.0.3")
        second.send(request(60_000, missing: 1))
        while server.statistics.bytesHeld < 120_000 { await Task.yield() }
        let third = try SocketClient(address, from: "127.0.0.4")
        third.send(request(30_000, missing: 1))
        #expect(await second.readToEnd().hasPrefix("HTTP/1.1 503 "))
        third.send("a")
        for await _ in arrivals { break }
        pending.answer(2, with: .text("done"))
        #expect(await third.read(until: "done").hasPrefix("HTTP/1.1 200 "))
        pending.answer(1, with: .text("done"))
        #expect(await first.read(until: "done").hasPrefix("HTTP/1.1 200 "))
      })
  }

  /// More than the system's buffers take.
  private static let large = [UInt8](repeating: 0x78, count: 16 << 20)

  @Test func endsTheLargestAnswersOfTheAddressThatTakesNone() async throws {
    var limits = HTTPServer.Configuration.Limits()
    limits.outputBytesInAll = 50 << 20
    try await serve(
      limits: limits,
      handler: { $1.send(.bytes(Self.large, contentType: "text/plain")) },
      use: { address, server in
        let slow = try (0..<6).map { _ in
          try SocketClient(address, from: "127.0.0.2", receiveBuffer: 4096)
        }
        for client in slow { client.send(get) }
        while server.statistics.cutOff < 3 { await Task.yield() }
        let other = try SocketClient(address, from: "127.0.0.3")
        other.send(close)
        #expect(await other.bytes().count > Self.large.count)
        #expect((3...4).contains(server.statistics.cutOff))
      })
  }

  @Test func endsAnswersBeyondTheShareOfTheirAddress() async throws {
    var limits = HTTPServer.Configuration.Limits()
    limits.outputBytesPerAddress = 20 << 20
    try await serve(
      limits: limits,
      handler: { $1.send(.bytes(Self.large, contentType: "text/plain")) },
      use: { address, server in
        let slow = try (0..<3).map { _ in
          try SocketClient(address, from: "127.0.0.2", receiveBuffer: 4096)
        }
        for client in slow { client.send(get) }
        while server.statistics.cutOff < 2 { await Task.yield() }
        let others = try (3..<6).map { try SocketClient(address, from: "127.0.0.\($0)") }
        for client in others { client.send(close) }
        for client in others { #expect(await client.bytes().count > Self.large.count) }
        #expect(server.statistics.cutOff == 2)
      })
  }

  @Test func bytesThatManyAnswersShareAreNotCounted() async throws {
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

  @Test func answersOptionsOfTheServerItself() async throws {
    try await serve { address, _ in
      let client = try SocketClient(address)
      let options = "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n"
      client.send(String(repeating: options, count: 2000) + close)
      let text = await client.readToEnd()
      #expect(text.components(separatedBy: "HTTP/1.1 204 No Content\r\n").count == 2001)
      #expect(text.contains("Allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r\n"))
      #expect(text.hasSuffix("hello "))
    }
  }

  @Test func letsPendingRequestsBeAnsweredBeforeItEnds() async throws {
    let pending = PendingReplies()
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    let handler: HTTPServer.Handler = { _, reply in
      pending.add(reply)
      arrival.yield()
    }
    // Nobody else gets this address once it is free, as they might a port.
    let folder = try TemporaryFolder()
    try await serve(on: .unix(path: folder.path + "/s"), handler: handler) { address, server in
      let clients = try (0..<3).map { _ in try SocketClient(address) }
      var arrived = arrivals.makeAsyncIterator()
      for client in clients {
        client.send(get)
        await arrived.next()
      }
      async let ended: Void = server.shutdown(grace: .seconds(1200)) {
        pending.answer(2, with: .empty(.noContent))
      }
      for client in clients[..<2] {
        #expect(await client.readToEnd().hasPrefix("HTTP/1.1 204 "))
      }
      // The third is never answered: only the second call's end of patience ends it.
      await server.shutdown(grace: .zero)
      #expect(await clients[2].readToEnd().hasPrefix("HTTP/1.1 503 "))
      await ended
      #expect(throws: SocketClient.Failure.self) { try SocketClient(address) }
    }
  }
}

/// Requests that wait, in the order in which they came.
private final class PendingReplies: Sendable {
  private let replies = Mutex<[Reply]>([])

  func add(_ reply: Reply) { replies.withLock { $0.append(reply) } }

  func answer(_ count: Int, with response: Response) {
    for reply in replies.withLock({ Array($0.prefix(count)) }) { reply.send(response) }
  }
}
