import TrellisBase
import TrellisComponents
public import TrellisDOM
import TrellisLayout

extension ComponentHost {
  /// Whether something changed since the last render.
  public var needsRender: Bool {
    state.needsMount || generator.needsBuild
  }

  /// Whether the only changes since the last render are state updates that may wait
  /// (``/TrellisComponents/UpdateTransaction/mayWait``).
  public var renderMayWait: Bool {
    !state.needsMount && generator.mayWait
  }

  /// Updates the document.
  ///
  /// A state update during the render, for example by a controller, is rendered by the next one. A call
  /// during a render does nothing.
  ///
  /// - Returns: whether there was anything to do.
  @discardableResult
  public func renderIfNeeded() -> Bool {
    guard needsRender, !isRendering else { return false }
    wake()
    announcement = .none
    let outcome = runRenderPart { render() }
    guard outcome != .nothing else {
      // Work before the build may have announced changes that came to nothing.
      if !needsRender { announcement = .none }
      return false
    }
    if outcome == .failed || outcome == .failedAfterMounting { showLastContent() }
    finishRestoration()
    finishRender()
    return outcome != .failed
  }

  private enum Outcome {
    /// There was nothing to do.
    case nothing
    case done
    /// A mistake occurred before anything was mounted, and nothing changed.
    case failed
    /// A mistake occurred while the tree was mounted; the tree stays.
    case failedAfterMounting
  }

  /// A tree with its layout, and the context in which it was laid out.
  private struct LaidOutTree {
    let layout: Layout?
    let tree: BuiltTree
    let context: RenderContext
  }

  private func render() -> Outcome {
    if let tree = generator.build() { return layOutAndShow(tree) }
    guard state.needsMount, let tree = state.tree else { return .nothing }
    let context = tree.context ?? generator.makeRenderContext()
    let layout = layOut(tree, in: context)
    if context.hasFailed { return .failed }
    return show(LaidOutTree(layout: layout, tree: tree, context: context))
  }

  /// Lays `tree` out and mounts it, unless there is a mistake.
  private func layOutAndShow(_ tree: BuiltTree) -> Outcome {
    layOutAndUse(tree).map(show) ?? .failed
  }

  /// Lays `tree` out and makes it the newest tree; abandons it after a mistake.
  ///
  /// - Returns: `nil` after a mistake.
  private func layOutAndUse(_ tree: BuiltTree) -> LaidOutTree? {
    if let context = tree.context, !context.hasFailed {
      let layout = layOut(tree, in: context)
      if !context.hasFailed, generator.use(tree) != nil {
        return LaidOutTree(layout: layout, tree: tree, context: context)
      }
    }
    generator.abandon(tree)
    return nil
  }

  /// After a failed render, shows the last content in the current cover, or the cover alone if the content cannot be
  /// shown.
  private func showLastContent() {
    guard !generator.isEmpty, cover != nil else { return }
    let reported = onProgrammerError
    // The mistake is reported already; further mistakes are its consequences.
    onProgrammerError = reported.map { _ in { _ in } }
    defer { onProgrammerError = reported }
    let outcome = runRenderPart { layOutAndShow(generator.buildCover()) }
    if outcome == .failed {
      generator.forgetContent()
      _ = runRenderPart { layOutAndShow(generator.buildCover()) }
    }
  }

  /// Mounts `first`, or the last of the trees that controllers request before the mount.
  private func show(_ first: LaidOutTree) -> Outcome {
    state = .mounted(first.tree)
    counters = first.context.counters
    var last = first
    var woken = first.context.wokenInLayouts
    while let next = buildAgain(after: last) {
      state = .mounted(next.tree)
      counters.add(next.context.counters)
      woken += next.context.wokenInLayouts
      last = next
    }
    generator.listener?.willCollectAnimations()
    var animations = mounter.animations(from: mounter.mounted, to: last.layout)
    animations.setMovement(first.tree.animation ?? last.tree.animation)
    generator.listener?.didCollectAnimations()
    mounter.options.playsAnimations = !environment.traits.reducesMotion
    mounter.spans = generator.spans
    generator.listener?.willMount()
    let mountCounters = mounter.mount(last.layout, animations)
    mounter.rowHibernation?.finishWaking(woken)
    generator.listener?.didMount(mountCounters)
    counters.add(mountCounters)
    last.tree.didMount()
    return last.context.hasFailed ? .failedAfterMounting : .done
  }

  /// Passes the layouts that are not mounted yet to their controllers.
  ///
  /// - Returns: whether a controller requests a build before the mount.
  private func prepare(_ layout: Layout) -> Bool {
    var needsBuild = false
    mounter.forEachChanged(layout) { layout in
      guard let controller = layout.component.controller else { return }
      controller.didPrepareLayout(layout, for: layout.component)
      if controller.needsBuildBeforeMount {
        controller.needsBuildBeforeMount = false
        needsBuild = true
      }
    }
    return needsBuild
  }

  /// Passes the layouts in `former` to their controllers. If one requests a build before the mount, builds the state
  /// updates of the controllers, and lays the tree out.
  ///
  /// - Returns: `nil` if no build is requested, if nothing changed, or after a mistake; `former` is then mounted.
  private func buildAgain(after former: LaidOutTree) -> LaidOutTree? {
    guard let layout = former.layout, prepare(layout), let tree = generator.build() else {
      return nil
    }
    return layOutAndUse(tree)
  }

  private func finishRender() {
    if endIfRequested() { return }
    tasks.sweep()
    if willInvalidateSize {
      willInvalidateSize = false
      onSizeInvalidated?()
    }
    if needsRender { recordChange() } else { announcement = .none }
  }

  // MARK: Events

