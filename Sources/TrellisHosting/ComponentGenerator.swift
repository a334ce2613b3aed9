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
  package var onChange: ((UpdateMode) -> Void)?
  package weak var listener: (any PipelineListener)?
  package weak var spans: (any SpanListener)?
  package let mailbox: StateMailbox
  package private(set) var environment: Environment
  let context: ContextValues
  private(set) var provider: () -> Component?
  private var builder: TreeBuilder
  private let inbox: Inbox
  private var inputs = Inputs()

  /// What changed since the last generation.
  private struct Inputs {
    var propsChanged = true
    var environmentChanged = false
    /// Goes up with every change.
    var version = 0
  }

  /// What the last call of ``generate()`` made.
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
    inbox.onUpdate = { [weak self] id, mode, isFirst in
      guard let self else { return }
      listener?.didReceiveStateUpdate(for: id, mode: mode)
      if isFirst || mode == .synchronous { onChange?(mode) }
    }
  }

  deinit { end() }

  // MARK: Inputs

  /// Says that what the provider reads has changed, or replaces it.
  package func update(provider: (() -> Component?)? = nil, _ mode: UpdateMode) {
    if let provider { self.provider = provider }
    inputs.propsChanged = true
    inputs.version += 1
    onChange?(mode)
  }

  /// Takes over another environment, or the same one again: everything is made anew.
  package func reload(_ environment: Environment, _ mode: UpdateMode) {
    self.environment = environment
    inputs.environmentChanged = true
    inputs.version += 1
    onChange?(mode)
  }

  /// Whether the next generation would differ in what it is made of.
  package var needsGeneration: Bool {
    inputs.propsChanged || inputs.environmentChanged || !inbox.updates.isEmpty
      || !mailbox.isEmpty
  }

  // MARK: Generations

  /// How often a generation is made again because its provider changed what it is made of.
  private static let attempts = 4

  /// Makes the next generation and tells controllers that came and went.
  ///
  /// State updates that are sent while it is made wait for the next one.
  ///
  /// - Returns: `nil` if nothing changed, as when all state updates were for components gone.
  package func generate() -> Result? {
    inbox.takeLetters()
    guard needsGeneration else { return nil }
    var updates = StateUpdates()
    for attempt in 1...Self.attempts {
      updates.append(inbox.takeUpdates())
      let used = inputs
      let pass = Pass(environment: environment, spans: spans)
      let trigger = builder.trigger(
        updates: updates, propsChanged: used.propsChanged,
        environmentChanged: used.environmentChanged)
      listener?.willBuild(trigger)
      let generation = builder.build(
        in: pass, updates: updates, propsChanged: used.propsChanged,
        environmentChanged: used.environmentChanged,
        provider: { [context, provider] in withInitialContext(context, provider) })
      listener?.didBuild(trigger, pass.counters)
      let holds = inputs.version == used.version
      guard holds || attempt == Self.attempts else { continue }
      if holds {
        inputs.propsChanged = false
        inputs.environmentChanged = false
      }
      guard let change = builder.use(generation) else { return nil }
      for controller in change.added { controller.start() }
      for controller in change.removed { controller.end() }
      return Result(component: generation.component, trigger: trigger, pass: pass)
    }
    return nil
  }

  // MARK: Compaction

  /// Lets go of the components of the newest generation.
  ///
  /// - Parameter wake: called when an action or a controller needs a component.
  package func compact(_ wake: @escaping () -> Void) { builder.sleep(wake) }

  /// Nobody is asked for components any more.
  package func awake() { builder.awake() }

  /// Makes the newest generation again, from the states it has, as nothing is left of its components.
  /// Changes that wait go on waiting.
  ///
  /// - Returns: what was made, and whether it has the controllers of before.
  package func rebuild() -> (result: Result, isUnchanged: Bool) {
    builder.awake()
    let pass = Pass(environment: environment, spans: spans)
    let trigger = BuildTrigger.environmentUpdate
    listener?.willBuild(trigger)
    let generation = builder.build(
      in: pass, updates: StateUpdates(), propsChanged: false, environmentChanged: true,
      provider: { [context, provider] in withInitialContext(context, provider) })
    listener?.didBuild(trigger, pass.counters)
    let change = builder.use(generation) ?? ([], [])
    for controller in change.added { controller.start() }
    for controller in change.removed { controller.end() }
    return (
      Result(component: generation.component, trigger: trigger, pass: pass),
      change.added.isEmpty && change.removed.isEmpty
    )
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
    var onUpdate: ((TreeNode.ID, UpdateMode, _ isFirst: Bool) -> Void)?

    init(mailbox: StateMailbox) { self.mailbox = mailbox }

    func didReceive(
      _ update: @escaping StateUpdate, for identity: NodeIdentity, mode: UpdateMode
    ) {
      let wasEmpty = updates.isEmpty
      updates.append(update, for: identity)
      onUpdate?(identity.id, mode, wasEmpty)
    }

    func takeLetters() { mailbox.deliver(to: &updates) }

    func takeUpdates() -> StateUpdates {
      defer { updates = StateUpdates() }
      return updates
    }
  }
}
