import TrellisBase

/// Changes the state of one component, as long as its tree lives.
///
/// An updater refers to an identity, not to a component: it may be kept in closures without
/// keeping the tree alive. An update after the component is gone does nothing.
///
/// It belongs to whoever owns the tree; ``remote`` is the form for other tasks.
public struct StateUpdater<State> {
  let identity: NodeIdentity

  /// The state with all updates that were made so far, whether a build has taken them or not; `nil` once the
  /// component is gone.
  public var value: State? { identity.newestState?.value(as: State.self) }

  /// Changes the state. `change` runs at once, and once; the next build takes the result.
  ///
  /// - Parameter change: must not update the same state.
  public func update(_ change: (inout State) -> Void) {
    guard identity.newest != nil else { return }
    apply(change)
    identity.tree.listener?.didUpdateState(of: identity)
  }

  /// Replaces the state by the result of `change`, which is given the state with all earlier updates.
  public func replace(with change: (State) -> State) {
    update { $0 = change($0) }
  }

  /// Replaces the state.
  public func set(_ state: State) {
    update { $0 = state }
  }

  /// Applies `change`, for an owner of the tree that knows of the update.
  func apply(_ change: (inout State) -> Void) {
    guard let box = identity.newestState, var state = box.value(as: State.self) else { return }
    change(&state)
    identity.pendingState = StateBox.of(state, box.persistence)
  }

  /// An updater for other tasks, such as one that waits for an answer over the network.
  public var remote: RemoteStateUpdater<State> {
    let mailbox = identity.tree.listener?.mailbox
    mailbox?.updaterRegistry.register(identity)
    return RemoteStateUpdater(id: identity.id, mailbox: mailbox)
  }
}

extension Component {
  /// Changes the state of this component's scope.
  ///
  /// - Precondition: the component was built in a scope of its own, whose state is a `State`.
  public final func updateState<State>(_ change: (inout State) -> Void) {
    stateUpdater(of: State.self).update(change)
  }

  /// The state this component was built with.
  ///
  /// - Precondition: the component was built in a scope of its own, whose state is a `State`.
  public final func state<State>(as type: State.Type) -> State {
    if treeNode == nil { reportMissingNode("has no state") }
    guard let state = treeNode?.state?.value(as: State.self) else {
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
