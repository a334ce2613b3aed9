import CTrellisMemory
import Dispatch
import Foundation
import Synchronization
import TrellisBase
package import TrellisHTTP

/// Threads for the tasks of many clients: about one for each processor, and more while tasks block their threads.
///
/// Each task belongs to an ``Account``, one for each address group. The account that has used the least processor time
/// runs next; see ``FairQueue``.
///
/// Swift's own pool never grows: if as many handlers as there are processors waited for files, a database or a lock, no
/// session could run. Here a reserve thread watches the waiting jobs: if none starts for a while because all workers
/// are busy, the reserve thread becomes a worker. Surplus workers end after an idle time. While jobs wait, the reserve
/// thread also determines which running jobs compute and which block: an account has at most as many computing threads
/// as there are processors.
///
/// A new job wakes an idle worker while fewer workers are awake than there are processors; more workers would only
/// compete for the processors. A further worker is woken at once for an account without a thread while another account
/// computes on all processors, and by the reserve thread when no job starts. The worker that became idle last is woken
/// first, so that the others stay idle and can end.
///
/// - Complexity: O(log *n*) for each job, in the number of accounts with jobs.
package final class ThreadPool: Sendable {
  struct Limits: Sendable {
    /// The minimum number of workers: one more than the processors that one account may use.
    var base = Limits.leastWorkers
    /// The maximum number of workers; if all of them block, further tasks wait.
    var maximum = Limits.maximum(addressSpace: trellis_address_space_limit())
    /// The maximum number of workers that compute for one account, and of workers that new jobs keep awake.
    var computing = max(2, ProcessInfo.processInfo.activeProcessorCount)
    /// The time without a started job after which a worker is added.
    var stallTimeout: Duration = .milliseconds(10)
    /// The idle time after which a surplus worker ends.
    var idleTime: Duration = .seconds(10)

    private static var leastWorkers: Int {
      max(2, ProcessInfo.processInfo.activeProcessorCount) + 1
    }

    /// The maximum number of workers of a process that may use `addressSpace` bytes of addresses, 0 for any number: 64,
    /// or as many as have their stacks in an eighth of them.
    static func maximum(addressSpace: UInt64) -> Int {
      guard addressSpace > 0 else { return 64 }
      let most = Int(clamping: addressSpace / 8 / UInt64(CallStack.bytes))
      return min(64, max(leastWorkers, most))
    }
  }

  /// The bytes of the stacks of the threads that the two pools always have.
  static var leastStackBytes: UInt64 {
    UInt64(2 * (Limits().base + 1) * CallStack.bytes)
  }

  /// Runs the turns of sessions.
  package static let sessions = ThreadPool(name: "trellis-session")
  /// Runs the long work of pages, so that it does not delay sessions.
  static let work = ThreadPool(name: "trellis-work")

  struct State: ~Copyable {
    var queue: FairQueue<AccountJob>
    /// The running jobs by worker.
    var turns: [ObjectIdentifier: WorkerTurn] = [:]
    /// The idle workers that were not called yet, in the order in which they became idle.
    var idle: [Worker] = []
    var workers = 0
    /// The number of workers whose jobs are known to block.
    var blocked = 0
    /// The number of jobs started so far.
    var begun: UInt64 = 0
    /// Whether the reserve thread is watching the waiting jobs.
    var isWatched = false
  }

  /// A job, with a manual reference to its account that is released after the job.
  ///
  /// A strong reference might be the last one, and deinitialise the account while the state is locked.
  struct AccountJob {
    let job: UnownedJob
    let account: Unmanaged<Account>
  }

  struct WorkerTurn {
    let turn: FairQueue<AccountJob>.Turn
    let worker: Worker
    /// The number of jobs started before this one.
    let number: UInt64
    /// The thread's processor time at the last reading by the reserve thread; `nil` before the first reading.
    var seen: Int?
    var isBlocked = false
  }

  private let name: String
  let limits: Limits
  /// Whether a thread waits for something other than a processor.
  let isWaiting: @Sendable (ThreadClock) -> Bool
  let state: Mutex<State>
  private let clients = Mutex(Clients())
  /// Wakes the reserve thread.
  let reserveSemaphore = DispatchSemaphore(value: 0)

  /// - Parameter isWaiting: whether a thread waits for something other than a processor; called without the lock.
  init(
    name: String, limits: Limits = Limits(),
    isWaiting: @escaping @Sendable (ThreadClock) -> Bool = { $0.isWaiting }
  ) {
    self.name = name
    self.limits = limits
    self.isWaiting = isWaiting
    state = Mutex(
      State(
        queue: FairQueue(
          limits: .init(computing: limits.computing, threads: limits.maximum))))
    state.withLock { $0.workers = limits.base }
    for _ in 0..<limits.base { startThread { $0.work() } }
    startThread { $0.watch() }
  }

  /// Whether the calling thread belongs to this pool; valid only until the next suspension.
  var isCurrent: Bool { Thread.current.threadDictionary[Self.key] as? ThreadPool === self }
  private static let key = "TrellisServer.ThreadPool"

  /// The number of workers.
  var workerCount: Int { state.withLock { $0.workers } }

  func startThread(_ body: @escaping @Sendable (ThreadPool) -> Void) {
    let thread = Thread {
      Thread.current.threadDictionary[Self.key] = self
      body(self)
    }
    thread.name = name
    // So that the host of a session needs no further stack.
    thread.stackSize = CallStack.bytes
    thread.start()
  }

  // MARK: Accounts

  private struct Clients {
    var accounts: [AddressGroup: WeakAccount] = [:]
    /// The times of released accounts that have used more than others.
    var saved: [AddressGroup: FairQueue<AccountJob>.SavedTimes] = [:]
    /// The size of ``saved`` at which expired entries are removed.
    var sweepCount = 64
  }

  private struct WeakAccount {
    weak var account: Account?
    let number: Int
  }

  /// The account of an address group: the same object while it is referenced, later a new account with the same times.
  package func account(of client: AddressGroup) -> Account {
    clients.withLock { clients in
      if let account = clients.accounts[client]?.account { return account }
      let account = makeAccount(of: client, restoring: clients.saved.removeValue(forKey: client))
      clients.accounts[client] = WeakAccount(account: account, number: account.number)
      return account
    }
  }

  /// An account of the server itself, without a thread limit.
  func makeAccount() -> Account { makeAccount(of: nil, restoring: nil) }

  private func makeAccount(
    of client: AddressGroup?, restoring times: FairQueue<AccountJob>.SavedTimes?
  ) -> Account {
    let number = state.withLock { $0.queue.open(isLimited: client != nil, restoring: times) }
    return Account(pool: self, number: number, client: client)
  }

  /// The number of released accounts whose times are stored.
  var savedCount: Int { clients.withLock { $0.saved.count } }

  /// The number of addresses with an account.
  var accountCount: Int { clients.withLock { $0.accounts.count } }

  func close(_ number: Int, of client: AddressGroup?) {
    guard let client else { return state.withLock { _ = $0.queue.close(number) } }
    clients.withLock { clients in
      let times = state.withLock { $0.queue.close(number) }
      // Another account may have replaced this one.
      guard clients.accounts[client]?.number == number else { return }
      clients.accounts[client] = nil
      guard let times else { return }
      clients.saved[client] = times
      guard clients.saved.count >= clients.sweepCount else { return }
      let kept = state.withLock { state in clients.saved.filter { !state.queue.isOver($0.value) } }
      clients.saved = kept
      clients.sweepCount = max(64, 2 * kept.count)
    }
  }

  func expectedWait(of number: Int) -> Duration {
    .nanoseconds(
      state.withLock { $0.queue.expectedWait(of: number, processors: limits.computing) })
  }

  // MARK: Jobs

  private enum Wake {
    case worker(Worker)
    case reserve
    case none
  }

  /// A thread that runs jobs.
  ///
  /// A task that hops to an actor enqueues its next job and ends the running job: the worker is then free and takes the
  /// next job itself, without waking another worker. If the running job continues instead, the reserve thread wakes
  /// another worker after ``Limits/stallTimeout``.
  final class Worker: @unchecked Sendable {
    unowned let pool: ThreadPool
    let clock = ThreadClock()
    /// Wakes the worker when it is idle.
    let semaphore = DispatchSemaphore(value: 0)
    /// Whether the worker will take a waiting job when its running job has ended. Used only by the worker's thread.
    var isExpected = false

    /// Makes a worker for the calling thread.
    init(pool: ThreadPool) { self.pool = pool }

    /// Whether the worker will take a job that is enqueued now: it takes only the first job enqueued during each job.
    func mayRunNext(of pool: ThreadPool) -> Bool {
      guard pool === self.pool, !isExpected else { return false }
      isExpected = true
      return true
    }
  }

  /// The worker of the calling thread.
  private static let worker = ThreadValue<Worker>(index: 2)

  func enqueue(_ job: UnownedJob, of account: Account) {
    let job = AccountJob(job: job, account: .passRetained(account))
    let number = account.number
    let isClaimed = Self.worker.current?.mayRunNext(of: self) ?? false
    let wake = state.withLock { state -> Wake in
      state.queue.append(job, to: number)
      return threadToWake(&state, isClaimed: isClaimed)
    }
    signal(wake)
  }

  /// The thread to wake for the waiting jobs.
  ///
  /// - Parameter isClaimed: whether the calling worker will take a waiting job.
  private func threadToWake(_ state: inout State, isClaimed: Bool = false) -> Wake {
    if !isClaimed, state.queue.hasNext(), mayWake(state), let worker = state.idle.popLast() {
      return .worker(worker)
    }
    guard state.queue.count > 0, !state.isWatched else { return .none }
    state.isWatched = true
    return .reserve
  }

  /// Whether another worker may be woken for the waiting jobs.
  func mayWake(_ state: borrowing State) -> Bool {
    state.workers - state.idle.count - state.blocked < limits.computing || state.queue.isNextHeldUp
  }

  private func signal(_ wake: Wake) {
    switch wake {
    case .worker(let worker): worker.semaphore.signal()
    case .reserve: reserveSemaphore.signal()
    case .none: break
    }
  }

  /// The loop of a worker: runs jobs until the worker is surplus.
  func work() {
    let worker = Worker(pool: self)
    Self.worker.with(worker) { work(as: worker) }
  }

  private func work(as worker: Worker) {
    var meter = JobMeter(wall: ThreadClock.wall, processor: ThreadClock.used)
    var last: (account: Unmanaged<Account>, used: Int)?
    while true {
      let next = nextJob(worker, used: last?.used)
      // Released after the time is recorded, because this may deinitialise the account.
      last?.account.release()
      worker.isExpected = false
      if let next {
        next.account._withUnsafeGuaranteedRef {
          next.job.runSynchronously(on: $0.asUnownedTaskExecutor())
        }
        last = (next.account, meter.end(wall: ThreadClock.wall) { ThreadClock.used })
      } else {
        last = nil
        guard waitForSignal(worker) else { return }
        meter.wait(until: ThreadClock.wall)
      }
    }
  }

  /// Ends the worker's last job, and takes the next job; if there is none, the worker becomes idle.
  ///
  /// - Parameter used: the processor time of the last job; `nil` for no job.
  private func nextJob(_ worker: Worker, used: Int?) -> AccountJob? {
    let (job, wake) = state.withLock { state -> (AccountJob?, Wake) in
      if let used, let last = state.turns.removeValue(forKey: ObjectIdentifier(worker)) {
        if last.isBlocked {
          state.queue.record(isBlocked: false, of: last.turn.account)
          state.blocked -= 1
        }
        state.queue.end(last.turn, used: used)
      }
      let turn = state.queue.next()
      if let turn {
        state.turns[ObjectIdentifier(worker)] = WorkerTurn(
          turn: turn, worker: worker, number: state.begun)
        state.begun += 1
      } else {
        state.idle.append(worker)
      }
      return (turn?.job, threadToWake(&state))
    }
    signal(wake)
    return job
  }

  /// - Returns: whether the worker continues; otherwise it is no longer counted, and ends.
  private func waitForSignal(_ worker: Worker) -> Bool {
    guard workerCount > limits.base else {
      worker.semaphore.wait()
      return true
    }
    guard worker.semaphore.wait(timeout: .now() + limits.idleTime.dispatched) == .timedOut else {
      return true
    }
    let isSurplus = state.withLock { state in
      // If the worker is no longer in `idle`, it was woken meanwhile.
      guard state.workers > limits.base,
        let index = state.idle.firstIndex(where: { $0 === worker })
      else { return false }
      state.idle.remove(at: index)
      state.workers -= 1
      return true
    }
    return isSurplus ? false : waitForSignal(worker)
  }
}

extension Duration {
  fileprivate var dispatched: DispatchTimeInterval {
    .milliseconds(Int(self / .milliseconds(1)))
  }
}
