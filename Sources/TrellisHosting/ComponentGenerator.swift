package import TrellisComponents

/// Builds a tree from its provider, environment and states, and builds it again after their changes.
///
/// All calls and all changes of the inputs have one isolation, so only a provider or a component can change inputs
/// during a build. A tree whose inputs changed during its build is abandoned and built again.
///
/// Source: ComponentKit's component generator (row W8, algorithm 2.36), without its queues.
package final class ComponentGenerator {
  /// Called when an input of the next build changed.
  package var onChange: (() -> Void)?
  /// Called before an action looks for the component of an identity: it may hibernate.
  package var onComponentNeeded: ((NodeIdentity) -> Void)? {
    get { pending.onComponentNeeded }
    set { pending.onComponentNeeded = newValue }
  }
  package weak var listener: (any PipelineListener)?
  package weak var spans: (any SpanListener)?
  /// Wakes the hibernating content of a render component before a build renders it; `nil` while no content hibernates.
  var wakesContent: ((Component) -> Void)?
  /// The limits of one build and its layout.
  package var limits = RenderLimits()
  /// Wraps the component of the provider, for example in a failure notice.
  package var cover: ((Component?) -> Component?)?
  /// Whether the tree is visible; see ``ComponentHost/isVisible``.
  package private(set) var isVisible = false
  /// The asynchronous tasks of the components; the owner of the tree starts them.
  package var tasks: TreeTasks { pending.tasks }
  package private(set) var environment: HostEnvironment
  /// The states for the nodes of the first tree.
  package var restoration: StateRestoration? {
    get { builder.restoration }
    set { builder.restoration = newValue }
  }
  let context: ContextValues
  private(set) var provider: () -> Component?
  private var builder: TreeBuilder
  let pending = PendingUpdates()
  private var inputs = Inputs()
  /// Whether ``end()`` was called; later inputs are ignored.
  private var hasEnded = false

  /// The changes since the last build.
  fileprivate struct Inputs {
    var propsChanged = true
    var environmentChange = EnvironmentChange.none
    /// The animation of the newest change of properties with an animation.
    var animation: BoundsAnimation?
    /// Incremented with every change.
    var version = 0
    /// The changes of abandoned builds. They belong to the next build, but do not require one.
    var propsMissed = false
    var environmentMissed = EnvironmentChange.none
  }

  /// - Parameter context: values for every component, unless an inner context overrides them.
  package init(
    environment: HostEnvironment, context: ContextValues, provider: @escaping () -> Component?
  ) {
    self.environment = environment
    self.context = context
    self.provider = provider
    builder = TreeBuilder(listener: pending)
    pending.onUpdate = { [weak self] id, transaction, isUrgent in
      guard let self else { return }
      listener?.didReceiveStateUpdate(for: id, transaction)
      if isUrgent { onChange?() }
    }
    pending.onWork = { [weak self] in self?.onChange?() }
  }

  deinit { end() }

  // MARK: Inputs

  /// Marks the provider's data as changed, or replaces the provider.
  package func update(provider: (() -> Component?)? = nil) {
    if hasEnded { return }
    if let provider { self.provider = provider }
    inputs.propsChanged = true
    inputs.animation = UpdateTransaction.current.animation ?? inputs.animation
    inputs.version += 1
    onChange?()
  }

  /// Schedules a build that reuses states and controllers only.
  package func reload() {
    if hasEnded { return }
    inputs.environmentChange = .everything
    inputs.version += 1
    onChange?()
  }

  /// Replaces the traits. Components that read a changed trait are built again.
  ///
  /// - Returns: whether a build was scheduled, because a component or a layout depends on a changed trait.
  package func update(traits: Traits) -> Bool {
    let change = EnvironmentChange(from: environment.traits, to: traits)
    environment.traits = traits
    guard !hasEnded, builder.dependsOn(change) else { return false }
    inputs.environmentChange.formUnion(change)
    inputs.version += 1
    onChange?()
    return true
  }

  /// Whether an input changed since the last build, or work waits that may change one.
  package var needsBuild: Bool { hasChanges || !pending.isEmpty }

  /// Whether an input changed since the last build.
  private var hasChanges: Bool {
    inputs.propsChanged || !inputs.environmentChange.isEmpty || pending.hasUpdates
  }

  /// Whether the only changes are state updates that may wait (``UpdateTransaction/mayWait``).
  package var mayWait: Bool {
    !inputs.propsChanged && inputs.environmentChange.isEmpty && pending.mayWait
  }

  // MARK: Builds

  /// The maximum number of builds in a row if the provider changes its inputs.
  private static let attempts = 4

  /// Builds the next tree and makes it the newest one (``use(_:)``).
  ///
  /// - Returns: `nil` if nothing changed, for example if all state updates were for removed components.
  package func generate() -> BuiltTree? {
    guard let tree = build() else { return nil }
    return use(tree) == nil ? nil : tree
  }

  /// Builds the next tree, without using it.
  ///
  /// State updates during the build are kept for the next one.
  ///
  /// - Returns: `nil` if nothing changed, for example if all state updates were for removed components.
  package func build() -> BuiltTree? {
    pending.consumeRemoteUpdates(in: builder.context)
    pending.performWork()
    guard hasChanges else { return nil }
    var updates = UpdatedNodes()
    for attempt in 1...Self.attempts {
      updates.append(pending.consumeUpdates())
      let used = inputs
      let tree = build(
        updates, propsChanged: used.propsChanged || used.propsMissed,
        environmentChange: used.environmentChange.union(used.environmentMissed))
      let holds = inputs.version == used.version
      if holds || tree.hasFailed || attempt == Self.attempts {
        if holds { forgetChanges() }
        return tree
      }
      tree.abandon()
    }
    return nil
  }

  private func build(
    _ updates: UpdatedNodes, propsChanged: Bool, environmentChange: EnvironmentChange,
    reusingContent: Bool = false
  ) -> BuiltTree {
    let animation = inputs.animation
    let renderContext = makeRenderContext()
    let trigger = builder.trigger(
      updates: updates, propsChanged: propsChanged,
      environmentChanged: !environmentChange.isEmpty)
    listener?.willBuild(trigger)
    let tree = builder.build(
      in: renderContext, updates: updates, propsChanged: propsChanged,
      environmentChange: environmentChange, cover: cover ?? { $0 }, reusingContent: reusingContent,
      animation: animation,
      provider: { [context, provider] in withInitialContext(context, provider) })
    listener?.didBuild(trigger, renderContext.counters)
    return tree
  }

  /// A context for a build, or for another layout of a tree that was built.
  func makeRenderContext() -> RenderContext {
    let renderContext = RenderContext(environment: environment, spans: spans, limits: limits)
    renderContext.wakesContent = wakesContent
    return renderContext
  }

  private func forgetChanges() {
    inputs.propsChanged = false
    inputs.environmentChange = .none
    inputs.animation = nil
  }

  /// Makes `tree` the newest tree, starts new controllers and ends removed ones.
  ///
  /// - Returns: whether no controller was added or removed; `nil` if `tree` was not built from the newest tree.
  package func use(_ tree: BuiltTree) -> Bool? {
    guard let change = adopt(tree) else { return nil }
    start(change.added)
    for controller in change.removed { controller.end() }
    return change.added.isEmpty && change.removed.isEmpty
  }

  /// Makes `tree` the newest tree without a call of a controller.
  ///
  /// - Returns: the controllers to be started (``start(_:)``) and to be ended; `nil` if `tree` was not built from the
  ///   newest tree.
  func adopt(_ tree: BuiltTree) -> (added: [ComponentController], removed: [ComponentController])? {
    guard let change = builder.use(tree) else { return nil }
    if !tree.reusesContent {
      inputs.propsMissed = false
      inputs.environmentMissed = .none
    }
    return change
  }

  /// Starts controllers that ``adopt(_:)`` returned.
  func start(_ controllers: [ComponentController]) {
    for controller in controllers {
      controller.start()
      controller.setVisible(isVisible)
    }
  }

  /// Discards `tree`, which was built without a mistake, as if it had not been built: its changes are pending again.
  func takeBack(_ tree: BuiltTree) {
    inputs.propsChanged = inputs.propsChanged || tree.propsChanged
    inputs.environmentChange.formUnion(tree.environmentChange)
    pending.restore(tree.updates)
    tree.abandon()
  }

  /// Discards `tree`, and restores the states and components before it. Its state updates are lost; its other changes
  /// are applied in the next build.
  package func abandon(_ tree: BuiltTree) {
    if !tree.reusesContent {
      inputs.propsMissed = inputs.propsMissed || tree.propsChanged
      inputs.environmentMissed.formUnion(tree.environmentChange)
    }
    tree.removePendingUpdates()
    tree.abandon()
  }

  /// Builds the current cover around the components of the newest tree; only the cover is built.
  package func buildCover() -> BuiltTree {
    inputs.propsMissed = inputs.propsMissed || inputs.propsChanged
    inputs.environmentMissed.formUnion(inputs.environmentChange)
    let tree = build(
      UpdatedNodes(), propsChanged: true, environmentChange: .none, reusingContent: true)
    forgetChanges()
    return tree
  }

  /// Releases the newest tree's content, because it cannot be shown any more.
  package func forgetContent() { builder.forgetContent() }

  /// Whether there is no tree yet.
  package var isEmpty: Bool { builder.root.isEmpty }

  // MARK: Hibernation

  /// Releases the components of the newest tree; states and controllers stay.
  package func hibernate() { builder.hibernate() }

  /// Builds the newest tree again from its states after ``hibernate()``. Pending changes stay pending.
  package func rebuild() -> BuiltTree {
    build(UpdatedNodes(), propsChanged: false, environmentChange: .everything)
  }

  /// The controllers whose components are mounted, parents first.
  package var mountedControllers: [ComponentController] {
    var mounted: [ComponentController] = []
    rootNode.forEachController { if $0.hasMountedComponent { mounted.append($0) } }
    return mounted
  }

  /// The root of the current tree nodes.
  package var rootNode: TreeNode { builder.root.node }

  /// Whether a state was set or replaced since the states were stored last.
  package var hasChangedStates: Bool { builder.context.hasChangedStates }

  /// Sets the visibility of the tree for all controllers, and for controllers that are added later.
  package func setVisible(_ isVisible: Bool) {
    self.isVisible = isVisible
    rootNode.forEachController { $0.setVisible(isVisible) }
  }

  /// Ends all controllers and releases the tree; later inputs are ignored.
  package func end() {
    builder.root.node.forEachController { $0.end() }
    for tree in rootNode.detachedTrees { tree.endControllers() }
    pending.ownTasks.end()
    builder.reset()
    provider = { nil }
    hasEnded = true
    forgetChanges()
    _ = pending.consumeUpdates()
    pending.consumeWork()
  }
}
