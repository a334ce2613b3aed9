/// The time for which a turn may run before it pauses.
struct TurnBudget: Sendable {
  /// The processor time in nanoseconds after which a turn pauses before its next event.
  var length = 4_000_000
  /// The processor time of the calling thread in nanoseconds.
  var clock: @Sendable () -> Int = { ThreadClock.used }
  /// Suspends the turn behind the tasks that are ready now.
  var pause: @Sendable () async -> Void = { await Task.yield() }
}
