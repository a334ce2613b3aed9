import Synchronization
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
}
