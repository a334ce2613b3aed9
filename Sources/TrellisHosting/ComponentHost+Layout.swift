public import TrellisComponents
public import TrellisLayout

extension ComponentHost {
  /// The size the tree takes on its screen, in CSS pixels; zero without a component.
  public var size: Size {
    if case .hibernating(let archive) = state { return archive.size }
    return mounter.mounted?.size ?? .zero
  }

  /// The layout that is mounted; `nil` if there is none, and while the host hibernates.
  public var mountedLayout: Layout? { mounter.mounted }

  /// The size the tree would take inside `size`, in CSS pixels; zero without a component.
  ///
  /// Wakes the host and builds what changed, but mounts nothing. Asking again costs one look-up until the
  /// next build.
  ///
  /// - Parameter provider: which sizes `size` allows.
  public func sizeThatFits(
    _ size: Size, _ provider: SizeRangeProvider = .flexibleWidthAndHeight
  ) -> Size {
    let range = provider.sizeRange(size)
    guard !isRendering else { return builtSize(in: range) }
    live()
    let result = occupied {
      buildForSize(in: range)
      return builtSize(in: range)
    }
    endIfAsked()
    return result
  }

  private func buildForSize(in range: SizeRange) {
    guard let candidate = generator.makeCandidate() else { return }
    if !candidate.hasFailed { _ = layOut(candidate.component, candidate.pass, in: range, nil) }
    guard !candidate.hasFailed, let result = generator.use(candidate) else {
      return generator.abandon(candidate)
    }
    state = .awake(HostState.Live(built: result, needsMount: true))
  }

  private func builtSize(in range: SizeRange) -> Size {
    guard case .awake(let live) = state else { return .zero }
    return layOut(live.built.component, live.built.pass, in: range, nil)?.size ?? .zero
  }

  /// The layout that is to be mounted of what was built.
  func layOut(_ built: ComponentGenerator.Result) -> Layout? {
    layOut(built.component, built.pass, in: sizeRange(environment.traits), built.trigger)
  }

  /// The layout that is to be mounted if `candidate` is used.
  func layOut(_ candidate: ComponentGenerator.Candidate) -> Layout? {
    layOut(
      candidate.component, candidate.pass, in: sizeRange(environment.traits), candidate.trigger)
  }

  /// The root's percentages are taken of the largest size it may have.
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
