import Foundation
import TestSupport
import Testing
import TrellisDOM
import TrellisHosting

@testable import TrellisServer

/// A tab and its session over a network that loses, duplicates, delays, truncates and reorders requests and
/// responses, and sometimes loses all connections.
///
/// The schedules are numbered; `CHAOS_SCHEDULES` is their number, otherwise 12, or 120 in the long form, and `CHAOS_FIRST` the number of the
/// first.
struct ChaosTests {
  private static func setting(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  private static let first = setting("CHAOS_FIRST") ?? 0
  private static let schedules = setting("CHAOS_SCHEDULES") ?? UInt64(Rounds.of(120))

  @Test func everyEventIsDoneOnceAndTheTabShowsTheServersTree() async throws {
    for seed in Self.first..<Self.first + Self.schedules {
      var run = try await ChaosRun(seed: seed)
      try await run.disturb(for: .seconds(90))
      try await run.settle()
      try await run.expectPromisesKept()
    }
  }

  @Test func aClosedTabSendsAllUnacknowledgedEvents() async throws {
    for seed in Self.first..<Self.first + Self.schedules {
      var run = try await ChaosRun(seed: seed)
      try await run.disturb(for: .seconds(Int64(5 + seed % 40)))
      try await run.close()
    }
  }

  @Test func aRestartedServerLosesNoTypedText() async throws {
    for seed in Self.first..<Self.first + Self.schedules / 2 {
      var run = try await ChaosRun(seed: seed, restarts: true)
      try await run.disturb(for: .seconds(60))
      try await run.settle()
      try await run.expectNothingTypedIsLost()
    }
  }
}

/// One schedule: the actions of the user and of the network, and the final assertions.
private struct ChaosRun {
  let seed: UInt64
  let pages = TestPages()
  let clock = TestClock()
  let agenda = Agenda()
  let client: SimulatedClient
  let network: ChaosNetwork
  let tab: SimulatedTab
  let restarts: Bool
  private var random: SeededGenerator
  private var expected: [String] = []
  private let token: String
  /// The time of the tab's first response from its session.
  private var start: Duration?

  init(seed: UInt64, restarts: Bool = false) async throws {
    self.seed = seed
    self.restarts = restarts
    random = SeededGenerator(seed: seed)
    let service = Self.service(pages, clock)
    let opened = try #require(try await service.open("/", screen: nil))
    token = opened.token
    client = SimulatedClient(session: token)
    client.splices = seed % 2 == 0
    network = ChaosNetwork(
      service: service, weather: .random(&random), agenda: agenda, clock: clock,
      random: SeededGenerator(seed: seed &+ 1 << 32))
    tab = SimulatedTab(
      client: client, network: network, agenda: agenda,
      random: SeededGenerator(seed: seed &+ 2 << 32))
  }

  private static func service(_ pages: TestPages, _ clock: TestClock) -> SessionManager {
    .test(pages.routes, queueLimits: .init(unacknowledged: 4, bytes: 700), clock: clock)
  }

  // MARK: Bad times

  mutating func disturb(for length: Duration) async throws {
    try tab.start()
    while agenda.now < length {
      try await act()
      await expectInvariants()
      try await pass(.milliseconds(Int64.random(in: 0...2500, using: &random)))
    }
  }

  private func expectInvariants() async {
    let session = SessionToken(client.session).flatMap(network.service.session)
    #expect(await session?.checkInvariants() ?? [] == [], "seed \(seed), \(agenda.now)")
  }

  private mutating func act() async throws {
    let step = Int(agenda.now / .milliseconds(1))
    // Before the first tree there is nothing to act on.
    guard client.applied > 0 else { return }
    start = start ?? agenda.now
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<30:
      try tab.type("t\(step)")
      expected.append("input t\(step)")
    case 30..<55:
      try tab.click()
      expected.append("click")
    case 55..<75: await publish("news \(step)")
    case 75..<78: try tab.resize(to: .random(in: 300...1500, using: &random))
    case 78..<84: try tab.goTo("/?q=\(step)")
    case 84..<88: try await network.killConnections()
    case 88..<91: network.weather = .random(&random)
    case 91..<94: try tab.hide(true)
    case 94..<97: try tab.hide(false)
    default:
      if restarts { try await network.restart(Self.service(pages, clock)) }
    }
  }

  /// Advances the time, during which the server's clock ticks.
  private func pass(_ duration: Duration) async throws {
    let end = agenda.now + duration
    var isOver = false
    agenda.after(duration) { isOver = true }
    while !isOver {
      _ = try await agenda.step(until: end)
      await network.passTime()
    }
  }

