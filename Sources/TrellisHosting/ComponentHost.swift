public import TrellisBase
public import TrellisComponents
public import TrellisDOM
public import TrellisLayout

/// Builds a component tree, lays it out, mounts it into a document, and updates it after changes.
///
/// A host is plain mutable state of one owner, such as a session; it renders no change by itself. When something
/// changes, ``onNeedsRender`` is called, and the owner calls ``renderIfNeeded()`` later. Hibernating components wake
/// when an event needs them. Only ``/TrellisComponents/RemoteStateUpdater`` may be used on other threads; it calls
/// ``onRemoteUpdate``.
///
/// Source: ComponentKit's hosting view (rows W1–W10, algorithm 2.35).
public final class ComponentHost {
  /// The document of the mounted tree.
  public let document: Document
  /// Called once when a render becomes due, and again if it becomes urgent: when a change that may not wait follows
  /// changes that may (``renderMayWait``).
  public var onNeedsRender: (() -> Void)?
  /// Called after a render for a change, because the size of the tree may have changed.
  public var onSizeInvalidated: (() -> Void)?
  /// Called with a programmer's mistake that was found during a build, a layout, a mount or the handling of an event.
  /// If it is `nil`, a mistake stops the program.
  ///
  /// A render with a mistake is abandoned: the tree, the states and the document do not change, and the state updates
  /// of the render are lost. ``cover`` can show a notice to the user. If the mistake was found while the tree was
  /// mounted, after it was built and laid out completely, the new tree stays, except for the component with the
  /// mistake. A handler of an event continues after its mistake.
  ///
  /// It is called after the host has finished the operation, once for each mistake.
  public var onProgrammerError: ((ProgrammerError) -> Void)?
  /// Called with each error that a handler of a component threw: an action, a function that is called when a view
  /// appears or changes, or a task. If it is `nil`, such an error is a programmer's mistake. A `CancellationError` is no
  /// failure.
  public var onHandlerFailure: ((HandlerFailure) -> Void)? {
    get { generator.pending.onFailure }
    set { generator.pending.onFailure = newValue }
  }
  /// Wraps the provider's root component, or the last root component that could be shown, for example in a notice.
  /// Called at every build.
  public var cover: ((Component?) -> Component?)? {
    get { generator.cover }
    set { generator.cover = newValue }
  }
  /// The limits of one render.
  public var limits: RenderLimits {
    get { generator.limits }
    set { generator.limits = newValue }
  }
  /// Whether each mounted component is checked, which takes time: a child that it lays out but does not list, or lists but
  /// does not lay out (unless ``/TrellisComponents/Component/laysOutAllChildren`` is `false`), is a mistake, and so are animations of a
  /// component without a scope. A server checks with `TRELLIS_STRICT=1` in its environment.
  public var checksListedChildren: Bool {
    get { mounter.options.checksListedChildren }
    set { mounter.options.checksListedChildren = newValue }
  }
  /// The maximum number of hidden elements of one kind that a container keeps for components that appear later.
  package var hiddenViewLimit: Int {
    get { mounter.options.hiddenViewLimit }
    set { mounter.options.hiddenViewLimit = newValue }
  }
  /// The work of the last render.
  public internal(set) var counters = RenderCounters()

  let generator: ComponentGenerator
  let sizeRange: (Traits) -> SizeRange
  let mounter: Mounter
  var state = HostState.empty
  /// Whether a part of a render is running; see ``runRenderPart(_:)``.
  var isRendering = false
  /// The most urgent call of ``onNeedsRender`` since the last render.
  var announcement = Announcement.none
  /// Whether ``tearDown()`` was called during a render.
  var endsAfterRender = false
  /// Whether ``onSizeInvalidated`` must be called after the next render.
  var willInvalidateSize = false
  let recorder = ProgrammerErrorRecorder()
  var restoration: Restoration?
  /// The outcome of ``restore(_:limit:)``; `nil` before the first render, and where nothing was restored.
  public internal(set) var restorationReport: RestorationReport?

  /// - Parameters:
  ///   - environment: the traits and services of the build.
  ///   - context: values for every component, unless an inner context overrides them.
  ///   - sizeRange: the size range of the root, in CSS pixels, from the traits of a screen.
  ///   - provider: makes the root component; called at every build.
  public init(
    environment: HostEnvironment, context: ContextValues = ContextValues(),
    sizeRange: @escaping (Traits) -> SizeRange = SizeRange.page,
    provider: @escaping () -> Component?
  ) {
    self.sizeRange = sizeRange
    document = Document()
    mounter = Mounter(document: document)
    mounter.options.checksChildren = true
    generator = ComponentGenerator(
      environment: environment, context: context, provider: provider)
    mounter.owner = generator.pending
    generator.onChange = { [weak self] in self?.recordChange() }
    generator.onComponentNeeded = { [weak self] in self?.wakeComponent(of: $0) }
  }

