import Synchronization

/// A request of another thread to a loop.
enum Job: Sendable {
  case response(Reply.Ticket, Response)
  case watch(Reply.Ticket, @Sendable () -> Void)
  case drain(until: SteadyTime, whenDone: @Sendable () -> Void)
}

/// The queue of jobs for a loop's thread.
final class Inbox: Sendable {
  private struct State {
    var jobs: [Job] = []
    var isClosed = false
  }

  private let state = Mutex(State())

  /// Adds a job. Returns whether the loop must be woken, or `nil` if the loop has ended.
  func put(_ job: Job) -> Bool? {
    state.withLock { state in
      guard !state.isClosed else { return nil }
      state.jobs.append(job)
      return state.jobs.count == 1
    }
  }

  /// Moves all jobs into `jobs`, which must be empty.
  func take(into jobs: inout [Job]) {
    state.withLock { swap(&$0.jobs, &jobs) }
  }

  /// Closes the queue, and returns the remaining jobs.
  func close() -> [Job] {
    state.withLock { state in
      state.isClosed = true
      defer { state.jobs = [] }
      return state.jobs
    }
  }
}
