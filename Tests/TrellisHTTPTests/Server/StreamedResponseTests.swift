import Foundation
import SocketClient
import Synchronization
import TestSupport
import Testing

@testable import TrellisHTTP

/// Responses with streams over real sockets, with both pollers.
@Suite(.timeLimit(.minutes(20)))
struct StreamedResponseTests {
  private let get = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
  private let close = "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"

  private func handler(_ response: Response) -> HTTPServer.Handler { { $1.send(response) } }

  private func handler(_ chunks: CountedChunks) -> HTTPServer.Handler {
    handler(.stream(chunks, contentType: "text/plain"))
  }

  /// The content of a body in chunked coding; `nil` if the last chunk is missing.
  private func content(_ body: some StringProtocol) -> String? {
    var rest = Substring(body)
    var content = ""
    while let end = rest.firstRange(of: "\r\n"), let size = Int(rest[..<end.lowerBound], radix: 16)
    {
      guard rest.utf8.count >= size + 2 else { return nil }
      if size == 0 { return rest == "0\r\n\r\n" ? content : nil }
      let chunk = rest[end.upperBound...].utf8.prefix(size)
      content += String(decoding: chunk, as: UTF8.self)
      rest = rest[chunk.endIndex...].dropFirst()
    }
    return nil
  }

  private func body(_ response: String) -> Substring {
    response[(response.firstRange(of: "\r\n\r\n")?.upperBound ?? response.endIndex)...]
  }

