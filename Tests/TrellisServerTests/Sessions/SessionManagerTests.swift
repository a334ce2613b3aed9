import ComponentSupport
import Synchronization
import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHTML
import TrellisHosting

@testable import TrellisServer

/// The live protocol from the request's body to the response, without a network.
struct SessionManagerTests {
  let pages = TestPages()
  let clock = TestClock()
  let service: SessionManager

  init() { service = .test(pages.routes, clock: clock) }

  func open() async throws -> SimulatedClient {
    let opened = try #require(try await service.open("/", screen: nil))
    return SimulatedClient(session: opened.token)
  }

  func attached() async throws -> SimulatedClient {
    let client = try await open()
    try client.receive(await service.attach(client.attach()))
    return client
  }

  func sync(_ client: SimulatedClient) async throws {
    try client.receive(await service.events(client.events()))
  }

  /// Sends a poll and waits until the session has it.
  func poll(_ body: [UInt8]) async -> PendingResponse {
    let pending = PendingResponse()
    _ = service.poll(body) { pending.fulfill($0) }
    await waitUntil { pending.value != nil || service.metrics.waitingPolls.value > 0 }
    return pending
  }

  func expectInStep(_ client: SimulatedClient) async throws {
    let token = try #require(SessionToken(client.session))
    let session = try #require(service.session(token))
    #expect(await session.treeDescription == client.mirror.root.description)
  }

  // MARK: Pages

  @Test func theFirstPageIsTheTreeTheTabAttachesTo() async throws {
    let opened = try #require(try await service.open("/", screen: .init(width: 640, height: 480)))
    #expect(opened.page.title == "Test")
    #expect(opened.page.html.body.contains(" on 640</p>"))
    #expect(opened.page.html.elementCount == 6)
    let client = SimulatedClient(session: opened.token)
    let plain = #"{"session":"\#(opened.token)","tab":"t","ack":0,"version":"v1","path":"/","#
    let body = plain + #""screen":{"width":640,"height":480}}"#
    #expect(
      await service.attach(Array(body.utf8))
        == .body(
          Array(
            #"{"session":"\#(client.session)","version":"v1","done":0,"batches":[]}"#.utf8)))
  }

  @Test func aPageHigherThanItsScreenLeavesSpaceForAScrollBar() async throws {
    func width(height: Double, scrollBar: Double) async throws -> Bool {
      let opened = try #require(
        try await service.open(
          "/", screen: .init(width: 640, height: height), scrollBar: scrollBar))
      return opened.page.html.body.contains(" on 625</p>")
    }
    #expect(try await width(height: 20, scrollBar: 15))
    #expect(try await !width(height: 20, scrollBar: 0))
    #expect(try await !width(height: 2000, scrollBar: 15))
    let opened = try #require(
      try await service.open("/", screen: .init(width: 640, height: 20), scrollBar: 15))
    let client = SimulatedClient(session: opened.token)
    try client.receive(await service.attach(client.attach(width: 625)))
    try await expectInStep(client)
  }

  @Test func anAddressWithoutRouteHasNoPage() async throws {
    #expect(try await service.open("/nowhere", screen: nil) == nil)
  }

