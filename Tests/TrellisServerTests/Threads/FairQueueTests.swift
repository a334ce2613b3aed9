import TestSupport
import Testing

@testable import TrellisServer

struct FairQueueTests {
  private var queue = FairQueue<Int>(limits: .init(computing: 2, threads: 8))

  /// Runs the next job, with the cost `used`.
  private mutating func run(using used: Int) -> Int? {
    guard let turn = queue.next() else { return nil }
    queue.end(turn, used: used)
    return turn.job
  }

  @Test mutating func jobsOfOneAccountKeepTheirOrder() {
    let account = queue.open()
    for job in 0..<100 { queue.append(job, to: account) }
    for job in 0..<100 { #expect(run(using: job % 7) == job) }
    #expect(run(using: 0) == nil)
    #expect(queue.count == 0)
  }

  @Test mutating func aNewcomerWaitsForNoQueueOfAnother() {
    let (busy, newcomer) = (queue.open(), queue.open())
    for job in 0..<100 { queue.append(job, to: busy) }
    for job in 0..<50 { #expect(run(using: 10) == job) }
    queue.append(1_000, to: newcomer)
    #expect(run(using: 10) == 1_000)
    #expect(run(using: 10) == 50)
  }

  @Test mutating func accountsGetTheSameTimeForAnyJobs() {
    let accounts = (0..<3).map { _ in queue.open() }
    let costs = [1_000, 100, 10]
    var used = [0, 0, 0]
    for number in 0..<3 {
      for _ in 0..<10_000 { queue.append(number, to: accounts[number]) }
    }
    for _ in 0..<10_000 {
      guard let turn = queue.next() else { break }
      used[turn.job] += costs[turn.job]
      queue.end(turn, used: costs[turn.job])
      guard used.min() ?? 0 < 90_000 else { break }
    }
    // Two queues that both have jobs differ by at most two jobs of the longest kind.
    #expect((used.max() ?? 0) - (used.min() ?? 0) <= 2_000)
  }

  @Test mutating func aPauseEarnsNoCredit() {
    let (steady, idle) = (queue.open(), queue.open())
    queue.append(-1, to: idle)
    for job in 0..<100 { queue.append(job, to: steady) }
    for _ in 0..<51 { _ = run(using: 100) }
    for job in 0..<50 { queue.append(1_000 + job, to: idle) }
    let jobs = (0..<20).compactMap { _ in run(using: 100) }
    #expect((9...11).contains(jobs.count { $0 >= 1_000 }))
  }

  @Test mutating func anIdleQueueClearsAllDebts() {
    let (first, second) = (queue.open(), queue.open())
    queue.append(1, to: first)
    _ = run(using: 1_000_000)
    for job in 0..<4 {
      queue.append(10 + job, to: first)
      queue.append(20 + job, to: second)
    }
    #expect((0..<4).compactMap { _ in run(using: 10) } == [10, 20, 11, 21])
  }

  @Test mutating func anAccountThatIsClosedAndOpenedAgainKeepsItsTimes() {
    let steady = queue.open()
    for job in 0..<100 { queue.append(job, to: steady) }
    var times: FairQueue<Int>.SavedTimes?
    var order: [Int] = []
    // One job at a time, and the account is closed after each.
    for _ in 0..<20 {
      let account = queue.open(restoring: times)
      queue.append(1_000, to: account)
      while let job = run(using: 100) {
        order.append(job)
        guard job != 1_000 else { break }
      }
      times = queue.close(account)
    }
    let jobs = order.prefix(30)
    #expect((12...18).contains(jobs.count { $0 == 1_000 }), "\(order)")
  }

  @Test mutating func closedAccountsWithoutDebtsAreRemoved() {
    let (first, second) = (queue.open(), queue.open())
    queue.append(1, to: first)
    queue.append(2, to: second)
    _ = run(using: 10)
    #expect(queue.close(first) != nil)
    _ = run(using: 1_000)
    // There are no more jobs.
    #expect(queue.close(second) == nil)
  }

  /// A job that took years of processor time, before many others.
  @Test mutating func aVeryLongExpectedWaitIsFinite() {
    let account = queue.open()
    queue.append(0, to: account)
    _ = run(using: .max / 4)
    for other in 0..<1_000 { queue.append(other, to: other % 2 == 0 ? account : queue.open()) }
    #expect(queue.expectedWait(of: account, processors: 2) > 1_000_000_000_000)
  }

  // MARK: Threads

  @Test mutating func anAccountComputesOnAtMostOneThreadForEachProcessor() throws {
    let (greedy, other) = (queue.open(), queue.open())
    for job in 0..<10 { queue.append(job, to: greedy) }
    let turns = [queue.next(), queue.next()]
    #expect(turns.map { $0?.job } == [0, 1])
    #expect(queue.next()?.job == nil)
    #expect(queue.hasNext() == false)
    queue.append(100, to: other)
    #expect(queue.next()?.job == 100)
    queue.end(try #require(turns[0]), used: 10)
    #expect(queue.next()?.job == 2)
  }

  @Test mutating func accountsThatBlockLeaveAThreadForTheNext() {
    for account in [queue.open(), queue.open(), queue.open()] {
      for job in 0..<20 { queue.append(job, to: account) }
      while queue.next() != nil { queue.record(isBlocked: true, of: account) }
    }
    // Of 8 threads the first takes 4, the second half of the rest, and so on.
    #expect(queue.running == 7)
    let newcomer = queue.open()
    queue.append(1, to: newcomer)
    #expect(queue.next()?.account == newcomer)
  }

  @Test mutating func aThreadThatComputesAgainCountsAgain() {
    let account = queue.open()
    for job in 0..<10 { queue.append(job, to: account) }
    _ = queue.next()
    _ = queue.next()
    queue.record(isBlocked: true, of: account)
    #expect(queue.next()?.job == 2)
    #expect(queue.next() == nil)
    queue.record(isBlocked: false, of: account)
    #expect(queue.next() == nil)
  }

  @Test mutating func aNewcomerWaitsWhileAnotherComputesOnAllProcessors() throws {
    let (busy, newcomer) = (queue.open(), queue.open())
    for job in 0..<2 { queue.append(job, to: busy) }
    _ = queue.next()
    queue.append(2, to: newcomer)
    #expect(!queue.isNextHeldUp)
    let next = queue.next()
    let turn = try #require(next)
    #expect(turn.account == busy)
    #expect(queue.isNextHeldUp)
    queue.record(isBlocked: true, of: busy)
    #expect(!queue.isNextHeldUp)
    queue.record(isBlocked: false, of: busy)
    #expect(queue.isNextHeldUp)
    queue.end(turn, used: 5)
    #expect(!queue.isNextHeldUp)
  }

  @Test mutating func theServersOwnJobsHaveNoLimit() {
    let account = queue.open(isLimited: false)
    for job in 0..<100 { queue.append(job, to: account) }
    #expect((0..<100).compactMap { _ in queue.next()?.job } == Array(0..<100))
  }

  // MARK: Waiting

  @Test mutating func theWaitIsComputedFromTheOwnQueueAndItsShare() {
    let (long, short) = (queue.open(), queue.open())
    for _ in 0..<1_000 {
      queue.append(0, to: long)
      queue.append(0, to: short)
      _ = run(using: 1_000)
      _ = run(using: 1_000)
    }
    #expect(queue.expectedWait(of: long, processors: 2) == 0)
    for _ in 0..<100 { queue.append(0, to: long) }
    let alone = queue.expectedWait(of: long, processors: 2)
    #expect((45_000...50_000).contains(alone))
    // Another queue gets half of the time, but no more than it needs.
    queue.append(0, to: short)
    #expect(queue.expectedWait(of: short, processors: 2) <= 1_000)
    #expect((alone...alone + 1_000).contains(queue.expectedWait(of: long, processors: 2)))
  }

  /// The queue compared with lists: no job is lost, repeated or overtaken.
  @Test(arguments: UInt64(0)..<20) func everyJobIsBegunOnceAndInOrder(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var queue = FairQueue<Int>(limits: .init(computing: 2, threads: 6))
    var accounts = (0..<4).map { _ in queue.open() }
    var waiting: [Int: [Int]] = [:]
    var turns: [(FairQueue<Int>.Turn, isBlocked: Bool)] = []
    for step in 0..<2_000 {
      switch random.next() % 8 {
      case 0...3:
        let account = accounts[Int(random.next() % 4)]
        queue.append(step, to: account)
        waiting[account, default: []].append(step)
      case 4, 5:
        guard turns.count < 6, let turn = queue.next() else { continue }
        #expect(waiting[turn.account]?.removeFirst() == turn.job)
        turns.append((turn, false))
      case 6 where !turns.isEmpty:
        let index = Int(random.next() % UInt64(turns.count))
        turns[index].isBlocked.toggle()
        queue.record(isBlocked: turns[index].isBlocked, of: turns[index].0.account)
      case 7 where !turns.isEmpty:
        let (turn, isBlocked) = turns.remove(at: Int(random.next() % UInt64(turns.count)))
        if isBlocked { queue.record(isBlocked: false, of: turn.account) }
        queue.end(turn, used: Int(random.next() % 1_000))
      default:
        let index = Int(random.next() % 4)
        guard waiting[accounts[index]]?.isEmpty ?? true else { continue }
        queue.close(accounts[index])
        accounts[index] = queue.open()
        waiting[accounts[index]] = []
      }
      #expect(queue.count == waiting.values.reduce(0) { $0 + $1.count })
      #expect(queue.running == turns.count)
    }
    while true {
      for (turn, isBlocked) in turns {
        if isBlocked { queue.record(isBlocked: false, of: turn.account) }
        queue.end(turn, used: 5)
      }
      turns = []
      queue.unparkRunnable()
      guard let turn = queue.next() else { break }
      #expect(waiting[turn.account]?.removeFirst() == turn.job)
      turns.append((turn, false))
    }
    #expect(waiting.values.allSatisfy { $0.isEmpty })
  }
}
