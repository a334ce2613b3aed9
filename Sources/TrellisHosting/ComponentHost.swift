public import TrellisBase
public import TrellisComponents
public import TrellisDOM
public import TrellisLayout

/// Keeps one component tree alive: builds it, lays it out, mounts it into a document, and does so
/// again for what changed.
///
/// A host is plain mutable state for one owner, such as a session; it does nothing by itself. When
/// something changed, ``onNeedsRender`` is called once, and the owner calls
/// ``renderIfNeeded()`` when it suits. ``RemoteStateUpdater`` alone may be used by others, and
/// leads to ``onRemoteUpdate``.
///
/// Source: ComponentKit's hosting view (rows W1–W10, algorithm 2.35).
public final class ComponentHost {
  /// The document that the tree is mounted into.
  public let document: Document
  /// Called when a render becomes due; not again before the next render.
  public var onNeedsRender: (() -> Void)?
  /// Called when the tree may take another size: at once for a synchronous update, after the render
  /// for an asynchronous one.
  public var onSizeInvalidated: (() -> Void)?
  /// Called with a programmer's mistake that was found while the host built, laid out, mounted or handled
  /// something. Where it is `nil`, a mistake stops the program.
  ///
  /// A render in which a mistake was made is given up: the tree, the states and the document are as they were
  /// before it, and the state updates that led to it are lost. ``cover`` can tell the user. If the mistake was
  /// found while the tree was mounted, which is after all of it was built and laid out, the new tree stays, but
  /// for the component in question. A handler of an event goes on after its mistake.
  ///
  /// It is called after the host has stopped what it was doing, once for each mistake.
  public var onMistake: ((Mistake) -> Void)?
  /// Wraps the root component that the provider makes, or the last one that could be shown, such as in a notice.
  /// It is asked at every build.
  public var cover: ((Component?) -> Component?)? {
    didSet { generator.cover = cover ?? { $0 } }
  }
  /// The limits of one render.
  public var limits: PassLimits {
    get { generator.limits }
    set { generator.limits = newValue }
  }
  /// How much work the last render did.
  public private(set) var counters = PassCounters()

  let generator: ComponentGenerator
  let sizeRange: (Traits) -> SizeRange
  let mounter: Mounter
  var built: ComponentGenerator.Result?
  private var needsMount = false
  var isRendering = false
  /// The size of the tree while everything else that can be computed is let go of.
  var compactSize: Size?
  private var isAnnounced = false
  private var endsAfterRender = false
  /// Whether an asynchronous change waits for its render.
  private var willInvalidateSize = false
  private let recorder = MistakeRecorder()

  /// - Parameters:
  ///   - environment: traits and services the build sees.
  ///   - context: values that every component sees unless something closer hides them.
  ///   - sizeRange: the sizes the root may take, in CSS pixels, on a screen with given traits.
  ///   - provider: makes the root component; called at every build.
  public init(
    environment: Environment, context: ContextValues = ContextValues(),
    sizeRange: @escaping (Traits) -> SizeRange = SizeRange.page,
    provider: @escaping () -> Component?
  ) {
    self.sizeRange = sizeRange
    document = Document()
    mounter = Mounter(document: document)
    generator = ComponentGenerator(
      environment: environment, context: context, provider: provider)
    generator.onChange = { [weak self] mode in self?.noteChange(mode) }
  }

  deinit { tearDown() }

  // MARK: Changes

  /// The traits and services that the next build sees; ``update(traits:_:)`` replaces the traits.
  public var environment: Environment { generator.environment }

  /// Asks for a new build because something the provider reads has changed.
  public func setNeedsUpdate(_ mode: UpdateMode = .asynchronous) {
    generator.update(mode)
  }

  /// Replaces the provider, and asks for a new build.
  public func update(_ mode: UpdateMode = .asynchronous, provider: @escaping () -> Component?) {
    restore()
    generator.update(provider: provider, mode)
  }

  /// Takes over what is now known of the screen; everything is built again if it differs.
  public func update(traits: Traits, _ mode: UpdateMode = .asynchronous) {
    guard traits != environment.traits else { return }
    restore()
    var environment = environment
    environment.traits = traits
    generator.reload(environment, mode)
  }

  /// Asks for everything to be built again, with nothing reused but states and controllers.
  public func reload(_ mode: UpdateMode = .asynchronous) {
    restore()
    generator.reload(environment, mode)
  }

  /// Called from any task or thread when a ``RemoteStateUpdater`` of this tree was used; has to see
  /// to it that the owner calls ``renderIfNeeded()``.
  public var onRemoteUpdate: (@Sendable () -> Void)? {
    get { nil }
    set { generator.mailbox.onLetter(newValue) }
  }

  private func noteChange(_ mode: UpdateMode) {
    switch mode {
    case .synchronous: onSizeInvalidated?()
    case .asynchronous: willInvalidateSize = true
    }
    guard !isAnnounced else { return }
    isAnnounced = true
    onNeedsRender?()
  }

