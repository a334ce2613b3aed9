import TrellisComponents
import TrellisLayout

extension ComponentHost {
  /// Whether something changed since the last render.
  public var needsRender: Bool {
    state.needsMount || generator.needsBuild
  }

  /// Whether the only changes since the last render are state updates that may wait
  /// (``UpdateTransaction/mayWait``).
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
    guard outcome != .nothing else { return false }
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

  private func render() -> Outcome {
    if let tree = generator.build() { return render(tree) }
    guard state.needsMount, let tree = state.tree else { return .nothing }
    let context = tree.context ?? generator.makeRenderContext()
    let layout = layOut(tree, in: context)
    return context.hasFailed ? .failed : show(layout, of: tree, in: context)
  }

  /// Lays `tree` out and mounts it, unless there is a mistake.
  private func render(_ tree: BuiltTree) -> Outcome {
    guard let (layout, context) = layOutAndUse(tree) else { return .failed }
    return show(layout, of: tree, in: context)
  }

  /// Lays `tree` out and makes it the newest tree; abandons it after a mistake.
  ///
  /// - Returns: `nil` after a mistake.
  private func layOutAndUse(_ tree: BuiltTree) -> (layout: Layout?, context: RenderContext)? {
    if let context = tree.context, !context.hasFailed {
      let layout = layOut(tree, in: context)
      if !context.hasFailed, generator.use(tree) != nil { return (layout, context) }
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
    let outcome = runRenderPart { render(generator.buildCover()) }
    if outcome == .failed {
      generator.forgetContent()
      _ = runRenderPart { render(generator.buildCover()) }
    }
  }

  private func show(_ layout: Layout?, of tree: BuiltTree, in context: RenderContext) -> Outcome {
    var (layout, tree, context) = (layout, tree, context)
    let animation = tree.animation
    state = .mounted(tree)
    counters = context.counters
    var woken = context.wokenInLayouts
    while let current = layout, prepare(current), let next = buildAgain() {
      (layout, tree, context) = next
      woken += context.wokenInLayouts
      state = .mounted(tree)
      counters.add(context.counters)
    }
    generator.listener?.willCollectAnimations()
    var animations = mounter.animations(from: mounter.mounted, to: layout)
    animations.setMovement(animation ?? tree.animation)
    generator.listener?.didCollectAnimations()
    mounter.options.playsAnimations = !environment.traits.reducesMotion
    mounter.spans = generator.spans
    generator.listener?.willMount()
    let mountCounters = mounter.mount(layout, animations)
    mounter.rowHibernation?.finishWaking(woken)
    generator.listener?.didMount(mountCounters)
    counters.add(mountCounters)
    tree.didMount()
    return context.hasFailed ? .failedAfterMounting : .done
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

  /// Builds the state updates of controllers in ``ComponentController/didPrepareLayout(_:for:)``, and lays the tree
  /// out.
  ///
  /// - Returns: `nil` if nothing changed, or after a mistake; the earlier layout is then mounted.
  private func buildAgain() -> (layout: Layout?, tree: BuiltTree, context: RenderContext)? {
    guard let tree = generator.build(), let (layout, context) = layOutAndUse(tree) else {
      return nil
    }
    return (layout, tree, context)
  }

  private func finishRender() {
    if endIfRequested() { return }
    tasks.sweep()
    if willInvalidateSize {
      willInvalidateSize = false
      onSizeInvalidated?()
    }
    if needsRender { recordChange() }
  }
}
