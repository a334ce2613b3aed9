import Dispatch
import Foundation
import Synchronization
import TrellisBase
import TrellisHTTP

/// Threads for the tasks of many clients: about as many as there are processors, and more while tasks
/// block theirs.
///
/// Tasks are queued by the ``Account`` that they are run for, one for each address, and the account that
/// has used least processor time has the next turn; see ``FairQueue``.
///
/// Swift's own pool never grows, so that one handler a processor which waits for a file, a database or
/// a lock would stop every session. Here a thread in reserve looks at the jobs that wait: if none was
/// begun for a while although all workers are taken, it becomes a worker itself. Surplus workers end when they
/// have had nothing to do for some time. While jobs wait, the thread in reserve also finds out which of
/// those that run compute and which block: an account has as many threads that compute as there are
/// processors, and no more.
///
/// A new job wakes an idle worker while fewer workers are awake than there are processors; further workers would
/// only change places with each other. One more is woken at once for an account without a thread
/// while another account computes on all processors, and by the thread in reserve when jobs stand still. The
/// worker that became idle last is woken first, so that the others have nothing to do and may end.
///
/// - Complexity: O(log *n*) for each job in the accounts that have jobs.
final class ThreadPool: Sendable {
  struct Limits: Sendable {
    /// Workers that are kept: one more than the processors that one account may keep busy.
    var base = max(2, ProcessInfo.processInfo.activeProcessorCount) + 1
    /// Workers at most: when as many tasks block, the others wait.
    var maximum = 64
    /// Workers that may compute for one account, and workers that new jobs keep awake.
    var computing = max(2, ProcessInfo.processInfo.activeProcessorCount)
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
    var queue: FairQueue<AccountJob>
    /// The job of each worker that is not idle.
    var turns: [ObjectIdentifier: WorkerTurn] = [:]
    /// Workers that wait, less those that were called and are on their way; the last one became idle last.
    var idle: [Worker] = []
    var workers = 0
    /// Workers whose jobs are known to block.
    var blocked = 0
    /// Jobs that were begun, ever.
    var begun: UInt64 = 0
    /// Whether the thread in reserve looks at the jobs that wait.
    var isWatched = false
  }

  /// A job, and a reference to its account that is released when it has been run.
  ///
  /// A strong reference could be the last one, and end the account while the state is locked.
  private struct AccountJob {
    let job: UnownedJob
    let account: Unmanaged<Account>
  }

  private struct WorkerTurn {
    let turn: FairQueue<AccountJob>.Turn
    let worker: Worker
    /// The processor time of the thread at the last look of the reserve thread; `nil` before the first.
    var seen: Int?
    var isBlocked = false
  }

  private let name: String
  private let limits: Limits
  private let state: Mutex<State>
  private let clients = Mutex(Clients())
  /// Calls the thread in reserve.
  private let alarm = DispatchSemaphore(value: 0)

  init(name: String, limits: Limits = Limits()) {
    self.name = name
    self.limits = limits
    state = Mutex(
      State(
        queue: FairQueue(
          limits: .init(computing: limits.computing, threads: limits.maximum))))
    state.withLock { $0.workers = limits.base }
    for _ in 0..<limits.base { startThread { $0.work() } }
    startThread { $0.watch() }
  }

  /// Whether this runs on a thread of this pool; not to be asked across a suspension.
  var isCurrent: Bool { Thread.current.threadDictionary[Self.key] as? ThreadPool === self }
  private static let key = "TrellisServer.ThreadPool"

  /// How many workers there are.
  var workerCount: Int { state.withLock { $0.workers } }

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

  // MARK: Accounts

  private struct Clients {
    var accounts: [AddressGroup: WeakAccount] = [:]
    /// The times of accounts that nobody keeps any more, as long as they have used more than others.
    var pasts: [AddressGroup: FairQueue<AccountJob>.Past] = [:]
    /// The number of ``pasts`` at which those that are over are looked for.
    var sweepCount = 64
  }

  private struct WeakAccount {
    weak var account: Account?
    let number: Int
  }