  /// Whether something changed since the last render.
  public var needsRender: Bool { needsMount || generator.needsGeneration }

  // MARK: Rendering

  /// Brings the document up to date.
  ///
  /// A state update made while this runs, by a controller say, waits for the next render; a render
  /// asked for while this runs is not done.
  ///
  /// - Returns: whether anything had to be done.
  @discardableResult
  public func renderIfNeeded() -> Bool {
    guard needsRender, !isRendering else { return false }
    restore()
    isAnnounced = false
    let outcome = run { render() }
    guard outcome != .nothing else { return false }
    if outcome == .failed || outcome == .failedAfterMounting { showLastContent() }
    finishRender()
    return outcome != .failed
  }

  private enum Outcome {
    /// Nothing had to be done.
    case nothing
    case done
    /// A mistake was made before anything was mounted, and all is as it was.
    case failed
    /// A mistake was made while the tree was mounted; the tree stays.
    case failedAfterMounting
  }

  /// Runs a part of a render, and takes and delivers its mistakes.
  private func run(_ body: () -> Outcome) -> Outcome {
    isRendering = true
    let outcome = takeMistakes { inRoom(body) }
    isRendering = false
    deliverMistakes()
    return outcome
  }

  private func render() -> Outcome {
    guard let candidate = generator.makeCandidate() else {
      guard needsMount, let built else { return .nothing }
      return CallStack.withRoom(Self.bytes(for: generator.depth)) {
        let layout = layOut(built)
        return built.pass.hasFailed ? .failed : show(layout, built.pass)
      }
    }
    return render(candidate, generator.use)
  }

