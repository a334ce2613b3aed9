import Synchronization

/// A request to a loop from another thread.
enum Job: Sendable {
  case response(Reply.Ticket, Response)
  case watch(Reply.Ticket, @Sendable () -> Void)
  /// The response to the request with the number `exchange` has a further chunk, or has ended.
  case continueStream(connection: UInt64, exchange: UInt64)
  /// Accepts the connections of a group of inherited sockets, or no longer.
  case accept(group: Int, Bool)
  case drain(until: SteadyTime, whenDone: @Sendable () -> Void)
}

/// The thread-safe queue of jobs for a loop.
///
/// The loop is woken only while it waits: a running loop takes the jobs before it waits again.
final class Inbox: Sendable {
  private struct State {
    var jobs: [Job] = []
    var isClosed = false
    /// Whether the loop is waiting and has not been woken.
    var isWaiting = false
  }

  private let state = Mutex(State())

  /// Adds a job.
  ///
  /// - Returns: whether the caller must wake the loop; `nil` if the loop has ended.
  func put(_ job: Job) -> Bool? {
    state.withLock { state in
      guard !state.isClosed else { return nil }
      state.jobs.append(job)
      defer { state.isWaiting = false }
      return state.isWaiting
    }
  }

  /// Begins a wait of the loop.
  ///
  /// - Returns: whether the loop may wait because there are no jobs; the next job then wakes it.
  func beginWait() -> Bool {
    state.withLock { state in
      state.isWaiting = state.jobs.isEmpty
      return state.isWaiting
    }
  }

  /// Ends a wait: further jobs do not wake the loop.
  func endWait() { state.withLock { $0.isWaiting = false } }

  /// Moves all jobs into `jobs`, which must be empty.
  func consume(into jobs: inout [Job]) {
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
