/// The jobs of several accounts, and which of them is next: one of the account that has used least.
///
/// *Start-time fair queueing* (P. Goyal, H. M. Vin, H. Cheng, SIGCOMM 1996). Each account has a virtual
/// time that moves on by what its jobs use; the account whose time is least has the next turn. An account
/// that had nothing to do starts at the time of those that have, so that a pause earns no credit, and
/// a newcomer waits for the jobs that run and for no queue of another account. Inside an account, jobs
/// keep their order.
///
/// What a job uses is known only when it has ended. While it runs, its account is charged what its jobs
/// used on average, and the difference afterwards.
///
/// An account is *limited* in the threads that it occupies at a time: so many that compute, and of those
/// that block no more than as many as are free. So one account takes half of the threads at most, two take
/// a third each, and there is always one for the next. (A. K. Choudhury, E. L. Hahne, "Dynamic queue
/// length thresholds", 1998, with a factor of 1.)
///
/// The queue has no clock and no threads: its owner tells what was used, in nanoseconds.
///
/// - Complexity: O(log *n*) in the accounts that have jobs, for each job.
struct FairQueue<Job> {
  struct Limits: Sendable {
    /// Threads of one account that compute.
    var computing = 2
    /// Threads of all accounts.
    var threads = 64
  }

  /// The times of an account that was closed: the account begins with them when it is opened again.
  struct Past: Sendable {
    fileprivate let start: Int
    fileprivate let use: Int
  }

  /// A job that was begun, and what it was charged for.
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
    /// Tells accounts of equal times apart: the one that has waited longer goes first.
    var arrival = 0
    /// The place in the heap; `nil` where no job waits or none may begin.
    var place: Int?
    /// Whether jobs wait and none may begin.
    var isParked = false
    var running = 0
    /// How many of these block their threads.
    var blocked = 0
    /// The mean processor time of a job of this account.
    var use: Int
  }

  private let limits: Limits
  private var accounts: [Account] = []
  private var vacant: [Int] = []
  /// Accounts that have jobs one of which may begin: a binary heap by their times.
  private var heap: [Int] = []
  private var parked: Set<Int> = []
  /// Accounts with as many threads that compute as one may have.
  private var fullAccounts = 0
  private var virtualTime = 0
  private var latestTime = 0
  private var arrivals = 0
  /// The mean processor time of a job of any account.
  private var use = 0

  /// Jobs that wait.
  private(set) var count = 0
  /// Jobs that were begun and have not ended.
  private(set) var running = 0

  init(limits: Limits = Limits()) {
    self.limits = limits
  }

  // MARK: Accounts

  /// Makes an account, and returns its number.
  ///
  /// - Parameter past: the times of the account when it was closed, if it was there before.
  mutating func open(isLimited: Bool = true, after past: Past? = nil) -> Int {
    let account = Account(
      isLimited: isLimited, start: max(virtualTime, past?.start ?? 0), use: past?.use ?? use)
    if let place = vacant.popLast() {
      accounts[place] = account
      return place
    }
    accounts.append(account)
    return accounts.count - 1
  }

  /// Gives an account up; its number is used again once its jobs have ended.
  ///
  /// - Returns: the times of the account, where it has used more than others: without them, an account that
  ///   is closed after each job would always have the next turn.
  @discardableResult
  mutating func close(_ account: Int) -> Past? {
    accounts[account].isOpen = false
    recycle(account)
    let past = Past(start: accounts[account].start, use: accounts[account].use)
    return isOver(past) ? nil : past
  }

  /// Whether others have used as much as the account since it was closed.
  func isOver(_ past: Past) -> Bool { past.start <= virtualTime }

  private mutating func recycle(_ account: Int) {
    let state = accounts[account]
    guard !state.isOpen, state.running == 0, state.jobs.isEmpty else { return }
    vacant.append(account)
  }

  // MARK: Jobs

  mutating func append(_ job: Job, to account: Int) {
    accounts[account].jobs.append(job)
    count += 1
    guard accounts[account].place == nil, !accounts[account].isParked else { return }
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

  /// Whether a job may begin. Accounts that have as many threads as they may are put aside.
  mutating func hasNext() -> Bool {
    while let account = heap.first, !mayRun(account) {
      removeFirst()
      accounts[account].isParked = true
      parked.insert(account)
    }
    return !heap.isEmpty
  }

  /// Notes that a job has ended.
  ///
  /// - Parameter used: nanoseconds of a processor.
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
    if let place = accounts[account].place {
      rise(from: place)
      sink(from: accounts[account].place ?? place)
    }
    unpark(account)
    // Nobody owes anything to anybody once nobody has anything to do.
    if running == 0, count == 0 { virtualTime = max(virtualTime, latestTime) }
    recycle(account)
  }

  // MARK: Threads

  /// Notes that a thread of `account` has begun to block, or has ceased to.
  mutating func note(isBlocked: Bool, of account: Int) {
    change(account) { $0.blocked += isBlocked ? 1 : -1 }
    unpark(account)
  }

  /// Looks again at the accounts whose jobs had to wait for threads of their own.
  mutating func reconsider() {
    for account in parked { unpark(account) }
  }

  private func mayRun(_ account: Int) -> Bool {
    let state = accounts[account]
    return !state.isLimited
      || state.running - state.blocked < limits.computing
        && state.running < max(1, limits.threads - running)
  }

  /// Whether the next job is of an account without a thread, while another account has as many threads that
  /// compute as it may.
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

  /// How long a job that comes now for `account` would wait, about, in nanoseconds.
  ///
  /// The account's own queue is served at the rate of its share, and all queues at the rate of the
  /// processors: the shorter of both times. Jobs that block are not in it, as others run meanwhile.
  ///
  /// - Complexity: O(1).
  func expectedWait(of account: Int, processors: Int) -> Int {
    let sharing = max(1, heap.count + parked.count)
    let own = product(product(accounts[account].jobs.count, accounts[account].use), sharing)
    let all = product(count, use)
    return (accounts[account].isLimited ? min(own, max(all, own / sharing)) : all) / processors
  }

  /// The product, or the greatest number where that is greater: an account with many jobs of which one
  /// took very long.
  private func product(_ first: Int, _ second: Int) -> Int {
    let (product, isTooLarge) = first.multipliedReportingOverflow(by: second)
    return isTooLarge ? .max : product
  }

  // MARK: The heap

  private mutating func insert(_ account: Int) {
    arrivals += 1
    accounts[account].arrival = arrivals
    accounts[account].place = heap.count
    heap.append(account)
    rise(from: heap.count - 1)
  }

  private mutating func removeFirst() {
    accounts[heap[0]].place = nil
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    accounts[last].place = 0
    sink(from: 0)
  }

  private func comesBefore(_ first: Int, _ second: Int) -> Bool {
    let (first, second) = (heap[first], heap[second])
    let (a, b) = (accounts[first].start, accounts[second].start)
    return a < b || a == b && accounts[first].arrival < accounts[second].arrival
  }

  private mutating func rise(from place: Int) {
    var place = place
    while place > 0, comesBefore(place, (place - 1) / 2) {
      exchange(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func sink(from place: Int) {
    var place = place
    while true {
      var next = 2 * place + 1
      guard next < heap.count else { return }
      if next + 1 < heap.count, comesBefore(next + 1, next) { next += 1 }
      guard comesBefore(next, place) else { return }
      exchange(place, next)
      place = next
    }
  }

  private mutating func exchange(_ first: Int, _ second: Int) {
    heap.swapAt(first, second)
    accounts[heap[first]].place = first
    accounts[heap[second]].place = second
  }
}
