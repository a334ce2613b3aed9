import TrellisBase

/// An open scope: the finding or making of the tree node for the component being built in it.
///
/// Source: ComponentKit's component scope (rows F1, F2).
public struct Scope<State> {
  /// The node of this build; the component made in the scope takes it.
  public let node: TreeNode

  /// The state at this build.
  public var state: State {
    // A scope is opened with a state of its type only, and nobody else can replace it.
    guard let state = node.state?.value(as: State.self) else {
      fatalError("\(Self.self) has lost its state")
    }
    return state
  }

  /// Changes the state from now on; stays valid after the scope is closed.
  public var updater: StateUpdater<State> { StateUpdater(identity: node.identity) }

  /// The number of the scope's node.
  public var id: TreeNode.ID { node.id }

  /// Replaces the state for this build and the ones after it, without causing another.
  ///
  /// - Precondition: the scope is still open.
  public func replaceState(_ state: State) { node.replaceState(StateBox.of(state)) }
}

/// Opens a scope that gives the component of type `type` built in `body` an identity, a state and
/// a controller.
///
/// The first component of exactly this type that is made in `body`, in no scope of its own, takes
/// the identity. Where `body` makes none, the state is kept all the same.
///
/// - Parameters:
///   - identifier: tells siblings of one type apart when they change places; must not change from
///     one build to the next.
///   - initialState: evaluated at the first build only.
/// - Precondition: a build is under way.
///
/// Source: ComponentKit's algorithm 2.13.
public func withScope<State, Result>(
  _ type: Component.Type, identifier: AnyHashable? = nil, initialState: @autoclosure () -> State,
  _ body: (Scope<State>) throws -> Result
) rethrows -> Result {
  guard let build = Pass.current?.build else {
    Mistake.report(
      """
      A scope for \(type) was opened outside of a build; open scopes where components are made, \
      in a provider or in render(_:)
      """)
    return try body(Scope(node: TreeNode(detachedWith: StateBox.of(initialState()))))
  }
  let node = withoutActuallyEscaping(initialState) { initialState in
    build.openScope(
      ObjectIdentifier(type), identifier: identifier, initialState: { StateBox.of(initialState()) })
  }
  defer { build.closeScope() }
  if node.state?.value(as: State.self) == nil {
    Mistake.report(
      """
      A scope for \(type) holds a \(node.state.map { "\(Swift.type(of: $0.anyValue))" } ?? "nothing"), not a \
      \(State.self); give each of the two an identifier of its own
      """)
    node.replaceState(StateBox.of(initialState()))
  }
  return try body(Scope(node: node))
}

/// Opens a scope without state.
public func withScope<Result>(
  _ type: Component.Type, identifier: AnyHashable? = nil, _ body: () throws -> Result
) rethrows -> Result {
  try withScope(type, identifier: identifier, initialState: ()) { _ in try body() }
}

/// Opens a scope for a component that says itself what its first state is.
public func withScope<Body: StatefulComponent, Result>(
  of type: Body.Type, identifier: AnyHashable? = nil,
  _ body: (Scope<Body.State>) throws -> Result
) rethrows -> Result {
  try withScope(type, identifier: identifier, initialState: type.initialState(), body)
}

/// Qualifies every scope and every render component made directly in `body` by `key`, so that
/// siblings keep their state when they change places; `nil` does nothing.
///
/// A scope opened in `body` starts without keys: what is made inside it is qualified already.
///
/// Source: ComponentKit's component key (row F3), which leaves render components out.
public func withKey<Result>(_ key: AnyHashable?, _ body: () throws -> Result) rethrows -> Result {
  guard let key, let build = Pass.current?.build else { return try body() }
  build.pushKey(key)
  defer { build.popKey() }
  return try body()
}
