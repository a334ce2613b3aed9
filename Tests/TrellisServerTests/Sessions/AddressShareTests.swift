import Synchronization
import Testing
import TrellisDOM

@testable import TrellisServer

/// What one address may take of a server that all share.
struct AddressShareTests {
  private let pages = TestPages()
  private let clock = TestClock()
  private let service: LiveService

  init() { service = .test(pages.routes, clock: clock) }

  @Test func anAddressOpensOnlySoManySessions() async throws {
    let service = LiveService.test(
      pages.routes, openings: .init(perSecond: 100, burst: 5), clock: clock)
    var answers: [Answer] = []
    for _ in 0..<10 {
      let client = SimulatedClient(session: "")
      answers.append(await service.attach(client.attach(), address: "10.0.0.1"))
      if answers.last == .busy(.seconds(0.01)) { break }
    }
    #expect(answers.count == 6)
    let client = SimulatedClient(session: "")
    #expect(
      await service.attach(client.attach(), address: "10.0.0.2") != .busy(.seconds(0.01)))
  }

  /// Pages that nobody attaches to take no more than an address's share; the tab that comes late is
  /// served as well, and pushes nobody else out.
  @Test func whoOpensTooMuchHasTheOldestPagesMadeAnew() async throws {
    let first = try #require(try await service.open("/", screen: nil, address: "10.0.0.1"))
    let token = try #require(SessionToken(first.token))
    let bytes = try #require(service.session(token)).weight.load(ordering: .relaxed)
    #expect(bytes > 0)
    let small = LiveService.test(
      pages.routes, limits: .init(provisionalBytesPerAddress: 3 * bytes), clock: clock)
    var tokens: [String] = []
    for _ in 0..<10 {
      tokens.append(
        try #require(try await small.open("/", screen: nil, address: "10.0.0.1")).token)
    }
    let other = try #require(try await small.open("/", screen: nil, address: "10.0.0.2"))
    #expect(small.counts.first?.count == 4)

    let late = SimulatedClient(session: tokens[0])
    try late.receive(await small.attach(late.attach(), address: "10.0.0.1"))
    #expect(late.session != tokens[0])
    late.click(.button)
    try late.receive(await small.events(late.events()))
    #expect(late.mirror.root.description.contains("row 0"))
    #expect(small.counts.first?.count == 4)
    for token in tokens.suffix(3) + [other.token] {
      let client = SimulatedClient(session: token)
      try client.receive(await small.attach(client.attach(), address: "10.0.0.1"))
      #expect(client.session == token)
    }
  }
}
