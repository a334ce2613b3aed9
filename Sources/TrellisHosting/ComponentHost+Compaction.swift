import TrellisComponents
import TrellisDOM

extension ComponentHost {
  /// Lets go of everything that can be computed again: components, layouts, and what is kept to make the
  /// next render quick.
  ///
  /// The host keeps the document, the tree nodes with their states, the controllers, and whose view
  /// each element is. Neither the client nor a controller notices. The next event, state update or size
  /// builds and lays out the tree once more before anything else is done (``restore()``), and finds
  /// every view where it was: no element is touched, and no controller is called.
  ///
  /// That holds as long as the provider and the components make the same of the same states. Where the
  /// provider reads something else, ``restore()`` has to be called before that changes, as
  /// ``ModelHost`` does; else the change shows as soon as the tree is built again, and controllers are
  /// told of new components as by ``reload(_:)``. A component is asked for its children without a
  /// predecessor to compare itself with. Components that someone holds on to stay alive, but are mounted
  /// no more; mounting overridden in a component runs again.
  ///
  /// Does nothing while a render is due or under way, or somebody waits for the end of an animation.
  ///
  /// - Returns: whether the host is compact now.
  /// - Complexity: O(*n*) in components and elements, now and again when the host is restored.
  @discardableResult
  public func compact() -> Bool {
    if isCompact { return true }
    guard !isRendering, !needsRender, !mounter.isAnimating, let layout = mounter.mounted else {
      return false
    }
    compactSize = layout.size
    inRoom {
      mounter.compact()
      built = nil
      generator.compact { [weak self] in self?.restore() }
      document.compact()
    }
    return true
  }

  /// Whether the host has let go of what can be computed again; see ``compact()``.
  public var isCompact: Bool { compactSize != nil }

  /// Builds and mounts again what ``compact()`` let go of; does nothing otherwise.
  ///
  /// Called by the host itself whenever it needs its components; by others only ahead of a change of
  /// what the provider reads.
  public func restore() {
    guard isCompact, !isRendering else { return }
    compactSize = nil
    isRendering = true
    takeMistakes { inRoom { revive() } }
    isRendering = false
    deliverMistakes()
  }

  private func revive() {
    let mounted = generator.mountedControllers
    let candidate = generator.makeAgain()
    let layout = candidate.hasFailed ? nil : layOut(candidate)
    guard !candidate.hasFailed, let (result, isUnchanged) = generator.useAgain(candidate) else {
      // There are no components of an earlier build to go on with.
      generator.abandon(candidate)
      mounter.clear(mounted)
      return
    }
    built = result
    generator.listener?.willMount()
    let counters = mounter.revive(layout, isUnchanged: isUnchanged, controllers: mounted) {
      $0.component.controller?.didPrepareLayout($0, for: $0.component)
    }
    generator.listener?.didMount(counters)
  }
}