  /// Calls the listener for `event`. The next render shows the changes.
  ///
  /// Events come from the client. An event that no browser can have sent is refused: its target is unknown
  /// to the client, disabled, hidden, inert or `readonly`, or does not listen to it. The listener gets the
  /// members that it requested. A value is stored only for a control whose value the user can change.
  /// Refused events do not wake the host.
  ///
  /// - Returns: whether the event was accepted.
  @discardableResult
  public func handle(_ event: UIEvent) -> Bool {
    guard document.element(for: event.target)?.accepts(event.type) == true else { return false }
    wake()
    if let element = document.element(for: event.target) { wakeContent(around: element) }
    guard let element = document.element(for: event.target), let event = element.admitted(event),
      let listener = element.listener(event.type)
    else { return false }
    document.recordActivity(of: element)
    element.recordControl(of: event)
    generator.pending.event = event.type
    defer { generator.pending.event = nil }
    // For the view of a component, the handler calls `MountedView.forward(_:on:)`.
    collectingProgrammerErrors { reserveCallStack { listener.handler(event) } }
    return true
  }

  /// Handles the client's report that an animation ended. The next render shows the changes.
  ///
  /// - Parameter report: the number of the animation's report; unknown numbers are ignored.
  public func animationEnded(_ report: UInt32) {
    guard document.expectedReports.contains(report) else { return }
    wake()
    _ = collectingProgrammerErrors { document.animationEnded(report) }
  }

  // MARK: Visibility and end

  /// Whether the tree is visible: ``willAppear()`` was called after the last ``didDisappear()``.
  public var isVisible: Bool { generator.isVisible }

  /// Calls ``/TrellisComponents/ComponentController/componentTreeWillAppear()`` of all controllers, and of each
  /// controller that is added before ``didDisappear()``. Does nothing for a visible tree.
  public func willAppear() { setVisible(true) }

  /// Calls ``/TrellisComponents/ComponentController/componentTreeDidDisappear()`` of all controllers. Does nothing for
  /// a tree that is not visible.
  public func didDisappear() { setVisible(false) }

  /// Controllers may read their components, so a host with controllers wakes.
  private func setVisible(_ isVisible: Bool) {
    guard isVisible != self.isVisible else { return }
    if !controllers(ComponentController.self).isEmpty { wake() }
    collectingProgrammerErrors { generator.setVisible(isVisible) }
  }

  /// Unmounts the tree and ends its controllers; the host stays empty afterwards.
  ///
  /// During a render, the call takes effect after it. A hibernating host does not wake, so its controllers
  /// have no component.
  public func tearDown() {
    guard !isRendering else {
      endsAfterRender = true
      return
    }
    collectingProgrammerErrors { reserveCallStack { unmountAndEnd() } }
  }

  /// Executes a ``tearDown()`` that was called during a render.
  ///
  /// - Returns: whether there was such a call.
  @discardableResult
  func endIfRequested() -> Bool {
    guard endsAfterRender else { return false }
    // Before the call: a controller that ends may measure the tree, and so call this function again.
    endsAfterRender = false
    tearDown()
    return true
  }

  private func unmountAndEnd() {
    if case .hibernating(let archive) = state {
      state = .empty
      mounter.clear(archive.views, generator.mountedControllers)
    } else {
      mounter.mount(nil)
      state = .empty
    }
    mounter.releaseViews()
    generator.end()
  }

  // MARK: Programmer errors

  /// Calls `body` on behalf of this host: mistakes in it are reported to ``onProgrammerError``.
  public func collectingProgrammerErrors<Result>(_ body: () throws -> Result) rethrows -> Result {
    defer { deliverProgrammerErrors() }
    return try collectProgrammerErrors(body)
  }

  func collectProgrammerErrors<Result>(_ body: () throws -> Result) rethrows -> Result {
    onProgrammerError == nil ? try body() : try recorder.record(body)
  }

  func deliverProgrammerErrors() {
    // Mistakes during a render are reported after it.
    guard !isRendering, recorder.hasProgrammerErrors else { return }
    for mistake in recorder.consume() { onProgrammerError?(mistake) }
  }

  /// Calls `body`, a part of a render, and then reports its mistakes. Meanwhile no other render begins.
  func runRenderPart<Result>(_ body: () -> Result) -> Result {
    isRendering = true
    let result = collectProgrammerErrors { reserveCallStack(body) }
    isRendering = false
    deliverProgrammerErrors()
    return result
  }

  // MARK: Call stack

  /// Calls `body`, which builds, lays out, mounts, visits or releases a tree, with enough call stack on any thread.
  func reserveCallStack<Result>(_ body: () -> Result) -> Result { CallStack.forTree(body) }

  // MARK: Invariants

  /// The violated invariants of the host, its component tree, its mounted views and its document, one a line; empty if
  /// all hold. Does not wake the host.
  ///
  /// - Complexity: O(*n*) in nodes, layouts and elements. For tests, between two renders.
  package func checkInvariants() -> [String] {
    var violations = generator.rootNode.checkInvariants() + document.checkInvariants()
    for tree in generator.rootNode.detachedTrees { violations += tree.checkInvariants() }
    switch state {
    case .empty, .hibernating:
      if mounter.mounted != nil {
        violations.append("a layout is mounted, and the host has no components")
      }
    case .built, .mounted(_, needsLayout: true):
      break
    case .mounted(let tree, needsLayout: false):
      if let layout = mounter.mounted, layout.component !== tree.component {
        violations.append("the mounted component is not the newest that was built")
      }
    }
    violations += mounter.checkInvariants()
    if case .hibernating = state {
      generator.rootNode.forEachNode { node in
        if node.component?.isMounted == true {
          violations.append("node \(node.id) of a hibernating tree has a mounted component")
        }
      }
    }
    return violations
  }
}
