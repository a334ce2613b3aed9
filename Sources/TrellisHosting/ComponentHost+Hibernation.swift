import TrellisComponents
import TrellisDOM

extension ComponentHost {
  /// Releases everything that can be recomputed: components, layouts and caches.
  ///
  /// A hibernating host keeps its document, the tree nodes with their states, the controllers, and a record
  /// of the views (`ViewArchive`). Clients and controllers are not affected. The next call that needs a
  /// component wakes the host: it builds and lays out the tree from the states, and mounts each component
  /// on its former element. No element changes and no controller is called.
  ///
  /// This holds if the provider and the components give the same result for the same states. Call
  /// ``wake()`` before you change a value that the provider reads, or change it in
  /// ``setNeedsUpdate(change:)``. Otherwise the change shows as soon as the host wakes, and controllers are
  /// called as after ``reload()``. Components that the application retains are unmounted permanently, and
  /// overrides of ``/TrellisComponents/Component/mount(in:layout:supercomponent:)`` run again.
  ///
  /// Does nothing during a render, if a render is due, or while the end of an animation is awaited.
  ///
  /// - Returns: whether the host now hibernates.
  /// - Complexity: O(*n*) in components and elements, and again for ``wake()``.
  @discardableResult
  public func hibernate() -> Bool {
    guard state.tree != nil, !isRendering, !needsRender, !mounter.isAnimating else {
      return isHibernating
    }
    let size = size
    reserveCallStack {
      guard let views = mounter.hibernate() else { return }
      state = .hibernating(HostState.Archive(size: size, views: views))
      generator.hibernate()
      document.trim()
    }
    return isHibernating
  }

  /// Whether the host released its components; see ``hibernate()``.
  public var isHibernating: Bool {
    if case .hibernating = state { true } else { false }
  }

  /// Builds and mounts the components that ``hibernate()`` released; does nothing in an awake host.
  ///
  /// The methods of the host call this where they need components. Call it before you change a value that
  /// the provider reads.
  ///
  /// - Complexity: O(*n*) in components, as the first build.
  public func wake() {
    guard case .hibernating(let archive) = state, !isRendering else { return }
    runRenderPart { wake(from: archive) }
    endIfRequested()
  }

  /// Wakes the host if necessary and returns its newest tree; `nil` if it has none, or is waking.
  func awakeTree() -> BuiltTree? {
    wake()
    return state.tree
  }

  private func wake(from archive: HostState.Archive) {
    let mounted = generator.mountedControllers
    let tree = generator.rebuild()
    let layout = tree.context.flatMap { $0.hasFailed ? nil : layOut(tree, in: $0) }
    guard !tree.hasFailed, let isUnchanged = generator.use(tree) else {
      // No components of an earlier build can be shown instead.
      generator.abandon(tree)
      state = .empty
      mounter.clear(archive.views, mounted)
      return
    }
    state = .mounted(tree)
    generator.listener?.willMount()
    let counters = mounter.wake(
      archive.views, showing: layout, isUnchanged: isUnchanged, controllers: mounted
    ) {
      $0.component.controller?.didPrepareLayout($0, for: $0.component)
    }
    tree.didMount()
    generator.listener?.didMount(counters)
  }

  // MARK: Contents of render components

  /// Starts to record the components that are mounted with a new layout, for ``hibernateUnchangedContents()``. Without
  /// this call nothing hibernates.
  ///
  /// Call it before the first render.
  public func recordMounts() { mounter.recordMounts() }

  /// Hibernates the contents of render components, such as the rows of a list, that have not changed since the previous
  /// call.
  ///
  /// This is a hibernation (``hibernate()``) of parts of the page while the rest is in use. A content can hibernate if
  /// it is in one element, has at most 64 elements, and no controllers; its tree nodes keep their states. Its elements
  /// do not change. It wakes when an event is for one of its elements, when an action is for one of its components,
  /// when it gets another size, and when its render component is rendered or a state in it is updated. Rendering must
  /// give the same result for the same properties and state.
  ///
  /// Does nothing during a render, and if a render is due.
  ///
  /// - Complexity: O(*n*) in the components that were mounted since the second-to-last call.
  public func hibernateUnchangedContents() {
    guard let contents = mounter.rowHibernation, state.tree != nil, !isRendering, !needsRender
    else { return }
    if contents.makeRenderContext == nil {
      generator.wakesContent = { [weak contents] in contents?.wake(contentOf: $0) }
      contents.makeRenderContext = { [weak generator] in generator?.makeRenderContext() }
    }
    let count = contents.elementCount
    reserveCallStack { contents.hibernateUnchanged() }
    // Not for each row: trimming visits all elements.
    if contents.elementCount - count > document.elementCount / 2 { document.trim() }
  }

  /// Wakes all hibernating contents.
  package func wakeContents() { runRenderPart { mounter.rowHibernation?.wakeAll() } }

  /// The number of elements in hibernating contents.
  package var hibernatingElements: Int { mounter.rowHibernation?.elementCount ?? 0 }

  /// Wakes the host, and the content with the component of `identity`.
  func wakeComponent(of identity: NodeIdentity) {
    wake()
    guard let contents = mounter.rowHibernation, !isRendering else { return }
    runRenderPart { contents.wake(around: identity) }
  }

  /// Wakes the content with the listener of `element`.
  func wakeContent(around element: Element) {
    guard let contents = mounter.rowHibernation else { return }
    if !runRenderPart({ contents.wake(around: element) }) { renderIfNeeded() }
  }
}
