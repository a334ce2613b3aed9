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
/// - Complexity: O(log *n*) for each job in the accounts that have jobs.
final class ThreadPool: Sendable {
  struct Limits: Sendable {
    /// Workers that are kept: one more than the processors that one account may keep busy.
    var base = max(2, ProcessInfo.processInfo.activeProcessorCount) + 1
    /// Workers at most: when as many tasks block, the others wait.
    var maximum = 64
    /// Workers that may compute for one account.
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
    var turns: [Int: WorkerTurn] = [:]
    /// Workers that wait, less those that were called and are on their way.
    var idle = 0
    var workers = 0
    var lastWorker = 0
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
    let clock: ThreadClock
    /// The processor time of the thread at the last look of the reserve thread; `nil` before the first.
    var seen: Int?
    var isBlocked = false
  }

  private let name: String
  private let limits: Limits
  private let state: Mutex<State>
  private let clients = Mutex(Clients())
  /// Calls one of the idle workers.
  private let calls = DispatchSemaphore(value: 0)
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

  fileprivate func close(_ number: Int, of client: AddressGroup?) {
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

  fileprivate func expectedWait(of number: Int) -> Duration {
    .nanoseconds(
      state.withLock { $0.queue.expectedWait(of: number, processors: limits.computing) })
  }

  // MARK: Jobs

  private enum Wake { case worker, reserve, nobody }

  /// The place of the worker that this thread is.
  ///
  /// A task that goes on to an actor enqueues its next job and ends the one that runs: the worker is free
  /// at once, and takes that job itself, which saves waking another worker. If the running job goes on
  /// instead, the thread in reserve calls another worker after the limits' patience.
  private final class Place {
    unowned let pool: ThreadPool
    /// Whether the worker takes one of the jobs that wait when its own has ended.
    var isExpected = false

    init(pool: ThreadPool) { self.pool = pool }

    /// Whether the worker takes a job that is enqueued now: the first one for each job that it runs.
    func takesNext(of pool: ThreadPool) -> Bool {
      guard pool === self.pool, !isExpected else { return false }
      isExpected = true
      return true
    }
  }

  private static let place = ThreadValue<Place>(index: 2)

  fileprivate func enqueue(_ job: UnownedJob, of account: Account) {
    let job = AccountJob(job: job, account: .passRetained(account))
    let number = account.number
    let isTaken = Self.place.current?.takesNext(of: self) ?? false
    let wake = state.withLock { state -> Wake in
      state.queue.append(job, to: number)
      return Self.wake(&state, isTaken: isTaken)
    }
    call(wake)
  }

  /// The thread to wake for the jobs that wait.
  ///
  /// - Parameter isTaken: whether the worker that calls takes one of them.
  private static func wake(_ state: inout State, isTaken: Bool = false) -> Wake {
    if !isTaken, state.idle > 0, state.queue.hasNext() {
      state.idle -= 1
      return .worker
    }
    guard state.queue.count > 0, !state.isWatched else { return .nobody }
    state.isWatched = true
    return .reserve
  }

  private func call(_ wake: Wake) {
    switch wake {
    case .worker: calls.signal()
    case .reserve: alarm.signal()
    case .nobody: break
    }
  }

  /// What a worker does: one job after the other, until it is one too many.
  private func work() {
    let place = Place(pool: self)
    Self.place.with(place) { work(at: place) }
  }

  private func work(at place: Place) {
    let clock = ThreadClock()
    let worker = state.withLock { state in
      state.lastWorker += 1
      return state.lastWorker
    }
    var used = ThreadClock.used
    var last: (account: Unmanaged<Account>, used: Int)?
    while true {
      let next = nextJob(worker, clock, used: last?.used)
      // After the time was noted: the account may end here.
      last?.account.release()
      place.isExpected = false
      if let next {
        next.account._withUnsafeGuaranteedRef {
          next.job.runSynchronously(on: $0.asUnownedTaskExecutor())
        }
        let now = ThreadClock.used
        last = (next.account, now - used)
        used = now
      } else {
        last = nil
        guard waitForCall() else { return }
        // Processor time used while the thread waited is charged to no account.
        used = ThreadClock.used
      }
    }
  }

  /// Notes that the worker's last job has ended, and takes the next one; without one, the worker is idle
  /// from now on.
  ///
  /// - Parameter used: what the last job used, if there was one.
  private func nextJob(_ worker: Int, _ clock: ThreadClock, used: Int?) -> AccountJob? {
    let (job, wake) = state.withLock { state -> (AccountJob?, Wake) in
      if let used, let last = state.turns.removeValue(forKey: worker) {
        if last.isBlocked { state.queue.note(isBlocked: false, of: last.turn.account) }
        state.queue.end(last.turn, used: used)
      }
      let turn = state.queue.next()
      if let turn {
        state.begun += 1
        state.turns[worker] = WorkerTurn(turn: turn, clock: clock)
      } else {
        state.idle += 1
      }
      return (turn?.job, Self.wake(&state))
    }
    call(wake)
    return job
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
      case .goesOnCalling(let now):
        begun = now
        calls.signal()
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
    case goesOnCalling(UInt64)
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
    if state.idle > 0 {
      state.idle -= 1
      return .goesOnCalling(state.begun)
    }
    guard state.begun == begun, state.workers < limits.maximum else { return .goesOn(state.begun) }
    state.workers += 1
    return .stands
  }

  /// Finds out which of the jobs that run block their threads: those that used next to nothing since the
  /// last look and wait for something else than a processor.
  private func noteBlocked(_ state: inout State) {
    let little = Int(limits.patience / .nanoseconds(10))
    for worker in state.turns.keys {
      guard var turn = state.turns[worker] else { continue }
      let used = turn.clock.used
      defer { state.turns[worker] = turn }
      let last = turn.seen
      turn.seen = used
      guard let last else { continue }
      let isBlocked = used - last < little && turn.clock.isWaiting
      guard isBlocked != turn.isBlocked else { continue }
      turn.isBlocked = isBlocked
      state.queue.note(isBlocked: isBlocked, of: turn.turn.account)
    }
  }
}

extension ThreadPool {
  /// Where the tasks of one client wait for a thread of a pool.
  final class Account: TaskExecutor {
    fileprivate let pool: ThreadPool
    fileprivate let number: Int
    private let client: AddressGroup?

    fileprivate init(pool: ThreadPool, number: Int, client: AddressGroup?) {
      self.pool = pool
      self.number = number
      self.client = client
    }

    deinit { pool.close(number, of: client) }

    /// Runs `operation` on the pool, as soon as it is the account's turn.
    func run(_ operation: sending @escaping @isolated(any) () async -> Void) {
      Task(executorPreference: self, operation: operation)
    }

    func enqueue(_ job: consuming ExecutorJob) {
      pool.enqueue(UnownedJob(job), of: self)
    }

    /// How long a task that comes now would wait, about.
    var expectedWait: Duration { pool.expectedWait(of: number) }
  }
}

extension Duration {
  fileprivate var dispatched: DispatchTimeInterval {
    .milliseconds(Int(self / .milliseconds(1)))
  }
}
