import TestSupport
import Testing
import TrellisDOM
import TrellisHTTP
import TrellisSessions

@testable import TrellisServer

/// Stores that do not answer.
struct HangingStoreTests {
  let tests = StoredSessionTests()
  let clock = TestClock()
  var store: ProbeStore { tests.store }
  var pages: StoredPages { tests.pages }

  /// Makes the store answer no call of `server`, after the removal of expired sessions that is due at its start.
  private func hang(_ server: SessionManager) async {
    let calls = store.calls
    server.advance(to: clock.now)
    await waitUntil { store.calls > calls }
    store.hang()
  }

  /// Lets the time limit of the calls that the store holds pass.
  private func passLimit(_ server: SessionManager, held: Int) async {
    await waitUntil { store.heldCount == held }
    server.advance(to: clock.now)
    clock.advance(.seconds(4))
    server.advance(to: clock.now)
    clock.advance(.seconds(1))
    server.advance(to: clock.now)
  }

  private func respond(
    _ client: SimulatedClient, _ server: SessionManager, held: Int
  ) async -> LiveResponse {
    let body = client.events()
    let pending = PendingResponse()
    let task = Task { await server.events(body) { pending.fulfill($0) } }
    await passLimit(server, held: held)
    await task.value
    return await pending.wait()
  }

  @Test func pagesGoOnFromMemoryAfterTheLimit() async throws {
    let server = pages.server(store, clock: clock)
    let client = try await tests.attached(to: server)
    let count = store.increments.count
    await hang(server)
    client.click(.button)
    try client.receive(await respond(client, server, held: 1))
    #expect(!client.hasUnsentEvents)
    // The session makes no second commit while the first one is late, and does not wait again.
    for _ in 0..<5 {
      clock.advance(.seconds(2))
      client.click(.button)
      try await tests.sync(client, server)
    }
    #expect(store.heldCount == 1)
    store.release()
    await waitUntil { store.increments.count == count + 1 }
    // The commits go on after the late one.
    clock.advance(.seconds(2))
    client.click(.button)
    await waitUntil {
      try? await tests.sync(client, server)
      return store.increments.count == count + 2
    }
    try await tests.expectInStep(client, server)
    #expect(store.increments.last?.isWhole == true)
    #expect(store.increments.map(\.version) == Array(1...UInt64(count + 2)))
    let after = pages.server(store)
    client.click(.button)
    try await tests.sync(client, after)
    try await tests.expectInStep(client, after)
    #expect(client.mirror.root.description.contains("8 of news"))
  }

  @Test func aRefusingApplicationAnswers503AfterTheLimit() async throws {
    let server = pages.server(store, failure: .refuse, clock: clock)
    let client = try await tests.attached(to: server)
    await hang(server)
    client.click(.button)
    let response = await respond(client, server, held: 1)
    #expect(response == .overloaded(.seconds(1)))
    #expect(response.http.headers["Retry-After"] == "1")
    try client.receive(response)
    #expect(await server.events(client.events()) == .overloaded(.seconds(1)))
    #expect(store.heldCount == 1)
    store.release()
    await waitUntil {
      let response = await server.events(client.events())
      guard case .body = response else { return false }
      try? client.receive(response)
      return true
    }
    #expect(!client.hasUnsentEvents && pages.recorder.entries.count == 1)
    try await tests.expectInStep(client, server)
  }

  /// A late commit that was refused, because another server has the session.
  @Test func aSessionThatIsLostDuringALateCommitEnds() async throws {
    let server = pages.server(store, clock: clock)
    let client = try await tests.attached(to: server)
    store.holdNext()
    client.click(.button)
    let late = client.events()
    try client.receive(await respond(client, server, held: 1))
    let version = try #require(store.increments.last).version
    #expect(try await store.takeOver(try #require(store.increments.last).id, version: version))
    store.release()
    await waitUntil { await server.events(late) == .unknown }
  }

  /// A look-up that hangs is answered by the choice of the application.
  @Test(arguments: [SessionStorage.Failure.goOn, .refuse])
  func aLookUpThatHangsIsAnswered(_ failure: SessionStorage.Failure) async throws {
    let client = try await tests.attached(to: pages.server(store))
    let server = pages.server(store, failure: failure, clock: clock)
    await hang(server)
    client.click(.button)
    let response = await respond(client, server, held: 1)
    #expect(response == (failure == .refuse ? .overloaded(.seconds(1)) : .unknown))
    // The store does not answer, so further look-ups are refused at once.
    let attach = client.attach()
    let waiting = Task { await server.attach(attach) }
    await waitUntil { store.heldCount == 2 }
    let calls = store.calls
    for _ in 0..<10 {
      let other = SimulatedClient(session: SessionToken.random().text)
      let isRefused = await server.attach(other.attach()) == .overloaded(.seconds(1))
      #expect(isRefused == (failure == .refuse))
    }
    #expect(store.calls == calls)
    store.release()
    _ = await waiting.value
  }

  // MARK: Calls

  @Test func aCallInTimeReturnsItsResult() async throws {
    let calls = StoreCalls(limit: .seconds(5))
    #expect(try await calls.run { 7 } == 7)
    await #expect(throws: ProbeStore.Broken.self) {
      try await calls.run { throw ProbeStore.Broken() }
    }
    #expect(calls.count == 0)
  }

  /// One call that hangs does not refuse the others, if the store answers them.
  @Test func aStoreThatAnswersOthersGetsAllCalls() async throws {
    let calls = StoreCalls(limit: .seconds(5))
    let gate = PendingResponse()
    let late = Task { try await calls.run { _ = await gate.wait() } }
    await waitUntil { calls.count == 1 }
    calls.advance(to: clock.now)
    try await calls.run {}
    clock.advance(.seconds(5))
    calls.advance(to: clock.now)
    await #expect(throws: StoreCalls.Late.self) { try await late.value }
    for _ in 0..<10 { try await calls.run {} }
    gate.fulfill(.nothing)
    await waitUntil { calls.count == 0 }
  }

  /// A store that answers nothing gets one call a second.
  @Test func aStoreThatAnswersNothingGetsFewCalls() async throws {
    let calls = StoreCalls(limit: .seconds(5))
    let (gate, other) = (PendingResponse(), PendingResponse())
    let late = Task { try await calls.run { _ = await gate.wait() } }
    await waitUntil { calls.count == 1 }
    for _ in 0..<3 {
      calls.advance(to: clock.now)
      clock.advance(.seconds(5))
    }
    await #expect(throws: StoreCalls.Late.self) { try await late.value }
    let further = Task { try await calls.run { _ = await other.wait() } }
    await waitUntil { calls.count == 2 }
    for _ in 0..<10 { await #expect(throws: StoreCalls.Refused.self) { try await calls.run {} } }
    other.fulfill(.nothing)
    try await further.value
    try await calls.run {}
    gate.fulfill(.nothing)
    await waitUntil { calls.count == 0 }
  }
}
