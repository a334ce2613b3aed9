import Synchronization
import Testing
import TrellisDOM
import TrellisHTTP

@testable import TrellisServer

/// Turns that pause between two events, so that other sessions get turns.
struct PausedTurnTests {
  private let pages = TestPages()
  private let executor = ManualExecutor()
  private let pauses = Pauses()
  private let service: SessionManager

  /// Paused turns, which the test resumes.
  private final class Pauses: Sendable {
    private let turns = Mutex<[CheckedContinuation<Void, Never>]>([])
    var count: Int { turns.withLock { $0.count } }

    func pause() async {
      await withCheckedContinuation { turn in turns.withLock { $0.append(turn) } }
    }

    func endFirst() { turns.withLock { $0.removeFirst() }.resume() }
  }

  init() {
    // Every event takes longer than the turn budget.
    service = .test(
      pages.routes, turns: TurnBudget(length: 0, clock: { 0 }, pause: pauses.pause))
  }

  /// The response to a request, when it has arrived.
  private final class Told: Sendable {
    private let value = Mutex<LiveResponse?>(nil)
    var response: LiveResponse? { value.withLock { $0 } }
    func take(_ response: LiveResponse) { value.withLock { $0 = response } }
  }

  /// Starts a request, and runs until all turns have paused or wait.
  private func begin(_ request: @escaping @Sendable () async -> LiveResponse) -> Told {
    let told = Told()
    Task(executorPreference: executor) { told.take(await request()) }
    executor.drain()
    return told
  }

  private func events(_ body: [UInt8]) -> Told {
    begin { [service] in await service.events(body) }
  }

  /// Resumes the turn that paused first, until its next pause.
  private func resume() {
    pauses.endFirst()
    executor.drain()
  }

  private func resumeToTheEnd() { while pauses.count > 0 { resume() } }