  /// Publishes a message to all pages, and waits until they have it.
  private func publish(_ text: String) async {
    let before = pages.history.entries.count
    let count = pages.news.subscriberCount
    pages.news.publish(text)
    await waitUntil {
      pages.history.entries.count >= before + min(count, pages.news.subscriberCount)
    }
    _ = await SessionToken(client.session).flatMap(network.service.session)?.waitingPoll
    network.collectPolls()
  }

  // MARK: Good times

  /// The network works again: within a minute everything must be in order, and stay so.
  mutating func settle() async throws {
    network.weather = .fine
    try tab.hide(false)
    for _ in 0..<120 {
      try await pass(.milliseconds(500))
      await expectInvariants()
      if tab.isAttached, !client.hasUnsentEvents, await isInStep { return }
    }
    try #require(await isInStep, "seed \(seed)")
    try #require(!client.hasUnsentEvents, "seed \(seed)")
  }

  /// Closes the tab. Earlier requests may still arrive, repeated, late and after the leave request, which
  /// alone is not lost.
  mutating func close() async throws {
    network.weather.lostRequests = 0
    network.weather.cutRequests = 0
    tab.close()
    try await pass(.seconds(60))
    try #require(client.outbox.count <= 64)
    #expect(pages.recorder.entries == expected, "seed \(seed)")
    #expect(network.service.counts.first { $0.phase == "provisional" }?.count == 0)
  }

  private var serversTree: String? {
    get async {
      await SessionToken(client.session).flatMap(network.service.session)?.treeDescription
    }
  }

  /// Whether the tab has the whole tree of the session: changes may wait in the document until the tab has
  /// acknowledged earlier batches.
  private var isInStep: Bool {
    get async {
      let session = SessionToken(client.session).flatMap(network.service.session)
      guard await session?.hasPendingChanges == false else { return false }
      return await serversTree == client.mirror.root.description
    }
  }

  func expectPromisesKept() async throws {
    #expect(pages.recorder.entries == expected, "seed \(seed)")
    // A page without an attached tab for a minute is dropped, and made again.
    let isPatient = start.map { $0 < .seconds(60) } ?? false
    #expect(client.session == token || !isPatient, "seed \(seed)")
    guard client.session == token else { return }
    #expect(client.reloads == 0, "seed \(seed)")
    #expect(!tab.isStopped, "seed \(seed)")
    let (shown, fresh) = (visible(client.mirror.root.description), try await freshTree())
    #expect(shown == fresh, "seed \(seed)")
  }

  /// When a server ends, its sessions and pending clicks are lost; the last typed text is entered again.
  func expectNothingTypedIsLost() async throws {
    let clicks = pages.recorder.entries.count { $0 == "click" }
    #expect(clicks <= expected.count { $0 == "click" }, "seed \(seed)")
    if let typed = expected.last(where: { $0.hasPrefix("input") }) {
      #expect(client.mirror.root.description.contains("\(typed.dropFirst(6)) on"), "seed \(seed)")
    }
    #expect(client.reloads == 0, "seed \(seed)")
    #expect(!tab.isStopped, "seed \(seed)")
  }

  /// The tree after the same history on a reliable network.
  private func freshTree() async throws -> String {
    let fresh = TestPages()
    let service = SessionManager.test(fresh.routes)
    let opened = try #require(try await service.open("/", screen: nil))
    let twin = SimulatedClient(session: opened.token)
    try twin.receive(await service.attach(twin.attach(width: tab.width)))
    let session = try #require(SessionToken(twin.session).flatMap(service.session))
    for entry in pages.history.entries {
      let (kind, text) = (entry.prefix { $0 != " " }, String(entry.drop { $0 != " " }.dropFirst()))
      switch kind {
      case "input": twin.type(text)
      case "click": twin.click(.button)
      case "location": twin.send(#"{"type":"location","path":"\#(text)"}"#)
      default:
        let count = fresh.history.entries.count
        fresh.news.publish(text)
        await waitUntil { fresh.history.entries.count > count }
      }
      try twin.receive(await service.events(twin.events()))
    }
    return visible(await session.treeDescription ?? "")
  }

  /// The visible part of a tree's description: without the numbers of its elements and without the hidden
  /// ones, which depend on its history.
  private func visible(_ description: String) -> String {
    var hiddenDepth = Int.max
    var lines: [Substring] = []
    for line in description.split(separator: "\n") {
      let indent = line.prefix { $0 == " " }
      if indent.count > hiddenDepth { continue }
      hiddenDepth = line.contains(" hidden=") ? indent.count : .max
      if hiddenDepth < .max { continue }
      lines.append(indent + line.dropFirst(indent.count).drop { $0 != " " })
    }
    return lines.joined(separator: "\n")
  }
}

extension Session {
  /// Whether the document has changes that are not in a batch.
  fileprivate var hasPendingChanges: Bool {
    page.map { $0.host.needsRender || $0.host.document.hasChanges } ?? false
  }
}