  /// Lays `candidate` out and mounts it, unless a mistake was or is made.
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
      built = result
      return show(layout, result.pass)
    }
  }

  /// Shows what was shown last under the cover of now, after a render that failed; without any content where
  /// there is none that can be shown.
  private func showLastContent() {
    guard !generator.isEmpty, cover != nil else { return }
    let reported = onMistake
    // It is told already; what is found on the way is its consequence.
    onMistake = reported.map { _ in { _ in } }
    defer { onMistake = reported }
    let outcome = run { render(generator.makeCoveredCandidate(), generator.useCovered) }
    if outcome == .failed {
      generator.forgetContent()
      _ = run { render(generator.makeCoveredCandidate(), generator.useCovered) }
    }
  }

  private func show(_ layout: Layout?, _ pass: Pass) -> Outcome {
    needsMount = false
    counters = pass.counters
    if let layout { prepare(layout) }
    generator.listener?.willCollectAnimations()
    let animations = mounter.animations(from: mounter.mounted, to: layout)
    generator.listener?.didCollectAnimations()
    mounter.playsAnimations = !environment.traits.reducesMotion
    mounter.spans = generator.spans
    generator.listener?.willMount()
    let mountCounters = mounter.mount(layout, animations)
    generator.listener?.didMount(mountCounters)
    counters.add(mountCounters)
    return pass.hasFailed ? .failedAfterMounting : .done
  }

  // MARK: Mistakes

  /// Calls `body` as what this host does: the mistakes in it are given to ``onMistake``.
  public func takingMistakes<Result>(_ body: () throws -> Result) rethrows -> Result {
    defer { deliverMistakes() }
    return try takeMistakes(body)
  }

  func takeMistakes<Result>(_ body: () throws -> Result) rethrows -> Result {
    onMistake == nil ? try body() : try recorder.record(body)
  }

  func deliverMistakes() {
    // Mistakes in a render are delivered after it.
    guard !isRendering, recorder.hasMistakes else { return }
    for mistake in recorder.take() { onMistake?(mistake) }
  }

  // MARK: Room

  /// Calls `body` where the call stack has room for what is done at each level of the tree.
  func inRoom<Result>(_ body: () -> Result) -> Result {
    CallStack.withRoom(Self.bytes(for: generator.depth), body)
  }

  /// The bytes of call stack for `depth` levels of components while they are mounted, visited or released.
  private static func bytes(for depth: Int) -> Int { depth * (8 << 10) }

  private func finishRender() {
    if endsAfterRender {
      tearDown()
      return
    }
    if willInvalidateSize {
      willInvalidateSize = false
      onSizeInvalidated?()
    }
    if needsRender, !isAnnounced { noteChange(.asynchronous) }
  }

  /// The layout that is to be mounted of what was built.
  private func layOut(_ built: ComponentGenerator.Result) -> Layout? {
    layOut(built.component, built.pass, in: sizeRange(environment.traits), built.trigger)
  }

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

  /// Tells controllers about their layouts, passing over what is mounted already.
  private func prepare(_ layout: Layout) {
    mounter.forEachChanged(layout) { layout in
      layout.component.controller?.didPrepareLayout(layout, for: layout.component)
    }
  }

  // MARK: Sizes

  /// The size the tree takes on its screen, in CSS pixels; zero without a component.
  public var size: Size { compactSize ?? mounter.mounted?.size ?? .zero }

  /// The layout that is mounted.
  public var mountedLayout: Layout? {
    restore()
    return mounter.mounted
  }

  /// The size the tree would take inside `size`, in CSS pixels; zero without a component.
  ///
  /// Builds what changed, but mounts nothing. Asking again costs one look-up until the next build.
  ///
  /// - Parameter provider: which sizes `size` allows.
  public func sizeThatFits(
    _ size: Size, _ provider: SizeRangeProvider = .flexibleWidthAndHeight
  ) -> Size {
    let range = provider.sizeRange(size)
    guard !isRendering else { return builtSize(in: range) }
    restore()
    isRendering = true
    let result = takeMistakes {
      inRoom {
        buildForSize(in: range)
        return builtSize(in: range)
      }
    }
    isRendering = false
    deliverMistakes()
    return result
  }

  private func buildForSize(in range: SizeRange) {
    guard let candidate = generator.makeCandidate() else { return }
    if !candidate.hasFailed { _ = layOut(candidate.component, candidate.pass, in: range, nil) }
    guard !candidate.hasFailed, let result = generator.use(candidate) else {
      return generator.abandon(candidate)
    }
    built = result
    needsMount = true
  }

  private func builtSize(in range: SizeRange) -> Size {
    guard let built else { return .zero }
    return layOut(built.component, built.pass, in: range, nil)?.size ?? .zero
  }

  // MARK: Events

  /// Calls the listener for `event`. The next render shows what that changed.
  ///
  /// An event comes from outside. It is refused where no browser can have sent it: its target is unknown
  /// to the client, disabled, hidden, inert or `readonly`, or does not listen to it. The listener gets
  /// the members that it asked for. A value is kept only of a control whose value the user can change.
  ///
  /// - Returns: whether the event was accepted.
  @discardableResult
  public func handle(_ event: UIEvent) -> Bool {
    if isCompact, document.element(for: event.target)?.accepts(event.type) == true { restore() }
    guard let element = document.element(for: event.target), let event = element.admitted(event),
      let listener = element.listener(event.type)
    else { return false }
    document.noteActivity(of: element)
    element.noteControl(of: event)
    takingMistakes { inRoom { listener.handler(event) } }
    return true
  }

  /// The client says that an animation is over. The next render shows what that changed.
  ///
  /// - Parameter report: the number the client was given with the animation; others are ignored.
  public func animationEnded(_ report: UInt32) {
    _ = takingMistakes { document.animationEnded(report) }
  }

  // MARK: Visibility and end

  /// Tells all controllers that the tree comes into sight.
  ///
  /// Controllers that are made while it is in sight are not told.
  public func willAppear() {
    takingMistakes { generator.rootNode.forEachController { $0.componentTreeWillAppear() } }
  }

  /// Tells all controllers that the tree went out of sight.
  public func didDisappear() {
    takingMistakes { generator.rootNode.forEachController { $0.componentTreeDidDisappear() } }
  }

  /// Unmounts the tree and ends its controllers; the host shows nothing from now on.
  ///
  /// Asked for while a render runs, it is done after it.
  public func tearDown() {
    guard !isRendering else {
      endsAfterRender = true
      return
    }
    endsAfterRender = false
    takeMistakes { inRoom { unmountAndEnd() } }
    deliverMistakes()
  }

  private func unmountAndEnd() {
    if isCompact {
      compactSize = nil
      generator.awake()
      mounter.clear(generator.mountedControllers)
    } else {
      mounter.mount(nil)
    }
    built = nil
    generator.end()
    needsMount = false
  }

  // MARK: Watching

  /// Hears of every step of this host's pipeline; not kept alive.
  public var listener: (any PipelineListener)? {
    get { generator.listener }
    set { generator.listener = newValue }
  }

  /// Hears of what is done to single components; not kept alive.
  public var spans: (any SpanListener)? {
    get { generator.spans }
    set { generator.spans = newValue }
  }

  /// The components with an identity that are, or conform to, `type`, parents first.
  ///
  /// - Complexity: O(n) in the size of the tree.
  public func components<Target>(_ type: Target.Type) -> [Target] {
    restore()
    var found: [Target] = []
    generator.rootNode.forEachNode { node in
      if let component = node.component as? Target { found.append(component) }
    }
    return found
  }

  /// The controllers that are, or conform to, `type`, parents first.
  ///
  /// - Complexity: O(n) in the size of the tree.
  public func controllers<Target>(_ type: Target.Type) -> [Target] {
    var found: [Target] = []
    generator.rootNode.forEachController { controller in
      if let controller = controller as? Target { found.append(controller) }
    }
    return found
  }
}
