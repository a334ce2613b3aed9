/// How long a turn may go on before others have theirs.
struct TurnBudget: Sendable {
  /// Nanoseconds of a processor, after which a turn lets others in before its next event.
  var length = 4_000_000
  /// Nanoseconds that the calling thread has computed.
  var clock: @Sendable () -> Int = { ThreadClock.used }
  /// Goes on behind what others have to do now.
  var pause: @Sendable () async -> Void = { await Task.yield() }
}
