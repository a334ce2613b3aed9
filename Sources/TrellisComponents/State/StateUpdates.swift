/// The owner of a tree, which builds again after state updates.
package protocol StateListener: AnyObject {
  /// A state of the node `identity` was updated.
  func didUpdateState(of identity: NodeIdentity)
  /// An action is going to look for a component; a hibernating tree has to wake.
  func needsComponents()
  /// Where updates from other tasks arrive.
  var mailbox: StateMailbox { get }
}

/// The nodes whose states were updated since the newest build.
///
/// An update is applied when it is made, to ``NodeIdentity/pendingState``; the next build takes the result. So a
/// handler that reads a state after it has updated it finds the new value, and a change runs once, however often
/// a build is made again.
package struct StateUpdates {
  private var nodes: [TreeNode.ID: (identity: NodeIdentity, state: StateBox?)] = [:]

  package init() {}

  package var isEmpty: Bool { nodes.isEmpty }

  /// The nodes that have updates.
  var identities: some Sequence<NodeIdentity> { nodes.values.lazy.map(\.identity) }

  /// The state of the node `id` after its updates; `nil` where it has none.
  subscript(id: TreeNode.ID) -> StateBox? { nodes[id]?.state }

  func contains(_ id: TreeNode.ID) -> Bool { nodes[id] != nil }

  /// Notes an update of `identity`, after it was applied.
  package mutating func append(_ identity: NodeIdentity) {
    nodes[identity.id] = (identity, identity.pendingState)
  }

  /// Adds the updates of `newer`, which came after these.
  package mutating func append(_ newer: StateUpdates) {
    nodes.merge(newer.nodes) { $1 }
  }

  /// Ends these updates: a build took their states, or they are lost with a build that failed. States that were
  /// updated again meanwhile stay pending.
  package func settle() {
    for (identity, state) in nodes.values where identity.pendingState === state {
      identity.pendingState = nil
    }
  }
}
