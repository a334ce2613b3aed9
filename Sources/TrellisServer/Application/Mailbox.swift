import Synchronization

/// Collects work for a page from outside its session: closures that change the page, in order, and notices
/// that a state was updated from another task.
///
/// All work that arrives before the session's next turn wakes the session once.
final class Mailbox: Sendable {
  typealias Job = @Sendable (Page) throws -> Void

  private struct State {
    var jobs: [Job] = []
    var isWoken = false
    var isClosed = false
    /// Schedules the session's next turn.
    var wake: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// Sets `wake`, which is called for the first arrival after each ``take()``; at once if something has
  /// already arrived.
  func connect(_ wake: @escaping @Sendable () -> Void) {
    let isDue = state.withLock { state in
      state.wake = wake
      return state.isWoken
    }
    if isDue { wake() }
  }

  /// Adds `job` to the session's next turn, after all earlier jobs.
  func post(_ job: @escaping Job) { wake { $0.jobs.append(job) } }

  /// Schedules a turn of the session, in which it renders if needed.
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

  /// Returns and removes the jobs that arrived since the last call, oldest first.
  func take() -> [Job] {
    state.withLock { state in
      state.isWoken = false
      defer { state.jobs = [] }
      return state.jobs
    }
  }

  /// Drops all jobs, and ignores later ones.
  func close() {
    state.withLock { state in
      state.isClosed = true
      state.jobs = []
      state.wake = nil
    }
  }
}
