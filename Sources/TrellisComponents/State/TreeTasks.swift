import TrellisBase

/// The asynchronous tasks of the components of one tree.
///
/// A task begins when the owner of the tree takes it (``consumePending()``) and calls ``run(_:)`` in the isolation of
/// the tree: the work runs there before and after each `await`, so it may use values that are not `Sendable`. A task is
/// cancelled by ``cancel(_:)``, when its component is removed (``sweep()``), and at the end of the tree.
package final class TreeTasks {
  package typealias Body = nonisolated(nonsending) () async throws -> Void

  /// The number of a task of a tree.
  package struct ID: Hashable, Sendable {
    let value: Int
  }

  /// The maximum number of tasks of one tree at a time. Users start tasks by pressing buttons, and each task takes
  /// one to two kilobytes.
  package static let limit = 1_000

  private struct Entry {
    let work: AsyncWork
    /// The component whose removal cancels the task; `nil` for a task that is cancelled by ``TreeTasks/cancel(_:)``.
    let owner: NodeIdentity?
    /// The event whose handler started the task; `nil` if it is unknown.
    let event: String?
    let eventID: EventID?
    var cancel: (@Sendable () -> Void)?
  }

  /// A caller of ``wait(after:)``.
  private struct Waiting {
    let position: Int
    /// Resumed with whether the tasks have ended.
    let continuation: CheckedContinuation<Bool, Never>
  }

  private var entries: [ID: Entry] = [:]
  private var pending: [ID] = []
  private var lastID = 0
  private var isEnded = false
  private var waiting: [Waiting] = []
  /// Called when the first task is added after a call of ``consumePending()``.
  package var onPending: (() -> Void)?

  package init() {}

  /// The number of tasks that run or wait for their start.
  package var count: Int { entries.count }

  /// The number of calls of ``wait(after:)`` that wait.
  var waitCount: Int { waiting.count }

  /// The position of the last added task, in the order of addition.
  package var position: Int { lastID }

  /// Whether a task that was added after `position` runs or waits for its start.
  ///
  /// - Complexity: O(*n*) in tasks.
  package func runs(after position: Int) -> Bool { entries.keys.contains { $0.value > position } }

  /// Waits until no task that was added after `position` runs or waits for its start.
  ///
  /// - Returns: `true` when all such tasks have ended; `false` after ``stopWaiting()``.
  package nonisolated(nonsending) func wait(after position: Int) async -> Bool {
    guard runs(after: position) else { return true }
    return await withCheckedContinuation {
      waiting.append(Waiting(position: position, continuation: $0))
    }
  }

  /// Ends all calls of ``wait(after:)``.
  package func stopWaiting() {
    let all = waiting
    waiting = []
    for one in all { one.continuation.resume(returning: false) }
  }

  /// Resumes the callers whose tasks have ended.
  private func resumeWaiting() {
    guard !waiting.isEmpty else { return }
    let all = waiting
    waiting = all.filter { runs(after: $0.position) }
    for one in all where !runs(after: one.position) { one.continuation.resume(returning: true) }
  }

  package var hasPending: Bool { !pending.isEmpty }

  /// Adds a task; the owner of the tree starts it.
  ///
  /// - Parameters:
  ///   - owner: the component whose removal cancels the task; `nil` for none.
  ///   - event: the event whose handler started the task; `nil` if it is unknown.
  /// - Returns: `nil` after the end of the tree and, with a mistake, if ``limit`` tasks run.
  @discardableResult
  func add(_ owner: NodeIdentity?, event: String? = nil, _ body: @escaping Body) -> ID? {
    guard !isEnded else { return nil }
    guard
      require(
        entries.count < Self.limit,
        "A page runs at most \(Self.limit) tasks at a time; end some, or do their work in one task")
    else { return nil }
    lastID += 1
    let id = ID(value: lastID)
    entries[id] = Entry(
      work: AsyncWork(body), owner: owner, event: event, eventID: EventID.current)
    pending.append(id)
    if pending.count == 1 { onPending?() }
    return id
  }

  /// Removes and returns the pending tasks, oldest first.
  package func consumePending() -> [ID] {
    defer { pending = [] }
    return pending.filter { entries[$0] != nil }
  }

  /// The identity of the event whose handler has added the task `id`; `nil` if it is unknown.
  package func eventID(of id: ID) -> EventID? { entries[id]?.eventID }

  /// Keeps the function that cancels the started task `id`; calls it at once if the task was cancelled meanwhile.
  package func didStart(_ id: ID, cancel: @escaping @Sendable () -> Void) {
    if entries[id] == nil { cancel() } else { entries[id]?.cancel = cancel }
  }

  /// The work of the task `id`; `nil` if the task was cancelled.
  package func work(of id: ID) -> AsyncWork? { entries[id]?.work }

  /// Reports an error that the work of the task `id` threw. An error of a cancelled task is no failure.
  package func didFail(_ id: ID, _ error: any Error) {
    guard let entry = entries[id], let owner = entry.owner else { return }
    ComponentTasks(owner).didFail(error, event: entry.event)
  }

  /// Removes the task `id` after the end of its work.
  package func didFinish(_ id: ID) {
    entries[id] = nil
    resumeWaiting()
  }

  /// Cancels a task; does nothing if it has ended.
  package func cancel(_ id: ID) {
    entries.removeValue(forKey: id)?.cancel?()
    resumeWaiting()
  }

  /// Cancels the task `id` of `owner`; does nothing if it has ended, or belongs to another component.
  func cancel(_ id: ID, of owner: NodeIdentity) {
    if entries[id]?.owner === owner { cancel(id) }
  }

  /// Cancels the tasks of components that are removed.
  ///
  /// - Complexity: O(*n*) in tasks.
  package func sweep() {
    guard !entries.isEmpty else { return }
    for (id, entry) in entries where entry.owner.map({ $0.newest == nil }) == true { cancel(id) }
  }

  /// Cancels all tasks, and accepts no new ones.
  package func end() {
    isEnded = true
    pending = []
    onPending = nil
    let all = entries
    entries = [:]
    for entry in all.values { entry.cancel?() }
    resumeWaiting()
  }
}

/// An asynchronous function as an object.
package final class AsyncWork {
  package let run: TreeTasks.Body

  package init(_ run: @escaping TreeTasks.Body) { self.run = run }
}

/// Starts the tasks of one component.
package struct ComponentTasks {
  let identity: NodeIdentity

  init(_ identity: NodeIdentity) { self.identity = identity }

  /// The tasks of the component being rendered; `nil` outside of a build.
  package static var current: ComponentTasks? {
    (RenderContext.current?.build?.reader?.identity).map { ComponentTasks($0) }
  }

  /// Starts `body`; its task is cancelled when the component is removed.
  ///
  /// - Parameter event: the name of the handler in a failure; `nil` for the event that is being handled.
  @discardableResult
  package func start(
    event: String? = nil, _ body: @escaping TreeTasks.Body
  ) -> TreeTasks.ID? {
    guard identity.newest != nil, let owner = identity.tree.listener else { return nil }
    return owner.tasks.add(identity, event: event ?? owner.event, body)
  }

  package func cancel(_ id: TreeTasks.ID) { identity.tree.listener?.tasks.cancel(id, of: identity) }
}

extension ComponentController {
  /// Starts the tasks of the component of this controller.
  package final var tasks: ComponentTasks { ComponentTasks(requiredIdentity) }
}
