import TestSupport
import Testing

@testable import TrellisServer

/// The queue compared with one that has lists instead of a heap: the same job begins, and the same wait is
/// expected, after any operations.
struct FairQueueModelTests {
  /// Start-time fair queueing with a search of all accounts for each job.
  private struct Model {
    struct Account {
      var isOpen = true
      var isLimited = true
      var jobs: [Int] = []
      var start = 0
      var arrival = 0
      var isWaiting = false
      var isParked = false
      var running = 0
      var blocked = 0
      var use = 0
    }

    let limits: FairQueue<Int>.Limits
    var accounts: [Account] = []
    var vacant: [Int] = []
    var virtualTime = 0
    var latestTime = 0
    var arrivals = 0
    var use = 0

    var count: Int { accounts.reduce(0) { $0 + $1.jobs.count } }
    var running: Int { accounts.reduce(0) { $0 + $1.running } }

    mutating func open(isLimited: Bool, restoring times: (start: Int, use: Int)?) -> Int {
      let account = Account(
        isLimited: isLimited, start: max(virtualTime, times?.start ?? 0), use: times?.use ?? use)
      if let number = vacant.popLast() {
        accounts[number] = account
        return number
      }
      accounts.append(account)
      return accounts.count - 1
    }

    /// - Returns: the times, if the account is ahead of others.
    mutating func close(_ account: Int) -> (start: Int, use: Int)? {
      accounts[account].isOpen = false
      recycle(account)
      let (start, use) = (accounts[account].start, accounts[account].use)
      return start > virtualTime ? (start, use) : nil
    }

    private mutating func recycle(_ account: Int) {
      let state = accounts[account]
      if !state.isOpen, state.running == 0, state.jobs.isEmpty { vacant.append(account) }
    }

    mutating func append(_ job: Int, to account: Int) {
      accounts[account].jobs.append(job)
      guard !accounts[account].isWaiting, !accounts[account].isParked else { return }
      accounts[account].start = max(accounts[account].start, virtualTime)
      wait(account)
    }

    private mutating func wait(_ account: Int) {
      arrivals += 1
      accounts[account].arrival = arrivals
      accounts[account].isWaiting = true
    }

    private var first: Int? {
      accounts.indices.filter { accounts[$0].isWaiting }.min {
        (accounts[$0].start, accounts[$0].arrival) < (accounts[$1].start, accounts[$1].arrival)
      }
    }

    private func mayRun(_ account: Int) -> Bool {
      let state = accounts[account]
      if !state.isLimited { return true }
      let isComputingLess = state.running - state.blocked < limits.computing
      return isComputingLess && state.running < max(1, limits.threads - running)
    }

    mutating func hasNext() -> Bool {
      while let account = first, !mayRun(account) {
        accounts[account].isWaiting = false
        accounts[account].isParked = true
      }
      return first != nil
    }

    /// - Returns: the account, its job and its charge.
    mutating func next() -> (account: Int, job: Int, charge: Int)? {
      guard hasNext(), let account = first else { return nil }
      let job = accounts[account].jobs.removeFirst()
      accounts[account].isWaiting = false
      virtualTime = max(virtualTime, accounts[account].start)
      let charge = accounts[account].use
      accounts[account].running += 1
      accounts[account].start += charge
      if !accounts[account].jobs.isEmpty { wait(account) }
      return (account, job, charge)
    }

    mutating func end(_ account: Int, charge: Int, used: Int) {
      accounts[account].running -= 1
      accounts[account].start += used - charge
      accounts[account].use += (used - accounts[account].use) / 8
      use += (used - use) / 64
      latestTime = max(latestTime, accounts[account].start)
      unpark(account)
      if running == 0, count == 0 { virtualTime = max(virtualTime, latestTime) }
      recycle(account)
    }

    mutating func record(isBlocked: Bool, of account: Int) {
      accounts[account].blocked += isBlocked ? 1 : -1
      unpark(account)
    }

