/// Schedules the jobs of several accounts: the account that has used the least processor time is served next.
///
/// *Start-time fair queueing* (P. Goyal, H. M. Vin, H. Cheng, SIGCOMM 1996). Each account has a virtual time that
/// advances by the cost of its jobs; the account with the least time is served next. An idle account restarts at the
/// virtual time of the others, so that a pause earns no credit, and a new account waits only for the running jobs. Jobs
/// of an account keep their order.
///
/// The cost of a job is known only when it has ended. While it runs, its account is charged the average cost of its
/// jobs; the difference is charged afterwards.
///
/// A *limited* account may occupy a limited number of threads: a fixed number of computing threads, and at most as many
/// blocked threads as remain free (the dynamic threshold of ``FairShare``).
///
/// The queue has no clock and no threads: its owner reports costs in nanoseconds.
///
/// - Complexity: O(log *n*) in the accounts that have jobs, for each job.
struct FairQueue<Job> {
  struct Limits: Sendable {
    /// The maximum computing threads of one account.
    var computing = 2
    /// The threads of all accounts.
    var threads = 64
  }

  /// The times of a closed account, restored when it is opened again.
  struct SavedTimes: Sendable {
    fileprivate let start: Int
    fileprivate let use: Int
  }

  /// A running job with its charge.
  struct Turn {
    let job: Job
    let account: Int
    fileprivate let charge: Int
  }

  private struct Account {
    var isOpen = true
    let isLimited: Bool
    var jobs = JobQueue<Job>()
    /// The virtual time at which the next job starts.
    var start: Int
    /// Orders accounts of equal times: the account that has waited longer goes first.
    var arrival = 0
    /// The index in the heap; `nil` if no job waits or none may begin.
    var heapIndex: Int?
    /// Whether jobs wait and none may begin.
    var isParked = false
    var running = 0
    /// The number of running jobs whose threads are blocked.
    var blocked = 0
    /// The mean processor time of a job of this account.
    var use: Int
  }

  private let limits: Limits
  private var accounts: [Account] = []
  private var vacant: [Int] = []
  /// The accounts with a job that may begin: a binary heap by their times.
  private var heap: [Int] = []
  private var parked: Set<Int> = []
  /// The number of accounts with the maximum number of computing threads.
  private var fullAccounts = 0
  private var virtualTime = 0
  private var latestTime = 0
  private var arrivals = 0
  /// The mean processor time of a job of any account.
  private var use = 0

  /// The number of waiting jobs.
  private(set) var count = 0
  /// The number of running jobs.
  private(set) var running = 0

  init(limits: Limits = Limits()) {
    self.limits = limits
  }

  // MARK: Accounts

  /// Opens an account, and returns its number.
  ///
  /// - Parameter times: the times of the account when it was last closed.
  mutating func open(isLimited: Bool = true, restoring times: SavedTimes? = nil) -> Int {
    let account = Account(
      isLimited: isLimited, start: max(virtualTime, times?.start ?? 0), use: times?.use ?? use)
    if let number = vacant.popLast() {
      accounts[number] = account
      return number
    }
    accounts.append(account)
    return accounts.count - 1
  }

  /// Closes an account; its number is reused after its jobs have ended.
  ///
  /// - Returns: the times of the account to restore, if it has used more than others. Without them an account that is
  ///   closed after each job would always be served next.
  @discardableResult
  mutating func close(_ account: Int) -> SavedTimes? {
    accounts[account].isOpen = false
    recycle(account)
    let times = SavedTimes(start: accounts[account].start, use: accounts[account].use)
    return isOver(times) ? nil : times
  }

  /// Whether other accounts have caught up with the account since it was closed.
  func isOver(_ times: SavedTimes) -> Bool { times.start <= virtualTime }

  private mutating func recycle(_ account: Int) {
    let state = accounts[account]
    guard !state.isOpen, state.running == 0, state.jobs.isEmpty else { return }
    vacant.append(account)
  }

  // MARK: Jobs

  mutating func append(_ job: Job, to account: Int) {
    accounts[account].jobs.append(job)
    count += 1
    guard accounts[account].heapIndex == nil, !accounts[account].isParked else { return }
    accounts[account].start = max(accounts[account].start, virtualTime)
    insert(account)
  }

  /// Begins the next job.
  mutating func next() -> Turn? {
    guard hasNext(), let account = heap.first, let job = accounts[account].jobs.popFirst() else {
      return nil
    }
    count -= 1
    running += 1
    removeFirst()
    let charge = accounts[account].use
    virtualTime = max(virtualTime, accounts[account].start)
    change(account) {
      $0.running += 1
      $0.start += charge
    }
    if !accounts[account].jobs.isEmpty { insert(account) }
    return Turn(job: job, account: account, charge: charge)
  }

