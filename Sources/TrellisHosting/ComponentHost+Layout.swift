public import TrellisComponents
public import TrellisLayout

extension ComponentHost {
  /// The size of the tree on its screen, in CSS pixels; zero without a component.
  public var size: Size {
    if case .hibernating(let archive) = state { return archive.size }
    return mounter.mounted?.size ?? .zero
  }

  /// The mounted layout; `nil` if there is none, and while the host hibernates.
  public var mountedLayout: Layout? { mounter.mounted }

  /// The size of the tree in the available size `size`, in CSS pixels; zero without a component.
  ///
  /// Wakes the host and builds the changes, but mounts nothing. Further calls with the same arguments cost
  /// one look-up until the next build.
  ///
  /// - Parameter provider: derives the size range from `size`.
  public func sizeThatFits(
    _ size: Size, _ provider: SizeRangeProvider = .flexibleWidthAndHeight
  ) -> Size {
    let range = provider.sizeRange(size)
    guard !isRendering else { return builtSize(in: range) }
    live()
    runRenderPart { buildForSize(in: range) }
    // Separately, so that a mistake in the build is none in the layout of the earlier one.
    let result = runRenderPart { builtSize(in: range) }
    endIfRequested()
    return result
  }

  private func buildForSize(in range: SizeRange) {
    guard let candidate = generator.makeCandidate() else { return }
    if !candidate.hasFailed { _ = layOut(candidate.component, candidate.pass, in: range, nil) }
    guard !candidate.hasFailed, let result = generator.use(candidate) else {
      generator.abandon(candidate)
      // The render that was requested has nothing to do, so the next change must request one.
      if !needsRender { announcement = .none }
      return
    }
    state = .awake(HostState.Live(unmounted: result))
  }

  private func builtSize(in range: SizeRange) -> Size {
    guard case .awake(let live) = state else { return .zero }
    let pass = live.unmounted?.pass ?? generator.makePass()
    return layOut(live.component, pass, in: range, nil)?.size ?? .zero
  }

  /// The layout of a build, for mounting.
  func layOut(_ built: ComponentGenerator.Result) -> Layout? {
    layOut(built.component, built.pass, in: sizeRange(environment.traits), built.trigger)
  }

  /// The layout of `candidate`, for mounting.
  func layOut(_ candidate: ComponentGenerator.Candidate) -> Layout? {
    layOut(
      candidate.component, candidate.pass, in: sizeRange(environment.traits), candidate.trigger)
  }

  /// Percentages of the root refer to the maximum of its size range.
  private func layOut(
    _ component: Component?, _ pass: Pass, in range: SizeRange, _ trigger: BuildTrigger?
  ) -> Layout? {
    guard let component else { return nil }
    generator.listener?.willLayout(trigger)
    let layout = pass.run {
      component.layout(thatFits: range, parentSize: ParentSize(range.max))
    }
    generator.listener?.didLayout(trigger, pass.counters)
    return layout
  }
}
