import Testing
import TrellisDOM
import TrellisHTTP

@testable import TrellisServer

/// Tabs whose session is gone, and that request another one repeatedly.
struct RepeatedAttachTests {
  private let pages = TestPages()
  private let service: SessionManager
  /// The token of a session of a former server.
  private let token = SessionToken.random().text

  init() { service = .test(pages.routes) }

  private func attach(
    _ client: SimulatedClient, identity: UserIdentity? = nil, path: String = "/"
  ) async throws {
    try client.receive(await service.attach(client.attach(path: path), identity: identity))
  }

  @Test func aSecondRequestFindsTheSessionOfTheFirst() async throws {
    let client = SimulatedClient(session: token, tab: "tab")
    let body = client.attach()
    // Its response is lost.
    _ = await service.attach(body)
    try client.receive(await service.attach(body))
    #expect(service.counts.map(\.count) == [0, 1, 0])
    client.click(.button)
    try client.receive(await service.events(client.events()))
    #expect(client.mirror.root.description.contains("row 0"))
    #expect(pages.recorder.entries == ["click"])
  }

  @Test(.timeLimit(.minutes(20)))
  func anEndedSessionOfARepeatedRequestIsReplaced() async throws {
    let client = SimulatedClient(session: token, tab: "tab")
    try await attach(client)
    let ended = try #require(service.session(client.session))
    await ended.end()
    let again = SimulatedClient(session: token, tab: "tab")
    try await attach(again)
    #expect(again.session != client.session)
    #expect(service.counts.map(\.count) == [0, 1, 0])
  }

  @Test func requestsThatComeAtTheSameTimeMakeOneSession() async throws {
    let client = SimulatedClient(session: token, tab: "tab")
    let body = client.attach()
    let responses = await withTaskGroup(of: LiveResponse.self) { group in
      for _ in 0..<20 { group.addTask { [service] in await service.attach(body) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(service.counts.map(\.count) == [0, 1, 0])
    #expect(!responses.contains(.unknown))
    #expect(pages.news.subscriberCount == 1)
  }

  @Test func anotherTabOrUserOrPageHasASessionOfItsOwn() async throws {
    let first = SimulatedClient(session: token, tab: "first")
    let second = SimulatedClient(session: token, tab: "second")
    try await attach(first)
    try await attach(second)
    #expect(first.session != second.session)
    let user = SimulatedClient(session: token, tab: "first")
    try await attach(user, identity: "ada")
    #expect(![first.session, second.session].contains(user.session))
    let elsewhere = SimulatedClient(session: token, tab: "first")
    try await attach(elsewhere, path: "/mine")
    #expect(![first.session, second.session, user.session].contains(elsewhere.session))
    #expect(service.counts.map(\.count) == [0, 4, 0])
  }

  /// Two clients without a session differ only in the name of their tab.
  @Test func clientsWithoutASessionShareNone() async throws {
    let first = SimulatedClient(session: "none", tab: "tab")
    let second = SimulatedClient(session: "none", tab: "tab")
    try await attach(first)
    try await attach(second)
    #expect(first.session != second.session)
  }

  @Test func anEndedSessionIsReplaced() async throws {
    let client = SimulatedClient(session: token, tab: "tab")
    let body = client.attach()
    try client.receive(await service.attach(body))
    let first = client.session
    _ = await service.leave(client.leave())
    let later = SimulatedClient(session: token, tab: "tab")
    try later.receive(await service.attach(body))
    #expect(later.session != first)
    #expect(service.counts.map(\.count) == [0, 1, 0])
  }

  @Test func aFailedRequestDoesNotBlockTheNext() async throws {
    let client = SimulatedClient(session: token, tab: "tab")
    #expect(await service.attach(client.attach(path: "/failing")) == .failed)
    #expect(await service.attach(client.attach(path: "/failing")) == .failed)
    #expect(await service.attach(client.attach(path: "/nowhere")) == .unknown)
    #expect(service.counts.map(\.count) == [0, 0, 0])
  }

  @Test func anOldRequestDoesNotChangeTheScreen() async throws {
    let client = SimulatedClient(session: token, tab: "tab")
    try await attach(client)
    let old = client.attach(width: 640)
    client.send(#"{"type":"screen","screen":{"width":900,"height":800}}"#)
    try client.receive(await service.events(client.events()))
    #expect(client.mirror.root.description.contains(" on 900"))
    try client.receive(await service.attach(old))
    try client.receive(await service.events(client.events()))
    #expect(client.mirror.root.description.contains(" on 900"))
    try client.receive(await service.attach(client.attach(width: 640)))
    #expect(client.mirror.root.description.contains(" on 640"))
  }

  @Test func aNewSessionBeginsWithACountedReset() async throws {
    let client = SimulatedClient(session: token, tab: "tab")
    try await attach(client)
    #expect(service.metrics.resets.value == 1)
    try await attach(client)
    #expect(service.metrics.resets.value == 1)
  }
}