  /// Whether a job may begin. Accounts at the limit of their threads are parked.
  mutating func hasNext() -> Bool {
    while let account = heap.first, !mayRun(account) {
      removeFirst()
      accounts[account].isParked = true
      parked.insert(account)
    }
    return !heap.isEmpty
  }

  /// Records that a job has ended.
  ///
  /// - Parameter used: the processor time in nanoseconds.
  mutating func end(_ turn: Turn, used: Int) {
    let account = turn.account
    running -= 1
    change(account) {
      $0.running -= 1
      $0.start += used - turn.charge
      $0.use += (used - $0.use) / 8
    }
    use += (used - use) / 64
    latestTime = max(latestTime, accounts[account].start)
    if let index = accounts[account].heapIndex {
      siftUp(from: index)
      siftDown(from: accounts[account].heapIndex ?? index)
    }
    unpark(account)
    // An idle queue clears all debts.
    if running == 0, count == 0 { virtualTime = max(virtualTime, latestTime) }
    recycle(account)
  }

  // MARK: Threads

  /// Records that a thread of `account` became blocked, or no longer is.
  mutating func record(isBlocked: Bool, of account: Int) {
    change(account) { $0.blocked += isBlocked ? 1 : -1 }
    unpark(account)
  }

  /// Moves parked accounts back to the heap if they may have another thread.
  mutating func unparkRunnable() {
    for account in parked { unpark(account) }
  }

  private func mayRun(_ account: Int) -> Bool {
    let state = accounts[account]
    return !state.isLimited
      || state.running - state.blocked < limits.computing
        && state.running < max(1, limits.threads - running)
  }

  /// Whether the next job belongs to an account without a thread, while another account has the maximum number of
  /// computing threads.
  ///
  /// - Complexity: O(1).
  var isNextHeldUp: Bool {
    guard fullAccounts > 0, let account = heap.first else { return false }
    return accounts[account].running == 0
  }

  private func isFull(_ account: Int) -> Bool {
    accounts[account].running - accounts[account].blocked >= limits.computing
  }

  private mutating func change(_ account: Int, _ body: (inout Account) -> Void) {
    let wasFull = isFull(account)
    body(&accounts[account])
    fullAccounts += (isFull(account) ? 1 : 0) - (wasFull ? 1 : 0)
  }

  private mutating func unpark(_ account: Int) {
    guard accounts[account].isParked, mayRun(account) else { return }
    accounts[account].isParked = false
    parked.remove(account)
    insert(account)
  }

  // MARK: Waiting

  /// The expected wait in nanoseconds of a job that arrives now for `account`.
  ///
  /// The shorter of two times: for the account's queue at the rate of its share, and for all queues at the rate of the
  /// processors. Blocked jobs do not count, because other jobs run meanwhile.
  ///
  /// - Complexity: O(1).
  func expectedWait(of account: Int, processors: Int) -> Int {
    let sharing = max(1, heap.count + parked.count)
    let own = product(product(accounts[account].jobs.count, accounts[account].use), sharing)
    let all = product(count, use)
    return (accounts[account].isLimited ? min(own, max(all, own / sharing)) : all) / processors
  }

  /// The product, clamped to `Int.max`: an account may have many jobs and a very high cost.
  private func product(_ first: Int, _ second: Int) -> Int {
    let (product, isTooLarge) = first.multipliedReportingOverflow(by: second)
    return isTooLarge ? .max : product
  }

  // MARK: The heap

  private mutating func insert(_ account: Int) {
    arrivals += 1
    accounts[account].arrival = arrivals
    accounts[account].heapIndex = heap.count
    heap.append(account)
    siftUp(from: heap.count - 1)
  }

  private mutating func removeFirst() {
    accounts[heap[0]].heapIndex = nil
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    accounts[last].heapIndex = 0
    siftDown(from: 0)
  }

  private func comesBefore(_ first: Int, _ second: Int) -> Bool {
    let (first, second) = (heap[first], heap[second])
    let (a, b) = (accounts[first].start, accounts[second].start)
    return a < b || a == b && accounts[first].arrival < accounts[second].arrival
  }

  private mutating func siftUp(from index: Int) {
    var index = index
    while index > 0, comesBefore(index, (index - 1) / 2) {
      swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func siftDown(from index: Int) {
    var index = index
    while true {
      var next = 2 * index + 1
      guard next < heap.count else { return }
      if next + 1 < heap.count, comesBefore(next + 1, next) { next += 1 }
      guard comesBefore(next, index) else { return }
      swapAt(index, next)
      index = next
    }
  }

  private mutating func swapAt(_ first: Int, _ second: Int) {
    heap.swapAt(first, second)
    accounts[heap[first]].heapIndex = first
    accounts[heap[second]].heapIndex = second
  }
}
