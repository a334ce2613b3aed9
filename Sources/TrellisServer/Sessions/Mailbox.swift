import Synchronization
import TrellisComponents

/// Collects work for a page from outside its session: closures that change the page, in order, and state updates from
/// other tasks.
///
/// All work that arrives before the session's next turn wakes the session once. The closures are called in that turn;
/// the updates are applied before the next build of the page, in any turn. At most ``limit`` closures wait; one more
/// makes the mailbox *overfull*: it drops all work and accepts no more, and the session ends at its next turn.
final class Mailbox: RemoteUpdateQueue {
  typealias Job = @Sendable (Page) throws -> Void

  /// The maximum number of waiting closures, enough for any page that finishes its turns.
  static let limit = 10_000

  /// The error of a page that ends because its mailbox is overfull.
  struct Overflow: Error, CustomStringConvertible {
    var description: String {
      """
      The page has ended: more than \(Mailbox.limit) messages, timer calls and updates waited for it; publish fewer \
      messages, or do less work for each
      """
    }
  }

  private struct State {
    var jobs: [Job] = []
    var updates: [RemoteUpdate] = []
    var isWoken = false
    var isClosed = false
    var isOverfull = false
    /// Schedules the session's next turn.
    var wake: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// Sets the function to call for the first arrival after each ``consumeJobs()``; calls it at once if work has already
  /// arrived.
  func connect(_ wake: @escaping @Sendable () -> Void) {
    let isDue = state.withLock { state in
      state.wake = wake
      return state.isWoken
    }
    if isDue { wake() }
  }

  /// Adds `job` to the session's next turn, after all earlier jobs.
  func post(_ job: @escaping Job) {
    // Released after the lock: a job may be the last owner of a value whose `deinit` posts another job.
    var dropped: ([Job], [RemoteUpdate]) = ([], [])
    wake { state in
      guard state.jobs.count >= Self.limit else { return state.jobs.append(job) }
      state.isClosed = true
      state.isOverfull = true
      swap(&dropped.0, &state.jobs)
      swap(&dropped.1, &state.updates)
    }
  }

  func post(_ update: RemoteUpdate) { wake { $0.updates.append(update) } }

  var hasUpdates: Bool { state.withLock { !$0.updates.isEmpty } }

  func consumeUpdates() -> [RemoteUpdate] {
    var updates: [RemoteUpdate] = []
    state.withLock { swap(&updates, &$0.updates) }
    return updates
  }

  /// Schedules a turn of the session; the turn renders if needed.
  func wake() { wake { _ in } }

  private func wake(_ change: (inout State) -> Void) {
    let wake = state.withLock { state -> (@Sendable () -> Void)? in
      guard !state.isClosed else { return nil }
      change(&state)
      if state.isWoken { return nil }
      state.isWoken = true
      return state.wake
    }
    wake?()
  }

  /// Whether no turn of the session is scheduled.
  var isEmpty: Bool { state.withLock { !$0.isWoken } }

  /// The number of waiting closures and updates.
  var count: Int { state.withLock { $0.jobs.count + $0.updates.count } }

  /// Removes and returns the waiting jobs, oldest first; `nil` if the mailbox is overfull.
  func consumeJobs() -> [Job]? {
    state.withLock { state in
      state.isWoken = false
      if state.isOverfull { return nil }
      var jobs: [Job] = []
      swap(&jobs, &state.jobs)
      return jobs
    }
  }

  /// Drops all work, and ignores later work.
  func close() {
    var dropped: [Job] = []
    var updates: [RemoteUpdate] = []
    var wake: (@Sendable () -> Void)?
    state.withLock { state in
      state.isClosed = true
      swap(&dropped, &state.jobs)
      swap(&updates, &state.updates)
      swap(&wake, &state.wake)
    }
  }
}
