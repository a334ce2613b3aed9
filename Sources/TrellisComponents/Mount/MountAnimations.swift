import TrellisDOM

/// Plays the animations of a document's components around its mounts.
final class MountAnimations {
  private let document: Document
  private let applicator = AnimationApplicator()
  /// Whether animations are played in the current or latest mount; if not, their ends are reported at once.
  private var isEnabled = true
  /// The movement of views in the current mount.
  private(set) var transition: FrameTransition?
  /// Collects the components that the current mount unmounts; `nil` if they are not needed.
  private var unmounted: [Component]?

  init(document: Document) { self.document = document }

  /// Whether the end of an animation is awaited.
  var isWaiting: Bool { applicator.isWaiting }

  /// Notes that the current mount unmounted `component`.
  func record(unmounted component: Component) { unmounted?.append(component) }

  /// Runs `animations` around `mount`.
  ///
  /// Source: ComponentKit's algorithm 2.19.
  func play(
    _ animations: ComponentAnimations, isEnabled: Bool, around mount: () -> RenderCounters
  ) -> RenderCounters {
    self.isEnabled = isEnabled
    var result = RenderCounters()
    let leaving = isEnabled ? prepareExits(animations) : []
    let withHooks = animations.withHooks
    applicator.run(
      withHooks,
      mount: {
        if isEnabled { transition = animations.bounds?.animation.transition }
        unmounted = []
        result = mount()
        transition = nil
        defer { unmounted = nil }
        return goneIdentities
      },
      player: AnimationPlayer(document),
      transact: { awaitsEnd, body, completion in
        let player = AnimationPlayer(isEnabled ? document : nil)
        body(player)
        player.commit(onEnd: awaitsEnd ? completion : nil)
      })
    for element in leaving { detach(element) }
    complete(animations)
    return result
  }

  /// The identities without a mounted component after the unmounts.
  private var goneIdentities: [TreeNode.ID] {
    (unmounted ?? []).compactMap { component in
      guard let node = component.treeNode else { return nil }
      return node.identity.latestComponent?.isMounted == true ? nil : node.id
    }
  }

  /// Prepares the views with exit animations, so that the mount does not reuse them.
  private func prepareExits(_ animations: ComponentAnimations) -> [Element] {
    animations.onFinalUnmount.flatMap { _, list in
      list.compactMap { animation in
        guard let element = animation.component.viewForAnimation else {
          animation.completion?()
          return nil
        }
        document.playOnExit(of: element, animation.animations, onEnd: animation.completion)
        return element
      }
    }
  }

  /// Removes a view with an exit animation from a container that stays, hidden.
  private func detach(_ element: Element) {
    guard let container = element.parent?.mountedView as? MountedView,
      let view = element.mountedView as? MountedView, view.component == nil
    else { return }
    for container in [container, container.inner] {
      container?.children.removeAll { $0 === view }
      container?.pool.removeAll { $0 === view }
    }
    element.removeFromParent()
  }

  /// Calls the completions of animations without hooks.
  private func complete(_ animations: ComponentAnimations) {
    if !isEnabled {
      for (_, list) in animations.onFinalUnmount {
        for animation in list { animation.completion?() }
      }
    }
    guard let bounds = animations.bounds?.animation, let completion = bounds.completion else {
      return
    }
    let player = AnimationPlayer(isEnabled ? document : nil)
    let pause = bounds.transition
    player.play(
      ElementAnimation(keyframes: [], duration: pause.duration, delay: pause.delay),
      on: document.root)
    player.commit(onEnd: completion)
  }
}
