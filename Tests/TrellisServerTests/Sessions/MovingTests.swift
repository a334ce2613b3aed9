import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisUI

@testable import TrellisServer

/// Tabs that go from one route to another.
struct MovingTests {
  private let places = Topic<String>()
  private let service: SessionManager

  init() {
    let places = places
    let first = Route("/first") { page in
      page.subscribe(places) { page.open($0) }
      return { nil }
    }
    service = .test([first, Route("/second") { _ in { nil } }])
  }

  private func attached() async throws -> SimulatedClient {
    let client = SimulatedClient(session: "")
    try client.receive(await service.attach(client.attach(path: "/first")))
    return client
  }

  @Test func theSessionEndsOnceTheTabHasTheAddress() async throws {
    let client = try await attached()
    let poll = PendingResponse()
    _ = service.poll(client.poll()) { poll.fulfill($0) }
    await waitUntil { service.metrics.waitingPolls.value > 0 }
    places.publish("/second")
    let response = await poll.wait()
    #expect(service.counts.map(\.count) == [0, 1, 0], "the response may be lost")
    try client.receive(response)
    #expect(client.mirror.url == "/second")
    #expect(await service.events(client.events()) == .moved)
    #expect(await service.events(client.events()) == .moved, "the response was lost")
    let before = client.session
    try client.receive(await service.attach(client.attach(path: "/second")))
    #expect(client.session != before)
    #expect(places.subscriberCount == 0)
    #expect(service.counts.map(\.count) == [0, 1, 0])
  }

  /// A tab without a waiting poll would otherwise show the page before until its next poll.
  @Test func aResponseTellsTheBatchAfterWhichTheTabMoves() async throws {
    let client = try await attached()
    let poll = PendingResponse()
    _ = service.poll(client.poll()) { poll.fulfill($0) }
    await waitUntil { service.metrics.waitingPolls.value > 0 }
    places.publish("/second")
    guard case .body(let bytes) = await poll.wait() else { return #expect(Bool(false)) }
    #expect(String(decoding: bytes, as: UTF8.self).contains(#""moves":2"#))
    try client.receive(.body(bytes))
    let before = client.session
    try client.receive(await service.attach(client.attach(path: "/second", isMove: true)))
    #expect(client.session != before, "no response in between")
    #expect(service.counts.map(\.count) == [0, 1, 0])
  }

  @Test func aPageThatGoesOnRenderingLetsItsTabGo() async throws {
    let ticks = Topic<Int>()
    let service = SessionManager.test([
      Route("/first") { page in
        var count = 0
        page.subscribe(ticks) {
          count = $0
          if $0 == 0 { page.open("/second") }
          page.setNeedsUpdate()
        }
        return { ViewComponent("p", attributes: [.attribute("title", "\(count)")]) }
      },
      Route("/second") { _ in { nil } },
    ])
    let client = SimulatedClient(session: "")
    try client.receive(await service.attach(client.attach(path: "/first")))
    let before = client.session
    let poll = PendingResponse()
    _ = service.poll(client.poll()) { poll.fulfill($0) }
    await waitUntil { service.metrics.waitingPolls.value > 0 }
    ticks.publish(0)
    try client.receive(await poll.wait())
    #expect(client.mirror.url == "/second")
    for number in 1...3 { ticks.publish(number) }
    let session = try #require(SessionToken(before).flatMap { service.session($0) })
    await waitUntil { await session.treeDescription?.contains(#"title="3""#) == true }
    try client.receive(await service.attach(client.attach(path: "/second", isMove: true)))
    #expect(client.session != before)
  }

  /// A tab may be closed between the end of its session and its attach to the next.
  @Test func aMovedSessionEndsWhenItsTabLeaves() async throws {
    let client = try await attached()
    client.send(#"{"type":"location","path":"/second"}"#)
    #expect(await service.events(client.events()) == .moved)
    #expect(service.counts.map(\.count) == [0, 1, 0])
    let other = SimulatedClient(session: client.session, tab: "other")
    _ = await service.leave(other.leave())
    #expect(service.counts.map(\.count) == [0, 1, 0])
    _ = await service.leave(client.leave())
    #expect(service.counts.map(\.count) == [0, 0, 0])
  }

  @Test func theHistoryOpensAnotherRoute() async throws {
    let client = try await attached()
    client.send(#"{"type":"location","path":"/first?x"}"#)
    try client.receive(await service.events(client.events()))
    #expect(!client.hasUnsentEvents, "an address of the page itself")
    client.send(#"{"type":"location","path":"/second"}"#)
    #expect(await service.events(client.events()) == .moved)
    #expect(places.subscriberCount == 0)
  }

  /// The HTML shows no address, so the tab gets it with the first batch.
  @Test func aPageThatOpensAnotherBeforeItsFirstHTMLMovesTheTab() async throws {
    let service = SessionManager.test([
      Route("/first") { page in
        page.open("/second")
        return { nil }
      },
      Route("/second") { _ in { nil } },
    ])
    let opened = try #require(try await service.open("/first", screen: nil))
    let client = SimulatedClient(session: opened.token, hasPage: true)
    try client.receive(await service.attach(client.attach(path: "/first")))
    #expect(client.mirror.url == "/second")
    #expect(await service.events(client.events()) == .moved)
  }

  @Test func anAddressSetDuringTheSetupReachesTheTab() async throws {
    let service = SessionManager.test([
      Route("/first") { page in
        page.navigate(to: "/first?filter=open", replacing: true)
        return { nil }
      }
    ])
    let opened = try #require(try await service.open("/first", screen: nil))
    let client = SimulatedClient(session: opened.token, hasPage: true)
    try client.receive(await service.attach(client.attach(path: "/first")))
    #expect(client.mirror.url == "/first?filter=open")
  }

  @Test func noAddressOpensAnotherSite() async throws {
    let client = try await attached()
    let poll = PendingResponse()
    _ = service.poll(client.poll()) { poll.fulfill($0) }
    places.publish("//elsewhere.example")
    try client.receive(await poll.wait())
    #expect(client.mirror.url != "//elsewhere.example")
    #expect(client.mirror.root.description.contains("Something went wrong"))
  }
}
