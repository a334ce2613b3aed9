/// The owner of a tree; it rebuilds the tree after state updates.
package protocol StateListener: AnyObject {
  /// A state of the node `identity` was updated.
  func didUpdateState(of identity: NodeIdentity, _ transaction: UpdateTransaction)
  /// Called before an action looks for the component of `identity`; it must be awake.
  func needsComponent(of identity: NodeIdentity)
  /// The queue of updates from other tasks.
  var remoteUpdates: any RemoteUpdateQueue { get }
  /// The asynchronous work of the components of the tree.
  var tasks: TreeTasks { get }
  /// The event that is being handled; `nil` outside of a handler of an event.
  var event: String? { get }
  /// A handler of the tree threw an error.
  func didFail(_ failure: HandlerFailure)
  /// Calls `work` before the next build, outside of it, and requests a build.
  func beforeNextBuild(_ work: @escaping () -> Void)
}

/// The nodes whose states were updated since the newest build.
///
/// An update is applied at once, to ``NodeIdentity/pendingState``; the next build uses the result. So a
/// handler that reads a state after its update gets the new value, and a change runs once, however often a
/// build is repeated.
package struct UpdatedNodes {
  private var nodes: [TreeNode.ID: (identity: NodeIdentity, state: StateBox?)] = [:]

  /// The animation of the newest transaction with one.
  package private(set) var animation: BoundsAnimation?
  /// Whether each update belongs to a transaction that may wait.
  package private(set) var mayWait = true

  package init() {}

  package var isEmpty: Bool { nodes.isEmpty }

  /// The nodes with updates.
  var identities: some Sequence<NodeIdentity> { nodes.values.lazy.map(\.identity) }

  /// The state of the node `id` after its updates; `nil` without updates.
  subscript(id: TreeNode.ID) -> StateBox? { nodes[id]?.state }

  func contains(_ id: TreeNode.ID) -> Bool { nodes[id] != nil }

  /// Records an update of `identity` that was applied.
  package mutating func append(
    _ identity: NodeIdentity, _ transaction: UpdateTransaction = UpdateTransaction()
  ) {
    if let requested = transaction.animation { animation = requested }
    if !transaction.mayWait { mayWait = false }
    identity.tree.recordState(of: identity)
    nodes[identity.id] = (identity, identity.pendingState)
  }

  /// Adds the later updates `newer`.
  package mutating func append(_ newer: UpdatedNodes) {
    nodes.merge(newer.nodes) { $1 }
    animation = newer.animation ?? animation
    mayWait = mayWait && newer.mayWait
  }

  /// Removes these updates: a build used their states, or they are lost with a failed build. States that
  /// were updated again since then stay pending.
  ///
  /// - Parameter waits: Whether the state of an identity stays pending, as no build has used it.
  package func removePending(unless waits: (NodeIdentity) -> Bool = { _ in false }) {
    for (identity, state) in nodes.values
    where identity.pendingState === state && !waits(identity) {
      identity.pendingState = nil
    }
  }
}
