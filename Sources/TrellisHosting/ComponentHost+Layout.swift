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
    wake()
    runRenderPart { buildForSize(in: range) }
    // A separate part, so that a mistake in the build does not affect the layout of the earlier tree.
    let result = runRenderPart { builtSize(in: range) }
    endIfRequested()
    return result
  }

  private func buildForSize(in range: SizeRange) {
    guard let tree = generator.build() else { return }
    if let context = tree.context, !context.hasFailed { _ = layOut(tree, in: context, range, nil) }
    guard !tree.hasFailed, generator.use(tree) != nil else {
      generator.abandon(tree)
      // The requested render has nothing to do, so the next change must request another one.
      if !needsRender { announcement = .none }
      return
    }
    state = .built(tree)
  }

  private func builtSize(in range: SizeRange) -> Size {
    guard let tree = state.tree else { return .zero }
    return layOut(tree, in: tree.context ?? generator.makeRenderContext(), range, nil)?.size
      ?? .zero
  }

  /// The layout of `tree`, for mounting.
  func layOut(_ tree: BuiltTree, in context: RenderContext) -> Layout? {
    layOut(tree, in: context, sizeRange(environment.traits), tree.trigger)
  }

  /// Percentages of the root refer to the maximum of its size range.
  private func layOut(
    _ tree: BuiltTree, in context: RenderContext, _ range: SizeRange, _ trigger: BuildTrigger?
  ) -> Layout? {
    guard let component = tree.component else { return nil }
    generator.listener?.willLayout(trigger)
    let layout = context.run {
      component.layout(thatFits: range, parentSize: ParentSize(range.max))
    }
    generator.listener?.didLayout(trigger, context.counters)
    return layout
  }
}
