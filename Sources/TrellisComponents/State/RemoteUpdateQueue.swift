/// The state updates from other tasks that wait for the next build of a tree.
///
/// The functions are called on any thread; the updates of one task stay in order.
package protocol RemoteUpdateQueue: AnyObject, Sendable {
  /// Adds an update, and requests a build of the tree from its owner.
  func post(_ update: RemoteUpdate)
  /// Whether updates wait.
  var hasUpdates: Bool { get }
  /// Returns and removes the waiting updates, oldest first.
  func consumeUpdates() -> [RemoteUpdate]
}

/// An update of the state of one node from another task.
package struct RemoteUpdate: Sendable {
  let id: TreeNode.ID
  /// Called in the isolation of the tree.
  let apply: @Sendable (NodeIdentity) -> Void
}

extension TreeContext {
  /// Applies `updates`, without updates of removed components.
  ///
  /// - Returns: the nodes with new states, one for each applied update.
  package func apply(_ updates: [RemoteUpdate]) -> [NodeIdentity] {
    updates.compactMap { update in
      guard let identity = updaters[update.id] else { return nil }
      update.apply(identity)
      return identity
    }
  }
}
