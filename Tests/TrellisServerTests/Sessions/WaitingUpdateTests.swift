import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting

@testable import TrellisServer

/// State updates that may wait for another change of their page.
struct WaitingUpdateTests {
  private let clock = TestClock()
  private let prices = Topic<Int>()
  private let alarms = Topic<Int>()
  private let recorder = Recorder()

  private final class Shown: RenderComponent<Int> {
    let page: Page
    let topics: (prices: Topic<Int>, alarms: Topic<Int>)
    let recorder: Recorder

    init(_ page: Page, _ topics: (Topic<Int>, Topic<Int>), _ recorder: Recorder) {
      self.page = page
      self.topics = topics
      self.recorder = recorder
      super.init()
    }

    override func initialState() -> Int { 0 }

    override func render(_ state: Int) -> Component? {
      recorder.add("shown \(state)")
      if state == 0 { subscribe(self.state) }
      return Component(view: ViewConfiguration("p", attributes: [.text("\(state)")]))
    }

    private func subscribe(_ updater: StateUpdater<Int>) {
      page.subscribe(topics.prices) { [recorder, unowned page] price in
        withTransaction(UpdateTransaction(mayWait: true)) { updater.set(price) }
        if price == 5 { page.title = "Price 5" }
        recorder.add("price \(price)")
      }
      page.subscribe(topics.alarms) { updater.set($0) }
    }
  }

  private func attached() async throws -> (SessionManager, SimulatedClient) {
    let service = SessionManager.test(
      [
        Route("/") { [prices, alarms, recorder] page in
          { Shown(page, (prices, alarms), recorder) }
        }
      ], clock: clock)
    let page = try #require(try await service.open("/", screen: nil))
    let client = SimulatedClient(session: page.token)
    try client.receive(await service.attach(client.attach()))
    return (service, client)
  }

  /// Sends a poll and waits until the session has it, because each request of the tab renders.
  private func poll(_ service: SessionManager, _ client: SimulatedClient) async -> PendingResponse {
    let pending = PendingResponse()
    _ = service.poll(client.poll()) { pending.fulfill($0) }
    await waitUntil { pending.value != nil || service.metrics.waitingPolls.value > 0 }
    return pending
  }

  private func wait(for entry: String) async {
    await waitUntil { recorder.entries.contains(entry) }
  }

  @Test func updatesAreRenderedTogetherAfterADelay() async throws {
    let (service, client) = try await attached()
    let pending = await poll(service, client)
    for price in 1...3 {
      prices.publish(price)
      await wait(for: "price \(price)")
    }
    #expect(!recorder.entries.contains("shown 1") && !recorder.entries.contains("shown 2"))
    clock.advance(.seconds(2))
    service.advance(to: clock.now)
    try client.receive(await pending.wait())
    #expect(recorder.entries.filter { $0.hasPrefix("shown") } == ["shown 0", "shown 3"])
    #expect(client.mirror.root.description.contains("3"))
  }

  @Test func aMessageAtTheEndOfTheDelayRendersWaitingUpdates() async throws {
    let (service, client) = try await attached()
    let session = try #require(SessionToken(client.session).flatMap { service.session($0) })
    prices.publish(1)
    await wait(for: "price 1")
    clock.advance(.seconds(1))
    prices.publish(2)
    await wait(for: "price 2")
    // The session is read after the turn of the message.
    #expect(await session.treeDescription?.contains("\"2\"") == true)
  }

  @Test func anotherChangeOfThePageRendersWaitingUpdates() async throws {
    let (service, client) = try await attached()
    let pending = await poll(service, client)
    prices.publish(1)
    await wait(for: "price 1")
    alarms.publish(7)
    try client.receive(await pending.wait())
    #expect(recorder.entries.filter { $0.hasPrefix("shown") } == ["shown 0", "shown 7"])
  }

  @Test func theTitleOfThePageIsNotDelayed() async throws {
    let (service, client) = try await attached()
    let pending = await poll(service, client)
    prices.publish(5)
    // Without an advance of the clock.
    guard case .body(let bytes) = await pending.wait() else {
      Issue.record("the poll got no batch")
      return
    }
    #expect(String(decoding: bytes, as: UTF8.self).contains("Price 5"))
    #expect(recorder.entries.filter { $0.hasPrefix("shown") } == ["shown 0", "shown 5"])
  }

  @Test func anUrgentUpdateBetweenTurnsRendersWaitingUpdates() async throws {
    let (service, client) = try await attached()
    let pending = await poll(service, client)
    prices.publish(1)
    await wait(for: "price 1")
    let session = try #require(SessionToken(client.session).flatMap { service.session($0) })
    // Both updates occur outside of turns, as the updates of a task after a pause.
    await session.change { page in
      guard let shown = page.host.components(Shown.self).first else { return }
      withTransaction(UpdateTransaction(mayWait: true)) { shown.state.set(2) }
      shown.state.set(9)
    }
    try client.receive(await pending.wait())
    #expect(recorder.entries.filter { $0.hasPrefix("shown") } == ["shown 0", "shown 9"])
  }

  @Test func anEventOfTheTabRendersWaitingUpdates() async throws {
    let (service, client) = try await attached()
    prices.publish(1)
    await wait(for: "price 1")
    try client.receive(await service.events(client.events()))
    #expect(recorder.entries.filter { $0.hasPrefix("shown") } == ["shown 0", "shown 1"])
  }
}

extension Session {
  /// Calls `body` outside of turns.
  fileprivate func change(_ body: @Sendable (Page) -> Void) {
    if let page { body(page) }
  }
}
