import Synchronization

/// The time of the timers of headless pages (`Page.after`, `Page.every`, and functions that use them, such as toasts).
/// It is stopped until ``advance(by:)`` is called, or until a tab waits for an element.
///
/// `Task.sleep` in the application's own code takes real time.
public final class TestClock: Sendable {
  private struct State {
    var now: Duration = .zero
    var reads = 0
    var nextID = 0
    var sleepers: [Int: (deadline: Duration, wake: CheckedContinuation<Void, any Error>)] = [:]
    var cancelled: Set<Int> = []
    /// The number of timers that were resumed and have continued.
    var continued = 0
  }

  private let start = ContinuousClock.now
  private let state = Mutex(State())

  init() {}

  /// The time since the clock was made.
  public var elapsed: Duration { state.withLock { $0.now } }

  /// The time for limits of rates: it moves a little at each call, so that a fast test does not exceed them.
  var moment: ContinuousClock.Instant {
    state.withLock { state in
      state.reads += 1
      return start.advanced(by: state.now + .milliseconds(10) * state.reads)
    }
  }

  /// Whether a timer runs. A timer that a page starts runs a moment later, when its task has begun: a test that advances the
  /// clock right after the start of the only timer waits for it first.
  public var hasTimers: Bool { state.withLock { !$0.sleepers.isEmpty } }

  /// The time until the next timer is due; `nil` if none runs.
  var nextDeadline: Duration? {
    state.withLock { state in state.sleepers.values.map(\.deadline).min() }
  }

  /// Waits until the clock has been advanced by `time`.
  @Sendable func sleep(_ time: Duration) async throws {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    defer { state.withLock { $0.continued += 1 } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = state.withLock { state in
          if state.cancelled.remove(id) != nil { return true }
          state.sleepers[id] = (state.now + time, continuation)
          return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        let sleeper = state.sleepers.removeValue(forKey: id)
        if sleeper == nil { state.cancelled.insert(id) }
        return sleeper
      }
      sleeper?.wake.resume(throwing: CancellationError())
    }
  }

  /// Advances the clock; timers that become due are called in their order.
  public func advance(by time: Duration) async {
    let target = elapsed + time
    while let deadline = nextDeadline, deadline <= target { await step(to: deadline) }
    await step(to: target)
  }

  /// Resumes the timers that are due at `deadline`, and yields until their work is posted.
  func step(to deadline: Duration) async {
    let (due, continued) = state.withLock { state in
      state.now = max(state.now, deadline)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for id in due.keys { state.sleepers[id] = nil }
      return (due.values.sorted { $0.deadline < $1.deadline }, state.continued)
    }
    for sleeper in due { sleeper.wake.resume() }
    guard !due.isEmpty else { return }
    // On a busy machine the woken timers continue late.
    for _ in 0..<5_000 where state.withLock({ $0.continued }) < continued + due.count {
      try? await Task.sleep(for: .milliseconds(1))
    }
    // They post their work to the pages and start again.
    for _ in 0..<10 { await Task.yield() }
    try? await Task.sleep(for: .milliseconds(1))
  }
}
