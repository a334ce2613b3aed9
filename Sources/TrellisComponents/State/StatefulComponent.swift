/// A component that lives in a scope and says what its first state is.
///
/// Made with ``withScope(of:identifier:_:)``. A component whose *child* depends on its state is
/// better off as a ``RenderComponent``, which is made again only when it has to be.
///
/// Source: ComponentKit's initial state of a component's class (row A18).
public protocol StatefulComponent: Component {
  /// The type of the value that the identity keeps from one build to the next.
  associatedtype State
  /// The state at the first build of an identity.
  static func initialState() -> State
  /// Whether the state is encoded with those of its tree; ``StatePersistence/encoded`` unless implemented.
  static var statePersistence: StatePersistence { get }
}

extension StatefulComponent {
  public static var statePersistence: StatePersistence { .encoded }

  /// Changes the state, from any closure, without keeping the component alive.
  ///
  /// - Precondition: the component was made in a scope of its type.
  public var state: StateUpdater<State> { stateUpdater(of: State.self) }

  /// The state this component was built with.
  ///
  /// - Precondition: the component was made in a scope of its type.
  public var currentState: State {
    if let state = treeNode?.state?.value(as: State.self) { return state }
    reportMissingNode("has no state")
    return Self.initialState()
  }
}
