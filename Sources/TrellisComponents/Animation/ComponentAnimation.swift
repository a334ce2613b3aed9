import TrellisBase
public import TrellisDOM

/// The steps around a mount that animate one component.
///
/// Source: ComponentKit's component animation (row N5).
public struct ComponentAnimation {
  /// Called before the mount, while the tree before is mounted.
  let willRemount: () -> Any?
  /// Called after the mount with what ``willRemount`` gave.
  let didRemount: (Any?, AnimationPlayer) -> Any?
  /// Called once with what ``didRemount`` gave: when what it played is over, or when the component is gone.
  let cleanup: (Any?, AnimationEnd) -> Void
  /// Whether anybody wants to know when it is over.
  let awaitsEnd: Bool

  /// Any work before and after a mount.
  ///
  /// - Parameters:
  ///   - willRemount: called before the mount; answers what `didRemount` needs of the tree as it was.
  ///   - didRemount: called after the mount; what it plays makes up the animation.
  ///   - cleanup: called once, when that is over or the component is gone; at once if nothing is played.
  public init<Before, After>(
    willRemount: @escaping () -> Before,
    didRemount: @escaping (Before, AnimationPlayer) -> After,
    cleanup: @escaping (After) -> Void
  ) {
    self.willRemount = { willRemount() }
    self.didRemount = { before, player in (before as? Before).map { didRemount($0, player) } }
    self.cleanup = { after, _ in if let after = after as? After { cleanup(after) } }
    awaitsEnd = true
  }

  /// - Parameters:
  ///   - component: one with a view; what is played on it ends when the view goes to another component.
  ///   - completion: called once when the animation is over, or when the component is gone.
  public init(
    _ component: Component, _ animation: ElementAnimation, completion: (() -> Void)? = nil
  ) {
    self.init(component, before: { nil }, playing: { _ in [animation] }, completion)
  }

  /// Plays `animation` when the component appears; for ``Component/animationsOnInitialMount()``.
  ///
  /// - Parameters:
  ///   - component: one with a view, of its own or of its child (``Component/viewForAnimation``).
  ///   - completion: called once when the animation is over, or when the component is gone.
  public init(
    _ component: Component, _ animation: Animation<InitialPhase>, completion: (() -> Void)? = nil
  ) {
    let animations = animation.elementAnimations()
    self.init(component, before: { nil }, playing: { _ in animations }, completion)
  }

  /// - Parameter component: the newer one of the two the change lies between.
  public init(
    _ component: Component, _ animation: Animation<ChangePhase>, completion: (() -> Void)? = nil
  ) {
    let previous = component.mountedPredecessor
    self.init(
      component, before: { previous?.viewForAnimation.map(AnimatedValues.init) },
      playing: { look in
        animation.elementAnimations { property in look.map { $0.styles(of: property) } ?? [] }
      }, completion)
  }

  private init(
    _ component: Component, before: @escaping () -> AnimatedValues?,
    playing animations: @escaping (AnimatedValues?) -> [ElementAnimation],
    _ completion: (() -> Void)?
  ) {
    willRemount = { before() }
    didRemount = { look, player in
      guard let element = component.viewForAnimation else {
        Mistake.report(
          """
          \(component.typeName) has no view to animate; give it one, or animate a component that has
          """)
        return nil
      }
      for animation in animations(look as? AnimatedValues) { player.play(animation, on: element) }
      return element
    }
    cleanup = { element, end in
      if case .unmounted(let player) = end, let element = element as? Element {
        player.cancel(on: element)
      }
      completion?()
    }
    awaitsEnd = completion != nil
  }
}

/// Why an animation is cleaned up.
enum AnimationEnd {
  case finished
  /// The component is gone; its view may be another's by now.
  case unmounted(AnimationPlayer)
}

/// The animation of a component that goes, after it has gone.
///
/// Source: ComponentKit's final unmount animation (row N3): what is animated is no copy, but the very element,
/// which nobody can click any more.
public struct FinalUnmountAnimation {
  let component: Component
  let animations: [ElementAnimation]
  let completion: (() -> Void)?

  /// - Parameters:
  ///   - component: one with a view; nothing is played for another.
  ///   - completion: called once when the animation is over, or at once if nothing is played.
  public init(
    _ component: Component, _ animation: Animation<FinalPhase>, completion: (() -> Void)? = nil
  ) {
    self.component = component
    animations = animation.elementAnimations()
    self.completion = completion
  }

  /// Plays `animation` as it is, keyframes included.
  ///
  /// - Parameters:
  ///   - component: one with a view; nothing is played for another.
  ///   - completion: called once when the animation is over, or at once if nothing is played.
  public init(
    _ component: Component, _ animation: ElementAnimation, completion: (() -> Void)? = nil
  ) {
    self.component = component
    animations = [animation]
    self.completion = completion
  }
}

/// The values that a view shows of the properties whose changes are animated.
struct AnimatedValues {
  private var values: [AnimatedProperty: [ElementAnimation.Style]] = [:]

  init(_ element: Element) {
    for property in [AnimatedProperty.opacity, .backgroundColor, .borderColor, .rotation] {
      let value =
        element.style(property.css)
        ?? (property == .backgroundColor ? element.style("background") : nil)
      values[property] = [.init(property.css, value ?? property.initialValue)]
    }
    if let frame = element.frame {
      values[.position] = [
        .init("left", "\(css: frame.left)px"), .init("top", "\(css: frame.top)px"),
      ]
    }
  }

  func styles(of property: AnimatedProperty) -> [ElementAnimation.Style] { values[property] ?? [] }
}

extension Component {
  /// The component of the same identity that is mounted now.
  fileprivate var mountedPredecessor: Component? {
    var node = treeNode?.older
    while let older = node {
      if let component = older.component, component.isMounted { return component }
      node = older.older
    }
    return isMounted ? self : nil
  }
}
