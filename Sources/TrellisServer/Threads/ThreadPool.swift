import Dispatch
import Foundation
import Synchronization

/// Threads for tasks: as many as there are processors, and more while tasks block theirs.
///
/// Swift's own pool never grows, so that one handler a processor which waits for a file, a database or
/// a lock would stop every session. Here a thread in reserve looks at the jobs that wait: if none was
/// begun for a while although all workers are taken, it becomes a worker itself. Surplus workers end when they
/// have had nothing to do for some time. Where tasks compute rather than block, the system shares the
/// processors out.
///
/// - Complexity: O(1) for each job.
final class ThreadPool: TaskExecutor {
  struct Limits: Sendable {
    /// Workers that are kept.
    var base = max(2, ProcessInfo.processInfo.activeProcessorCount)
    /// Workers at most: when as many tasks block, the others wait.
    var maximum = 64
    /// How long jobs wait without any being begun until there is one worker more.
    var patience: Duration = .milliseconds(10)
    /// How long a surplus worker waits for something to do.
    var idleTime: Duration = .seconds(10)
  }

  /// Where sessions take their turns.
  static let sessions = ThreadPool(name: "trellis-session")
  /// Where pages have their long work done, so that it never holds up a session.
  static let work = ThreadPool(name: "trellis-work")

  private struct State: ~Copyable {
    var jobs = JobQueue()
    /// Workers that wait, less those that were called and are on their way.
    var idle = 0
    var workers = 0
    /// Jobs that were begun, ever.
    var begun: UInt64 = 0
    /// Whether the thread in reserve looks at the jobs that wait.
    var isWatched = false
  }

  private let name: String
  private let limits: Limits
  private let state = Mutex(State())
  /// Calls one of the idle workers.
  private let calls = DispatchSemaphore(value: 0)
  /// Calls the thread in reserve.
  private let alarm = DispatchSemaphore(value: 0)

  init(name: String, limits: Limits = Limits()) {
    self.name = name
    self.limits = limits
    state.withLock { $0.workers = limits.base }
    for _ in 0..<limits.base { startThread { $0.work() } }
    startThread { $0.watch() }
  }

  /// Whether this runs on a thread of this pool; not to be asked across a suspension.
  var isCurrent: Bool { Thread.current.threadDictionary[Self.key] as? ThreadPool === self }
  private static let key = "TrellisServer.ThreadPool"

  /// How many workers there are.
  var workerCount: Int { state.withLock { $0.workers } }

  /// Runs `operation` here, as soon as a worker is free.
  func run(_ operation: sending @escaping @isolated(any) () async -> Void) {
    Task(executorPreference: self, operation: operation)
  }

  private func startThread(_ body: @escaping @Sendable (ThreadPool) -> Void) {
    let thread = Thread {
      Thread.current.threadDictionary[Self.key] = self
      body(self)
    }
    thread.name = name
    // Said, as the defaults differ: 8 MiB with glibc, 512 KiB on Darwin, 128 KiB with musl. Only what is used
    // takes memory.
    thread.stackSize = 8 << 20
    thread.start()
  }

  // MARK: Jobs

  private enum Wake { case worker, reserve, nobody }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let wake = state.withLock { state -> Wake in
      state.jobs.append(job)
      if state.idle > 0 {
        state.idle -= 1
        return .worker
      }
      guard !state.isWatched else { return .nobody }
      state.isWatched = true
      return .reserve
    }
    switch wake {
    case .worker: calls.signal()
    case .reserve: alarm.signal()
    case .nobody: break
    }
  }

  /// What a worker does: one job after the other, until it is one too many.
  private func work() {
    while true {
      if let job = nextJob() {
        job.runSynchronously(on: asUnownedTaskExecutor())
      } else if !waitForCall() {
        return
      }
    }
  }

  /// The job that waited longest; without one, the worker is idle from now on.
  private func nextJob() -> UnownedJob? {
    state.withLock { state in
      guard let job = state.jobs.popFirst() else {
        state.idle += 1
        return nil
      }
      state.begun += 1
      return job
    }
  }

  /// - Returns: whether to go on; otherwise the worker is no longer counted.
  private func waitForCall() -> Bool {
    guard workerCount > limits.base else {
      calls.wait()
      return true
    }
    guard calls.wait(timeout: .now() + limits.idleTime.dispatched) == .timedOut else { return true }
    let isSurplus = state.withLock { state in
      guard state.idle > 0, state.workers > limits.base else { return false }
      state.idle -= 1
      state.workers -= 1
      return true
    }
    return isSurplus ? false : waitForCall()
  }

  // MARK: Growth

  /// What the thread in reserve does.
  ///
  /// - Parameter isCalled: whether there are jobs to look at already.
  private func watch(isCalled: Bool = false) {
    if !isCalled { alarm.wait() }
    var begun = state.withLock { $0.begun }
    while true {
      Thread.sleep(forTimeInterval: limits.patience / .seconds(1))
      switch state.withLock({ look(at: &$0, begun) }) {
      case .allBegun:
        alarm.wait()
      case .goesOn(let now): begun = now
      case .stands:
        // Its successor looks at the rest.
        startThread { $0.watch(isCalled: true) }
        return work()
      }
    }
  }

  private enum Sight {
    /// No job waits any more.
    case allBegun
    /// Jobs wait, but others were begun meanwhile, or there may be no further worker.
    case goesOn(UInt64)
    /// Jobs wait, and none was begun: one worker more, which is counted already.
    case stands
  }

  private func look(at state: inout State, _ begun: UInt64) -> Sight {
    guard !state.jobs.isEmpty else {
      state.isWatched = false
      return .allBegun
    }
    guard state.begun == begun, state.workers < limits.maximum else { return .goesOn(state.begun) }
    state.workers += 1
    return .stands
  }
}

extension Duration {
  fileprivate var dispatched: DispatchTimeInterval {
    .milliseconds(Int(self / .milliseconds(1)))
  }
}
