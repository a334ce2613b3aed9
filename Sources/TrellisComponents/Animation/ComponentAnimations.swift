/// The animations of one mount.
///
/// Source: ComponentKit's component animations (rows N1–N4, F17).
package struct ComponentAnimations {
  /// In layout order, without components that have no animations.
  var onInitialMount: [(component: Component, animations: [ComponentAnimation])] = []
  var fromPrevious: [(component: Component, animations: [ComponentAnimation])] = []
  var onFinalUnmount: [(component: Component, animations: [FinalUnmountAnimation])] = []
  /// The movement of views, and the component that requested it.
  var bounds: (component: Component?, animation: BoundsAnimation)?

  package init() {}

  /// Collects the animations of all new, changed and removed components.
  ///
  /// - Parameter wakeContent: wakes the hibernating content of a removed component with animations, because the
  ///   animations can be for a component in it; returns whether it did.
  init(_ difference: LayoutDifference, wakeContent: (Component) -> Bool = { _ in false }) {
    for component in difference.appeared {
      let animations = component.animationsOnInitialMount()
      if !animations.isEmpty { onInitialMount.append((component, animations)) }
    }
    for (previous, current) in difference.updated {
      let animations = current.animations(fromPrevious: previous)
      if !animations.isEmpty { fromPrevious.append((current, animations)) }
      if let animation = current.boundsAnimation(fromPrevious: previous), animation.duration > 0 {
        bounds = (current, animation)
      }
    }
    for component in difference.disappeared {
      var animations = component.animationsOnFinalUnmount()
      if !animations.isEmpty, wakeContent(component) {
        animations = component.animationsOnFinalUnmount()
      }
      if !animations.isEmpty { onFinalUnmount.append((component, animations)) }
    }
  }

  /// Moves views by `animation` if no component requests a movement.
  package mutating func setMovement(_ animation: BoundsAnimation?) {
    guard bounds == nil, let animation, animation.duration > 0 else { return }
    bounds = (nil, animation)
  }

  package var isEmpty: Bool {
    onInitialMount.isEmpty && fromPrevious.isEmpty && onFinalUnmount.isEmpty && bounds == nil
  }

  /// The components whose hooks must run, by identity.
  var withHooks: [(id: TreeNode.ID, animation: ComponentAnimation)] {
    (onInitialMount + fromPrevious).flatMap { component, animations in
      component.uniqueIdentifier.map { id in animations.map { (id, $0) } } ?? []
    }
  }
}
