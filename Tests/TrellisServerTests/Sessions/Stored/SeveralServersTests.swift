import Logging
import SessionSupport
import TestSupport
import Testing
import TrellisDOM
import TrellisHTTP
import TrellisSessions

@testable import TrellisServer

/// Servers that share a store, and tabs whose requests reach any of them.
struct SeveralServersTests {
  private let tests = StoredSessionTests()
  private let shared = SharedSessions()

  private func servers(_ count: Int = 2, clock: TestClock = TestClock()) -> [SessionManager] {
    (0..<count).map { _ in tests.pages.server(shared.makeNode(), clock: clock) }
  }

  private func poll(_ client: SimulatedClient, _ server: SessionManager) -> PendingResponse {
    let response = PendingResponse()
    _ = server.poll(client.poll(isBrief: true)) { response.fulfill($0) }
    return response
  }

  /// Requests go to servers at random: the tab keeps its session, and gets no reset. If former owners are notified late or not
  /// at all, an event may be handled twice, with the same identity, but has one effect on the page.
  @Test(arguments: [true, false])
  func anyServerServesTheTab(_ areNotified: Bool) async throws {
    for seed in 0..<UInt64(Rounds.areLong ? 10 : 3) {
      var random = SeededGenerator(seed: seed + 1)
      let tests = StoredSessionTests()
      let shared = SharedSessions()
      shared.deliverNotices(areNotified)
      let servers = (0..<3).map { _ in tests.pages.server(shared.makeNode()) }
      let client = try await tests.attached(to: servers[0])
      let session = client.session
      var clicks = 0
      var last = servers[0]
      for step in 0..<60 {
        last = servers.randomElement(using: &random) ?? last
        switch Int.random(in: 0..<6, using: &random) {
        case 0: try client.receive(await poll(client, last).wait())
        case 1: try client.receive(await last.attach(client.attach()))
        case 2: client.type("text \(step)")
        // The response is lost.
        case 3: _ = await last.events(client.events())
        default:
          client.click(.button)
          clicks += 1
        }
        if Bool.random(using: &random) { try await tests.sync(client, last) }
      }
      try await tests.sync(client, last)
      try await tests.expectInStep(client, last)
      #expect(client.session == session, "seed \(seed)")
      #expect(client.mirror.root.description.contains("\(clicks) of news"), "seed \(seed)")
      #expect(servers.reduce(0) { $0 + $1.metrics.resets.value } == 1, "seed \(seed)")
      #expect(shared.count == 1 && shared.takeOvers > 5)
    }
  }

  @Test func theWaitingPollOfTheFormerOwnerEnds() async throws {
    let servers = servers()
    let client = try await tests.attached(to: servers[0])
    let poll = PendingResponse()
    _ = servers[0].poll(client.poll()) { poll.fulfill($0) }
    await waitUntil { servers[0].metrics.waitingPolls.value == 1 }
    client.click(.button)
    try await tests.sync(client, servers[1])
    #expect(await poll.wait() == .elsewhere)
    await waitUntil { servers[0].session(client.session) == nil }
    // The news of a topic reach the tab by its new owner.
    let next = PendingResponse()
    _ = servers[1].poll(client.poll()) { next.fulfill($0) }
    await waitUntil { servers[1].metrics.waitingPolls.value == 1 }
    tests.pages.titles.publish("Changed")
    try client.receive(await next.wait())
    try await tests.expectInStep(client, servers[1])
  }

