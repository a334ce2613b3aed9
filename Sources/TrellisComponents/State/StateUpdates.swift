/// A queued change of a state: takes the old one, answers the new one.
package typealias StateUpdate = (Any) -> Any

/// When a state update is to be applied.
///
/// Source: ComponentKit's update modes (row F11); neither runs the update at once.
public enum UpdateMode: Hashable, Sendable {
  /// In the next render; `ComponentHost.onSizeInvalidated` is called at once.
  case synchronous
  /// In the next render; `ComponentHost.onSizeInvalidated` is called after it.
  case asynchronous
}

/// The owner of a tree, which queues state updates and builds again.
package protocol StateListener: AnyObject {
  func didReceive(
    _ update: @escaping StateUpdate, for identity: NodeIdentity, mode: UpdateMode)
  /// Where updates from other tasks arrive.
  var mailbox: StateMailbox { get }
}

/// Queued state updates by node, in the order in which they came.
package struct StateUpdates {
  private var queues: [TreeNode.ID: (identity: NodeIdentity, updates: [StateUpdate])] = [:]

  package init() {}

  package var isEmpty: Bool { queues.isEmpty }

  /// The nodes that have updates.
  var identities: some Sequence<NodeIdentity> { queues.values.lazy.map(\.identity) }

  /// The updates of the node `id`, oldest first.
  subscript(id: TreeNode.ID) -> [StateUpdate] { queues[id]?.updates ?? [] }

  func contains(_ id: TreeNode.ID) -> Bool { queues[id] != nil }

  package mutating func append(_ update: @escaping StateUpdate, for identity: NodeIdentity) {
    queues[identity.id, default: (identity, [])].updates.append(update)
  }

  /// Puts the updates of `newer` after these.
  package mutating func append(_ newer: StateUpdates) {
    guard !isEmpty else {
      self = newer
      return
    }
    for (id, queue) in newer.queues {
      queues[id, default: (queue.identity, [])].updates += queue.updates
    }
  }
}
