package import TrellisComponents

/// Owns a tree and what it is made of, and makes one generation of it after another.
///
/// Generations are made by whoever owns the generator, in one isolation with everything that
/// changes the inputs; only a provider or a component can change them meanwhile. A generation whose
/// inputs did not hold until its end is thrown away and made again.
///
/// Source: ComponentKit's component generator (row W8, algorithm 2.36), without its queues.
package final class ComponentGenerator {
  /// Called when something changed that the next generation depends on.
  package var onChange: (() -> Void)?
  /// Called before an action looks for a component, which may have been released by ``hibernate()``.
  package var onComponentsNeeded: (() -> Void)? {
    get { inbox.onComponentsNeeded }
    set { inbox.onComponentsNeeded = newValue }
  }
  package weak var listener: (any PipelineListener)?
  package weak var spans: (any SpanListener)?
  /// The limits of one build and its layout.
  package var limits = PassLimits()
  /// Wraps what the provider made, such as in a notice that something went wrong.
  package var cover: (Component?) -> Component? = { $0 }
  package let mailbox: StateMailbox
  package private(set) var environment: Environment
  let context: ContextValues
  private(set) var provider: () -> Component?
  private var builder: TreeBuilder
  private let inbox: Inbox
  private var inputs = Inputs()

  /// The changes since the last generation.
  fileprivate struct Inputs {
    var propsChanged = true
    var environmentChanged = false
    /// Goes up with every change.
    var version = 0
    /// The changes that led to a failed generation. They belong to the next generation, but need none of their own.
    var propsMissed = false
    var environmentMissed = false
  }

  /// The result of the last call of ``generate()``.
  package struct Result {
    package let component: Component?
    package let trigger: BuildTrigger
    /// For the layout of the component.
    package let pass: Pass
  }

  /// - Parameter context: values that every component sees unless something closer hides them.
  package init(
    environment: Environment, context: ContextValues, provider: @escaping () -> Component?
  ) {
    self.environment = environment
    self.context = context
    self.provider = provider
    mailbox = StateMailbox()
    inbox = Inbox(mailbox: mailbox)
    builder = TreeBuilder(listener: inbox)
    inbox.onUpdate = { [weak self] id, isFirst in
      guard let self else { return }
      listener?.didReceiveStateUpdate(for: id)
      if isFirst { onChange?() }
    }
  }

  deinit { end() }

  // MARK: Inputs

  /// Says that what the provider reads has changed, or replaces it.
  package func update(provider: (() -> Component?)? = nil) {
    if let provider { self.provider = provider }
    inputs.propsChanged = true
    inputs.version += 1
    onChange?()
  }

  /// Takes over another environment, or the same one again: everything is made anew.
  package func reload(_ environment: Environment) {
    self.environment = environment
    inputs.environmentChanged = true
    inputs.version += 1
    onChange?()
  }

  /// Whether the next generation would differ in what it is made of.
  package var needsGeneration: Bool {
    inputs.propsChanged || inputs.environmentChanged || !inbox.updates.isEmpty
      || !mailbox.isEmpty
  }

  // MARK: Generations

  /// How often a generation is made again because its provider changed what it is made of.
  private static let attempts = 4

  /// A generation that was built: it is laid out, and then either used or thrown away.
  package final class Candidate {
    package let pass: Pass
    package let trigger: BuildTrigger
    fileprivate var generation: TreeBuilder.Generation?
    fileprivate let used: Inputs

    fileprivate init(_ pass: Pass, _ generation: TreeBuilder.Generation, _ used: Inputs) {
      self.pass = pass
      self.generation = generation
      self.used = used
      trigger = generation.trigger
    }

    /// The root component.
    package var component: Component? { generation?.component }
    /// How many components stand inside each other.
    package var depth: Int { generation?.depth ?? 0 }
    /// Whether a mistake was made in building it or since.
    package var hasFailed: Bool { pass.hasFailed || generation?.hasFailed == true }
  }

  /// Makes the next generation and tells controllers that came and went.
  ///
  /// - Returns: `nil` if nothing changed, as when all state updates were for components gone.
  package func generate() -> Result? { makeCandidate().flatMap(use) }

  /// Makes the next generation, without using it.
  ///
  /// State updates that are sent while it is made wait for the next one.
  ///
  /// - Returns: `nil` if nothing changed, as when all state updates were for components gone.
  package func makeCandidate() -> Candidate? {
    inbox.takeRemoteUpdates()
    guard needsGeneration else { return nil }
    var updates = StateUpdates()
    for attempt in 1...Self.attempts {
      updates.append(inbox.takeUpdates())
      let used = inputs
      let candidate = makeCandidate(
        updates, propsChanged: used.propsChanged || used.propsMissed,
        environmentChanged: used.environmentChanged || used.environmentMissed)
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
    _ updates: StateUpdates, propsChanged: Bool, environmentChanged: Bool,
    keepingContent: Bool = false
  ) -> Candidate {
    let used = inputs
    let pass = Pass(environment: environment, spans: spans, limits: limits)
    let trigger = builder.trigger(
      updates: updates, propsChanged: propsChanged, environmentChanged: environmentChanged)
    listener?.willBuild(trigger)
    let generation = builder.build(
      in: pass, updates: updates, propsChanged: propsChanged,
      environmentChanged: environmentChanged, cover: cover, keepingContent: keepingContent,
      provider: { [context, provider] in withInitialContext(context, provider) })
    listener?.didBuild(trigger, pass.counters)
    return Candidate(pass, generation, used)
  }

  private func forgetChanges() {
    inputs.propsChanged = false
    inputs.environmentChanged = false
  }

  /// Makes `candidate` the newest generation, and tells controllers that came and went.
  package func use(_ candidate: Candidate) -> Result? {
    guard let (result, _) = take(candidate) else { return nil }
    inputs.propsMissed = false
    inputs.environmentMissed = false
    return result
  }

  /// Makes `candidate` the newest generation, without counting missed changes as done: it was made by
  /// ``makeCoveredCandidate()`` or ``makeWakingCandidate()``.
  ///
  /// - Returns: what was made, and whether it has the controllers of before.
  package func take(_ candidate: Candidate) -> (result: Result, isUnchanged: Bool)? {
    guard let generation = candidate.generation, let change = builder.use(generation) else {
      return nil
    }
    for controller in change.added { controller.start() }
    for controller in change.removed { controller.end() }
    return (
      Result(
        component: generation.component, trigger: candidate.trigger, pass: candidate.pass),
      change.added.isEmpty && change.removed.isEmpty
    )
  }

  /// Throws `candidate` away. States and components are as they were before it; the updates it was made with
  /// are lost, and the next generation finds everything else changed that this one found changed.
  package func abandon(_ candidate: Candidate) {
    inputs.propsMissed = candidate.used.propsMissed || candidate.used.propsChanged
    inputs.environmentMissed =
      candidate.used.environmentMissed || candidate.used.environmentChanged
    candidate.generation?.settleUpdates()
    discard(candidate)
  }

  private func discard(_ candidate: Candidate) { TreeBuilder.abandon(&candidate.generation) }

  /// Makes a generation of what the newest one is made of, under the cover of now; nothing below is built.
  package func makeCoveredCandidate() -> Candidate {
    let missed = (
      inputs.propsMissed || inputs.propsChanged,
      inputs.environmentMissed || inputs.environmentChanged
    )
    let candidate = makeCandidate(
      StateUpdates(), propsChanged: true, environmentChanged: false, keepingContent: true)
    forgetChanges()
    (inputs.propsMissed, inputs.environmentMissed) = missed
    return candidate
  }

  /// Lets go of the newest generation's content, which cannot be shown any more.
  package func forgetContent() { builder.forgetContent() }

  /// How many components of the newest generation stand inside each other.
  package var depth: Int { builder.root.depth }

  /// Whether no generation was used yet.
  package var isEmpty: Bool { builder.root.isEmpty }

  // MARK: Hibernation

  /// Releases the components of the newest generation; states and controllers stay.
  package func hibernate() { builder.hibernate() }

  /// Builds the newest generation again from the states it has, after its components were released.
  /// Changes that wait go on waiting.
  package func makeWakingCandidate() -> Candidate {
    makeCandidate(StateUpdates(), propsChanged: false, environmentChanged: true)
  }

  /// The controllers whose components are mounted, parents first.
  package var mountedControllers: [ComponentController] {
    var mounted: [ComponentController] = []
    rootNode.forEachController { if $0.hasMountedComponent { mounted.append($0) } }
    return mounted
  }

  /// The root of the tree nodes in use.
  package var rootNode: TreeNode { builder.root.node }

  /// Ends all controllers and forgets the tree; the provider is never called again.
  package func end() {
    builder.root.node.forEachController { $0.end() }
    builder.reset()
    provider = { nil }
    inputs.propsChanged = false
    inputs.environmentChanged = false
    _ = inbox.takeUpdates()
  }

  /// Queues state updates until the next generation.
  private final class Inbox: StateListener {
    private(set) var updates = StateUpdates()
    let mailbox: StateMailbox
    var onUpdate: ((TreeNode.ID, _ isFirst: Bool) -> Void)?
    var onComponentsNeeded: (() -> Void)?

    init(mailbox: StateMailbox) { self.mailbox = mailbox }

    func didUpdateState(of identity: NodeIdentity) {
      let wasEmpty = updates.isEmpty
      updates.append(identity)
      onUpdate?(identity.id, wasEmpty)
    }

    func needsComponents() { onComponentsNeeded?() }

    func takeRemoteUpdates() { mailbox.deliver(to: &updates) }

    func takeUpdates() -> StateUpdates {
      defer { updates = StateUpdates() }
      return updates
    }
  }
}