  /// The files are with the owner: the tab repeats the part, and the other server does not take the session over.
  @Test func aPartOfAFileAtAnotherServerIsRepeated() async throws {
    let servers = servers()
    let client = try await tests.attached(to: servers[0])
    func send(_ session: String, _ tab: String) async throws -> UploadResponse {
      let request = try Request(
        .post, "/_trellis/upload",
        headers: [
          "Trellis-Session": session, "Trellis-Tab": tab, "Trellis-Upload": "1",
          "Trellis-Offset": "0",
        ], body: [1])
      return await servers[1].upload(try #require(UploadRequest(request)), [1])
    }
    #expect(try await send(client.session, client.tab) == .refused(.overloaded(.seconds(1))))
    #expect(try await send(client.session, "other") == .refused(.unknown))
    #expect(try await send(SessionToken.random().text, client.tab) == .refused(.unknown))
    #expect(shared.takeOvers == 0 && servers[0].session(client.session) != nil)
  }

  /// A server that has not learned of the take-over answers a request from the stored session.
  @Test func aRequestWhoseCommitIsRefusedIsAnswered() async throws {
    shared.deliverNotices(false)
    let servers = servers()
    let client = try await tests.attached(to: servers[0])
    let session = client.session
    try client.receive(await poll(client, servers[1]).wait())
    client.click(.button)
    try await tests.sync(client, servers[0])
    try await tests.expectInStep(client, servers[0])
    #expect(client.session == session && !client.hasUnsentEvents)
    #expect(client.mirror.root.description.contains("1 of news"))
    let events = tests.pages.recorder.entries
    #expect(events.count == 2 && Set(events).count == 1)
  }

  /// A tab that has seen more than a server shows that another one has the session: no event is handled there.
  @Test func aServerBehindTheTabHandlesNothing() async throws {
    shared.deliverNotices(false)
    let servers = servers()
    let client = try await tests.attached(to: servers[0])
    for server in [servers[1], servers[0], servers[1], servers[0]] {
      client.click(.button)
      try await tests.sync(client, server)
      try await tests.expectInStep(client, server)
    }
    #expect(tests.pages.recorder.entries.count == 4)
    #expect(client.mirror.root.description.contains("4 of news"))
  }

  /// The page of a former owner gets a message: its commit is refused, its poll ends, and the stored session is unchanged.
  @Test func aMessageEndsTheFormerOwner() async throws {
    shared.deliverNotices(false)
    let servers = servers()
    let client = try await tests.attached(to: servers[0])
    let former = try #require(servers[0].session(client.session))
    let waiting = PendingResponse()
    _ = servers[0].poll(client.poll()) { waiting.fulfill($0) }
    await waitUntil { servers[0].metrics.waitingPolls.value == 1 }
    client.click(.button)
    try await tests.sync(client, servers[1])
    tests.pages.titles.publish("Changed")
    #expect(await waiting.wait() == .elsewhere)
    #expect(former.isLost)
    client.click(.button)
    try await tests.sync(client, servers[0])
    try await tests.expectInStep(client, servers[0])
    #expect(client.mirror.root.description.contains("2 of news"))
  }

  /// A session that was taken back is not ended by the late notice of the take-over before.
  @Test func aLateNoticeIsIgnored() async throws {
    shared.deliverNotices(false)
    let servers = servers()
    let client = try await tests.attached(to: servers[0])
    client.click(.button)
    try await tests.sync(client, servers[1])
    client.click(.button)
    try await tests.sync(client, servers[0])
    let session = try #require(servers[0].session(client.session))
    #expect(await !session.lose(to: 2))
    #expect(!session.isLost)
    #expect(await session.lose(to: .max))
    client.click(.button)
    try await tests.sync(client, servers[0])
    #expect(client.mirror.root.description.contains("3 of news"))
  }

  /// A poll is sent before two events, and arrives after them at a server that has not the session: the stored session no
  /// longer has a batch that the poll does not acknowledge.
  @Test func aRequestOlderThanTheStoredSessionContinuesIt() async throws {
    let servers = servers()
    let client = try await tests.attached(to: servers[0])
    let session = client.session
    let late = client.poll(isBrief: true)
    for server in [servers[1], servers[0]] {
      client.click(.button)
      try await tests.sync(client, server)
    }
    let response = PendingResponse()
    _ = servers[1].poll(late) { response.fulfill($0) }
    try client.receive(await response.wait())
    try await tests.expectInStep(client, servers[1])
    #expect(client.session == session && servers[1].metrics.resets.value == 0)
  }

  /// Polls and events at the same time, at random servers: no request is answered as if the session were gone.
  @Test func requestsAtOnceFindTheSession() async throws {
    for seed in 0..<UInt64(Rounds.areLong ? 20 : 3) {
      var random = SeededGenerator(seed: seed + 1)
      let tests = StoredSessionTests()
      let shared = SharedSessions()
      let servers = (0..<3).map { _ in tests.pages.server(shared.makeNode()) }
      let client = try await tests.attached(to: servers[0])
      let session = client.session
      for round in 0..<30 {
        client.click(.button)
        let events = client.events()
        let polls = (0..<3).map { _ in
          (servers.randomElement(using: &random)!, client.poll(isBrief: true))
        }
        let server = servers.randomElement(using: &random)!
        async let handled = server.events(events)
        for (server, poll) in polls {
          let response = PendingResponse()
          _ = server.poll(poll) { response.fulfill($0) }
          let answer = await response.wait()
          #expect(answer != .unknown, "seed \(seed), round \(round)")
        }
        let answer = await handled
        #expect(answer != .unknown, "seed \(seed), round \(round)")
        try await tests.sync(client, server)
        try await tests.expectInStep(client, server)
      }
      #expect(client.session == session)
      #expect(client.mirror.root.description.contains("30 of news"))
    }
  }

  /// Requests that wait for a turn, or come, while a server stops are for the other servers.
  @Test func aServerThatStopsAnswersNoTabAsIfItsSessionWereGone() async throws {
    let servers = servers()
    let client = try await tests.attached(to: servers[0])
    let session = try #require(servers[0].session(client.session))
    let poll = PendingResponse()
    _ = servers[0].poll(client.poll()) { poll.fulfill($0) }
    await waitUntil { servers[0].metrics.waitingPolls.value == 1 }
    client.click(.button)
    let (events, attach) = (client.events(), client.attach())
    await servers[0].stop()
    #expect(await poll.wait() == .elsewhere)
    #expect(session.isLost)
    #expect(await servers[0].events(events) == .overloaded(.seconds(1)))
    #expect(await servers[0].attach(attach) == .overloaded(.seconds(1)))
    #expect(await self.poll(client, servers[0]).wait() == .overloaded(.seconds(1)))
    try client.receive(await servers[1].events(events))
    try await tests.expectInStep(client, servers[1])
    #expect(client.session == session.token.text && tests.pages.recorder.entries.count == 1)
  }

  @Test func aTabLeavesAtAnyServer() async throws {
    let servers = servers()
    let client = try await tests.attached(to: servers[0])
    client.click(.button)
    _ = await servers[1].leave(client.leave())
    await waitUntil { shared.count == 0 }
    #expect(tests.pages.recorder.entries.count == 1)
  }

  /// The owner commits between the reading and the take-over of another server.
  @Test func aTakeOverIsRepeated() async throws {
    let servers = servers()
    let client = try await tests.attached(to: servers[0])
    let session = client.session
    client.click(.button)
    shared.refuseTakeOvers(3)
    #expect(await servers[1].events(client.events()) == .overloaded(.seconds(1)))
    shared.refuseTakeOvers(3)
    #expect(await servers[1].attach(client.attach()) == .overloaded(.seconds(1)))
    #expect(servers[0].session(session)?.isLost == false)
    shared.refuseTakeOvers(2)
    try await tests.sync(client, servers[1])
    try await tests.expectInStep(client, servers[1])
    #expect(client.session == session && shared.takeOvers == 1)
    #expect(client.mirror.root.description.contains("1 of news"))
  }

  /// Requests with the token of a session, of another tab or user, end it at no server.
  @Test func aStrangerDisturbsNoServer() async throws {
    let servers = servers()
    let client = try await tests.attached(to: servers[0])
    let thief = SimulatedClient(session: client.session, tab: "other")
    thief.click(.nowhere)
    for server in servers {
      #expect(await server.events(thief.events()) == .unknown)
      _ = await server.leave(thief.leave())
      // A server that believes the numbers would end its session.
      for (tab, identity) in [(client.tab, "ada"), ("other", nil)] as [(String, UserIdentity?)] {
        let header = ClientMessage.Header(session: client.session, tab: tab, acknowledged: 1_000)
        _ = await server.find(header, identity, .loopback, event: 1_000)
      }
    }
    #expect(servers[0].session(client.session)?.isLost == false && shared.takeOvers == 0)
    client.click(.button)
    try await tests.sync(client, servers[0])
    #expect(client.mirror.root.description.contains("1 of news"))
  }

  /// A commit that is stored although its answer is lost does not end the session as if another server had it.
  @Test func aLostAnswerIsNoTakeOver() async throws {
    let clock = TestClock()
    let servers = servers(clock: clock)
    let client = try await tests.attached(to: servers[0])
    let session = try #require(servers[0].session(client.session))
    shared.loseNextAnswer()
    for _ in 0..<2 {
      client.click(.button)
      try await tests.sync(client, servers[0])
      clock.advance(.seconds(2))
    }
    #expect(!session.isLost)
    client.click(.button)
    try await tests.sync(client, servers[1])
    try await tests.expectInStep(client, servers[1])
    #expect(client.mirror.root.description.contains("3 of news"))
  }

  /// A batch number that no server has sent costs the tab its page, and ends in a refusal.
  @Test func aTabCannotInventBatches() async throws {
    let servers = servers()
    let client = try await tests.attached(to: servers[0])
    let header = ClientMessage.Header(
      session: client.session, tab: client.tab, acknowledged: 1_000)
    for server in servers {
      guard case .refused(.unknown) = await server.find(header, nil, .loopback) else {
        Issue.record("a session has a batch that was not sent")
        return
      }
    }
  }

  /// Servers with the same secret have one name.
  @Test func theNameOfTheServersIsThatOfTheirSecret() throws {
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    func name(_ storage: SessionStorage, _ secret: String?) throws -> String? {
      try DurableSessions(storage, secret: secret, folder: nil, logger: logger)?.sharedName
    }
    let first = try #require(try name(.store(shared.makeNode()), "sixteen bytes or more"))
    #expect(try name(.store(shared.makeNode()), "sixteen bytes or more") == first)
    #expect(try name(.store(shared.makeNode()), "another secret of 16") != first)
    #expect(try name(.store(shared.makeNode()), nil) != first)
    #expect(try name(.memory, "sixteen bytes or more") == nil)
  }
}
