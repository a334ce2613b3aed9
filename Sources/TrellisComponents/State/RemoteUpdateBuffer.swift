internal import Synchronization

/// The queue of state updates from other tasks, until the tree's owner takes them.
///
/// It has a lock, because the updates of one task must stay in order, which messages to an actor do not
/// guarantee.
package final class StateMailbox: Sendable {
  struct RemoteUpdate: Sendable {
    let id: TreeNode.ID
    let apply: @Sendable (NodeIdentity) -> Void
  }

  private struct Content {
    var letters: [RemoteUpdate] = []
    var wake: (@Sendable () -> Void)?
  }

  private let content = Mutex(Content())
  /// Only the tree's owner uses it, in the isolation of the tree: ``StateUpdater/remote`` and ``deliver(to:)``. Other tasks
  /// access only the queue.
  nonisolated(unsafe) var updaterRegistry = UpdaterRegistry()

  package init() {}

  /// Called from any thread when the mailbox is no longer empty.
  package func setWakeHandler(_ wake: (@Sendable () -> Void)?) {
    content.withLock { $0.wake = wake }
  }

  package var isEmpty: Bool { content.withLock { $0.letters.isEmpty } }

  func post(_ letter: RemoteUpdate) {
    let wake = content.withLock { content in
      content.letters.append(letter)
      return content.letters.count == 1 ? content.wake : nil
    }
    wake?()
  }

  /// Moves the updates of the mailbox into `updates`; updates of removed components are dropped.
  ///
  /// - Returns: Whether any update was added.
  @discardableResult
  package func deliver(to updates: inout UpdatedNodes) -> Bool {
    let letters = content.withLock { content in
      defer { content.letters = [] }
      return content.letters
    }
    var found = false
    for letter in letters {
      guard let identity = updaterRegistry[letter.id] else { continue }
      letter.apply(identity)
      updates.append(identity)
      found = true
    }
    return found
  }
}

/// The identities with updaters in other tasks.
struct UpdaterRegistry {
  private struct Weak {
    weak var identity: NodeIdentity?
  }

  private var identities: [TreeNode.ID: Weak] = [:]
  private var sweepAt = 64

  var count: Int { identities.count }

  /// - Complexity: O(1) on average; removed identities are swept whenever the table doubles.
  mutating func register(_ identity: NodeIdentity) {
    identities[identity.id] = Weak(identity: identity)
    guard identities.count >= sweepAt else { return }
    identities = identities.filter { $0.value.identity?.newest != nil }
    sweepAt = max(64, identities.count * 2)
  }

  /// The identity with `id`, if a component still has it.
  subscript(id: TreeNode.ID) -> NodeIdentity? {
    guard let identity = identities[id]?.identity, identity.newest != nil else { return nil }
    return identity
  }
}