  /// The account of the clients of one address: the same as long as anybody keeps it, and with the same
  /// times afterwards.
  func account(of client: AddressGroup) -> Account {
    clients.withLock { clients in
      if let account = clients.accounts[client]?.account { return account }
      let account = makeAccount(of: client, after: clients.pasts.removeValue(forKey: client))
      clients.accounts[client] = WeakAccount(account: account, number: account.number)
      return account
    }
  }

  /// An account of the server itself, whose threads are not limited.
  func makeAccount() -> Account { makeAccount(of: nil, after: nil) }

  private func makeAccount(
    of client: AddressGroup?, after past: FairQueue<AccountJob>.Past?
  ) -> Account {
    let number = state.withLock { $0.queue.open(isLimited: client != nil, after: past) }
    return Account(pool: self, number: number, client: client)
  }

  /// The number of addresses whose times are kept although nobody keeps their account.
  var pastCount: Int { clients.withLock { $0.pasts.count } }

  func close(_ number: Int, of client: AddressGroup?) {
    guard let client else { return state.withLock { _ = $0.queue.close(number) } }
    clients.withLock { clients in
      let past = state.withLock { $0.queue.close(number) }
      // Another account may have taken the place.
      guard clients.accounts[client]?.number == number else { return }
      clients.accounts[client] = nil
      guard let past else { return }
      clients.pasts[client] = past
      guard clients.pasts.count >= clients.sweepCount else { return }
      let kept = state.withLock { state in clients.pasts.filter { !state.queue.isOver($0.value) } }
      clients.pasts = kept
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
    case nobody
  }

  /// A thread that runs jobs.
  ///
  /// A task that goes on to an actor enqueues its next job and ends the one that runs: the worker is free
  /// at once, and takes that job itself, which saves waking another worker. If the running job goes on
  /// instead, the thread in reserve calls another worker after the limits' patience.
  private final class Worker: @unchecked Sendable {
    unowned let pool: ThreadPool
    let clock = ThreadClock()
    /// Ends the wait of the worker when it is idle.
    let call = DispatchSemaphore(value: 0)
    /// Whether the worker takes one of the jobs that wait when its own has ended. Used by its own thread only.
    var isExpected = false

    /// A worker of the calling thread.
    init(pool: ThreadPool) { self.pool = pool }

    /// Whether the worker takes a job that is enqueued now: the first one for each job that it runs.
    func takesNext(of pool: ThreadPool) -> Bool {
      guard pool === self.pool, !isExpected else { return false }
      isExpected = true
      return true
    }
  }

  /// The worker that this thread is.
  private static let worker = ThreadValue<Worker>(index: 2)

  func enqueue(_ job: UnownedJob, of account: Account) {
    let job = AccountJob(job: job, account: .passRetained(account))
    let number = account.number
    let isTaken = Self.worker.current?.takesNext(of: self) ?? false
    let wake = state.withLock { state -> Wake in
      state.queue.append(job, to: number)
      return threadToWake(&state, isTaken: isTaken)
    }
    call(wake)
  }

  /// The thread to wake for the jobs that wait.
  ///
  /// - Parameter isTaken: whether the worker that calls takes one of them.
  private func threadToWake(_ state: inout State, isTaken: Bool = false) -> Wake {
    if !isTaken, state.queue.hasNext(), mayWake(state), let worker = state.idle.popLast() {
      return .worker(worker)
    }
    guard state.queue.count > 0, !state.isWatched else { return .nobody }
    state.isWatched = true
    return .reserve
  }

  /// Whether a job that may begin is worth one more worker that is awake.
  private func mayWake(_ state: borrowing State) -> Bool {
    state.workers - state.idle.count - state.blocked < limits.computing || state.queue.isNextHeldUp
  }

  private func call(_ wake: Wake) {
    switch wake {
    case .worker(let worker): worker.call.signal()
    case .reserve: alarm.signal()
    case .nobody: break
    }
  }

  /// The work of a worker: one job after the other, until it is one too many.
  private func work() {
    let worker = Worker(pool: self)
    Self.worker.with(worker) { work(as: worker) }
  }

  private func work(as worker: Worker) {
    var meter = JobMeter(wall: ThreadClock.wall, processor: ThreadClock.used)
    var last: (account: Unmanaged<Account>, used: Int)?
    while true {
      let next = nextJob(worker, used: last?.used)
      // After the time was noted: the account may end here.
      last?.account.release()
      worker.isExpected = false
      if let next {
        next.account._withUnsafeGuaranteedRef {
          next.job.runSynchronously(on: $0.asUnownedTaskExecutor())
        }
        last = (next.account, meter.end(wall: ThreadClock.wall) { ThreadClock.used })
      } else {
        last = nil
        guard waitForCall(worker) else { return }
        meter.wait(until: ThreadClock.wall)
      }
    }
  }

  /// Notes that the worker's last job has ended, and takes the next one; without one, the worker is idle
  /// from now on.
  ///
  /// - Parameter used: what the last job used, if there was one.
  private func nextJob(_ worker: Worker, used: Int?) -> AccountJob? {
    let (job, wake) = state.withLock { state -> (AccountJob?, Wake) in
      if let used, let last = state.turns.removeValue(forKey: ObjectIdentifier(worker)) {
        if last.isBlocked {
          state.queue.note(isBlocked: false, of: last.turn.account)
          state.blocked -= 1
        }
        state.queue.end(last.turn, used: used)
      }
      let turn = state.queue.next()
      if let turn {
        state.begun += 1
        state.turns[ObjectIdentifier(worker)] = WorkerTurn(turn: turn, worker: worker)
      } else {
        state.idle.append(worker)
      }
      return (turn?.job, threadToWake(&state))
    }
    call(wake)
    return job
  }

  /// - Returns: whether to go on; otherwise the worker is no longer counted.
  private func waitForCall(_ worker: Worker) -> Bool {
    guard workerCount > limits.base else {
      worker.call.wait()
      return true
    }
    guard worker.call.wait(timeout: .now() + limits.idleTime.dispatched) == .timedOut else {
      return true
    }
    let isSurplus = state.withLock { state in
      // A worker that is not among the idle ones any more was called meanwhile.
      guard state.workers > limits.base,
        let place = state.idle.firstIndex(where: { $0 === worker })
      else { return false }
      state.idle.remove(at: place)
      state.workers -= 1
      return true
    }
    return isSurplus ? false : waitForCall(worker)
  }

  // MARK: Growth

  /// The work of the thread in reserve.
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
      case .goesOnCalling(let now, let worker):
        begun = now
        worker.call.signal()
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
    /// Jobs wait that may begin now, and an idle worker is to be called.
    case goesOnCalling(UInt64, Worker)
    /// Jobs wait, and none was begun: one worker more, which is counted already.
    case stands
  }

