import Testing
import TrellisDOM

@testable import TrellisServer

/// Sessions over a network that loses, doubles, delays and reorders requests and answers.
struct ChaosTests {
  /// Requests and answers under way between one tab and the service.
  private struct Network {
    enum Request {
      case events([UInt8])
      case poll([UInt8])
      case attach([UInt8])
    }

    let service: LiveService
    let client: SimulatedClient
    var random: SeededGenerator
    var requests: [Request] = []
    var answers: [Answer] = []
    var polls: [PendingAnswer] = []

    mutating func chance(_ outOf: UInt64) -> Bool { random.next() % outOf == 0 }

    /// Takes one of `list`, or a copy of it: it will come again.
    static func pick<Element>(
      _ list: inout [Element], _ random: inout SeededGenerator
    ) -> Element? {
      guard !list.isEmpty else { return nil }
      let index = Int(random.next() % UInt64(list.count))
      return random.next() % 5 == 0 ? list[index] : list.remove(at: index)
    }

    /// Brings one request to the service, unless it is lost.
    mutating func deliverRequest() async {
      guard let request = Self.pick(&requests, &random), !chance(5) else { return }
      switch request {
      case .events(let body): answers.append(await service.events(body))
      case .attach(let body): answers.append(await service.attach(body))
      case .poll(let body): polls.append(await send(body))
      }
    }

    private func send(_ body: [UInt8]) async -> PendingAnswer {
      let pending = PendingAnswer()
      let done = service.metrics.polls.value
      _ = service.poll(body) { pending.answer($0) }
      precondition(service.metrics.polls.value == done + 1)
      for _ in 0..<20 where pending.value == nil { await Task.yield() }
      return pending
    }

    /// Brings one answer to the client, unless it is lost.
    mutating func deliverAnswer() throws {
      for (index, poll) in polls.enumerated().reversed() {
        guard let answer = poll.value else { continue }
        answers.append(answer)
        polls.remove(at: index)
      }
      guard let answer = Self.pick(&answers, &random), !chance(5) else { return }
      try client.receive(answer)
    }
  }

  @Test func everyEventIsDoneOnceAndTheTabShowsTheServersTree() async throws {
    for seed in UInt64(0)..<300 { try await run(seed) }
  }

  private func run(_ seed: UInt64) async throws {
    let pages = TestPages()
    let clock = TestClock()
    let service = LiveService.test(
      pages.routes, queueLimits: .init(unacknowledged: 4, bytes: 700), clock: clock)
    let opened = try #require(try await service.open("/", screen: nil))
    let client = SimulatedClient(session: opened.token)
    try client.receive(await service.attach(client.attach()))
    var network = Network(service: service, client: client, random: SeededGenerator(seed: seed))
    var expected: [String] = []
    for step in 0..<60 {
      switch network.random.next() % 10 {
      case 0:
        client.type("t\(step)")
        expected.append("input t\(step)")
      case 1:
        client.click(.button)
        expected.append("click")
      case 2: pages.news.publish("news \(step)")
      case 3: network.requests.append(.events(client.events()))
      case 4: network.requests.append(.poll(client.poll()))
      case 5 where network.chance(4): network.requests.append(.attach(client.attach()))
      case 6 where network.chance(4):
        clock.advance(.seconds(26))
        service.advance(to: clock.now)
      case 5...7: await network.deliverRequest()
      default: try network.deliverAnswer()
      }
    }
    try await settle(network, seed)
    #expect(pages.recorder.entries == expected, "seed \(seed)")
    #expect(client.session == opened.token, "seed \(seed)")
    #expect(client.reloads == 0, "seed \(seed)")
  }

  /// The network is well again.
  private func settle(_ network: Network, _ seed: UInt64) async throws {
    let client = network.client
    let token = try #require(SessionToken(client.session))
    let session = try #require(network.service.session(token))
    for _ in 0..<200 {
      try client.receive(await network.service.events(client.events()))
      if !client.hasUnsentEvents,
        await session.treeDescription == client.mirror.root.description
      {
        return
      }
      await Task.yield()
    }
    #expect(await session.treeDescription == client.mirror.root.description, "seed \(seed)")
    #expect(!client.hasUnsentEvents, "seed \(seed)")
  }
}