    private mutating func unpark(_ account: Int) {
      guard accounts[account].isParked, mayRun(account) else { return }
      accounts[account].isParked = false
      wait(account)
    }

    mutating func unparkRunnable() { for account in accounts.indices { unpark(account) } }

    var isNextHeldUp: Bool {
      let isFull = accounts.contains { $0.running - $0.blocked >= limits.computing }
      return isFull && first.map { accounts[$0].running == 0 } ?? false
    }

    func expectedWait(of account: Int, processors: Int) -> Int {
      let sharing = max(1, accounts.count(where: { $0.isWaiting || $0.isParked }))
      let own = accounts[account].jobs.count * accounts[account].use * sharing
      let all = count * use
      return (accounts[account].isLimited ? min(own, max(all, own / sharing)) : all) / processors
    }
  }

  @Test(arguments: Rounds.seeds(40)) func theQueueAndItsModelAgree(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let limits = FairQueue<Int>.Limits(
      computing: .random(in: 1...3, using: &random), threads: .random(in: 2...9, using: &random))
    var queue = FairQueue<Int>(limits: limits)
    var model = Model(limits: limits)
    var open: [Int] = []
    var savedTimes: [(FairQueue<Int>.SavedTimes, (start: Int, use: Int))] = []
    var turns: [(turn: FairQueue<Int>.Turn, charge: Int, isBlocked: Bool)] = []
    for step in 0..<1_000 {
      switch Int.random(in: 0..<20, using: &random) {
      // With few jobs, the queue is often idle.
      case 0...6 where !open.isEmpty && UInt64.random(in: 0...2, using: &random) <= seed % 3:
        let account = open.randomElement(using: &random) ?? 0
        queue.append(step, to: account)
        model.append(step, to: account)
      case 7...10:
        let (turn, expected) = (queue.next(), model.next())
        try #require(turn?.job == expected?.job && turn?.account == expected?.account)
        if let turn, let expected { turns.append((turn, expected.charge, false)) }
      case 11...13 where !turns.isEmpty:
        let index = turns.indices.randomElement(using: &random)!
        let (turn, charge, isBlocked) = turns.remove(at: index)
        if isBlocked {
          queue.record(isBlocked: false, of: turn.account)
          model.record(isBlocked: false, of: turn.account)
        }
        let used = Int.random(in: 0...2_000, using: &random)
        queue.end(turn, used: used)
        model.end(turn.account, charge: charge, used: used)
      case 14...15 where !turns.isEmpty:
        let index = turns.indices.randomElement(using: &random)!
        turns[index].isBlocked.toggle()
        queue.record(isBlocked: turns[index].isBlocked, of: turns[index].turn.account)
        model.record(isBlocked: turns[index].isBlocked, of: turns[index].turn.account)
      case 16 where open.count > 1:
        // An account may be closed before its jobs have begun or ended.
        let account = open.remove(at: open.indices.randomElement(using: &random)!)
        let (times, expected) = (queue.close(account), model.close(account))
        #expect((times == nil) == (expected == nil))
        if let times, let expected { savedTimes.append((times, expected)) }
      // Several parked accounts have no order.
      case 17 where model.accounts.count(where: { $0.isParked }) <= 1:
        queue.unparkRunnable()
        model.unparkRunnable()
      default:
        guard open.count < 6 else { continue }
        let times = Bool.random(using: &random) ? savedTimes.popLast() : nil
        let isLimited = Int.random(in: 0..<5, using: &random) > 0
        let account = queue.open(isLimited: isLimited, restoring: times?.0)
        try #require(account == model.open(isLimited: isLimited, restoring: times?.1))
        open.append(account)
      }
      #expect(queue.count == model.count && queue.running == model.running)
      #expect(queue.isNextHeldUp == model.isNextHeldUp)
      for account in open {
        #expect(
          queue.expectedWait(of: account, processors: 2)
            == model.expectedWait(of: account, processors: 2))
      }
      for (times, expected) in savedTimes {
        #expect(queue.isOver(times) == (expected.start <= model.virtualTime))
      }
    }
  }
}
