import TrellisBase

/// An open scope: it finds or makes the tree node for the component that is built in it.
///
/// Source: ComponentKit's component scope (rows F1, F2).
public struct Scope<State> {
  /// The node of this build, for the component made in the scope.
  public let node: TreeNode

  /// The state in this build.
  public var state: State {
    // A scope is opened only with a state of its type, and nothing else replaces it.
    guard let state = node.state?.value(as: State.self) else {
      fatalError("\(Self.self) has lost its state")
    }
    return state
  }

  /// Changes the state later; valid after the scope is closed.
  public var updater: StateUpdater<State> { StateUpdater(identity: node.identity) }

  /// The number of the scope's node.
  public var id: TreeNode.ID { node.id }

  /// Replaces the state for this and later builds, without causing a build.
  ///
  /// - Precondition: the scope is still open.
  public func replaceState(_ state: State) {
    node.replaceState(StateBox.of(state, node.state?.persistence ?? .encoded))
  }
}

/// Opens a scope in which the component of type `type` built in `body` has an identity, a state and a
/// controller.
///
/// The first component of exactly this type made in `body`, outside of inner scopes, takes the identity. If `body`
/// makes none, the state is kept nevertheless.
///
/// - Parameters:
///   - identifier: distinguishes siblings of one type when they change their order; must not change from
///     one build to the next.
///   - persistence: whether the state is encoded with the other states of its tree.
///   - initialState: evaluated at the first build only.
/// - Precondition: called during a build.
///
/// Source: ComponentKit's algorithm 2.13.
public func withScope<State, Result>(
  _ type: Component.Type, identifier: AnyHashable? = nil,
  persistence: StatePersistence = .encoded, initialState: @autoclosure () -> State,
  _ body: (Scope<State>) throws -> Result
) rethrows -> Result {
  guard let build = RenderContext.current?.build else {
    ProgrammerError.report(
      """
      A scope for \(type) was opened outside of a build; open scopes where components are made, \
      in a provider or in render(_:)
      """)
    return try body(Scope(node: TreeNode(detachedWith: StateBox.of(initialState()))))
  }
  let node = withoutActuallyEscaping(initialState) { initialState in
    build.openScope(
      type, identifier: identifier,
      initialState: { StateBox.of(initialState(), persistence, orSame: $0) })
  }
  defer { build.closeScope() }
  if node.state?.value(as: State.self) == nil {
    ProgrammerError.report(
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

/// Opens a scope in which the component that `body` returns has an identity, a state and a controller.
///
/// ```swift
/// withScope(initialState: 0.0) { FilmComponent(film, position: $0.state) }
/// ```
///
/// In a closure of several statements, the compiler takes the type from the place where the result is used. Give the
/// type there: ``withScope(_:identifier:persistence:initialState:_:)``. A component that does not take the scope, because
/// the scope is for another type or because it is a ``RenderComponent``, is a programmer error.
///
/// - Parameters:
///   - identifier: distinguishes siblings of one type when they change their order; must not change from
///     one build to the next.
///   - persistence: whether the state is encoded with the other states of its tree.
///   - initialState: evaluated at the first build only.
/// - Precondition: called during a build.
public func withScope<State, Content: Component>(
  identifier: AnyHashable? = nil, persistence: StatePersistence = .encoded,
  initialState: @autoclosure () -> State, _ body: (Scope<State>) throws -> Content
) rethrows -> Content {
  try withScope(
    Content.self, identifier: identifier, persistence: persistence, initialState: initialState()
  ) { scope in
    let content = try body(scope)
    require(
      content.treeNode != nil || RenderContext.current?.build == nil,
      """
      A scope was opened for \(Content.self), and \(content.typeName) did not take it: name its type in \
      withScope(\(content.typeName).self, …), or make a RenderComponent without a scope
      """)
    return content
  }
}

/// Opens a scope without state for the component that `body` returns.
///
/// - Parameter identifier: distinguishes siblings of one type when they change their order.
/// - Precondition: called during a build.
public func withScope<Content: Component>(
  identifier: AnyHashable? = nil, _ body: () throws -> Content
) rethrows -> Content {
  try withScope(identifier: identifier, initialState: ()) { _ in try body() }
}

/// Opens a scope for a component type that defines its initial state.
public func withScope<Body: StatefulComponent, Result>(
  of type: Body.Type, identifier: AnyHashable? = nil,
  _ body: (Scope<Body.State>) throws -> Result
) rethrows -> Result {
  try withScope(
    type, identifier: identifier, persistence: type.statePersistence,
    initialState: type.initialState(), body)
}

/// Adds `key` to the identity of every scope, render component and view made directly in `body`, so that siblings
/// keep their state and their elements when they change their order; `nil` does nothing.
///
/// Without a key, the views of components in one scope are told apart by their types and their order.
///
/// A scope opened in `body` starts without keys: its content is qualified by the scope already.
///
/// Source: ComponentKit's component key (row F3), but also for render components.
public func withKey<Result>(_ key: AnyHashable?, _ body: () throws -> Result) rethrows -> Result {
  guard let key, let build = RenderContext.current?.build else { return try body() }
  build.pushKey(key)
  defer { build.popKey() }
  return try body()
}
