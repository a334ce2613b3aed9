/// Orders the turns of one session.
///
/// A long turn pauses for turns of other sessions, and releases the actor of its session meanwhile. Other turns of the
/// same session must not begin during a pause: they would find some of a request's events applied, apply them again, or
/// apply a later request's events too early. So each turn enters first, and waits until all earlier turns
/// have ended.
///
/// - Complexity: O(1) for each turn, on average.
final class TurnOrder {
  /// Whether a turn has begun and not ended.
  private(set) var isBusy = false
  private var waiting = JobQueue<CheckedContinuation<Void, Never>>()

  /// The number of turns that wait.
  var waitingCount: Int { waiting.count }

  /// Begins a turn.
  ///
  /// - Returns: whether the turn may continue at once; otherwise the caller must call ``wait(_:)``.
  func enter() -> Bool {
    defer { isBusy = true }
    return !isBusy
  }

  /// Adds a suspended turn, resumed as the running turn when the earlier turns have ended.
  func wait(_ turn: CheckedContinuation<Void, Never>) { waiting.append(turn) }

  /// Ends a turn.
  ///
  /// - Returns: the next turn, which the caller must resume.
  func leave() -> CheckedContinuation<Void, Never>? {
    let next = waiting.popFirst()
    isBusy = next != nil
    return next
  }
}

/// The time for which a turn may run before it pauses.
struct TurnBudget: Sendable {
  /// The processor time in nanoseconds after which a turn pauses before its next event.
  var length = 4_000_000
  /// The processor time of the calling thread in nanoseconds.
  var clock: @Sendable () -> Int = { ThreadClock.used }
  /// Suspends the turn until the tasks that are ready now have run.
  var pause: @Sendable () async -> Void = { await Task.yield() }
}
