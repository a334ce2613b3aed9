import Synchronization
import TestSupport
import Testing
import TrellisBase

@testable import TrellisComponents

struct TreeTasksTests {
  private let tasks = TreeTasks()

  /// Counts calls, also of the functions that cancel a task.
  private final class Calls: Sendable {
    private let number = Mutex(0)
    var count: Int { number.withLock { $0 } }
    func add() { number.withLock { $0 += 1 } }
  }

  @Test func theFirstOfWaitingTasksWakesThePage() {
    var wakes = 0
    tasks.onPending = { wakes += 1 }
    let first = tasks.add(nil) {}
    let second = tasks.add(nil) {}
    #expect(wakes == 1)
    #expect(tasks.consumePending() == [first, second])
    #expect(!tasks.hasPending)
    tasks.add(nil) {}
    #expect(wakes == 2)
  }

  @Test func aTaskThatIsCancelledBeforeItsStartDoesNotRun() throws {
    let id = try #require(tasks.add(nil) {})
    tasks.cancel(id)
    #expect(tasks.consumePending().isEmpty)
    #expect(tasks.work(of: id) == nil)
    let late = try #require(tasks.add(nil) {})
    #expect(tasks.consumePending() == [late])
    tasks.cancel(late)
    let calls = Calls()
    tasks.didStart(late) { calls.add() }
    #expect(calls.count == 1)
  }

  @Test func theEndCancelsAllTasks() throws {
    let calls = Calls()
    let started = try #require(tasks.add(nil) {})
    tasks.didStart(started) { calls.add() }
    tasks.add(nil) {}
    tasks.end()
    #expect(calls.count == 1)
    #expect(tasks.count == 0 && !tasks.hasPending)
    #expect(tasks.add(nil) {} == nil)
    #expect(tasks.count == 0)
  }

  @Test func thePageLimitsItsTasks() {
    for _ in 0..<TreeTasks.limit { #expect(tasks.add(nil) {} != nil) }
    let recorder = ProgrammerErrorRecorder()
    recorder.record { #expect(tasks.add(nil) {} == nil) }
    #expect(recorder.consume().count == 1)
    #expect(tasks.count == TreeTasks.limit)
  }

  @Test func tasksOfRemovedComponentsAreCancelled() throws {
    let tree = TestTree()
    tree.build { withScope(Leaf.self) { Leaf() } }
    let identity = try #require(tree.root.component?.treeNode?.identity)
    let calls = Calls()
    let owned = try #require(tasks.add(identity) {})
    tasks.didStart(owned) { calls.add() }
    tasks.add(nil) {}
    tasks.sweep()
    #expect(tasks.count == 2)
    tree.build { nil }
    tree.build { nil }
    #expect(identity.newest == nil)
    tasks.sweep()
    #expect(tasks.count == 1)
    #expect(calls.count == 1)
  }

  @Test func aTaskAtAPositionIsNotAfterIt() {
    let before = tasks.position
    tasks.add(nil) {}
    #expect(tasks.runs(after: before))
    #expect(!tasks.runs(after: tasks.position))
  }

  @MainActor @Test func aCancelledTaskIsNotWaitedFor() async throws {
    let tasks = TreeTasks()
    let position = tasks.position
    let id = try #require(tasks.add(nil) {})
    let waiter = Task { @MainActor in await tasks.wait(after: position) }
    await waitUntil { tasks.waitCount == 1 }
    tasks.cancel(id)
    // Ends a wait that the cancelled task has not ended.
    tasks.stopWaiting()
    #expect(await waiter.value)
  }

  /// The end of one task ends the waits that no other task prolongs.
  @MainActor @Test func aFinishedTaskIsNotWaitedFor() async throws {
    let tasks = TreeTasks()
    let first = try #require(tasks.add(nil) {})
    let position = tasks.position
    let second = try #require(tasks.add(nil) {})
    let late = Task { @MainActor in await tasks.wait(after: position) }
    let early = Task { @MainActor in await tasks.wait(after: 0) }
    await waitUntil { tasks.waitCount == 2 }
    tasks.didFinish(second)
    #expect(await late.value)
    #expect(tasks.waitCount == 1)
    tasks.didFinish(first)
    // Ends waits that the finished tasks have not ended.
    tasks.stopWaiting()
    #expect(await early.value)
  }

  @Test func aRemovedComponentStartsNoTask() throws {
    let tree = TestTree()
    tree.build { withScope(Leaf.self) { Leaf() } }
    let identity = try #require(tree.root.component?.treeNode?.identity)
    let own = ComponentTasks(identity)
    #expect(own.start {} != nil)
    tree.build { nil }
    tree.build { nil }
    #expect(own.start {} == nil)
  }

  @MainActor @Test func aStoppedWaitReturnsFalse() async {
    let tasks = TreeTasks()
    tasks.add(nil) {}
    let waiter = Task { @MainActor in await tasks.wait(after: 0) }
    await waitUntil { tasks.waitCount == 1 }
    tasks.stopWaiting()
    #expect(await !waiter.value)
  }
}
