package import TrellisComponents

/// Builds successive generations of a tree from its provider, environment and states.
///
/// The owner calls the generator, in one isolation with all code that changes the inputs; during a build
/// only a provider or a component can change them. A generation whose inputs changed before its end is
/// discarded and built again.
///
/// Source: ComponentKit's component generator (row W8, algorithm 2.36), without its queues.
package final class ComponentGenerator {
  /// Called when an input of the next generation changed.
  package var onChange: (() -> Void)?
  /// Called before an action looks for a component, which may have been released by ``hibernate()``.
  package var onComponentsNeeded: (() -> Void)? {
    get { pending.onComponentsNeeded }
    set { pending.onComponentsNeeded = newValue }
  }
  package weak var listener: (any PipelineListener)?
  package weak var spans: (any SpanListener)?
  /// Makes the released content of a render component again, before a build renders it; `nil` where no content hibernates.
  var wakesContent: ((Component) -> Void)?
  /// The limits of one build and its layout.
  package var limits = RenderLimits()
  /// Wraps the component of the provider, for example in a failure notice.
  package var cover: ((Component?) -> Component?)?
  /// Whether the tree is visible; see ``ComponentHost/isVisible``.
  package private(set) var isVisible = false
  /// The asynchronous work of the components, which the owner of the tree starts.
  package var tasks: TreeTasks { pending.tasks }
  package private(set) var environment: HostEnvironment
  /// The states for the nodes of the first generation.
  package var restoration: StateRestoration? {
    get { builder.restoration }
    set { builder.restoration = newValue }
  }
  let context: ContextValues
  private(set) var provider: () -> Component?
  private var builder: TreeBuilder
  let pending = PendingUpdates()
  private var inputs = Inputs()
  /// Whether ``end()`` was called, after which no input is taken.
  private var hasEnded = false

  /// The changes since the last generation.
  fileprivate struct Inputs {
    var propsChanged = true
    var environmentChange = EnvironmentChange.none
    /// The movement that the newest transaction of a change of properties requests.
    var animation: BoundsAnimation?
    /// Incremented with every change.
    var version = 0
    /// The changes whose generation failed. They belong to the next generation, but do not require one.
    var propsMissed = false
    var environmentMissed = EnvironmentChange.none
  }

  /// The result of the last call of ``generate()``.
  package struct Result {
    package let component: Component?
    package let trigger: BuildTrigger
    /// The pass of the build, for the layout of the component.
    package let pass: Pass
    /// The movement that a transaction requests.
    package let animation: BoundsAnimation?
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

  /// Schedules a build that reuses only states and controllers.
  package func reload() {
    if hasEnded { return }
    inputs.environmentChange = .everything
    inputs.version += 1
    onChange?()
  }

  /// Replaces the traits. Components that read a changed trait are built again.
  ///
  /// - Returns: whether a component did.
  package func update(traits: Traits) -> Bool {
    let change = EnvironmentChange(from: environment.traits, to: traits)
    environment.traits = traits
    guard !hasEnded, builder.dependsOn(change) else { return false }
    inputs.environmentChange.formUnion(change)
    inputs.version += 1
    onChange?()
    return true
  }

  /// Whether an input changed since the last generation.
  package var needsGeneration: Bool {
    inputs.propsChanged || !inputs.environmentChange.isEmpty || !pending.isEmpty
  }

  /// Whether the only changes are state updates that may wait (``UpdateTransaction/mayWait``).
  package var mayWait: Bool {
    !inputs.propsChanged && inputs.environmentChange.isEmpty && pending.mayWait
  }

  // MARK: Generations

  /// The maximum number of builds of a generation whose provider changes its inputs.
  private static let attempts = 4

  /// A generation that was built: it is laid out, and then used or discarded.
  package final class Candidate {
    package let pass: Pass
    package let trigger: BuildTrigger
    fileprivate var generation: TreeBuilder.Generation?
    fileprivate let used: Inputs
    fileprivate let animation: BoundsAnimation?

    fileprivate init(
      _ pass: Pass, _ generation: TreeBuilder.Generation, _ used: Inputs,
      _ animation: BoundsAnimation?
    ) {
      self.animation = animation
      self.pass = pass
      self.generation = generation
      self.used = used
      trigger = generation.trigger
    }

    /// The root component.
    package var component: Component? { generation?.component }
    /// The maximum depth of nested components.
    package var depth: Int { generation?.depth ?? 0 }
    /// Whether a mistake was made during the build or later.
    package var hasFailed: Bool { pass.hasFailed }
  }

  /// Builds and uses the next generation, and calls new and ended controllers.
  ///
  /// - Returns: `nil` if nothing changed, for example if all state updates were for removed components.
  package func generate() -> Result? { makeCandidate().flatMap(use) }

  /// Builds the next generation, without using it.
  ///
  /// State updates during the build are kept for the next one.
  ///
  /// - Returns: `nil` if nothing changed, for example if all state updates were for removed components.
  package func makeCandidate() -> Candidate? {
    pending.consumeRemoteUpdates(in: builder.context)
    guard needsGeneration else { return nil }
    var updates = UpdatedNodes()
    for attempt in 1...Self.attempts {
      updates.append(pending.consumeUpdates())
      let used = inputs
      let candidate = makeCandidate(
        updates, propsChanged: used.propsChanged || used.propsMissed,
        environmentChange: used.environmentChange.union(used.environmentMissed))
      let holds = inputs.version == used.version
      if holds || candidate.hasFailed || attempt == Self.attempts {
        if holds { forgetChanges() }
        return candidate
      }
      discard(candidate)
    }
    return nil
  }

  private func makeCandidate(
    _ updates: UpdatedNodes, propsChanged: Bool, environmentChange: EnvironmentChange,
    keepingContent: Bool = false
  ) -> Candidate {
    let used = inputs
    let pass = makePass()
    let trigger = builder.trigger(
      updates: updates, propsChanged: propsChanged,
      environmentChanged: !environmentChange.isEmpty)
    listener?.willBuild(trigger)
    let generation = builder.build(
      in: pass, updates: updates, propsChanged: propsChanged,
      environmentChange: environmentChange, cover: cover ?? { $0 }, keepingContent: keepingContent,
      provider: { [context, provider] in withInitialContext(context, provider) })
    listener?.didBuild(trigger, pass.counters)
    return Candidate(pass, generation, used, updates.animation ?? used.animation)
  }

  /// A pass for a build, or for another layout of a generation that was built.
  func makePass() -> Pass {
    let pass = Pass(environment: environment, spans: spans, limits: limits)
    pass.wakesContent = wakesContent
    return pass
  }

  private func forgetChanges() {
    inputs.propsChanged = false
    inputs.environmentChange = .none
    inputs.animation = nil
  }

  /// Makes `candidate` the newest generation, and calls new and ended controllers.
  package func use(_ candidate: Candidate) -> Result? {
    guard let (result, _) = take(candidate) else { return nil }
    inputs.propsMissed = false
    inputs.environmentMissed = .none
    return result
  }

  /// Makes `candidate` the newest generation, and keeps missed changes, because the candidate comes from
  /// ``makeCoveredCandidate()`` or ``makeWakingCandidate()``.
  ///
  /// - Returns: the result, and whether it has the same controllers as before.
  package func take(_ candidate: Candidate) -> (result: Result, isUnchanged: Bool)? {
    guard let generation = candidate.generation, let change = builder.use(generation) else {
      return nil
    }
    for controller in change.added {
      controller.start()
      controller.setVisible(isVisible)
    }
    for controller in change.removed { controller.end() }
    return (
      Result(
        component: generation.component, trigger: candidate.trigger, pass: candidate.pass,
        animation: candidate.animation),
      change.added.isEmpty && change.removed.isEmpty
    )
  }

  /// Discards `candidate`. States and components are as before it; its state updates are lost, and its
  /// other changes are applied in the next generation.
  package func abandon(_ candidate: Candidate) {
    inputs.propsMissed = candidate.used.propsMissed || candidate.used.propsChanged
    inputs.environmentMissed =
      candidate.used.environmentMissed.union(candidate.used.environmentChange)
    candidate.generation?.settleUpdates()
    discard(candidate)
  }

  private func discard(_ candidate: Candidate) { TreeBuilder.abandon(&candidate.generation) }

  /// Builds a generation with the components of the newest one, in the current cover; only the cover is
  /// built.
  package func makeCoveredCandidate() -> Candidate {
    let missed = (
      inputs.propsMissed || inputs.propsChanged,
      inputs.environmentMissed.union(inputs.environmentChange)
    )
    let candidate = makeCandidate(
      UpdatedNodes(), propsChanged: true, environmentChange: .none, keepingContent: true)
    forgetChanges()
    (inputs.propsMissed, inputs.environmentMissed) = missed
    return candidate
  }

  /// Releases the newest generation's content, which cannot be shown any more.
  package func forgetContent() { builder.forgetContent() }

  /// The maximum depth of nested components in the newest generation.
  package var depth: Int { builder.root.depth }

  /// Whether there is no generation yet.
  package var isEmpty: Bool { builder.root.isEmpty }

  // MARK: Hibernation

  /// Releases the components of the newest generation; states and controllers stay.
  package func hibernate() { builder.hibernate() }

  /// Builds the newest generation again from its states, after its components were released. Pending
  /// changes stay pending.
  package func makeWakingCandidate() -> Candidate {
    makeCandidate(UpdatedNodes(), propsChanged: false, environmentChange: .everything)
  }

  /// The controllers whose components are mounted, parents first.
  package var mountedControllers: [ComponentController] {
    var mounted: [ComponentController] = []
    rootNode.forEachController { if $0.hasMountedComponent { mounted.append($0) } }
    return mounted
  }

  /// The root of the current tree nodes.
  package var rootNode: TreeNode { builder.root.node }

  /// Sets the visibility of the tree for all controllers, and for controllers that are added later.
  package func setVisible(_ isVisible: Bool) {
    self.isVisible = isVisible
    rootNode.forEachController { $0.setVisible(isVisible) }
  }

  /// Ends all controllers and releases the tree; later inputs are ignored.
  package func end() {
    builder.root.node.forEachController { $0.end() }
    for tree in rootNode.detachedTrees { tree.endControllers() }
    tasks.end()
    builder.reset()
    provider = { nil }
    hasEnded = true
    forgetChanges()
    _ = pending.consumeUpdates()
  }
}
