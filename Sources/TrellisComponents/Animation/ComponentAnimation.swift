import TrellisBase
public import TrellisDOM

/// The hooks around a mount that animate one component.
///
/// Source: ComponentKit's component animation (row N5).
public struct ComponentAnimation {
  /// Called before the mount, while the previous tree is mounted.
  let willRemount: () -> Any?
  /// Called after the mount with the result of ``willRemount``.
  let didRemount: (Any?, AnimationPlayer) -> Any?
  /// Called once with the result of ``didRemount``: when its animations end, or when the component is gone.
  let cleanup: (Any?, AnimationEnd) -> Void
  /// Whether the end must be reported.
  let awaitsEnd: Bool

  /// Makes an animation of any work before and after a mount.
  ///
  /// - Parameters:
  ///   - willRemount: called before the mount; returns the data of the previous tree for `didRemount`.
  ///   - didRemount: called after the mount; plays the animation.
  ///   - cleanup: called once, when the animation ends or the component is gone; at once if nothing is
  ///     played.
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
  ///   - component: a component with a view; its animations end when the view goes to another component.
  ///   - completion: called once, when the animation ends or the component is gone.
  public init(
    _ component: Component, _ animation: ElementAnimation, completion: (() -> Void)? = nil
  ) {
    self.init(component, before: { nil }, playing: { _ in [animation] }, completion)
  }

  /// Plays `animation` when the component appears; for ``Component/animationsOnInitialMount()``.
  ///
  /// - Parameters:
  ///   - component: a component with a view, or with a child that has one (``Component/viewForAnimation``).
  ///   - completion: called once, when the animation ends or the component is gone.
  public init(
    _ component: Component, _ animation: Animation<InitialPhase>, completion: (() -> Void)? = nil
  ) {
    let animations = animation.elementAnimations()
    self.init(component, before: { nil }, playing: { _ in animations }, completion)
  }

  /// - Parameter component: the newer one of the two components.
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
        ProgrammerError.report(
          """
          \(component.typeName) has no view to animate; give it one, or animate a component that has.
          \(component.backtraceDescription)
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

/// The reason that an animation is cleaned up.
enum AnimationEnd {
  case finished
  /// The component is gone; its view may belong to another one.
  case unmounted(AnimationPlayer)
}

/// The animation of an unmounted component's element.
///
/// Source: ComponentKit's final unmount animation (row N3). The animation is played on the element itself,
/// not on a copy; the element receives no events.
public struct FinalUnmountAnimation {
  let component: Component
  let animations: [ElementAnimation]
  let completion: (() -> Void)?

  /// - Parameters:
  ///   - component: a component with a view; otherwise nothing is played.
  ///   - completion: called once, when the animation ends, or at once if nothing is played.
  public init(
    _ component: Component, _ animation: Animation<FinalPhase>, completion: (() -> Void)? = nil
  ) {
    self.component = component
    animations = animation.elementAnimations()
    self.completion = completion
  }

  /// Plays `animation` unchanged, keyframes included.
  ///
  /// - Parameters:
  ///   - component: a component with a view; otherwise nothing is played.
  ///   - completion: called once, when the animation ends, or at once if nothing is played.
  public init(
    _ component: Component, _ animation: ElementAnimation, completion: (() -> Void)? = nil
  ) {
    self.component = component
    animations = [animation]
    self.completion = completion
  }
}

/// A view's values of the properties with change animations.
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
  /// The mounted component of the same identity.
  fileprivate var mountedPredecessor: Component? {
    var node = treeNode?.older
    while let older = node {
      if let component = older.component, component.isMounted { return component }
      node = older.older
    }
    return isMounted ? self : nil
  }
}
