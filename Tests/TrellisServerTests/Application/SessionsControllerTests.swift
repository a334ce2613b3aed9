import TestSupport
import Testing
import TrellisHTTP

@testable import TrellisServer

struct SessionsControllerTests {
  private let pages = TestPages()
  private let sessions = SessionsController()
  private let service: SessionManager

  init() {
    service = .test(pages.routes)
    sessions.add(service)
  }

  /// A tab of `identity` with a waiting poll, and the response to it.
  private func waiting(
    _ identity: UserIdentity?
  ) async throws -> (client: SimulatedClient, responses: AsyncStream<LiveResponse>) {
    let opened = try #require(try await service.open("/", screen: nil, identity: identity))
    let client = SimulatedClient(session: opened.token)
    try client.receive(await service.attach(client.attach(), identity: identity))
    let (responses, response) = AsyncStream.makeStream(of: LiveResponse.self)
    let before = service.metrics.waitingPolls.value
    _ = service.poll(client.poll(), identity: identity) {
      response.yield($0)
      response.finish()
    }
    await waitUntil { service.metrics.waitingPolls.value != before }
    return (client, responses)
  }

  @Test func signingOutEndsThePollsOfAllTabsOfAUser() async throws {
    let first = try await waiting("ada")
    let second = try await waiting("ada")
    _ = try await waiting("eve")
    _ = try await waiting(nil)
    sessions.signedOut("ada")
    for tab in [first, second] {
      for await response in tab.responses { #expect(response == .nothing) }
    }
    #expect(service.metrics.waitingPolls.value == 2)
    // The application decides whose request it is then.
    _ = service.poll(first.client.poll(), identity: nil) { #expect($0 == .signedOut) }
    _ = service.poll(second.client.poll(), identity: "ada") { _ in }
    await waitUntil { service.metrics.waitingPolls.value != 2 }
    #expect(service.counts.map(\.count) == [0, 4, 0])
  }

  /// Otherwise the poll would wait for 25 s as a user who has signed out.
  @Test func aPollFromBeforeASignOutDoesNotWait() async throws {
    let opened = try #require(try await service.open("/", screen: nil, identity: "ada"))
    let client = SimulatedClient(session: opened.token)
    try client.receive(await service.attach(client.attach(), identity: "ada"))
    let before = service.signOuts
    sessions.signedOut("ada")
    #expect(service.signOuts != before)
    let (responses, response) = AsyncStream.makeStream(of: LiveResponse.self)
    let poll = try ClientMessageDecoder().poll(client.poll(), names: nil)
    _ = service.poll(poll, identity: "ada", signOuts: before) {
      response.yield($0)
      response.finish()
    }
    for await response in responses { #expect(response == .nothing) }
    #expect(service.metrics.waitingPolls.value == 0)
  }

  /// Otherwise each sign-out would make the tabs of all users with a poll on its way send a request.
  @Test func aSignOutOfAnotherUserLeavesPollsInFlight() async throws {
    let opened = try #require(try await service.open("/", screen: nil, identity: "ada"))
    let client = SimulatedClient(session: opened.token)
    try client.receive(await service.attach(client.attach(), identity: "ada"))
    let before = service.signOuts
    let own = SignOuts.cell(of: "ada")
    // Users share cells by a hash that differs in each process.
    let others = (0..<100).map { UserIdentity("eve \($0)") }.filter { SignOuts.cell(of: $0) != own }
    for other in others { sessions.signedOut(other.name) }
    try #require(service.signOuts == before + UInt64(others.count) && !others.isEmpty)
    for user in others.prefix(1) { #expect(service.hasSignedOut(user, since: before)) }
    #expect(!service.hasSignedOut(nil, since: before))
    let poll = try ClientMessageDecoder().poll(client.poll(), names: nil)
    let answered = Recorder()
    await withCheckedContinuation { handled in
      _ = service.poll(
        poll, identity: "ada", signOuts: before, onHandled: { handled.resume() },
        respond: { _ in answered.add("response") })
    }
    #expect(answered.entries.isEmpty && service.metrics.waitingPolls.value == 1)
  }

  @Test func aChangeOfAUserEndsTheWaitingPollsOfTheUserOnly() async throws {
    let first = try await waiting("ada")
    _ = try await waiting("eve")
    sessions.changed("ada")
    for await response in first.responses { #expect(response == .loading) }
    #expect(service.metrics.waitingPolls.value == 1)
  }

  @Test func doesNotRetainAnEndedServer() async throws {
    var other: SessionManager? = .test(pages.routes)
    weak let gone = other
    if let other { sessions.add(other) }
    other = nil
    #expect(gone == nil)
    sessions.signedOut("ada")
  }
}