  @Test(arguments: [["a", "", "bc"], ["", "a"], [""], []] as [[String]], [false, true])
  func sendsTheChunks(texts: [String], isPortable: Bool) async throws {
    let chunks = CountedChunks(texts)
    try await serve(portably: isPortable, handler: handler(chunks)) { address, _ in
      let client = try SocketClient(address)
      for (request, isLast) in [(get, false), (get, false), (close, true)] {
        client.send(request)
        let response =
          isLast ? await client.readToEnd() : await client.read(until: "0\r\n\r\n")
        #expect(response.contains("\r\nTransfer-Encoding: chunked\r\n"))
        #expect(response.contains("\r\nContent-Type: text/plain\r\n"))
        #expect(content(body(response)) == texts.joined())
      }
      let old = try SocketClient(address)
      old.send("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
      let response = await old.readToEnd()
      #expect(response.contains("\r\nConnection: close\r\n"))
      #expect(body(response) == texts.joined())
      #expect(chunks.counts.begun == 4)
    }
  }

  @Test func sendsTextsAndLateChunks() async throws {
    let (chunks, chunk) = AsyncStream.makeStream(of: String.self)
    let response = Response.stream(chunks, contentType: "text/plain", status: 201)
    try await serve(handler: handler(response)) { address, _ in
      let client = try SocketClient(address)
      client.send(get + close)
      #expect(await client.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 201 "))
      for text in ["a", "ü", "€"] {
        chunk.yield(text)
        let sent = await client.read(until: "\(text)\r\n")
        #expect(sent == "\(text.utf8.count)\r\n\(text)\r\n")
      }
      chunk.finish()
      // The second request gets the end of the same sequence.
      #expect(await client.readToEnd().hasSuffix("\r\n\r\n0\r\n\r\n"))
    }
  }

  @Test(arguments: [false, true])
  func headBeginsNoSequence(isPortable: Bool) async throws {
    let chunks = CountedChunks(["a"])
    try await serve(portably: isPortable, handler: handler(chunks)) { address, _ in
      let client = try SocketClient(address)
      let head = "HEAD / HTTP/1.1\r\nHost: a\r\n"
      client.send(head + "\r\n" + head + "Connection: close\r\n\r\n")
      let text = await client.readToEnd()
      #expect(text.components(separatedBy: "Transfer-Encoding: chunked\r\n").count == 3)
      #expect(text.hasSuffix("\r\n\r\n"))
    }
    #expect(chunks.counts.begun == 0)
  }

  /// Chunks larger than the buffers of the system: at each time the server holds one, and has taken at most one more than
  /// the client.
  @Test(arguments: [false, true])
  func theSequenceWaitsForTheClient(isPortable: Bool) async throws {
    let size = 16 << 20
    let count = 7
    let chunk = [UInt8](repeating: 0x61, count: size)
    let chunks = CountedChunks(Array(repeating: chunk, count: count))
    try await serve(portably: isPortable, handler: handler(chunks)) { address, server in
      let client = try SocketClient(address, receiveBuffer: 1 << 18)
      client.send(close)
      await waitUntil { server.statistics.bytesHeld > size / 4 }
      #expect(chunks.counts.produced == 1)
      var received = 0
      for number in 1...count {
        received += await client.bytes(count: size).count
        #expect(chunks.counts.produced <= number + 2)
        #expect(server.statistics.bytesHeld <= size + 65_536)
      }
      let end = await client.bytes()
      #expect(end.suffix(7) == Array("\r\n0\r\n\r\n".utf8)[...])
      let framing = count * "1000000\r\n\r\n".utf8.count + 5
      #expect((1...500).contains(received + end.count - count * size - framing))
      #expect(chunks.counts.produced == count)
      await waitUntil { server.statistics.bytesHeld == 0 }
    }
  }

  /// A client that reads the head and stops: its stream ends at the deadline, and has been asked for no more than the
  /// buffers hold.
  @Test(arguments: [false, true])
  func aClientThatStopsReadingEndsItsSequence(isPortable: Bool) async throws {
    let chunk = [UInt8](repeating: 0x61, count: 1 << 20)
    let chunks = CountedChunks(Array(repeating: chunk, count: 1000))
    var deadlines = HTTPServer.Configuration.Deadlines.patient
    deadlines.write = .seconds(1)
    try await serve(portably: isPortable, deadlines: deadlines, handler: handler(chunks)) {
      address, server in
      let client = try SocketClient(address, receiveBuffer: 4096)
      client.send(get)
      #expect(await client.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200 "))
      await waitUntil { chunks.counts.ended == 1 }
      await waitUntil { server.statistics.bytesHeld == 0 }
      #expect(chunks.counts.produced < 100, "the buffers of the system take some MiB")
      #expect(await client.isReset())
    }
  }

  /// A client that disconnects before the first chunk, or after it.
  @Test(arguments: [false, true], [0, 1])
  func aDisconnectionCancelsTheSequence(isPortable: Bool, count: Int) async throws {
    let chunks = CountedChunks(Array(repeating: "first", count: count), end: .waits)
    let failures = Mutex(0)
    let response = Response.stream(
      chunks, contentType: "text/plain", onFailure: { _ in failures.withLock { $0 += 1 } })
    try await serve(portably: isPortable, handler: handler(response)) { address, server in
      var client: SocketClient? = try SocketClient(address)
      client?.send(get)
      _ = await client?.read(until: count == 0 ? "\r\n\r\n" : "first\r\n")
      client = nil
      await waitUntil { chunks.counts.ended == 1 }
      await waitUntil { server.statistics.connections == 0 }
    }
    #expect(failures.withLock { $0 } == 0)
  }

  @Test func aResponseThatIsNotSentBeginsNoSequence() async throws {
    let chunks = CountedChunks(["a"])
    let pending = PendingReplies()
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    let handler: HTTPServer.Handler = { _, reply in
      pending.add(reply)
      arrival.finish()
    }
    try await serve(handler: handler) { address, server in
      var client: SocketClient? = try SocketClient(address)
      client?.send(get)
      for await _ in arrivals {}
      client?.resetsAtTheEnd()
      client = nil
      await waitUntil { server.statistics.connections == 0 }
      pending.respond(to: 1, with: .stream(chunks, contentType: "text/plain"))
    }
    pending.respond(to: 1, with: .stream(chunks, contentType: "text/plain"))
    #expect(chunks.counts.begun == 0)
  }

  @Test(arguments: [false, true], ["1.0", "1.1"])
  func anErrorResetsTheConnection(isPortable: Bool, version: String) async throws {
    let (chunks, chunk) = AsyncThrowingStream.makeStream(of: [UInt8].self)
    let errors = Mutex<[any Error]>([])
    let response = Response.stream(
      chunks, contentType: "text/plain",
      onFailure: { error in errors.withLock { $0.append(error) } })
    try await serve(portably: isPortable, handler: handler(response)) { address, _ in
      let client = try SocketClient(address)
      client.send("GET / HTTP/\(version)\r\nHost: a\r\n\r\n")
      chunk.yield(Array("first".utf8))
      let start = await client.read(until: version == "1.0" ? "first" : "first\r\n")
      #expect(start.hasPrefix("HTTP/1.1 200 "))
      chunk.finish(throwing: CountedChunks.Break())
      #expect(await client.isReset())
    }
    #expect(errors.withLock { $0.count == 1 && $0[0] is CountedChunks.Break })
  }

  @Test(arguments: ["1.0", "1.1"])
  func theEndOfTheServerCancelsTheSequence(version: String) async throws {
    let chunks = CountedChunks(["a"], end: .waits)
    try await serve(handler: handler(chunks)) { address, server in
      let client = try SocketClient(address)
      client.send("GET / HTTP/\(version)\r\nHost: a\r\n\r\n")
      _ = await client.read(until: version == "1.0" ? "a" : "a\r\n")
      await server.shutdown(grace: .zero)
      await waitUntil { chunks.counts.ended == 1 }
      #expect(await client.isReset())
    }
  }

  @Test(arguments: [false, true])
  func manyIdleStreamsHoldNothing(isPortable: Bool) async throws {
    let streams = Mutex<[AsyncStream<String>.Continuation]>([])
    let handler: HTTPServer.Handler = { _, reply in
      let (chunks, chunk) = AsyncStream.makeStream(of: String.self)
      streams.withLock { $0.append(chunk) }
      reply.send(.stream(chunks, contentType: "text/plain"))
    }
    try await serve(portably: isPortable, handler: handler) { address, server in
      let clients = try (0..<1000).map { _ in try SocketClient(address) }
      for client in clients { client.send(get) }
      for client in clients {
        #expect(await client.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200 "))
      }
      #expect(server.statistics.connections == 1000)
      await waitUntil { server.statistics.bytesHeld == 0 }
      for chunk in streams.withLock({ $0 }) {
        chunk.yield("news")
        chunk.finish()
      }
      for client in clients {
        #expect(content(await client.read(until: "0\r\n\r\n")) == "news")
      }
    }
  }
}
