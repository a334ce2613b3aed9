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
  /// Called after a render for a change, as the tree may take another size then.
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
  public internal(set) var counters = PassCounters()

  let generator: ComponentGenerator
  let sizeRange: (Traits) -> SizeRange
  let mounter: Mounter
  var state = HostState.empty
  /// Whether a part of a render runs; see ``occupied(_:)``.
  var isRendering = false
  /// Whether ``onNeedsRender`` was called since the last render.
  var isAnnounced = false
  /// Whether ``tearDown()`` was called during a render.
  var endsAfterRender = false
  /// Whether a change waits for its render, after which ``onSizeInvalidated`` is called.
  var willInvalidateSize = false
  let recorder = MistakeRecorder()

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
    generator.onChange = { [weak self] in self?.noteChange() }
    generator.onComponentsNeeded = { [weak self] in self?.wake() }
  }

  deinit { tearDown() }

  // MARK: Changes

  /// The traits and services that the next build sees; ``update(traits:)`` replaces the traits.
  public var environment: Environment { generator.environment }

  /// Asks for a new build because something the provider reads has changed.
  public func setNeedsUpdate() {
    generator.update()
  }

  /// Calls `change`, which changes what the provider reads, and asks for a new build. Wakes the host first.
  public func setNeedsUpdate(change: () -> Void) {
    live()
    change()
    generator.update()
  }

  /// Replaces the provider, and asks for a new build. Wakes the host.
  public func update(provider: @escaping () -> Component?) {
    live()
    generator.update(provider: provider)
  }

  /// Takes over what is now known of the screen; everything is built again if it differs. Then wakes the host.
  public func update(traits: Traits) {
    guard traits != environment.traits else { return }
    var environment = environment
    environment.traits = traits
    reload(environment)
  }

  /// Asks for everything to be built again, with nothing reused but states and controllers. Wakes the host.
  public func reload() { reload(environment) }

  private func reload(_ environment: Environment) {
    live()
    generator.reload(environment)
  }

  /// Called from any task or thread when a ``RemoteStateUpdater`` of this tree was used; has to see
  /// to it that the owner calls ``renderIfNeeded()``.
  public var onRemoteUpdate: (@Sendable () -> Void)? {
    get { nil }
    set { generator.mailbox.onLetter(newValue) }
  }

  func noteChange() {
    willInvalidateSize = true
    guard !isAnnounced else { return }
    isAnnounced = true
    onNeedsRender?()
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
}
