import TrellisBase
import TrellisComponents

/// The state updates for the next build.
///
/// Updates by code of the tree are applied at once, and recorded here. Updates from other tasks wait in a queue of the
/// tree's owner (``RemoteUpdateQueue``), and are applied before a build.
final class PendingUpdates: StateListener {
  private var updates = UpdatedNodes()
  /// The work before the next build, oldest first.
  private var work: [() -> Void] = []
  /// Called when the first work is added.
  var onWork: (() -> Void)?
  let ownTasks = TreeTasks()
  /// The tasks of the page that shows the tree, for a tree of another owner; otherwise `nil`.
  var sharedTasks: TreeTasks?
  var tasks: TreeTasks { sharedTasks ?? ownTasks }
  /// Called with each update; `isUrgent` is `true` for the first pending update and for the first that may not wait.
  var onUpdate: ((TreeNode.ID, UpdateTransaction, _ isUrgent: Bool) -> Void)?
  var onComponentNeeded: ((NodeIdentity) -> Void)?
  /// Called with each failure of a handler. If it is `nil`, a failure is a programmer's mistake.
  var onFailure: ((HandlerFailure) -> Void)?
  var event: String?
  /// The queue of the owner, or a private queue if the owner has none.
  var remoteUpdates: any RemoteUpdateQueue = RemoteUpdateBuffer()

  /// Whether there are updates for the next generation.
  var hasUpdates: Bool { !updates.isEmpty || remoteUpdates.hasUpdates }

  /// Whether there are neither updates nor work before the next build.
  var isEmpty: Bool { !hasUpdates && work.isEmpty }

  /// Whether there are updates, and all belong to transactions that may wait.
  var mayWait: Bool {
    !updates.isEmpty && updates.mayWait && !remoteUpdates.hasUpdates && work.isEmpty
  }

  func didUpdateState(of identity: NodeIdentity, _ transaction: UpdateTransaction) {
    let isUrgent = updates.isEmpty || (updates.mayWait && !transaction.mayWait)
    updates.append(identity, transaction)
    onUpdate?(identity.id, transaction, isUrgent)
  }

  func needsComponent(of identity: NodeIdentity) { onComponentNeeded?(identity) }

  func didFail(_ failure: HandlerFailure) {
    if failure.isCancellation { return }
    guard let onFailure else { return ProgrammerError.report("A handler failed: \(failure)") }
    onFailure(failure)
  }

  func beforeNextBuild(_ work: @escaping () -> Void) {
    self.work.append(work)
    if self.work.count == 1 { onWork?() }
  }

  /// Does the work before a build; work that is added meanwhile waits for the build after it.
  func performWork() { for work in consumeWork() { work() } }

  /// Returns and removes the work before the next build.
  @discardableResult
  func consumeWork() -> [() -> Void] {
    defer { work = [] }
    return work
  }

  /// Applies the updates from other tasks.
  ///
  /// - Parameter tree: the tree of the nodes.
  func consumeRemoteUpdates(in tree: TreeContext) {
    guard remoteUpdates.hasUpdates else { return }
    // The changes are code of the application: they may update further states.
    for identity in tree.apply(remoteUpdates.consumeUpdates()) { updates.append(identity) }
  }

  /// Adds updates that were consumed for a build whose result is not used; they precede the present ones.
  func restore(_ older: UpdatedNodes) {
    if older.isEmpty { return }
    var all = older
    all.append(updates)
    updates = all
  }

  /// Returns and removes the applied updates, by code of the tree and from other tasks.
  func consumeUpdates() -> UpdatedNodes {
    defer { updates = UpdatedNodes() }
    return updates
  }
}
