import TrellisComponents
import TrellisDOM

extension ComponentHost {
  /// Releases everything that can be computed again: components, layouts and caches.
  ///
  /// A hibernating host keeps its document, the tree nodes with their states, the controllers, and a record
  /// of the views (`ViewArchive`). Clients and controllers do not notice. The next call that needs a
  /// component wakes the host: it builds and lays out the tree from the states, and mounts each component on
  /// the element of before. No element changes and no controller is called.
  ///
  /// That holds if the provider and the components make the same of the same states. Call ``wake()`` before
  /// you change a value that the provider reads, or change it in ``setNeedsUpdate(change:)``. Otherwise
  /// the change shows as soon as the host wakes, and controllers hear of it as after ``reload()``.
  /// Components that the application retains are unmounted for good, and overrides of
  /// ``Component/mount(in:layout:supercomponent:)`` run again.
  ///
  /// Does nothing during a render, while one is due, or while an animation's completion is awaited.
  ///
  /// - Returns: whether the host hibernates now.
  /// - Complexity: O(*n*) in components and elements, and again for ``wake()``.
  @discardableResult
  public func hibernate() -> Bool {
    guard case .awake = state, !isRendering, !needsRender, !mounter.isAnimating else {
      return isHibernating
    }
    let size = size
    inRoom {
      guard let views = mounter.hibernate() else { return }
      state = .hibernating(HostState.Archive(size: size, views: views))
      generator.hibernate()
      document.trim()
    }
    return isHibernating
  }

  /// Whether the host released what can be computed again; see ``hibernate()``.
  public var isHibernating: Bool {
    if case .hibernating = state { true } else { false }
  }

  /// Builds and mounts again what ``hibernate()`` released; does nothing in an awake host.
  ///
  /// The methods of the host call it where they need components. Call it before you change a value that the
  /// provider reads.
  ///
  /// - Complexity: O(*n*) in components, as the first build.
  public func wake() {
    guard case .hibernating(let archive) = state, !isRendering else { return }
    occupied { wake(from: archive) }
    endIfAsked()
  }

  /// The components of the host, which wakes for it; `nil` if it has none, or is just waking.
  @discardableResult
  func live() -> HostState.Live? {
    wake()
    if case .awake(let live) = state { return live }
    return nil
  }

  private func wake(from archive: HostState.Archive) {
    let mounted = generator.mountedControllers
    let candidate = generator.makeWakingCandidate()
    let layout = candidate.hasFailed ? nil : layOut(candidate)
    guard !candidate.hasFailed, let (result, isUnchanged) = generator.take(candidate) else {
      // No components of an earlier build are left to show instead.
      generator.abandon(candidate)
      state = .empty
      mounter.clear(archive.views, mounted)
      return
    }
    state = .awake(HostState.Live(built: result))
    generator.listener?.willMount()
    let counters = mounter.wake(
      archive.views, showing: layout, isUnchanged: isUnchanged, controllers: mounted
    ) {
      $0.component.controller?.didPrepareLayout($0, for: $0.component)
    }
    generator.listener?.didMount(counters)
  }
}
