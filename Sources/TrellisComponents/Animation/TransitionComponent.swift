import TrellisBase
import TrellisDOM

/// Moves its content in and out when a trigger changes: the new content appears, and the old content plays its end
/// above the new one.
///
/// The old content keeps its elements, at the origin of the new content and in their old size; they receive no more
/// events. States below the content belong to one value of the trigger.
///
/// Source: ComponentKit's transition component (row N17).
public final class TransitionComponent: CompositeComponent {
  private let trigger: AnyHashable
  private let transitions: Transitions

  private init(_ trigger: AnyHashable, _ transitions: Transitions, content: Component) {
    self.trigger = trigger
    self.transitions = transitions
    // A stacking context: the old content is painted above the new one, and below the siblings that follow.
    super.init(
      view: ViewConfiguration(
        "div",
        attributes: [
          .passesEventsThrough, .style(StyleProperty("isolation"), "isolate"),
        ]), child: content)
  }

  /// A component that shows `content`, and plays `transitions` if `trigger` differs from its value in the previous
  /// build. Nothing is played when the component itself appears or disappears.
  ///
  /// ```swift
  /// TransitionComponent.make(trigger: page, Transitions(onMount: .alpha(from: 0), onUnmount: .alpha(to: 0))) {
  ///   PageContent(page)
  /// }
  /// ```
  ///
  /// A key around the call distinguishes the component from siblings.
  ///
  /// - Precondition: called while a tree is built.
  public static func make(
    trigger: some Hashable, _ transitions: Transitions, content: () -> Component
  ) -> Component {
    withScope(TransitionComponent.self) {
      let content = withKey(AnyHashable(trigger)) {
        withScope(TransitionContent.self) {
          TransitionContent(transitions.onUnmount, child: content())
        }
      }
      return TransitionComponent(AnyHashable(trigger), transitions, content: content)
    }
  }

  public override func hasSameLayoutInputs(as previous: Component) -> Bool {
    // No inputs: trigger, transitions.
    true
  }

  public override func animations(fromPrevious previous: Component) -> [ComponentAnimation] {
    guard let previous = previous as? TransitionComponent, !exactlyEqual(previous.trigger, trigger),
      let animation = transitions.onMount
    else { return [] }
    return [ComponentAnimation(child, animation)]
  }

  /// Whether a newer component of this identity replaces this mounted component.
  fileprivate var isReplaced: Bool {
    guard let latest = treeNode?.identity.latestComponent else { return false }
    return latest !== self
  }
}

/// The content for one value of a trigger.
private final class TransitionContent: CompositeComponent {
  private let onUnmount: Animation<FinalPhase>?

  init(_ onUnmount: Animation<FinalPhase>?, child: Component) {
    self.onUnmount = onUnmount
    let view = ViewConfiguration("div", attributes: [.passesEventsThrough])
    super.init(view: child.viewConfiguration == nil ? view : nil, child: child)
  }

  override func hasSameLayoutInputs(as previous: Component) -> Bool {
    // No inputs: onUnmount.
    true
  }

  override func animationsOnFinalUnmount() -> [FinalUnmountAnimation] {
    guard let onUnmount, (supercomponent as? TransitionComponent)?.isReplaced == true else {
      return []
    }
    return [FinalUnmountAnimation(above: self, onUnmount)]
  }
}

extension FinalUnmountAnimation {
  /// Plays `animation` above the successor of `component`.
  fileprivate init(above component: Component, _ animation: Animation<FinalPhase>) {
    let parts = animation.elementAnimations()
    let level = ElementAnimation.Style("z-index", "1")
    let above = ElementAnimation(
      keyframes: [.init(offset: 0, styles: [level]), .init(offset: 1, styles: [level])],
      duration: parts.map { $0.delay + $0.duration }.max() ?? 0)
    self.init(component, parts + [above])
  }
}
