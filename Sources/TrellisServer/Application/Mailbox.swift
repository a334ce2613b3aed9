import Synchronization

/// Work for a page that arrives from outside its session, kept in order until the session's next
/// turn.
///
/// However much arrives before that turn, the session is woken once.
final class Mailbox: Sendable {
  typealias Job = @Sendable (Page) throws -> Void

  private struct State {
    var jobs: [Job] = []
    var isClosed = false
  }

  private let state = Mutex(State())
  private let wake: @Sendable () -> Void

  /// - Parameter wake: has the owner call ``take()`` soon.
  init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  func post(_ job: @escaping Job) {
    let isFirst = state.withLock { state in
      guard !state.isClosed else { return false }
      state.jobs.append(job)
      return state.jobs.count == 1
    }
    if isFirst { wake() }
  }

  /// The work that arrived since the last call, oldest first.
  func take() -> [Job] {
    state.withLock { state in
      defer { state.jobs = [] }
      return state.jobs
    }
  }

  /// Drops what is there and whatever comes.
  func close() {
    state.withLock { state in
      state.isClosed = true
      state.jobs = []
    }
  }
}
