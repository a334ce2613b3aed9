import Synchronization

/// The requests of other threads to a loop.
enum Job: Sendable {
  case answer(Reply.Ticket, Response)
  case watch(Reply.Ticket, @Sendable () -> Void)
  case drain(until: Moment, whenDone: @Sendable () -> Void)
}

/// The jobs that wait for a loop's thread.
final class Inbox: Sendable {
  private struct State {
    var jobs: [Job] = []
    var isClosed = false
  }

  private let state = Mutex(State())

  /// Leaves a job; answers whether the loop has to be woken for it, or `nil` where it has ended.
  func put(_ job: Job) -> Bool? {
    state.withLock { state in
      guard !state.isClosed else { return nil }
      state.jobs.append(job)
      return state.jobs.count == 1
    }
  }

  /// Moves all jobs into `jobs`, which is empty.
  func take(into jobs: inout [Job]) {
    state.withLock { swap(&$0.jobs, &jobs) }
  }

  /// Takes no further jobs, and answers those that were left.
  func close() -> [Job] {
    state.withLock { state in
      state.isClosed = true
      defer { state.jobs = [] }
      return state.jobs
    }
  }
}