  private func attached() throws -> SimulatedClient {
    let box = PageBox()
    Task(executorPreference: executor) { [service] in
      box.put(try? await service.open("/", screen: nil))
    }
    executor.drain()
    let page = try #require(box.page)
    let client = SimulatedClient(session: page.token)
    let body = client.attach()
    let told = begin { [service] in await service.attach(body) }
    try client.receive(try #require(told.response))
    return client
  }

  private final class PageBox: Sendable {
    private let value = Mutex<SessionManager.OpenedPage?>(nil)
    var page: SessionManager.OpenedPage? { value.withLock { $0 } }
    func put(_ page: SessionManager.OpenedPage?) { value.withLock { $0 = page } }
  }

  @Test func theEventsOfARequestAreAllDoneInTheEnd() throws {
    let client = try attached()
    client.type("a")
    client.click(.button)
    client.type("b")
    let told = events(client.events())
    #expect(pages.recorder.entries == ["input a"])
    #expect(pauses.count == 1)
    #expect(service.metrics.pausedTurns.value == 1)
    resume()
    #expect(service.metrics.pausedTurns.value == 2)
    #expect(pages.recorder.entries == ["input a", "click"])
    #expect(told.response == nil)
    resume()
    #expect(pages.recorder.entries == ["input a", "click", "input b"])
    #expect(pauses.count == 0)
    try client.receive(try #require(told.response))
    #expect(!client.hasUnsentEvents)
    #expect(client.mirror.root.description.contains("row 0"))
  }

  @Test func anotherSessionHasItsTurnMeanwhile() throws {
    let long = try attached()
    let other = try attached()
    for _ in 0..<50 { long.click(.button) }
    let told = events(long.events())
    other.type("other")
    let short = events(other.events())
    #expect(pages.recorder.entries == ["click", "input other"])
    #expect(short.response != nil)
    #expect(told.response == nil)
    resumeToTheEnd()
    #expect(told.response != nil)
    #expect(pages.recorder.entries.count == 51)
  }

  @Test func aDuplicateWaitsAndDoesNothing() throws {
    let client = try attached()
    for text in ["a", "b", "c"] { client.type(text) }
    let body = client.events()
    let first = events(body)
    let second = events(body)
    #expect(pages.recorder.entries == ["input a"])
    #expect(second.response == nil)
    resumeToTheEnd()
    #expect(pages.recorder.entries == ["input a", "input b", "input c"])
    #expect(first.response != nil)
    try client.receive(try #require(second.response))
    #expect(!client.hasUnsentEvents)
  }

  @Test func laterRequestsOfTheSessionKeepTheirOrder() throws {
    let client = try attached()
    client.type("a")
    client.type("b")
    _ = events(client.events())
    // Sent before the response came: events 1 and 2 again, and two more.
    client.type("c")
    client.type("d")
    let later = events(client.events())
    let attach = client.attach(width: 700)
    let again = begin { [service] in await service.attach(attach) }
    let session = try #require(SessionToken(client.session).flatMap(service.session))
    let header = ClientMessage.Header(session: client.session, tab: client.tab, acknowledged: 1)
    let poll = Told()
    Task(executorPreference: executor) {
      await session.poll(.init(header: header, poll: 1), now: .now) { poll.take($0) }
    }
    executor.drain()
    let leave = client.leave()
    let left = begin { [service] in await service.leave(leave) }
    #expect(pages.recorder.entries == ["input a"])
    #expect([later, again, poll, left].allSatisfy { $0.response == nil })
    resumeToTheEnd()
    #expect(pages.recorder.entries == ["input a", "input b", "input c", "input d"])
    #expect(later.response != nil && again.response != nil)
    #expect(left.response == .nothing)
    #expect(service.counts.map(\.count) == [0, 0, 0])
  }

  @Test func aTabThatLeavesWithManyEventsLetsOthersInBetweenThem() throws {
    let leaving = try attached()
    let other = try attached()
    for _ in 0..<200 { leaving.click(.button) }
    let body = leaving.leave()
    let left = begin { [service] in await service.leave(body) }
    other.type("other")
    _ = events(other.events())
    #expect(pages.recorder.entries == ["click", "input other"])
    // A repeated request finds no session in the end.
    let again = begin { [service] in await service.leave(body) }
    resumeToTheEnd()
    #expect(left.response == .nothing && again.response == .nothing)
    #expect(pages.recorder.entries.count == 201)
    #expect(service.counts.map(\.count) == [0, 1, 0])
  }

  @Test func aSessionThatEndsInAPauseDoesNothingMore() throws {
    let client = try attached()
    for text in ["a", "b", "c"] { client.type(text) }
    let told = events(client.events())
    Task(executorPreference: executor) { [service] in await service.stop() }
    executor.drain()
    let late = events(client.events())
    resumeToTheEnd()
    #expect(pages.recorder.entries == ["input a"])
    #expect(told.response == .unknown)
    #expect(late.response == .unknown)
  }

  @Test func turnsThatAreShortDoNotPause() async throws {
    let service = SessionManager.test(
      pages.routes,
      turns: TurnBudget(length: 1, clock: { 0 }, pause: { Issue.record("a pause") }))
    let opened = try #require(try await service.open("/", screen: nil))
    let client = SimulatedClient(session: opened.token)
    try client.receive(await service.attach(client.attach()))
    for _ in 0..<64 { client.click(.button) }
    try client.receive(await service.events(client.events()))
    #expect(pages.recorder.entries.count == 64)
  }

  /// Pauses of real turns, on the session threads: many sessions of one address leave at once.
  @Test func onThreadsNothingIsLostOrDoubled() async throws {
    let service = SessionManager.test(pages.routes, turns: TurnBudget(length: 0))
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        let account = ThreadPool.sessions.account(of: .test("10.0.0.\(number % 2)"))
        group.addTask(executorPreference: account) {
          guard let opened = try? await service.open("/", screen: nil) else { return }
          let client = SimulatedClient(session: opened.token, tab: "\(number)")
          try? client.receive(await service.attach(client.attach()))
          for step in 0..<40 { client.type("\(number)-\(step)") }
          let (events, leave) = (client.events(), client.leave())
          async let first = service.events(events)
          async let second = service.events(events)
          _ = await (first, second)
          _ = await service.leave(leave)
        }
      }
    }
    for number in 0..<8 {
      let own = pages.recorder.entries.filter { $0.hasPrefix("input \(number)-") }
      #expect(own == (0..<40).map { "input \(number)-\($0)" })
    }
    #expect(service.counts.map(\.count) == [0, 0, 0])
  }
}