  @Test func errorsOfARouteAreRethrown() async throws {
    await #expect(throws: TestPages.Failure.self) {
      try await service.open("/failing", screen: nil)
    }
    #expect(service.counts.map(\.count) == [0, 0, 0])
  }

  @Test func anotherScreenIsLaidOutAgainAtTheAttach() async throws {
    let client = try await open()
    try client.receive(await service.attach(client.attach(width: 390)))
    #expect(client.mirror.root.frame?.width == 390)
    try await expectInStep(client)
  }

  // MARK: Events

  @Test func thePatchOfAnEventIsInItsResponse() async throws {
    let client = try await attached()
    client.click(.button)
    try await sync(client)
    #expect(pages.recorder.entries == ["click"])
    #expect(!client.hasUnsentEvents)
    #expect(client.mirror.root.description.contains("row 0"))
    try await expectInStep(client)
  }

  @Test func aDuplicateGetsTheSameResponseAndIsNotDoneAgain() async throws {
    let client = try await attached()
    client.click(.button)
    let body = client.events()
    let first = await service.events(body)
    let second = await service.events(body)
    #expect(first == second)
    #expect(pages.recorder.entries == ["click"])
    try client.receive(second)
    try client.receive(first)
    try await expectInStep(client)
  }

  @Test func theResponseToAGapNamesTheLastDoneEvent() async throws {
    let client = try await attached()
    let session = client.session
    let body =
      #"{"session":"\#(session)","tab":"tab","ack":\#(client.applied),"first":3,"events":"#
      + #"[{"type":"click","target":4}]}"#
    #expect(
      await service.events(Array(body.utf8)) == .body(Array(#"{"done":0,"batches":[]}"#.utf8)))
    #expect(pages.recorder.entries.isEmpty)
  }

  @Test(
    arguments: [
      ("click", .disabledButton), ("click", .field), ("click", .nowhere), ("keydown", .button),
      ("click", .root),
    ] as [(String, TestPages.Target)])
  func anEventWithoutAListenerHasNoEffect(
    type: String, target: TestPages.Target
  ) async throws {
    let client = try await attached()
    client.send(type, target)
    client.click(.button)
    try await sync(client)
    #expect(pages.recorder.entries == ["click"])
    #expect(service.metrics.refusedEvents.value == 1)
    #expect(!client.hasUnsentEvents)
  }

  @Test func aLocationReachesThePage() async throws {
    let client = try await attached()
    client.send(#"{"type":"location","path":"/?q=found"}"#)
    try await sync(client)
    #expect(client.mirror.root.description.contains("found"))
  }

  @Test func eventsBeyondTheRateHaveToWait() async throws {
    let client = try await attached()
    for _ in 0..<64 { client.click(.nowhere) }
    let body = client.events()
    var responses: [LiveResponse] = []
    for _ in 0..<20 { responses.append(await service.events(body)) }
    #expect(responses.contains { if case .busy = $0 { true } else { false } })
    clock.advance(.seconds(10))
    #expect(await service.events(body) == responses[0])
  }

  // MARK: Polls

  @Test func aPollEndsWhenAnotherSessionPublishes() async throws {
    let client = try await attached()
    let response = await poll(client.poll())
    #expect(response.value == nil)
    pages.news.publish("hello")
    try client.receive(await response.wait())
    #expect(client.mirror.root.description.contains("hello"))
    try await expectInStep(client)
    #expect(service.metrics.waitingPolls.value == 0)
  }

  @Test func aPollThatComesAfterItsDisconnectDoesNotWait() async throws {
    let client = try await attached()
    let session = try #require(SessionToken(client.session).flatMap(service.session))
    let body = client.poll()
    await session.pollDisconnected(client.polls, of: client.tab)
    let response = await poll(body)
    #expect(response.value == .superseded)
    #expect(service.metrics.waitingPolls.value == 0)
    #expect(await session.waitingPoll == nil)
  }

  /// The name of a session alone does not end a poll of its tab.
  @Test func aPollOfAnotherTabThatHangsUpEndsNone() async throws {
    let client = try await attached()
    let response = await poll(client.poll())
    let other = SimulatedClient(session: client.session, tab: "other")
    let foreign = PendingResponse()
    let disconnect = service.poll(other.poll()) { foreign.fulfill($0) }
    #expect(await foreign.wait() == .unknown)
    disconnect?()
    let token = try #require(SessionToken(client.session))
    let account = try #require(service.session(token)).account
    await Task(executorPreference: account) {}.value
    #expect(response.value == nil)
    pages.news.publish("hello")
    try client.receive(await response.wait())
    #expect(client.mirror.root.description.contains("hello"))
  }

  @Test func aBriefPollEndsAtOnce() async throws {
    let client = try await attached()
    #expect(await poll(client.poll(isBrief: true)).wait() == .nothing)
    pages.news.publish("hello")
    while !client.mirror.root.description.contains("hello") {
      try client.receive(await poll(client.poll(isBrief: true)).wait())
    }
    try await expectInStep(client)
    #expect(service.metrics.waitingPolls.value == 0)
  }

  @Test func aPollEndsWithoutContentWhenItsTimeIsOver() async throws {
    let client = try await attached()
    let response = await poll(client.poll())
    clock.advance(.seconds(24))
    service.advance(to: clock.now)
    #expect(response.value == nil)
    clock.advance(.seconds(2))
    service.advance(to: clock.now)
    #expect(await response.wait() == .nothing)
  }

  @Test func aNewerPollEndsAnOlderOne() async throws {
    let client = try await attached()
    let first = client.poll()
    let older = await poll(first)
    let newer = PendingResponse()
    _ = service.poll(client.poll()) { newer.fulfill($0) }
    #expect(await older.wait() == .superseded)
    let again = PendingResponse()
    _ = service.poll(first) { again.fulfill($0) }
    #expect(await again.wait() == .superseded)
    #expect(newer.value == nil)
  }

  @Test func aDisconnectedPollIsRemoved() async throws {
    let client = try await attached()
    let disconnect = service.poll(client.poll()) { _ in }
    await waitUntil { service.metrics.waitingPolls.value > 0 }
    disconnect?()
    await waitUntil { service.metrics.waitingPolls.value == 0 }
  }

  @Test func changesBeyondTheLimitFoldIntoOneBatch() async throws {
    let client = try await attached()
    let before = client.applied
    var response = LiveResponse.nothing
    for _ in 0..<20 {
      client.click(.button)
      response = await service.events(client.events())
    }
    try client.receive(response)
    #expect(client.applied == before + 10)
    try await sync(client)
    #expect(client.applied == before + 11)
    try await expectInStep(client)
  }

  // MARK: Sessions

  @Test(arguments: ["", "0", String(repeating: "0", count: 48), String(repeating: "z", count: 48)])
  func aForgedTokenIsUnknown(token: String) async throws {
    let client = SimulatedClient(session: token)
    #expect(await service.events(client.events()) == .unknown)
    let response = PendingResponse()
    _ = service.poll(client.poll()) { response.fulfill($0) }
    #expect(await response.wait() == .unknown)
    #expect(await service.leave(client.leave()) == .nothing)
  }

  @Test func anotherTabGetsASessionOfItsOwn() async throws {
    let client = try await attached()
    let copy = SimulatedClient(session: client.session, tab: "copy")
    #expect(await service.events(copy.events()) == .unknown)
    try copy.receive(await service.attach(copy.attach()))
    #expect(copy.session != client.session)
    try await expectInStep(copy)
    client.click(.button)
    try await sync(client)
    try await expectInStep(client)
  }

  @Test func anUnknownSessionIsReplacedAtTheAttach() async throws {
    let client = SimulatedClient(session: SessionToken.random().text)
    try client.receive(await service.attach(client.attach()))
    client.click(.button)
    try await sync(client)
    try await expectInStep(client)
    #expect(client.reloads == 0)
  }

  @Test func anAttachWithoutARouteIsUnknown() async throws {
    let client = SimulatedClient(session: "")
    #expect(await service.attach(client.attach(path: "/nowhere")) == .unknown)
    #expect(await service.attach(client.attach(path: "/failing")) == .failed)
  }

  @Test func aTabOfAnotherVersionReloads() async throws {
    let client = try await open()
    try client.receive(await service.attach(client.attach(version: "v0")))
    #expect(client.reloads == 1)
  }

  @Test func leavingEndsTheSessionAndItsSubscriptions() async throws {
    let client = try await attached()
    #expect(pages.news.subscriberCount == 1)
    let response = await poll(client.poll())
    #expect(await service.leave(client.leave()) == .nothing)
    #expect(await response.wait() == .unknown)
    #expect(service.counts.map(\.count) == [0, 0, 0])
    await waitUntil { pages.news.subscriberCount == 0 }
    #expect(await service.events(client.events()) == .unknown)
  }

  @Test func aPageThatIsNeverAttachedToEnds() async throws {
    _ = try await open()
    clock.advance(.seconds(61))
    service.advance(to: clock.now)
    #expect(service.counts.map(\.count) == [0, 0, 0])
    await waitUntil { pages.news.subscriberCount == 0 }
  }

  @Test func sessionsBeyondTheBudgetEndTheLeastRecentlyUsedFirst() async throws {
    let first = try #require(SessionToken(try await attached().session).flatMap(service.session))
    let budget = 2 * first.bytes + 100
    let service = SessionManager.test(pages.routes, limits: .init(bytes: budget), clock: clock)
    var clients: [SimulatedClient] = []
    for number in 0..<3 {
      if number == 2 { _ = await service.events(clients[0].events()) }
      let opened = try #require(try await service.open("/", screen: nil))
      let client = SimulatedClient(session: opened.token, tab: "\(number)")
      try client.receive(await service.attach(client.attach()))
      clients.append(client)
    }
    service.advance(to: clock.now)
    #expect(await service.events(clients[0].events()) != .unknown)
    #expect(await service.events(clients[1].events()) == .unknown)
    #expect(await service.events(clients[2].events()) != .unknown)
  }

  @Test func resetsWithoutEndHaveToWait() async throws {
    let client = try await attached()
    var responses: [LiveResponse] = []
    for number in 0..<30 {
      let body =
        #"{"session":"\#(client.session)","tab":"tab","ack":\#(number == 0 ? 1 : 0),"#
        + #""reset":true,"first":1,"events":[]}"#
      responses.append(await service.events(Array(body.utf8)))
    }
    #expect(responses.contains { if case .busy = $0 { true } else { false } })
  }

  @Test func anAcknowledgementOfTheFutureIsRefused() async throws {
    let client = try await attached()
    let body = #"{"session":"\#(client.session)","tab":"tab","ack":99,"first":1,"events":[]}"#
    #expect(
      await service.events(Array(body.utf8)) == .invalid("batch 99 was never sent"))
  }

  @Test func stoppingEndsPolls() async throws {
    let client = try await attached()
    let response = await poll(client.poll())
    await service.stop()
    #expect(response.value == .nothing)
    #expect(service.counts.map(\.count) == [0, 0, 0])
  }

  @Test func theLocaleIsThatOfTheReaderInTheLanguageOfThePage() async throws {
    let service = SessionManager.test([
      Route("/", language: "en") { _ in
        { Box("p", [.text("in \(HostEnvironment.current.traits.locale)")]) }
      }
    ])
    let languages = LanguagePreferences(tags: ["de-AT", "en-GB"])
    let opened = try #require(try await service.open("/", screen: nil, languages: languages))
    #expect(opened.page.html.body.contains("in en-GB<"))
  }
}
