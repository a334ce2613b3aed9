import TestSupport
import Testing

@testable import TrellisServer

/// The turns of a session, one after another.
struct TurnQueueTests {
  /// An actor whose turns pause.
  private actor Desk {
    let turns = TurnQueue()
    private(set) var entries: [String] = []
    /// The number of calls that have waited for their turn.
    private(set) var waitCount = 0

    func enterLater(_ name: String) async {
      if !turns.enter() {
        waitCount += 1
        await withCheckedContinuation { turns.wait($0) }
      }
      entries.append(name)
    }

    func begin() -> Bool { turns.enter() }
    func leave() { turns.leave()?.resume() }
    var isBusy: Bool { turns.isBusy }
  }

  @Test func turnsThatWaitAreTakenInOrder() async {
    let desk = Desk()
    #expect(await desk.begin())
    #expect(await !desk.begin())
    var waiting: [Task<Void, Never>] = []
    for (count, name) in ["one", "two"].enumerated() {
      waiting.append(Task { await desk.enterLater(name) })
      await waitUntil { await desk.waitCount > count }
    }
    await desk.leave()
    await waitUntil { await !desk.entries.isEmpty }
    #expect(await desk.isBusy, "the turn is passed on")
    #expect(await !desk.begin())
    await desk.leave()
    for task in waiting { await task.value }
    #expect(await desk.entries == ["one", "two"])
    #expect(await desk.isBusy)
    await desk.leave()
    #expect(await !desk.isBusy)
    #expect(await desk.begin())
  }
}
