import TrellisDOM

/// Adds animations to a component that has none of its own: one for when it appears, one for when it goes.
///
/// Made by ``Component/animated(_:)``.
///
/// Source: ComponentKit's animation component (row N16).
public final class AnimationComponent: CompositeComponent {
  private let transitions: Transitions

  fileprivate init(_ transitions: Transitions, child: Component) {
    self.transitions = transitions
    // A view of its own lets through what happens beside the views in it.
    let view = ViewConfiguration("div", attributes: [.className(RootView.throughClass)])
    super.init(view: child.viewConfiguration == nil ? view : nil, child: child)
  }

  public override func animationsOnInitialMount() -> [ComponentAnimation] {
    transitions.onMount.map { [ComponentAnimation(self, $0)] } ?? []
  }

  public override func animationsOnFinalUnmount() -> [FinalUnmountAnimation] {
    transitions.onUnmount.map { [FinalUnmountAnimation(self, $0)] } ?? []
  }
}

/// The animations that are played when a component appears and when it goes.
///
/// Source: ComponentKit's transitions (row N15).
public struct Transitions: Hashable, Sendable {
  /// Played when the component appears in the mounted tree; `nil` for none.
  public var onMount: Animation<InitialPhase>?
  /// Played after the component has gone, on the element it had; `nil` for none.
  public var onUnmount: Animation<FinalPhase>?

  /// Transitions for appearing, for going, or for both; without arguments, nothing is played.
  public init(
    onMount: Animation<InitialPhase>? = nil, onUnmount: Animation<FinalPhase>? = nil
  ) {
    self.onMount = onMount
    self.onUnmount = onUnmount
  }

  /// Whether neither animation is given; ``Component/animated(_:)`` then adds no component.
  public var isEmpty: Bool { onMount == nil && onUnmount == nil }
}

extension Component {
  /// The component with animations around it, or itself if there are none.
  ///
  /// It has an identity of its own, which is told from its siblings' by the key around this call.
  ///
  /// - Precondition: called while a tree is built.
  public final func animated(_ transitions: Transitions) -> Component {
    if transitions.isEmpty { return self }
    return withScope(AnimationComponent.self) { AnimationComponent(transitions, child: self) }
  }
}