  private func look(at state: inout State, _ begun: UInt64) -> Sight {
    guard state.queue.count > 0 else {
      state.isWatched = false
      return .allBegun
    }
    noteBlocked(&state)
    state.queue.reconsider()
    guard state.queue.hasNext() else { return .goesOn(state.begun) }
    let stands = state.begun == begun
    if stands || mayWake(state), let worker = state.idle.popLast() {
      return .goesOnCalling(state.begun, worker)
    }
    guard stands, state.workers < limits.maximum else { return .goesOn(state.begun) }
    state.workers += 1
    return .stands
  }

  /// Finds out which of the jobs that run block their threads: those that used next to nothing since the
  /// last look and wait for something else than a processor.
  private func noteBlocked(_ state: inout State) {
    let little = Int(limits.patience / .nanoseconds(10))
    for worker in state.turns.keys {
      guard var turn = state.turns[worker] else { continue }
      let used = turn.worker.clock.used
      defer { state.turns[worker] = turn }
      let last = turn.seen
      turn.seen = used
      guard let last else { continue }
      let isBlocked = used - last < little && turn.worker.clock.isWaiting
      guard isBlocked != turn.isBlocked else { continue }
      turn.isBlocked = isBlocked
      state.blocked += isBlocked ? 1 : -1
      state.queue.note(isBlocked: isBlocked, of: turn.turn.account)
    }
  }
}

extension Duration {
  fileprivate var dispatched: DispatchTimeInterval {
    .milliseconds(Int(self / .milliseconds(1)))
  }
}
