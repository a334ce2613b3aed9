import Synchronization
import Testing

@testable import TrellisComponents

struct RemoteStateUpdaterTests {
  private let tree = TestTree()

  private func build(_ names: [String]) -> [String: RemoteStateUpdater<Int>] {
    var updaters: [String: RemoteStateUpdater<Int>] = [:]
    tree.build {
      Group(
        names.map { name in
          Render(name, identifier: name, initial: 0) { me, _ in
            updaters[name] = me.state.remote
            return nil
          }
        })
    }
    return updaters
  }

  private var states: [Int] {
    tree.root.node.children.linked.compactMap { $0.state?.value(as: Int.self) }
  }

  @Test func anUpdateFromAnotherTaskArrives() async throws {
    let updater = try #require(build(["a"])["a"])
    await Task.detached { updater.update { $0 += 5 } }.value
    _ = build(["a"])
    #expect(states == [5])
  }

  @Test func updatesOfOneTaskStayInOrder() async throws {
    let updater = try #require(build(["a"])["a"])
    await Task.detached {
      for digit in 1...9 { updater.update { $0 = $0 * 10 + digit } }
    }.value
    _ = build(["a"])
    #expect(states == [123_456_789])
  }

  @Test func updatesOfManyTasksAllArrive() async throws {
    let updater = try #require(build(["a"])["a"])
    await withTaskGroup { group in
      for _ in 0..<100 {
        group.addTask { for _ in 0..<100 { updater.update { $0 += 1 } } }
      }
    }
    _ = build(["a"])
    #expect(states == [10_000])
  }

  @Test func anUpdateOfARemovedComponentIsDropped() throws {
    let updater = try #require(build(["a", "b"])["b"])
    _ = build(["a"])
    updater.set(3)
    #expect(tree.queue.hasUpdates)
    var updates = UpdatedNodes()
    tree.deliver(to: &updates)
    #expect(updates.isEmpty)
  }

  @Test func anUpdateAfterTheReleaseOfTheTreeDoesNothing() throws {
    var updater: RemoteStateUpdater<Int>?
    do {
      let other = TestTree()
      other.build {
        Render(initial: 0) { me, _ in
          updater = me.state.remote
          return nil
        }
      }
    }
    try #require(updater).set(1)
  }

  @Test func theOwnerIsWokenOncePerDelivery() throws {
    let updater = try #require(build(["a"])["a"])
    let wakes = Counter()
    tree.queue.setWakeHandler { wakes.add() }
    updater.set(1)
    updater.set(2)
    #expect(wakes.count == 1)
    _ = build(["a"])
    updater.set(3)
    #expect(wakes.count == 2)
  }

  /// A thread-safe counter.
  private final class Counter: Sendable {
    private let value = Mutex(0)
    var count: Int { value.withLock { $0 } }
    func add() { value.withLock { $0 += 1 } }
  }

  @Test func updatersOfRemovedComponentsTakeNoMemory() {
    for round in 0..<50 { _ = build((0..<100).map { "\(round)/\($0)" }) }
    #expect(tree.root.tree.updaters.count < 500)
  }
}
