import TrellisLayout

extension Mounter {
  /// Whether something waits for the end of an animation.
  package var isAnimating: Bool { applicator.isWaiting }

  /// Lets go of everything that is mounted but for the elements and whose views they are.
  ///
  /// The document and the controllers do not notice.
  ///
  /// - Complexity: O(*n*) in components and views.
  package func compact() {
    guard let layout = mounted, archive == nil else { return }
    func part(_ layout: Layout, at _: Point) { layout.component.mountInfo = nil }
    layout.forEach(part)
    archive = ViewArchive(of: rootView)
    forgetMounted()
  }

  /// Mounts `layout`, which stands for the one that was let go of.
  ///
  /// - Parameters:
  ///   - isUnchanged: whether the tree has the same nodes.
  ///   - controllers: those that were mounted.
  ///   - prepare: called if the layout turns out to differ, before controllers hear of it.
  /// - Returns: how much was walked and made.
  package func revive(
    _ layout: Layout?, isUnchanged: Bool, controllers: [ComponentController],
    prepare: @escaping (Layout) -> Void
  ) -> PassCounters {
    restoreViews()
    let revival = Revival()
    if !isUnchanged { revival.noteChange() }
    self.revival = revival
    let counters = perform(layout)
    self.revival = nil
    let lost = controllers.filter { !revival.holds($0) }
    if !lost.isEmpty { revival.noteChange() }
    if !revival.isUnchanged, let layout {
      func tell(_ layout: Layout, at _: Point) { prepare(layout) }
      layout.forEach(tell)
    }
    revival.finish()
    for controller in lost { controller.unmountAlone() }
    return counters
  }

  /// Shows nothing from now on, where everything was let go of; `controllers` are those that were mounted.
  package func clear(_ controllers: [ComponentController]) {
    restoreViews()
    mount(nil)
    for controller in controllers { controller.unmountAlone() }
  }

  private func restoreViews() {
    archive?.restore(into: rootView)
    archive = nil
  }
}
