import Logging
import TestSupport
import Testing
import TrellisDOM
import TrellisSessions

@testable import TrellisServer

/// Stores that fail, are slow, or lose increments.
struct FailingStoreTests {
  let tests = StoredSessionTests()
  var store: ProbeStore { tests.store }
  var pages: StoredPages { tests.pages }

  @Test func pagesGoOnFromMemoryAndAreCommittedLater() async throws {
    let clock = TestClock()
    let server = pages.server(store, clock: clock)
    let client = try await tests.attached(to: server)
    store.setBroken(true)
    client.click(.button)
    try await tests.sync(client, server)
    #expect(!client.hasUnsentEvents)
    store.setBroken(false)
    clock.advance(.seconds(2))
    client.click(.button)
    try await tests.sync(client, server)
    #expect(store.increments.last?.isWhole == true)
    let after = pages.server(store)
    client.click(.button)
    try await tests.sync(client, after)
    try await tests.expectInStep(client, after)
    #expect(client.mirror.root.description.contains("3 of news"))
  }

  /// Nothing is answered that is not committed, and the repeated request does not repeat the event.
  @Test func aRefusingApplicationAnswersNothingBeforeTheCommit() async throws {
    let server = pages.server(store, failure: .refuse)
    let client = try await tests.attached(to: server)
    store.setBroken(true)
    client.click(.button)
    for _ in 0..<3 {
      let response = await server.events(client.events())
      #expect(response == .overloaded(.seconds(1)))
      try client.receive(response)
    }
    #expect(client.hasUnsentEvents)
    let other = pages.server(store, failure: .refuse)
    #expect(await other.events(client.events()) == .overloaded(.seconds(1)))
    store.setBroken(false)
    try await tests.sync(client, server)
    #expect(!client.hasUnsentEvents && pages.recorder.entries.count == 1)
    try await tests.expectInStep(client, server)
  }

  /// Such as one about a state that cannot be stored, which each session of a page has.
  @Test func aWarningAboutManySessionsIsLoggedOnce() {
    let lines = Recorder()
    let durable = DurableSessions(
      store, seal: SessionSeal(key: [1]),
      logger: Logger(label: "test") { _ in LineHandler(lines: lines) })
    for _ in 0..<3 { for text in ["one", "two"] { durable.warnOnce(text) } }
    #expect(lines.entries == ["one", "two"])
    for number in 0..<200 { durable.warnOnce("\(number)") }
    #expect(lines.entries.count == 100)
  }

  /// A session that waits for its commit blocks no other one, and its response leaves after the commit.
  @Test func aSlowCommitDelaysItsSessionOnly() async throws {
    let server = pages.server(store)
    let slow = try await tests.attached(to: server)
    let other = try await tests.attached(to: server, tab: "other")
    store.holdNext()
    slow.click(.button)
    let body = slow.events()
    let pending = PendingResponse()
    let task = Task { await server.events(body) { pending.fulfill($0) } }
    await waitUntil { store.heldCount == 1 }
    other.click(.button)
    try await tests.sync(other, server)
    #expect(!other.hasUnsentEvents)
    #expect(pending.value == nil)
    store.release()
    await task.value
    try slow.receive(await pending.wait())
    try await tests.expectInStep(slow, server)
  }

  /// The waiting poll gets the batch of a message after its commit.
  @Test func aWaitingPollWaitsForTheCommit() async throws {
    let server = pages.server(store)
    let client = try await tests.attached(to: server)
    let poll = PendingResponse()
    _ = server.poll(client.poll()) { poll.fulfill($0) }
    await waitUntil { server.metrics.waitingPolls.value == 1 }
    store.holdNext()
    pages.titles.publish("Changed")
    await waitUntil { store.heldCount == 1 }
    #expect(poll.value == nil)
    store.release()
    try client.receive(await poll.wait())
    #expect(client.applied == 2)
  }

  /// A store that has lost an increment without an error: the next commit is whole.
  @Test func aLostIncrementIsReplaced() async throws {
    let server = pages.server(store)
    let client = try await tests.attached(to: server)
    store.loseNext()
    for _ in 0..<2 {
      client.click(.button)
      try await tests.sync(client, server)
    }
    #expect(store.increments.last?.isWhole == true)
    let after = pages.server(store)
    client.click(.button)
    try await tests.sync(client, after)
    #expect(client.mirror.root.description.contains("3 of news"))
  }

  /// A store that has lost the newest increments: the tab has seen more than the store knows, so it gets a new session.
  @Test func aTabThatHasSeenMoreThanTheStoreIsReset() async throws {
    let before = pages.server(store)
    let client = try await tests.attached(to: before)
    client.click(.button)
    try await tests.sync(client, before)
    store.loseNext()
    client.click(.button)
    try await tests.sync(client, before)
    let after = pages.server(store)
    client.click(.button)
    #expect(await after.events(client.events()) == .unknown)
    try client.receive(await after.attach(client.attach()))
    try await tests.expectInStep(client, after)
    #expect(client.mirror.root.description.contains("1 of news"))
  }

  /// A server that was stopped and goes on after another one has taken its session over.
  @Test func theFormerOwnerEndsItsSession() async throws {
    let former = pages.server(store)
    let client = try await tests.attached(to: former)
    let owner = pages.server(store)
    client.click(.button)
    let late = client.events()
    try await tests.sync(client, owner)
    #expect(await former.events(late) == .unknown)
    client.click(.button)
    try await tests.sync(client, owner)
    try await tests.expectInStep(client, owner)
    #expect(client.mirror.root.description.contains("2 of news"))
  }
}
