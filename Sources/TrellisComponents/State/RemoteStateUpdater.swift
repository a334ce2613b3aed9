/// Changes the state of one component from any task or thread.
///
/// Updates are applied in the order in which they were sent; after the component is removed they have no
/// effect. Only the change crosses the isolation boundary; it runs in the isolation of the tree.
public struct RemoteStateUpdater<State>: Sendable {
  let id: TreeNode.ID
  let queue: (any RemoteUpdateQueue)?

  /// Sends `change`; it runs before the next build, after the updates sent before it.
  public func update(_ change: @escaping @Sendable (inout State) -> Void) {
    queue?.post(RemoteUpdate(id: id) { StateUpdater<State>(identity: $0).apply(change) })
  }
}

extension RemoteStateUpdater where State: Sendable {
  /// Sends `state` as the new state.
  public func set(_ state: State) {
    update { $0 = state }
  }
}
