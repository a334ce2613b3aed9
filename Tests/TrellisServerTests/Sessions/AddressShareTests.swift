import Synchronization
import Testing
import TrellisDOM
import TrellisHTTP

@testable import TrellisServer

/// The share of one address in a server's resources.
struct AddressShareTests {
  private let pages = TestPages()
  private let clock = TestClock()
  private let service: SessionManager

  init() { service = .test(pages.routes, clock: clock) }

  @Test func theSessionsOfAnAddressAreLimited() async throws {
    let service = SessionManager.test(
      pages.routes, openings: .init(perSecond: 100, burst: 5), clock: clock)
    var responses: [LiveResponse] = []
    for _ in 0..<10 {
      let client = SimulatedClient(session: "")
      responses.append(await service.attach(client.attach(), client: .test("10.0.0.1")))
      if responses.last == .busy(.seconds(0.01)) { break }
    }
    #expect(responses.count == 6)
    let client = SimulatedClient(session: "")
    #expect(
      await service.attach(client.attach(), client: .test("10.0.0.2")) != .busy(.seconds(0.01)))
  }

  /// Pages without a tab take at most an address's share; a late tab is also served, and no other session
  /// ends for it.
  @Test func theOldestPagesBeyondAShareAreMadeAgain() async throws {
    let first = try #require(try await service.open("/", screen: nil, client: .test("10.0.0.1")))
    let token = try #require(SessionToken(first.token))
    let bytes = try #require(service.session(token)).bytes
    #expect(bytes > 0)
    let small = SessionManager.test(
      pages.routes, limits: .init(provisionalBytesPerAddress: 3 * bytes), clock: clock)
    var tokens: [String] = []
    for _ in 0..<10 {
      tokens.append(
        try #require(try await small.open("/", screen: nil, client: .test("10.0.0.1"))).token)
    }
    let other = try #require(try await small.open("/", screen: nil, client: .test("10.0.0.2")))
    #expect(small.counts.first?.count == 4)

    let late = SimulatedClient(session: tokens[0])
    try late.receive(await small.attach(late.attach(), client: .test("10.0.0.1")))
    #expect(late.session != tokens[0])
    late.click(.button)
    try late.receive(await small.events(late.events()))
    #expect(late.mirror.root.description.contains("row 0"))
    #expect(small.counts.first?.count == 4)
    for token in tokens.suffix(3) + [other.token] {
      let client = SimulatedClient(session: token)
      try client.receive(await small.attach(client.attach(), client: .test("10.0.0.1")))
      #expect(client.session == token)
    }
  }

  /// One address attaches a hundred times with made-up tokens: the tabs of another address are not
  /// affected.
  @Test func anAddressEndsNoSessionsOfOthers() async throws {
    let first = try #require(try await service.open("/", screen: nil))
    let token = try #require(SessionToken(first.token))
    let bytes = try #require(service.session(token)).bytes
    let small = SessionManager.test(pages.routes, limits: .init(bytes: 20 * bytes), clock: clock)
    var clients: [SimulatedClient] = []
    for number in 0..<5 {
      let opened = try await small.open("/", screen: nil, client: .test("10.0.0.1"))
      let client = SimulatedClient(session: try #require(opened).token, tab: "tab-\(number)")
      try client.receive(await small.attach(client.attach(), client: .test("10.0.0.1")))
      clients.append(client)
    }
    for number in 0..<100 {
      let greedy = SimulatedClient(session: SessionToken.random().text, tab: "greedy-\(number)")
      // Different addresses of one IPv6 network.
      let address = "2001:db8::\(number)"
      let response = await small.attach(greedy.attach(), client: .test(address))
      #expect(response != .unknown)
    }
    small.advance(to: clock.now)
    for client in clients {
      client.click(.button)
      try client.receive(await small.events(client.events()))
      #expect(client.mirror.root.description.contains("row 0"))
    }
  }

  /// A client that has a token but not the tab keeps no session alive.
  @Test func aRequestOfAnotherTabKeepsNoSession() async throws {
    let opened = try #require(try await service.open("/", screen: nil))
    let client = SimulatedClient(session: opened.token)
    try client.receive(await service.attach(client.attach()))
    let thief = SimulatedClient(session: opened.token, tab: "thief")
    clock.advance(.seconds(39))
    #expect(await service.events(thief.events()) == .unknown)
    _ = service.poll(thief.poll()) { _ in }
    #expect(await service.events(client.events(), identity: "eve") == .signedOut)
    clock.advance(.seconds(1))
    service.advance(to: clock.now)
    #expect(service.counts.map(\.count) == [0, 0, 1])
    _ = await service.events(client.events())
    #expect(service.counts.map(\.count) == [0, 1, 0])
  }
}
