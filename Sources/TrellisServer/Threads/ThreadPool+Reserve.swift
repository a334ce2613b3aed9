import Foundation
import Synchronization
import TrellisBase

/// The reserve thread: watches waiting jobs, finds running jobs that block, and becomes a worker if no job starts.
extension ThreadPool {
  /// The loop of the reserve thread.
  ///
  /// - Parameter hasJobs: whether there are already jobs to watch.
  func watch(hasJobs: Bool = false) {
    if !hasJobs { reserveSemaphore.wait() }
    var begun = state.withLock { $0.begun }
    while true {
      Thread.sleep(forTimeInterval: limits.stallTimeout / .seconds(1))
      let readings = readRunningJobs()
      switch state.withLock({ inspect(at: &$0, begun, readings) }) {
      case .idle:
        reserveSemaphore.wait()
      case .progressing(let now): begun = now
      case .wakesWorker(let now, let worker):
        begun = now
        worker.semaphore.signal()
      case .stalled:
        // The new reserve thread watches the remaining jobs.
        startThread { $0.watch(hasJobs: true) }
        return work()
      }
    }
  }

  private enum QueueState {
    /// No job waits.
    case idle
    /// Jobs wait, but other jobs were started meanwhile, or the maximum number of workers is reached.
    case progressing(UInt64)
    /// Jobs wait that may start now, and this idle worker must be woken.
    case wakesWorker(UInt64, Worker)
    /// Jobs wait, and none was started: the thread becomes a worker, already counted.
    case stalled
  }

  private func inspect(
    at state: inout State, _ begun: UInt64, _ readings: [Reading]
  ) -> QueueState {
    guard state.queue.count > 0 else {
      state.isWatched = false
      return .idle
    }
    for reading in readings { record(reading, in: &state) }
    state.queue.unparkRunnable()
    guard state.queue.hasNext() else { return .progressing(state.begun) }
    let isStalled = state.begun == begun
    if isStalled || mayWake(state), let worker = state.idle.popLast() {
      return .wakesWorker(state.begun, worker)
    }
    guard isStalled, state.workers < limits.maximum else { return .progressing(state.begun) }
    state.workers += 1
    return .stalled
  }

  /// The processor time of a running job's thread, and whether the job blocks the thread.
  private struct Reading: Sendable {
    let worker: Worker
    /// The number of the job (``WorkerTurn/number``).
    let number: UInt64
    let used: Int
    /// `nil` at the first reading of a job.
    let isBlocked: Bool?
  }

  /// Reads the times of the running jobs, if other jobs wait. Not under the lock, because a reading may take several
  /// system calls.
  ///
  /// A job blocks its thread if the thread has used almost no processor time since the last reading, and waits for
  /// something other than a processor.
  private func readRunningJobs() -> [Reading] {
    let running = state.withLock { state -> [(worker: Worker, number: UInt64, seen: Int?)] in
      state.queue.count > 0 ? state.turns.values.map { ($0.worker, $0.number, $0.seen) } : []
    }
    let little = Int(limits.stallTimeout / .nanoseconds(10))
    return running.map { worker, number, seen in
      let used = worker.clock.used
      let isBlocked = seen.map { used - $0 < little && isWaiting(worker.clock) }
      return Reading(worker: worker, number: number, used: used, isBlocked: isBlocked)
    }
  }

  /// Records a reading, unless the job has ended.
  private func record(_ reading: Reading, in state: inout State) {
    let worker = ObjectIdentifier(reading.worker)
    guard var turn = state.turns[worker], turn.number == reading.number else { return }
    defer { state.turns[worker] = turn }
    turn.seen = reading.used
    guard let isBlocked = reading.isBlocked, isBlocked != turn.isBlocked else { return }
    turn.isBlocked = isBlocked
    state.blocked += isBlocked ? 1 : -1
    state.queue.record(isBlocked: isBlocked, of: turn.turn.account)
  }
}
