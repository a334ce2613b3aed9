import TrellisBase

/// Changes the state of one component, as long as its tree exists.
///
/// An updater refers to an identity, not to a component: a closure may keep it without keeping the tree
/// alive. After the component is removed, an update has no effect.
///
/// It is restricted to the isolation of the tree; ``remote`` is the form for other tasks.
public struct StateUpdater<State> {
  let identity: NodeIdentity

  /// The identifier of the component, the same in all builds.
  package var id: TreeNode.ID { identity.id }

  /// The same for texts of elements: the component has it also after its state is restored in another process.
  package var publicID: TreeNode.ID {
    identity.newest?.recordPublicID()
    return identity.id
  }

  /// The state with all updates so far, also those without a build; `nil` after the component is removed.
  public var value: State? { identity.newestState?.value(as: State.self) }

  /// Changes the state. `change` runs at once, and once; the next build uses the result.
  ///
  /// - Parameter change: Must not update the same state.
  public func update(_ change: (inout State) -> Void) {
    guard identity.newest != nil else { return }
    apply(change)
    identity.tree.listener?.didUpdateState(of: identity, .current)
  }

  /// Replaces the state by the result of `change`, whose argument is the state with all earlier updates.
  public func replace(with change: (State) -> State) {
    update { $0 = change($0) }
  }

  /// Replaces the state.
  public func set(_ state: State) {
    update { $0 = state }
  }

  /// Applies `change`, for an owner of the tree that tracks updates itself.
  func apply(_ change: (inout State) -> Void) {
    guard let box = identity.newestState, var state = box.value(as: State.self) else { return }
    change(&state)
    identity.pendingState = StateBox.of(state, box.persistence)
  }

  /// An updater for other tasks, such as one that waits for a network response.
  public var remote: RemoteStateUpdater<State> {
    identity.tree.updaters.register(identity)
    return RemoteStateUpdater(id: identity.id, queue: identity.tree.listener?.remoteUpdates)
  }
}

/// The urgency of a state update.
///
/// Source: ComponentKit's update mode (row F11).
public enum UpdateMode: Sendable {
  /// The change is rendered with the event, timer or message in which it is made.
  case synchronous
  /// The change may be rendered later (``UpdateTransaction/mayWait``). In the handler of an event it is rendered with the
  /// event all the same.
  case asynchronous
}

extension Component {
  /// Changes the state of this component's scope. `change` runs at once, and once; the next build uses the result.
  ///
  /// - Parameter change: Must not update the same state.
  /// - Precondition: The component was built in its own scope, or is a ``RenderComponent``, and its state is a `State`.
  public final func updateState<State>(
    mode: UpdateMode = .synchronous, _ change: (inout State) -> Void
  ) {
    updateState(of: State.self, mode, change)
  }

  final func updateState<State>(
    of type: State.Type, _ mode: UpdateMode, _ change: (inout State) -> Void
  ) {
    let updater = stateUpdater(of: State.self)
    guard let treeNode, value(of: treeNode.state, as: State.self) != nil else { return }
    var transaction = UpdateTransaction.current
    if mode == .asynchronous { transaction.mayWait = true }
    withTransaction(transaction) { updater.update(change) }
  }

  /// The state with which this component was built; `nil` for a component without state. A state of another type is a
  /// programmer error, and gives `nil`.
  public final func state<State>(ifAvailable type: State.Type) -> State? {
    guard let state = treeNode?.state, !state.isExactly(Void.self) else { return nil }
    return value(of: state, as: State.self)
  }

  /// The value of a state of this component; `nil`, with a mistake, if it is no `State`.
  final func value<State>(of state: StateBox?, as type: State.Type) -> State? {
    let value = state?.value(as: State.self)
    require(
      value != nil,
      "\(typeName) holds \(state.map { "a \(Swift.type(of: $0.anyValue))" } ?? "no state"), not a \(State.self)"
    )
    return value
  }

  final func stateUpdater<State>(of type: State.Type) -> StateUpdater<State> {
    StateUpdater(identity: requireNode("has no state to update").identity)
  }

  /// The component's node or, after a mistake, a node of no tree.
  final func requireNode(_ problem: String) -> TreeNode {
    if let treeNode { return treeNode }
    reportMissingNode(problem)
    return TreeNode(detachedWith: nil)
  }

  /// Reports a component without a node that makes a controller.
  final func requireNoController() {
    require(
      makeController() == nil,
      """
      \(typeName) makes a controller but has no scope that would keep it: make it in withScope(\(typeName).self, …)
      """)
  }

  final func reportMissingNode(_ problem: String) {
    ProgrammerError.report(
      """
      \(typeName) \(problem): make it in withScope(\(typeName).self, …), or derive it from \
      RenderComponent, and use the state after the build
      """)
  }
}
