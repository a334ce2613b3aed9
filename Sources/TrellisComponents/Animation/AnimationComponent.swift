import TrellisDOM

/// Adds transitions to any component: one when it appears, one when it disappears.
///
/// Made by ``Component/animated(_:)``.
///
/// Source: ComponentKit's animation component (row N16).
public final class AnimationComponent: CompositeComponent {
  private let transitions: Transitions

  fileprivate init(_ transitions: Transitions, child: Component) {
    self.transitions = transitions
    // The additional view passes pointer events through, except on the views inside.
    let view = ViewConfiguration("div", attributes: [.passesEventsThrough])
    super.init(view: child.viewConfiguration == nil ? view : nil, child: child)
  }

  public override func animationsOnInitialMount() -> [ComponentAnimation] {
    transitions.onMount.map { [ComponentAnimation(self, $0)] } ?? []
  }

  public override func animationsOnFinalUnmount() -> [FinalUnmountAnimation] {
    transitions.onUnmount.map { [FinalUnmountAnimation(self, $0)] } ?? []
  }
}

/// The animations when a component appears and when it disappears.
///
/// Source: ComponentKit's transitions (row N15).
public struct Transitions: Hashable, Sendable {
  /// Played when the component appears in the mounted tree; `nil` for none.
  public var onMount: Animation<InitialPhase>?
  /// Played after the component is unmounted, on its element; `nil` for none.
  public var onUnmount: Animation<FinalPhase>?

  /// Transitions for appearance, disappearance, or both; without arguments, nothing is played.
  public init(
    onMount: Animation<InitialPhase>? = nil, onUnmount: Animation<FinalPhase>? = nil
  ) {
    self.onMount = onMount
    self.onUnmount = onUnmount
  }

  /// Whether neither animation is set; ``Component/animated(_:)`` then adds no component.
  public var isEmpty: Bool { onMount == nil && onUnmount == nil }
}

extension Component {
  /// The component inside an animation component, or itself if there are no transitions.
  ///
  /// The animation component has its own identity; a key around this call distinguishes it from siblings.
  ///
  /// - Precondition: called during a build.
  public final func animated(_ transitions: Transitions) -> Component {
    if transitions.isEmpty { return self }
    return withScope(AnimationComponent.self) { AnimationComponent(transitions, child: self) }
  }
}
