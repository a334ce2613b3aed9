import ServerSupport
import TestSupport
import Testing
import TrellisHTTP

@testable import TrellisServer

/// The addresses by which a load balancer finds the servers that can answer.
struct ReadinessTests {
  private let store = ProbeStore()
  private let clock = TestClock()

  private func site(_ failure: SessionStorage.Failure = .refuse) throws -> Site {
    var storage = SessionStorage.store(store)
    storage.failure = failure
    return try Site(
      routes: TestPages().routes, application: TestApplication(), folders: .repository, origins: [],
      secret: "sixteen bytes or more", loadShedding: .endless, sessionStorage: storage,
      clock: { [clock] in clock.now })
  }

  private func status(_ transport: TestTransport) async throws -> Response.Status {
    try await transport.send(.get, "/readyz").status
  }

  @Test func aServerWithoutAStoreIsReadyUntilItDrains() async throws {
    let site = try Site.test(TestPages())
    let transport = TestTransport(site)
    let response = try await transport.send(.get, "/readyz")
    #expect(response.status == .ok && response.text == "ready\n")
    #expect(response.headers["Cache-Control"] == "no-store")
    #expect(try await transport.send(.post, "/readyz").status == .methodNotAllowed)
    site.endpoints.drain()
    #expect(try await status(transport) == .serviceUnavailable)
    #expect(try await transport.send(.get, "/healthz").status == .ok)
    #expect(try await transport.send(.get, "/").status == .ok, "requests that arrive are answered")
  }

  @Test func withRefusalsAServerIsReadyOnceTheStoreWorks() async throws {
    let transport = TestTransport(try site())
    #expect(try await status(transport) == .serviceUnavailable)
    try await waitUntil { try await status(transport) == .ok }
    // A store that is known to work is not called.
    let calls = store.calls
    for _ in 0..<10 {
      clock.advance(.seconds(2))
      #expect(try await status(transport) == .ok)
    }
    #expect(store.calls == calls)
  }

  @Test func aStoreThatFailsIsTriedOnceASecond() async throws {
    store.setBroken(true)
    let transport = TestTransport(try site())
    for _ in 0..<20 { #expect(try await status(transport) == .serviceUnavailable) }
    await waitUntil { store.calls == 1 }
    clock.advance(.seconds(1))
    for _ in 0..<20 { #expect(try await status(transport) == .serviceUnavailable) }
    await waitUntil { store.calls == 2 }
    try await waitUntil {
      try await transport.send(.get, "/readyz").text == "The store of sessions fails\n"
    }
    store.setBroken(false)
    clock.advance(.seconds(1))
    try await waitUntil { try await status(transport) == .ok }
  }

  /// A store that hangs is not called again and again.
  @Test func aStoreThatHangsIsNotReady() async throws {
    store.hang()
    let site = try site()
    let transport = TestTransport(site)
    #expect(try await status(transport) == .serviceUnavailable)
    await waitUntil { store.heldCount == 1 }
    let durable = try #require(site.endpoints.live.configuration.durable)
    for _ in 0..<7 {
      durable.advance(to: clock.now)
      clock.advance(.seconds(1))
    }
    try await waitUntil {
      try await transport.send(.get, "/readyz").text == "The store of sessions fails\n"
    }
    store.release()
    try await waitUntil { try await status(transport) == .ok }
  }

  @Test func aServerThatGoesOnFromMemoryIsReady() async throws {
    store.setBroken(true)
    let transport = TestTransport(try site(.goOn))
    #expect(try await status(transport) == .ok)
    #expect(store.calls == 0)
  }
}
