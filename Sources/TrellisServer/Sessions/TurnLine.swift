/// The order in which the requests of one session have their turns.
///
/// A turn that takes long lets turns of other sessions in, and so gives up the actor of its session for
/// a moment. Other turns of the same session must not begin then: they would find half of a
/// request's events done, do them a second time, or take a later request's events before the rest. So each
/// turn enters the line first, and those that come while another one is under way wait, first come,
/// first served.
///
/// - Complexity: O(1) for each turn, on average.
struct TurnLine {
  private var isTaken = false
  private var waiting = JobQueue<CheckedContinuation<Void, Never>>()

  /// Begins a turn.
  ///
  /// - Returns: whether it may go on at once; otherwise ``wait(_:)`` has to be called.
  mutating func enter() -> Bool {
    defer { isTaken = true }
    return !isTaken
  }

  /// Has `turn` go on when those before it have ended; it holds the line from then on.
  mutating func wait(_ turn: CheckedContinuation<Void, Never>) { waiting.append(turn) }

  /// Ends a turn.
  ///
  /// - Returns: the turn that goes on now, to be resumed.
  mutating func leave() -> CheckedContinuation<Void, Never>? {
    let next = waiting.popFirst()
    isTaken = next != nil
    return next
  }
}
