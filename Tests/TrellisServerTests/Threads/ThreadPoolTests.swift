import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing
import TrellisHTTP

@testable import TrellisServer

struct ThreadPoolTests {
  /// Blocks callers until it is opened.
  private final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    let entered = Atomic<Int>(0)

    func enter() {
      entered.add(1, ordering: .sequentiallyConsistent)
      semaphore.wait()
    }

    func open(for count: Int) { for _ in 0..<count { semaphore.signal() } }
  }

  private final class Flag: Sendable {
    private let value = Atomic(false)
    var isSet: Bool { value.load(ordering: .acquiring) }
    func set() { value.store(true, ordering: .releasing) }
  }

  private func pool(maximum: Int = 8, idleTime: Duration = .milliseconds(20)) -> ThreadPool {
    ThreadPool(
      name: "test",
      limits: .init(base: 2, maximum: maximum, stallTimeout: .milliseconds(5), idleTime: idleTime))
  }

  /// The reserve thread finds a blocked job by readings of its thread, which take system calls.
  @Test func readingAThreadClockHoldsNoLock() async throws {
    final class Holder: Sendable {
      let pool = Mutex<ThreadPool?>(nil)
      let readings = Atomic(0)
    }
    let holder = Holder()
    let pool = ThreadPool(
      name: "test",
      limits: .init(
        base: 2, maximum: 8, stallTimeout: .milliseconds(5), idleTime: .milliseconds(20))
    ) { clock in
      // Takes the lock.
      if let pool = holder.pool.withLock({ $0 }), pool.workerCount > 0 {
        holder.readings.add(1, ordering: .relaxed)
      }
      return clock.isWaiting
    }
    holder.pool.withLock { $0 = pool }
    let gate = Gate()
    let account = pool.makeAccount()
    for _ in 0..<2 { account.run { gate.enter() } }
    await waitUntil { gate.entered.load(ordering: .sequentiallyConsistent) == 2 }
    let last = Flag()
    for _ in 0..<20 { account.run { gate.enter() } }
    account.run { last.set() }
    await waitUntil { holder.readings.load(ordering: .relaxed) > 0 }
    gate.open(for: 22)
    await waitUntil { last.isSet }
    holder.pool.withLock { $0 = nil }
  }

  @Test func everyTaskRunsOnceOnAThreadOfThePool() async {
    let pool = pool()
    let account = pool.makeAccount()
    let total = await withTaskGroup(of: (Int, Bool).self) { group in
      for number in 1...2_000 {
        group.addTask(executorPreference: account) {
          try? await Task.sleep(for: .microseconds(1))
          return (number, pool.isCurrent)
        }
      }
      return await group.reduce(into: 0) { total, result in
        #expect(result.1)
        total += result.0
      }
    }
    #expect(total == 2_001_000)
  }

  @Test func actorsTakeTheirTurnsOnTheThreadsOfTheirCallers() async {
    actor Counter {
      private(set) var count = 0
      func record(_ pool: ThreadPool) { if pool.isCurrent { count += 1 } }
    }
    let counter = Counter()
    let pool = pool()
    let account = pool.makeAccount()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask(executorPreference: account) { await counter.record(pool) } }
    }
    #expect(await counter.count == 100)
  }

  @Test func thereAreMoreThreadsWhileTasksBlockTheirs() async throws {
    let pool = pool()
    let account = pool.makeAccount()
    let gate = Gate()
    for _ in 0..<6 { account.run { gate.enter() } }
    await waitUntil { gate.entered.load(ordering: .sequentiallyConsistent) == 6 }
    #expect(pool.workerCount >= 6)
    // Other tasks continue meanwhile.
    #expect(await Task(executorPreference: account) { 7 }.value == 7)
    gate.open(for: 6)
    await waitUntil { pool.workerCount == 2 }
    #expect(await Task(executorPreference: account) { 8 }.value == 8)
  }

  /// The worker that became idle last takes the next job; otherwise each would have a job from time to
  /// time.
  @Test func surplusThreadsEndUnderConstantLoad() async throws {
    let pool = pool(idleTime: .milliseconds(200))
    let account = pool.makeAccount()
    let gate = Gate()
    for _ in 0..<6 { account.run { gate.enter() } }
    await waitUntil { gate.entered.load(ordering: .sequentiallyConsistent) == 6 }
    gate.open(for: 6)
    await waitUntil {
      account.run {}
      return pool.workerCount == 2
    }
  }

  /// A worker takes the first task that its own task starts, and must not keep it while its own continues.
  @Test func aTaskMayWaitForATaskThatItStarted() async throws {
    let pool = pool()
    let account = pool.makeAccount()
    let gate = Gate()
    let done = Flag()
    account.run {
      account.run { gate.open(for: 1) }
      gate.enter()
      done.set()
    }
    await waitUntil { done.isSet }
  }

  @Test func theNumberOfThreadsIsLimited() async throws {
    final class Readings: Sendable {
      let count = Atomic(0)
    }
    let readings = Readings()
    let pool = ThreadPool(
      name: "test",
      limits: .init(
        base: 2, maximum: 4, stallTimeout: .milliseconds(5), idleTime: .milliseconds(20))
    ) { clock in
      readings.count.add(1, ordering: .relaxed)
      return clock.isWaiting
    }
    let account = pool.makeAccount()
    let gate = Gate()
    for _ in 0..<10 { account.run { gate.enter() } }
    await waitUntil { gate.entered.load(ordering: .sequentiallyConsistent) == 4 }
    // The reserve thread reads the clocks of the four threads before it decides whether to add one.
    let before = readings.count.load(ordering: .relaxed)
    await waitUntil { readings.count.load(ordering: .relaxed) >= before + 10 * 4 }
    #expect(gate.entered.load(ordering: .sequentiallyConsistent) == 4)
    #expect(pool.workerCount == 4)
    gate.open(for: 10)
    await waitUntil { gate.entered.load(ordering: .sequentiallyConsistent) == 10 }
    await waitUntil { pool.workerCount == 2 }
  }

  @Test func jobsRunInTheOrderOfTheirSubmission() async {
    let pool = ThreadPool(
      name: "one", limits: .init(base: 1, maximum: 1, stallTimeout: .milliseconds(5)))
    let account = pool.makeAccount()
    let gate = Gate()
    let order = Recorder()
    account.run { gate.enter() }
    for number in 0..<5_000 { account.run { order.add("\(number)") } }
    gate.open(for: 1)
    await Task(executorPreference: account) {}.value
    #expect(order.entries == (0..<5_000).map { "\($0)" })
  }

  // MARK: Accounts

  @Test func aReferencedAccountStaysTheSame() async {
    let pool = pool()
    let account = pool.account(of: .loopback)
    #expect(pool.account(of: .loopback) === account)
    #expect(pool.account(of: .test("::ffff:127.0.0.1")) === account)
    #expect(pool.account(of: .test("10.0.0.1")) !== account)
    // An unreferenced account ends, and its jobs are run.
    #expect(await Task(executorPreference: pool.account(of: .test("10.0.0.2"))) { 7 }.value == 7)
  }

  /// Else a client with many addresses could fill the memory.
  @Test func anAddressIsForgottenWithItsAccount() {
    let pool = ThreadPool(
      name: "one", limits: .init(base: 1, maximum: 1, stallTimeout: .milliseconds(5)))
    let kept = (0..<3).map { pool.account(of: .test("10.0.1.\($0)")) }
    for number in 0..<200 {
      let account = pool.account(of: .test("10.0.2.\(number)"))
      #expect(pool.accountCount == 4)
      withExtendedLifetime(account) {}
    }
    #expect(pool.accountCount == 3)
    #expect(pool.account(of: .test("10.0.1.1")) === kept[1])
  }

  /// A client without a session that sends requests one after the other has an account only during a
  /// request.
  @Test func anAddressKeepsItsDebtAfterItsAccountEnds() async throws {
    let pool = ThreadPool(
      name: "one", limits: .init(base: 1, maximum: 1, stallTimeout: .milliseconds(5)))
    let (first, second) = (Gate(), Gate())
    let own = pool.makeAccount()
    own.run { first.enter() }
    await waitUntil { first.entered.load(ordering: .sequentiallyConsistent) == 1 }
    pool.account(of: .test("10.0.0.1")).run {
      let end = ThreadClock.used + 1_000_000
      while ThreadClock.used < end {}
    }
    pool.account(of: .test("10.0.0.2")).run { second.enter() }
    first.open(for: 1)
    await waitUntil { second.entered.load(ordering: .sequentiallyConsistent) == 1 }
    #expect(pool.savedCount == 1)
    let again = pool.account(of: .test("10.0.0.1"))
    #expect(pool.savedCount == 0)
    withExtendedLifetime(again) {}
    second.open(for: 1)
  }

  /// Jobs that compute until another address had its turn: they must not take all threads.
  @Test func anAddressThatComputesLeavesThreadsForOthers() async {
    let pool = pool()
    let flag = Flag()
    let greedy = pool.account(of: .test("10.0.0.1"))
    for _ in 0..<20 { greedy.run { while !flag.isSet {} } }
    let other = pool.account(of: .test("10.0.0.2"))
    await Task(executorPreference: other) { flag.set() }.value
    await Task(executorPreference: greedy) {}.value
    #expect(pool.workerCount <= 4)
  }

  /// Jobs that block until another address had its turn.
  @Test func anAddressThatBlocksLeavesThreadsForOthers() async throws {
    let pool = pool()
    let gate = Gate()
    let greedy = pool.account(of: .test("10.0.0.1"))
    for _ in 0..<20 { greedy.run { gate.enter() } }
    await waitUntil { gate.entered.load(ordering: .sequentiallyConsistent) == 4 }
    let other = pool.account(of: .test("10.0.0.2"))
    #expect(await Task(executorPreference: other) { 7 }.value == 7)
    #expect(gate.entered.load(ordering: .sequentiallyConsistent) == 4)
    gate.open(for: 20)
    await Task(executorPreference: greedy) {}.value
  }

  @Test func aYieldingTaskContinuesInItsAccount() async {
    let pool = ThreadPool(
      name: "one", limits: .init(base: 1, maximum: 1, stallTimeout: .milliseconds(5)))
    let (first, second) = (pool.account(of: .test("10.0.0.1")), pool.account(of: .test("10.0.0.2")))
    let gate = Gate()
    let order = Recorder()
    first.run { gate.enter() }
    let long = Task(executorPreference: first) {
      for step in 0..<100 {
        order.add("long \(step)")
        await Task.yield()
        #expect(pool.isCurrent)
      }
    }
    let short = Task(executorPreference: second) { order.add("short") }
    gate.open(for: 1)
    await short.value
    await long.value
    #expect(order.entries.filter { $0 != "short" } == (0..<100).map { "long \($0)" })
    #expect(order.entries.last != "short")
  }
}
