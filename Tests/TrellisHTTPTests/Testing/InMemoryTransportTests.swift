import Synchronization
import TestSupport
import Testing
import TrellisHTTP

struct InMemoryTransportTests {
  @Test func passesARequestToTheHandlerAndReturnsTheResponse() async throws {
    let transport = InMemoryTransport { request, reply in
      reply.send(.text("\(request.method.rawValue) \(request.path) \(request.text)"))
    }
    let response = await transport.response(
      to: try Request(.post, "/a%20b?c=d", body: Array("x".utf8)))
    #expect(response.status == .ok)
    guard case .bytes(let bytes) = response.body else { throw Failure() }
    #expect(String(decoding: bytes, as: UTF8.self) == "POST /a b x")
  }

  @Test func notifiesAPendingRequestOfTheDisconnection() throws {
    let departures = Mutex(0)
    let transport = InMemoryTransport { _, reply in
      reply.onDisconnect { departures.withLock { $0 += 1 } }
    }
    let exchange = transport.send(try Request(.get, "/poll"))
    #expect(exchange.sentResponse == nil)
    exchange.disconnect()
    exchange.disconnect()
    #expect(departures.withLock { $0 } == 1)
  }

  @Test func refusesATargetNoClientCouldSend() {
    #expect(throws: RequestError.malformedRequestLine) { try Request(.get, "/a b") }
    #expect(throws: RequestError.malformedTarget) { try Request(.get, "a") }
    #expect(throws: RequestError.malformedTarget) { try Request(.get, "/%00") }
  }

  private struct Failure: Error {}

  @Test func onlyTheFirstResponseIsSent() async throws {
    let transport = InMemoryTransport { _, reply in
      reply.send(.text("first"))
      reply.send(.empty(.noContent))
    }
    #expect(await transport.response(to: try Request(.get, "/")).status == .ok)
  }

  @Test func aDisconnectionAfterTheResponseIsNotReported() throws {
    let departures = Mutex(0)
    let transport = InMemoryTransport { _, reply in
      reply.onDisconnect { departures.withLock { $0 += 1 } }
      reply.send(.text("done"))
      reply.onDisconnect { departures.withLock { $0 += 1 } }
    }
    transport.send(try Request(.get, "/")).disconnect()
    #expect(departures.withLock { $0 } == 0)
  }

  /// The handler of `exchange` keeps its reply.
  private func pending() throws -> (exchange: InMemoryExchange, reply: Reply) {
    let kept = Mutex<Reply?>(nil)
    let transport = InMemoryTransport { _, reply in kept.withLock { $0 = reply } }
    let exchange = transport.send(try Request(.get, "/"))
    return (exchange, try #require(kept.withLock { $0 }))
  }

  @Test func allCallersThatWaitGetTheFirstResponse() async throws {
    let (exchange, reply) = try pending()
    async let first = exchange.response
    async let second = exchange.response
    reply.send(.empty(.conflict))
    reply.send(.empty(.noContent))
    let statuses = await [first.status, second.status]
    #expect(statuses == [.conflict, .conflict])
    #expect(await exchange.response.status == .conflict)
    #expect(exchange.sentResponse?.status == .conflict)
  }

  @Test func anActionForAClientThatHasLeftRunsAtOnce() throws {
    let (exchange, reply) = try pending()
    exchange.disconnect()
    let calls = Mutex(0)
    reply.onDisconnect { calls.withLock { $0 += 1 } }
    #expect(calls.withLock { $0 } == 1)
    exchange.disconnect()
    #expect(calls.withLock { $0 } == 1)
  }

  @Test func anotherActionReplacesTheFirst() throws {
    let (exchange, reply) = try pending()
    let calls = Mutex<[String]>([])
    for name in ["first", "second"] { reply.onDisconnect { calls.withLock { $0.append(name) } } }
    exchange.disconnect()
    #expect(calls.withLock { $0 } == ["second"])
  }

  private func exchange(
    _ chunks: CountedChunks, method: Request.Method = .get
  ) throws -> InMemoryExchange {
    let transport = InMemoryTransport { _, reply in
      reply.send(.stream(chunks, contentType: "text/plain"))
    }
    return transport.send(try Request(method, "/"))
  }

  @Test func chunksAreProducedAsTheyAreTaken() async throws {
    let chunks = CountedChunks(["a", "", "bc", "d"])
    let exchange = try exchange(chunks)
    #expect(exchange.sentResponse?.headers["content-type"] == "text/plain")
    #expect(chunks.counts.begun == 0)
    #expect(try await exchange.nextChunk() == Array("a".utf8))
    #expect(chunks.counts.produced == 1)
    #expect(try await exchange.nextChunk() == Array("bc".utf8))
    #expect(try await exchange.nextChunk() == Array("d".utf8))
    #expect(try await exchange.nextChunk() == nil)
    #expect(try await exchange.nextChunk() == nil)
    #expect(chunks.counts.produced == 4)
  }

  @Test func aFailingStreamIsIncomplete() async throws {
    let exchange = try exchange(CountedChunks(["a"], end: .fails))
    #expect(try await exchange.nextChunk() == Array("a".utf8))
    await #expect(throws: InMemoryExchange.IncompleteResponse.self) {
      try await exchange.nextChunk()
    }
  }

  @Test func otherBodiesAndHEADHaveNoChunks() async throws {
    let chunks = CountedChunks(["a"])
    #expect(try await exchange(chunks, method: .head).nextChunk() == nil)
    let transport = InMemoryTransport { $1.send(.text("text")) }
    #expect(try await transport.send(try Request(.get, "/")).nextChunk() == nil)
    #expect(chunks.counts.begun == 0)
  }

  @Test(.timeLimit(.minutes(20))) func aDisconnectionCancelsTheStream() async throws {
    let chunks = CountedChunks(["a"], end: .waits)
    let exchange = try exchange(chunks)
    #expect(try await exchange.nextChunk() == Array("a".utf8))
    async let next = exchange.nextChunk()
    exchange.disconnect()
    #expect(try await next == nil)
    await waitUntil { chunks.counts.ended == 1 }
    #expect(try await exchange.nextChunk() == nil)
  }
}
