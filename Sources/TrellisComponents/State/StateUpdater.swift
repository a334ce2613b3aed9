import TrellisBase

/// Changes the state of one component, as long as its tree lives.
///
/// An updater refers to an identity, not to a component: it may be kept in closures without
/// keeping the tree alive. An update after the component is gone does nothing.
///
/// It belongs to whoever owns the tree; ``remote`` is the form for other tasks.
public struct StateUpdater<State> {
  let identity: NodeIdentity

  /// Queues `change`; it runs in the next build, after the updates queued before it.
  public func update(
    _ mode: UpdateMode = .asynchronous, _ change: @escaping (inout State) -> Void
  ) {
    replace(mode) { old in
      var state = old
      change(&state)
      return state
    }
  }

  /// Queues `change`, which takes the old state and answers the new one.
  public func replace(
    _ mode: UpdateMode = .asynchronous, with change: @escaping (State) -> State
  ) {
    guard identity.newest != nil else { return }
    identity.tree.listener?.didReceive(
      Self.erase(change), for: identity, mode: mode)
  }

  /// Queues `state` as the new state.
  public func set(_ state: State, _ mode: UpdateMode = .asynchronous) {
    replace(mode) { _ in state }
  }

  /// An updater for other tasks, such as one that waits for an answer over the network.
  public var remote: RemoteStateUpdater<State> {
    let mailbox = identity.tree.listener?.mailbox
    mailbox?.updaterRegistry.register(identity)
    return RemoteStateUpdater(id: identity.id, mailbox: mailbox)
  }

  static func erase(_ change: @escaping (State) -> State) -> StateUpdate {
    { old in
      guard let old = old as? State else { return old }
      return change(old)
    }
  }
}

extension Component {
  /// Changes the state of this component's scope.
  ///
  /// - Precondition: the component was built in a scope of its own, whose state is a `State`.
  public final func updateState<State>(
    _ mode: UpdateMode = .asynchronous, _ change: @escaping (inout State) -> Void
  ) {
    stateUpdater(of: State.self).update(mode, change)
  }

  /// The state this component was built with.
  ///
  /// - Precondition: the component was built in a scope of its own, whose state is a `State`.
  public final func state<State>(as type: State.Type) -> State {
    if treeNode == nil { reportMissingNode("has no state") }
    guard let state = treeNode?.state as? State else {
      // There is no value to go on with.
      fatalError("\(typeName) has no state of type \(State.self)")
    }
    return state
  }

  final func stateUpdater<State>(of type: State.Type) -> StateUpdater<State> {
    StateUpdater(identity: requireNode("has no state to update").identity)
  }

  /// The component's node or, with a mistake, one of no tree.
  final func requireNode(_ problem: String) -> TreeNode {
    if let treeNode { return treeNode }
    reportMissingNode(problem)
    return TreeNode(detachedWith: nil)
  }

  final func reportMissingNode(_ problem: String) {
    Mistake.report(
      """
      \(typeName) \(problem): make it in withScope(\(typeName).self, …), or derive it from \
      RenderComponent and ask after it was built
      """)
  }
}