  deinit { tearDown() }

  /// The responder after the root component, for actions that no component and no controller handles; held weakly.
  public var rootResponder: (any Responder)? {
    get { mounter.rootResponder }
    set { mounter.rootResponder = newValue }
  }

  /// The number of nodes in detached trees (``ComponentTree``).
  package var detachedNodeCount: Int { generator.rootNode.detachedNodeCount }

  /// The asynchronous tasks of the components; the owner of the host starts them.
  package var tasks: TreeTasks { generator.tasks }

  // MARK: Changes

  /// The traits and services of the next build; ``update(traits:)`` replaces the traits.
  public var environment: HostEnvironment { generator.environment }

  /// Schedules a build because data of the provider changed.
  public func setNeedsUpdate() {
    generator.update()
  }

  /// Calls `change`, which changes data of the provider, and schedules a build. Wakes the host first.
  public func setNeedsUpdate(change: () -> Void) {
    wake()
    change()
    generator.update()
  }

  /// Replaces the provider, and schedules a build. Wakes the host.
  public func update(provider: @escaping () -> Component?) {
    wake()
    generator.update(provider: provider)
  }

  /// Replaces the traits of the screen.
  ///
  /// Components that read a trait that changed are built again, and everything if layouts depend on it; the page
  /// is laid out again if its size range changed. Wakes the host if a build or a layout is due.
  public func update(traits: Traits) {
    guard traits != environment.traits else { return }
    let range = sizeRange(environment.traits)
    defer {
      if case .built(let tree) = state { tree.context?.environment = environment }
    }
    if generator.update(traits: traits) {
      wake()
    } else if sizeRange(traits) != range, let tree = awakeTree() {
      if !state.needsMount { state = .mounted(tree, needsLayout: true) }
      recordChange()
    }
  }

  /// Schedules a complete build, in which only states and controllers are reused. Wakes the host.
  public func reload() {
    wake()
    generator.reload()
  }

  /// Called on any thread after a ``/TrellisComponents/RemoteStateUpdater`` of this tree was used; must schedule a
  /// call of ``renderIfNeeded()`` by the owner.
  public var onRemoteUpdate: (@Sendable () -> Void)? {
    get { nil }
    set { (remoteUpdates as? RemoteUpdateBuffer)?.setWakeHandler(newValue) }
  }

  /// The queue of updates from other tasks; they are applied before each build. An owner with its own queue sets it
  /// before the first build; ``onRemoteUpdate`` has no effect then.
  package var remoteUpdates: any RemoteUpdateQueue {
    get { generator.pending.remoteUpdates }
    set { generator.pending.remoteUpdates = newValue }
  }

  /// The urgency of an announced render.
  enum Announcement: Int {
    case none, mayWait, due
  }

  func recordChange() {
    willInvalidateSize = true
    let new = renderMayWait ? Announcement.mayWait : .due
    guard announcement.rawValue < new.rawValue else { return }
    announcement = new
    onNeedsRender?()
  }

  // MARK: Listeners

  /// Receives every step of this host's pipeline; held weakly.
  public var listener: (any PipelineListener)? {
    get { generator.listener }
    set { generator.listener = newValue }
  }

  /// Receives the operations on single components; held weakly.
  public var spans: (any SpanListener)? {
    get { generator.spans }
    set { generator.spans = newValue }
  }

  // MARK: Layout

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

  // MARK: Enumeration

  /// The components with an identity that are, or conform to, `type`, parents first. Wakes the host. During a
  /// build, the components of the build before.
  ///
  /// - Complexity: O(*n*) in the size of the tree.
  public func components<Target>(_ type: Target.Type) -> [Target] {
    wake()
    var found: [Target] = []
    generator.rootNode.forEachNode { node in
      if let component = node.component as? Target { found.append(component) }
    }
    return found
  }

  /// The controllers that are, or conform to, `type`, parents first. During a build, the
  /// controllers of the build before.
  ///
  /// - Complexity: O(*n*) in the size of the tree.
  public func controllers<Target>(_ type: Target.Type) -> [Target] {
    var found: [Target] = []
    generator.rootNode.forEachController { controller in
      if let controller = controller as? Target { found.append(controller) }
    }
    return found
  }
}
