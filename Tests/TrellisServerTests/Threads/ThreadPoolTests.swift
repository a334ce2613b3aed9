import Dispatch
import Foundation
import Synchronization
import Testing

@testable import TrellisServer

struct ThreadPoolTests {
  /// Holds whoever enters until it is opened.
  private final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    let entered = Atomic<Int>(0)

    func enter() {
      entered.add(1, ordering: .sequentiallyConsistent)
      semaphore.wait()
    }

    func open(for count: Int) { for _ in 0..<count { semaphore.signal() } }
  }

  private func pool(maximum: Int = 8, idleTime: Duration = .milliseconds(20)) -> ThreadPool {
    ThreadPool(
      name: "test",
      limits: .init(base: 2, maximum: maximum, patience: .milliseconds(5), idleTime: idleTime))
  }

  private func wait(until isSo: @Sendable () -> Bool) async throws {
    while !isSo() { try await Task.sleep(for: .milliseconds(2)) }
  }

  @Test func everyTaskRunsOnceOnAThreadOfThePool() async {
    let pool = pool()
    let total = await withTaskGroup(of: (Int, Bool).self) { group in
      for number in 1...2_000 {
        group.addTask(executorPreference: pool) {
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
      func note(_ pool: ThreadPool) { if pool.isCurrent { count += 1 } }
    }
    let counter = Counter()
    let pool = pool()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask(executorPreference: pool) { await counter.note(pool) } }
    }
    #expect(await counter.count == 100)
  }

  @Test func thereAreMoreThreadsWhileTasksBlockTheirs() async throws {
    let pool = pool()
    let gate = Gate()
    for _ in 0..<6 { pool.run { gate.enter() } }
    try await wait { gate.entered.load(ordering: .sequentiallyConsistent) == 6 }
    #expect(pool.workerCount >= 6)
    // Others go on meanwhile.
    #expect(await Task(executorPreference: pool) { 7 }.value == 7)
    gate.open(for: 6)
    try await wait { pool.workerCount == 2 }
    #expect(await Task(executorPreference: pool) { 8 }.value == 8)
  }

  @Test func thereAreNeverMoreThanItMayHave() async throws {
    let pool = pool(maximum: 4)
    let gate = Gate()
    for _ in 0..<10 { pool.run { gate.enter() } }
    try await wait { gate.entered.load(ordering: .sequentiallyConsistent) == 4 }
    try await Task.sleep(for: .milliseconds(50))
    #expect(gate.entered.load(ordering: .sequentiallyConsistent) == 4)
    #expect(pool.workerCount == 4)
    gate.open(for: 10)
    try await wait { gate.entered.load(ordering: .sequentiallyConsistent) == 10 }
    try await wait { pool.workerCount == 2 }
  }

  @Test func jobsComeOutInTheOrderInWhichTheyWentIn() async {
    let pool = ThreadPool(
      name: "one", limits: .init(base: 1, maximum: 1, patience: .milliseconds(5)))
    let gate = Gate()
    let order = Recorder()
    pool.run { gate.enter() }
    for number in 0..<5_000 { pool.run { order.add("\(number)") } }
    gate.open(for: 1)
    await Task(executorPreference: pool) {}.value
    #expect(order.entries == (0..<5_000).map { "\($0)" })
  }
}
