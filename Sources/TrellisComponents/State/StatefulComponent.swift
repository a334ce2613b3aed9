/// A component with a scope and an initial state.
///
/// Make it with ``withScope(of:identifier:_:)``. For a component whose *child* depends on its state, prefer
/// a ``RenderComponent``, which is rebuilt only when needed.
///
/// Source: ComponentKit's initial state of a component's class (row A18).
public protocol StatefulComponent: Component {
  /// The type of the state that the identity keeps between builds.
  associatedtype State
  /// The state at the first build of an identity.
  static func initialState() -> State
  /// Whether the state is encoded with the other states of its tree; by default ``StatePersistence/encoded``.
  static var statePersistence: StatePersistence { get }
}

extension StatefulComponent {
  /// The state is encoded.
  public static var statePersistence: StatePersistence { .encoded }

  /// Changes the state, from any closure, without keeping the component alive.
  ///
  /// - Precondition: The component was made in a scope of its type.
  public var state: StateUpdater<State> { stateUpdater(of: State.self) }

  /// The state with which this component was built.
  ///
  /// - Precondition: The component was made in a scope of its type.
  public var currentState: State {
    if let state = treeNode?.state?.value(as: State.self) { return state }
    reportMissingNode("has no state")
    return Self.initialState()
  }
}
