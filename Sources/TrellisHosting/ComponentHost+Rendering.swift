import TrellisBase
import TrellisComponents
import TrellisLayout

extension ComponentHost {
  /// Whether something changed since the last render.
  public var needsRender: Bool {
    if case .awake(let live) = state, live.needsMount { return true }
    return generator.needsGeneration
  }

  /// Whether the only changes since the last render are state updates that may wait
  /// (``UpdateTransaction/mayWait``).
  public var renderMayWait: Bool {
    if case .awake(let live) = state, live.needsMount { return false }
    return generator.mayWait
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
    live()
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
    if let candidate = generator.makeCandidate() { return render(candidate, generator.use) }
    guard case .awake(let live) = state, live.needsMount else { return .nothing }
    return CallStack.withRoom(Self.bytes(for: generator.depth)) {
      let built =
        live.unmounted
        ?? ComponentGenerator.Result(
          component: live.component, trigger: live.trigger, pass: generator.makePass(),
          animation: nil)
      let layout = layOut(built)
      return built.pass.hasFailed ? .failed : show(layout, of: built)
    }
  }

  /// Lays `candidate` out and mounts it, unless there is a mistake.
  private func render(
    _ candidate: ComponentGenerator.Candidate,
    _ use: (ComponentGenerator.Candidate) -> ComponentGenerator.Result?
  ) -> Outcome {
    CallStack.withRoom(Self.bytes(for: candidate.depth)) {
      let layout = candidate.hasFailed ? nil : layOut(candidate)
      guard !candidate.hasFailed, let result = use(candidate) else {
        generator.abandon(candidate)
        return .failed
      }
      return show(layout, of: result)
    }
  }

  /// After a failed render, shows the last content in the current cover; without any content if it cannot
  /// be shown.
  private func showLastContent() {
    guard !generator.isEmpty, cover != nil else { return }
    let reported = onProgrammerError
    // The mistake is reported already; further ones are its consequences.
    onProgrammerError = reported.map { _ in { _ in } }
    defer { onProgrammerError = reported }
    let outcome = runRenderPart { renderCovered() }
    if outcome == .failed {
      generator.forgetContent()
      _ = runRenderPart { renderCovered() }
    }
  }

  private func renderCovered() -> Outcome {
    render(generator.makeCoveredCandidate()) { generator.take($0)?.result }
  }

  private func show(_ layout: Layout?, of built: ComponentGenerator.Result) -> Outcome {
    var (layout, built) = (layout, built)
    let animation = built.animation
    state = .awake(HostState.Live(mounted: built.component, built.trigger))
    counters = built.pass.counters
    var woken = built.pass.wokenInLayouts
    while let current = layout, prepare(current), let next = buildAgain() {
      (layout, built) = next
      woken += built.pass.wokenInLayouts
      state = .awake(HostState.Live(mounted: built.component, built.trigger))
      counters.add(built.pass.counters)
    }
    generator.listener?.willCollectAnimations()
    var animations = mounter.animations(from: mounter.mounted, to: layout)
    animations.setMovement(animation ?? built.animation)
    generator.listener?.didCollectAnimations()
    mounter.options.playsAnimations = !environment.traits.reducesMotion
    mounter.spans = generator.spans
    generator.listener?.willMount()
    let mountCounters = mounter.mount(layout, animations)
    mounter.rowHibernation?.finishWaking(woken)
    generator.listener?.didMount(mountCounters)
    counters.add(mountCounters)
    return built.pass.hasFailed ? .failedAfterMounting : .done
  }

  /// Passes layouts to controllers, except those that are mounted already.
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

  /// Builds the state updates that the controllers made for the sizes of a layout, and lays the result out.
  ///
  /// - Returns: `nil` if nothing changed, or after a mistake: the earlier layout is mounted then.
  private func buildAgain() -> (layout: Layout?, built: ComponentGenerator.Result)? {
    guard let candidate = generator.makeCandidate() else { return nil }
    let layout = candidate.hasFailed ? nil : layOut(candidate)
    guard !candidate.hasFailed, let result = generator.use(candidate) else {
      generator.abandon(candidate)
      return nil
    }
    return (layout, result)
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
