import Synchronization

/// The time of the timers of headless pages (`Page.after`, `Page.every`, and functions that use them, such as toasts).
/// It advances only when ``advance(by:)`` is called, or while a tab waits for an element.
///
/// `Task.sleep` in the application's own code takes real time.
public final class TestClock: Sendable {
  private struct State {
    var now: Duration = .zero
    var reads = 0
    var nextID = 0
    /// The timers that are not due.
    var timers: [Int: Timer] = [:]
    /// The timers that were cancelled before a task waited for them.
    var cancelled: Set<Int> = []
    /// The number of waits for timers that have ended.
    var continued = 0
  }

  private struct Timer {
    let deadline: Duration
    /// The task that waits for the timer; `nil` before the wait begins.
    var waiting: CheckedContinuation<Void, any Error>?
  }

  private let start = ContinuousClock.now
  private let state = Mutex(State())

  init() {}

  /// The time since the clock was created.
  public var elapsed: Duration { state.withLock { $0.now } }

  /// The time for rate limits: it advances a little at each call, so that a fast test does not exceed them.
  var moment: ContinuousClock.Instant {
    state.withLock { state in
      state.reads += 1
      return start.advanced(by: state.now + .milliseconds(10) * state.reads)
    }
  }

  /// The time at which the next timer is due; `nil` without timers.
  var nextDeadline: Duration? {
    state.withLock { state in state.timers.values.map(\.deadline).min() }
  }

  /// Starts a timer that is due after `time`.
  ///
  /// - Returns: a function that waits for the timer. It must be called once, and throws if its task is cancelled.
  func startTimer(_ time: Duration) -> @Sendable () async throws -> Void {
    let id = state.withLock { state in
      state.nextID += 1
      state.timers[state.nextID] = Timer(deadline: state.now + time)
      return state.nextID
    }
    return { try await self.wait(for: id) }
  }

  private func wait(for id: Int) async throws {
    defer { state.withLock { $0.continued += 1 } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result: Result<Void, any Error>? = state.withLock { state in
          if state.cancelled.remove(id) != nil { return .failure(CancellationError()) }
          if state.timers[id] == nil { return .success(()) }
          state.timers[id]?.waiting = continuation
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      let waiting = state.withLock { state in
        let timer = state.timers.removeValue(forKey: id)
        if let timer, timer.waiting == nil { state.cancelled.insert(id) }
        return timer?.waiting
      }
      waiting?.resume(throwing: CancellationError())
    }
  }

  /// Advances the clock; resumes timers in the order in which they become due.
  public func advance(by time: Duration) async {
    let target = elapsed + time
    while let deadline = nextDeadline, deadline <= target { await step(to: deadline) }
    await step(to: target)
  }

  /// Resumes the timers that are due at `deadline`, and yields until their work is posted.
  func step(to deadline: Duration) async {
    let (due, continued) = state.withLock { state in
      state.now = max(state.now, deadline)
      let due = state.timers.filter { $0.value.deadline <= state.now }
      for id in due.keys { state.timers[id] = nil }
      return (due.values, state.continued)
    }
    for timer in due { timer.waiting?.resume() }
    guard !due.isEmpty else { return }
    // On a busy machine the resumed timers continue late.
    for _ in 0..<5_000 where state.withLock({ $0.continued }) < continued + due.count {
      try? await Task.sleep(for: .milliseconds(1))
    }
    // They post their work to the pages and may start the next timer.
    for _ in 0..<10 { await Task.yield() }
    try? await Task.sleep(for: .milliseconds(1))
  }
}
