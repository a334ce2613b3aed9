import SessionSupport
import TestSupport
import Testing
import TrellisSessions

@testable import TrellisServer

/// The counts of the store of sessions.
struct StoreMetricsTests {
  private let tests = StoredSessionTests()
  private let clock = TestClock()

  @Test func commitsAndTheirBytesAreCounted() async throws {
    let server = tests.pages.server(tests.store)
    let client = try await tests.attached(to: server)
    client.click(.button)
    try await tests.sync(client, server)
    let metrics = server.metrics.store
    let increments = tests.store.increments
    #expect(increments.count > 1 && metrics.commits.value == increments.count)
    #expect(metrics.commitBytes.value == increments.reduce(0) { $0 + $1.byteCount })
    #expect(metrics.stored.value == 1)
    #expect(metrics.failures.value == 0 && metrics.refusals.value == 0)
    let text = try #require(server.metrics.text(sessions: server.counts))
    #expect(text.contains("trellis_store_commit_seconds_count \(increments.count)\n"))
    #expect(text.contains("trellis_sessions_stored 1\n"))
    // A request without a change makes no commit.
    try await tests.sync(client, server)
    #expect(metrics.commits.value == increments.count)
    await server.stop()
    await waitUntil { metrics.stored.value == 0 }
  }

  @Test func failuresAndRefusalsAreCounted() async throws {
    let server = tests.pages.server(tests.store, clock: clock)
    let client = try await tests.attached(to: server)
    tests.store.setBroken(true)
    client.click(.button)
    try await tests.sync(client, server)
    let metrics = server.metrics.store
    #expect(metrics.failures.value == 1 && metrics.refusals.value == 0)
    tests.store.setBroken(false)
    clock.advance(.seconds(2))
    client.click(.button)
    try await tests.sync(client, server)
    tests.store.loseNext()
    for _ in 0..<2 {
      client.click(.button)
      try await tests.sync(client, server)
    }
    #expect(metrics.refusals.value == 1 && metrics.failures.value == 1)
  }

  @Test func sessionsOfAnotherServerAreCounted() async throws {
    let shared = SharedSessions()
    let servers = (0..<2).map { _ in tests.pages.server(shared.makeNode()) }
    let client = try await tests.attached(to: servers[0])
    client.click(.button)
    try await tests.sync(client, servers[1])
    #expect(servers[1].metrics.store.restored.value == 1)
    #expect(servers[1].metrics.store.stored.value == 1)
    await waitUntil { servers[0].metrics.store.lost.value == 1 }
  }
}
