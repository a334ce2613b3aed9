import Synchronization

/// The one place where work for a page arrives from outside of its session: closures that change the page, in
/// order, and the news that a state was updated from another task.
///
/// However much arrives before the session's next turn, the session is woken once.
final class Mailbox: Sendable {
  typealias Job = @Sendable (Page) throws -> Void

  private struct State {
    var jobs: [Job] = []
    var isWoken = false
    var isClosed = false
    /// Has the session take its next turn.
    var wake: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// Has `wake` called whenever something arrives after ``take()``; at once if something has arrived already.
  func connect(_ wake: @escaping @Sendable () -> Void) {
    let isDue = state.withLock { state in
      state.wake = wake
      return state.isWoken
    }
    if isDue { wake() }
  }

  /// Has `job` run in the session's next turn, after all that arrived before.
  func post(_ job: @escaping Job) { wake { $0.jobs.append(job) } }

  /// Has the session take a turn, which renders what has changed.
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

  /// The jobs that arrived since the last call, oldest first.
  func take() -> [Job] {
    state.withLock { state in
      state.isWoken = false
      defer { state.jobs = [] }
      return state.jobs
    }
  }

  /// Drops all jobs, and all that arrive later.
  func close() {
    state.withLock { state in
      state.isClosed = true
      state.jobs = []
      state.wake = nil
    }
  }
}
