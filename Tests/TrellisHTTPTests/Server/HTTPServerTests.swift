import Foundation
import SocketClient
import Synchronization
import TestSupport
import Testing

@testable import TrellisHTTP

/// The whole server over real sockets, with both pollers.
@Suite(.timeLimit(.minutes(20)))
struct HTTPServerTests {
  private let get = "GET /hello HTTP/1.1\r\nHost: a\r\n\r\n"
  private let close = "GET /hello HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"

  @Test(arguments: [false, true])
  func respondsToRequestsInOrder(isPortable: Bool) async throws {
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

  @Test func keepsAFileThatIsNoSocket() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("notes".utf8), to: "notes")
    let path = folder.path + "/notes"
    let server = HTTPServer(.init(.unix(path: path))) { _, _ in }
    #expect(throws: HTTPServerError.addressInUse("unix:\(path)")) { try server.start() }
    #expect(FileManager.default.contents(atPath: path) == Data("notes".utf8))
  }

  @Test func replacesTheSocketOfAnEndedServer() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/s"
    var configuration = HTTPServer.Configuration(.unix(path: path))
    configuration.deadlines = .patient
    let listeners = try ListeningSocket.open(configuration)
    // A killed process closes its socket and leaves the file.
    for listener in listeners { _ = Foundation.close(listener.descriptor) }
    #expect(FileManager.default.fileExists(atPath: path))
    try await serve(on: .unix(path: path)) { address, _ in
      let client = try SocketClient(address)
      client.send(close)
      #expect(await client.readToEnd().hasSuffix("hello "))
    }
  }

  @Test func refusalsHaveTheConfiguredFields() async throws {
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
      let response = await client.readToEnd()
      #expect(response.hasPrefix("HTTP/1.1 " + status))
      #expect(response.contains("\r\nX-A: 1\r\n"))
    }
    await server.shutdown(grace: .zero)
  }

  @Test func responsesOfTheServerItselfHaveTheConfiguredFields() async throws {
    var configuration = HTTPServer.Configuration(.tcp(host: "127.0.0.1", port: 0))
    configuration.refusalHeaders = ["X-A": "1"]
    configuration.limits.connectionsPerAddress = 2
    configuration.deadlines = .patient
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    let replies = PendingReplies()
    let server = HTTPServer(configuration) { _, reply in
      replies.add(reply)
      arrival.yield()
    }
    let address = try server.start()
    let client = try SocketClient(address)
    client.send("OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n")
    let options = await client.read(until: "\r\n\r\n")
    #expect(options.hasPrefix("HTTP/1.1 204 ") && options.contains("\r\nX-A: 1\r\n"))
    let waiting = try SocketClient(address)
    waiting.send(get)
    for await _ in arrivals { break }
    let turnedAway = await (try SocketClient(address)).readToEnd()
    #expect(turnedAway.hasPrefix("HTTP/1.1 503 ") && turnedAway.contains("\r\nX-A: 1\r\n"))
    // The request has no response when the server ends.
    await server.shutdown(grace: .zero)
    let ended = await waiting.readToEnd()
    #expect(ended.hasPrefix("HTTP/1.1 503 ") && ended.contains("\r\nX-A: 1\r\n"))
    withExtendedLifetime(replies) {}
  }

  @Test func reportsWhyItCannotStart() async throws {
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
  func detectsADisconnectedClient(isPortable: Bool) async throws {
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

  @Test func respondsLaterFromAnotherThread() async throws {
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
  func sendsResponsesLargerThanTheSocketBuffer(isPortable: Bool) async throws {
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
        let response = await client.bytes()
        #expect(
          String(decoding: response.prefix(100), as: UTF8.self).contains("Length: 1000000\r\n"))
        #expect(response.suffix(bytes.count) == bytes[...])
      }
      let client = try SocketClient(address)
      client.send("GET /chunks HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      let response = await client.bytes()
      let chunk = Array("186a0\r\n".utf8) + bytes.prefix(100_000) + Array("\r\n".utf8)
      let start = try #require(response.firstRange(of: Array("\r\n\r\n".utf8))).upperBound
      #expect(response[start...].starts(with: chunk))
      #expect(response.count - start == 10 * chunk.count + 5)
      #expect(response.suffix(7) == Array("\r\n0\r\n\r\n".utf8)[...])
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

  @Test func respondsToOptionsOfTheServerItself() async throws {
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

  @Test func respondsToPendingRequestsBeforeTheEnd() async throws {
    let pending = PendingReplies()
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    let handler: HTTPServer.Handler = { _, reply in
      pending.add(reply)
      arrival.yield()
    }
    // A socket path of a deleted folder is not reused by others, in contrast to a port.
    let folder = try TemporaryFolder()
    try await serve(on: .unix(path: folder.path + "/s"), handler: handler) { address, server in
      let clients = try (0..<3).map { _ in try SocketClient(address) }
      var arrived = arrivals.makeAsyncIterator()
      for client in clients {
        client.send(get)
        await arrived.next()
      }
      async let ended: Void = server.shutdown(grace: .seconds(1200)) {
        pending.respond(to: 2, with: .empty(.noContent))
      }
      for client in clients[..<2] {
        #expect(await client.readToEnd().hasPrefix("HTTP/1.1 204 "))
      }
      // The third request never has a response: only the grace period of the second call ends it.
      await server.shutdown(grace: .zero)
      #expect(await clients[2].readToEnd().hasPrefix("HTTP/1.1 503 "))
      await ended
      #expect(throws: SocketClient.Failure.self) { try SocketClient(address) }
    }
  }

  @Test(arguments: [false, true])
  func aFileThatBecomesShorterEndsTheConnection(isPortable: Bool) async throws {
    let folder = try TemporaryFolder()
    try folder.write([UInt8](repeating: 0x61, count: 1 << 20), to: "file")
    let path = folder.path + "/file"
    let handler: HTTPServer.Handler = { _, reply in
      let slice = FileSlice(path: path)
      truncate(path, 5)
      reply.send(slice.map { Response(.ok, body: .file($0)) } ?? .failure(.notFound))
    }
    try await serve(portably: isPortable, handler: handler) { address, _ in
      let client = try SocketClient(address)
      client.send(get + close)
      let response = await client.readToEnd()
      #expect(response.components(separatedBy: "HTTP/1.1 ").count <= 2, "no second response")
      #expect(response.utf8.count < 1000)
    }
  }

  @Test func aWatchAfterTheResponseIsNotCalled() async throws {
    let calls = Mutex(0)
    let handler: HTTPServer.Handler = { _, reply in
      reply.send(.text("done"))
      reply.onDisconnect { calls.withLock { $0 += 1 } }
    }
    try await serve(handler: handler) { address, _ in
      let client = try SocketClient(address)
      for _ in 0..<3 {
        client.send(get)
        #expect(try await client.response().status == 200)
      }
    }
    #expect(calls.withLock { $0 } == 0)
  }

  @Test func onlyOpenConnectionsAreCounted() async throws {
    try await serve { address, server in
      do {
        let client = try SocketClient(address)
        client.send(close)
        #expect(await client.readToEnd().hasSuffix("hello "))
      }
      await waitUntil { server.statistics.connections == 0 }
      #expect(server.statistics.connections == 0)
      #expect(server.statistics.accepted == 1)
    }
  }

  @Test func aPortLiesBelow65536() {
    let server = HTTPServer(.init(.tcp(host: "127.0.0.1", port: 65_536))) { _, _ in }
    #expect(
      throws: HTTPServerError.unknownHost(
        "127.0.0.1:65536", reason: "a port lies between 0 and 65535")
    ) { try server.start() }
  }
}
