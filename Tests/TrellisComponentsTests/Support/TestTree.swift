import TrellisLayout

@testable import TrellisComponents

/// Builds successive generations of a tree, without laying out or mounting.
final class TestTree: StateListener {
  let queue = RemoteUpdateBuffer()
  var remoteUpdates: any RemoteUpdateQueue { queue }
  let tasks = TreeTasks()
  private var updates = UpdatedNodes()
  private var builder: TreeBuilder?
  private(set) var counters = RenderCounters()
  private(set) var added: [ComponentController] = []
  private(set) var removed: [ComponentController] = []
  /// The traits of the next build; a build knows the traits that differ from the traits of the build before.
  var traits = Traits()
  /// The current traits with the dark color scheme.
  var darkTraits: Traits {
    var traits = traits
    traits.colorScheme = .dark
    return traits
  }
  private var builtTraits = Traits()
  /// The number of received updates.
  private(set) var updateCount = 0

  init() { builder = TreeBuilder(listener: self) }

  var root: ScopeRoot { builder!.root }

  func didUpdateState(of identity: NodeIdentity, _ transaction: UpdateTransaction) {
    updates.append(identity)
    updateCount += 1
  }

  /// The number of requests for components, which a hibernating tree makes again.
  private(set) var requestsOfComponents = 0

  func needsComponent(of identity: NodeIdentity) { requestsOfComponents += 1 }

  @discardableResult
  func build(
    propsChanged: Bool = false, environmentChanged: Bool = false, spans: (any SpanListener)? = nil,
    _ provider: () -> Component?
  ) -> BuildTrigger {
    deliver(to: &updates)
    let context = RenderContext(environment: HostEnvironment(traits: traits), spans: spans)
    let environmentChange =
      environmentChanged ? .everything : EnvironmentChange(from: builtTraits, to: traits)
    builtTraits = traits
    let taken = updates
    updates = UpdatedNodes()
    let built = builder!.build(
      in: context, updates: taken, propsChanged: propsChanged,
      environmentChange: environmentChange, provider: provider)
    let change = builder!.use(built)!
    counters = context.counters
    added = change.added
    removed = change.removed
    for controller in added { controller.start() }
    for controller in removed { controller.end() }
    return built.trigger
  }

  /// Applies the updates from other tasks.
  func deliver(to updates: inout UpdatedNodes) {
    for identity in root.tree.apply(queue.consumeUpdates()) { updates.append(identity) }
  }

  /// Whether the newest build depends on a value that `newTraits` change.
  func depends(on newTraits: Traits) -> Bool {
    builder!.dependsOn(EnvironmentChange(from: traits, to: newTraits))
  }

  /// The state of the current build, for tests that examine open scopes.
  static var build: BuildState? { RenderContext.current?.build }

  deinit { builder?.reset() }
}

/// A leaf with a name.
class Leaf: Component {
  let name: String

  init(_ name: String = "") {
    self.name = name
    super.init()
  }
}

/// A container without a particular layout.
class Group: LayoutComponent {
  let parts: [Component?]

  init(_ parts: [Component?]) {
    self.parts = parts
    super.init()
  }

  override var numberOfChildren: Int { parts.count }
  override func child(at index: Int) -> Component? { parts[index] }
  override func computeLayout(thatFits range: SizeRange) -> Layout {
    Layout(
      of: self, size: range.max,
      children: parts.compactMap {
        $0.map {
          .init(position: .zero, layout: $0.layout(thatFits: range, parentSize: .undefined))
        }
      })
  }
}

/// A render component with a closure as its render method.
final class Render<State>: RenderComponent<State> {
  /// The records for assertions.
  final class Log {
    var renders: [String] = []
    var reuses: [String] = []
  }

  let name: String
  let equality: Int
  private let first: () -> State
  private let log: Log?
  private let makeChild: (Render, State) -> Component?
  private let controllerMaker: ((Component) -> ComponentController?)?

  init(
    _ name: String = "", identifier: AnyHashable? = nil, equality: Int = 0, log: Log? = nil,
    initial: @autoclosure @escaping () -> State,
    _ makeChild: @escaping (Render, State) -> Component? = { _, _ in nil },
    controller: ((Component) -> ComponentController?)? = nil
  ) {
    self.name = name
    self.equality = equality
    self.log = log
    self.makeChild = makeChild
    controllerMaker = controller
    first = initial
    super.init(identifier: identifier)
  }

  override func initialState() -> State { first() }

  override func render(_ state: State) -> Component? {
    log?.renders.append(name)
    return makeChild(self, state)
  }

  override func shouldUpdate(from previous: Component) -> Bool {
    (previous as? Render)?.equality != equality
  }

  override func didReuse(_ previous: Component) { log?.reuses.append(name) }
  override func makeController() -> ComponentController? { controllerMaker?(self) }
}
