import TrellisComponents
import TrellisDOM
import TrellisHosting

extension Session {
  /// Pauses for other sessions if this turn has run for long.
  func pauseIfLong(since start: inout Int) async {
    guard configuration.turns.clock() - start >= configuration.turns.length else { return }
    configuration.metrics.pausedTurns.add(1)
    await configuration.turns.pause()
    // The turn may continue on another thread, which has another clock.
    start = configuration.turns.clock()
  }

  /// Whether the render of the current updates waits for another change, or for the end of a time (``SessionReminders``).
  ///
  /// Only these updates wait: a turn that also has new tasks to start, changes of the document such as a title, or a
  /// link to follow renders at once.
  func waits(_ page: Page) -> Bool {
    let host = page.host
    guard host.renderMayWait, !host.tasks.hasPending, !host.document.hasChanges, !page.isLeft
    else { return false }
    return reminders.postponeRender(of: self, now: configuration.clock())
  }

  /// Waits until the earlier turns have ended.
  func waitForTurn() async {
    await withCheckedContinuation { line.wait($0) }
  }
}
