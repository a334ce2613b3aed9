import TestSupport
import Testing

@testable import TrellisServer

/// The turns of a session, one after another.
struct TurnOrderTests {
  /// An actor whose turns pause.
  private actor TurnHolder {
    let turns = TurnOrder()
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
    let holder = TurnHolder()
    #expect(await holder.begin())
    #expect(await !holder.begin())
    var waiting: [Task<Void, Never>] = []
    for (count, name) in ["one", "two"].enumerated() {
      waiting.append(Task { await holder.enterLater(name) })
      await waitUntil { await holder.waitCount > count }
    }
    await holder.leave()
    await waitUntil { await !holder.entries.isEmpty }
    #expect(await holder.isBusy, "the turn is passed on")
    #expect(await !holder.begin())
    await holder.leave()
    for task in waiting { await task.value }
    #expect(await holder.entries == ["one", "two"])
    #expect(await holder.isBusy)
    await holder.leave()
    #expect(await !holder.isBusy)
    #expect(await holder.begin())
  }
}
