import Observation
import TrellisComponents
import TrellisLayout

/// The description of a random tree: a value that can be built, changed and built again.
struct ModelSpec: Equatable {
  enum Kind: CaseIterable {
    /// A render component with a state and an identifier.
    case render
    /// A plain component in a scope with a state and a key.
    case scoped
    /// A render component with two slots, which sets a value of the environment to the sum of both.
    case slots
    /// A tree that keeps its states while it is not shown, with a render component as its root.
    case kept
    /// A component without identity.
    case plain
  }

  let id: Int
  let kind: Kind
  var properties = 0
  var readsContext = false
  var readsLevel = false
  var readsTrait = false
  var readsModel = false
  var setsContext: Int?
  var children: [ModelSpec] = []

  /// The number of specs in this tree.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// Changes the spec that is the `index`-th in tree order.
  mutating func change(at index: Int, _ body: (inout ModelSpec) -> Void) {
    if index == 0 {
      body(&self)
      return
    }
    var rest = index - 1
    for position in children.indices {
      let count = children[position].count
      if rest < count {
        children[position].change(at: rest, body)
        return
      }
      rest -= count
    }
  }

  /// The kept trees in this tree that no other one of it contains.
  var keptTrees: [ModelSpec] { kind == .kept ? [self] : children.flatMap(\.keptTrees) }

  func visit(_ body: (ModelSpec) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}

/// A model that components of a random tree read.
@Observable final class ModelNumbers {
  var even = 0
  var odd = 0
}

private enum LevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

/// The shared state of all components of a random tree.
final class ModelWorld {
  /// The states of the components in the tree that have one; initially 0.
  var states: [Int: Int] = [:]
  /// Each adds a number to a state.
  var updaters: [Int: (Int) -> Void] = [:]
  private var trees: [Int: ComponentTree] = [:]
  let numbers: ModelNumbers
  let words = ControllerWords()

  init(states: [Int: Int] = [:], numbers: ModelNumbers = ModelNumbers()) {
    self.states = states
    self.numbers = numbers
  }

  /// The key in `states` of the second slot of the component `id`.
  static func second(_ id: Int) -> Int { id + 1_000_000 }

  func make(_ spec: ModelSpec) -> Component {
    switch spec.kind {
    case .render: return ModelRender(spec, self)
    case .slots: return ModelSlots(spec, self)
    case .kept:
      let tree = trees[spec.id] ?? ComponentTree(id: "\(spec.id)")
      trees[spec.id] = tree
      return TreeComponent(tree) { ModelRender(spec, self) }
    case .plain: return ModelBox(spec, self, state: nil)
    case .scoped:
      return withKey(spec.id) {
        withScope(ScopedBox.self, initialState: states[spec.id] ?? 0) {
          let updater = $0.updater
          updaters[spec.id] = { amount in updater.update { $0 += amount } }
          return ScopedBox(spec, self, state: $0.state)
        }
      }
    }
  }
}

private final class ModelRender: RenderComponent<Int> {
  let spec: ModelSpec
  let world: ModelWorld

  init(_ spec: ModelSpec, _ world: ModelWorld) {
    self.spec = spec
    self.world = world
    super.init(identifier: spec.id)
  }

  override func initialState() -> Int { world.states[spec.id] ?? 0 }

  override func render(_ state: Int) -> Component? {
    let updater = self.state
    world.updaters[spec.id] = { amount in updater.update { $0 += amount } }
    return ModelBox(spec, world, state: state)
  }

  override func shouldUpdate(from previous: Component) -> Bool {
    (previous as? ModelRender)?.spec != spec
  }

  override func makeController() -> ComponentController? {
    RecordingController(component: self, words: world.words)
  }
}

private final class ModelSlots: RenderComponent<StateSlots> {
  let spec: ModelSpec
  let world: ModelWorld

  init(_ spec: ModelSpec, _ world: ModelWorld) {
    self.spec = spec
    self.world = world
    super.init(identifier: spec.id)
  }

  override func initialState() -> StateSlots {
    let (first, second) = (
      world.states[spec.id] ?? 0, world.states[ModelWorld.second(spec.id)] ?? 0
    )
    return StateSlots(
      StateSlotForm([.init("first") { first }, .init("second") { second }]))
  }

  override func render(_ state: StateSlots) -> Component? {
    let updater = self.state
    for (index, id) in [spec.id, ModelWorld.second(spec.id)].enumerated() {
      world.updaters[id] = { amount in
        updater.set((updater.value(of: index) ?? 0) + amount, of: index)
      }
    }
    let sum: Int = state[0] + state[1]
    return withEnvironment(\.level, sum) { ModelBox(spec, world, state: sum) }
  }

  override func shouldUpdate(from previous: Component) -> Bool {
    (previous as? ModelSlots)?.spec != spec
  }
}

/// Shows its spec above its children.
private class ModelBox: LayoutComponent {
  private let parts: [Component]
  fileprivate let world: ModelWorld

  init(_ spec: ModelSpec, _ world: ModelWorld, state: Int?) {
    let value = spec.readsContext ? context(Int.self) : nil
    // A component that reads the context to pass it on also reads it.
    if let own = spec.setsContext {
      parts = withContext(own) { spec.children.map(world.make) }
    } else {
      parts = spec.children.map(world.make)
    }
    self.world = world
    var shown = "\(spec.id) \(spec.properties) \(state ?? -1) \(value ?? -1)"
    if spec.readsLevel { shown += " l\(environment(\.level))" }
    if spec.readsTrait { shown += " \(environment(\.colorScheme))" }
    if spec.readsModel {
      shown += " n\(spec.id.isMultiple(of: 2) ? world.numbers.even : world.numbers.odd)"
    }
    // Some have no view, so that their children's views are in an ancestor's container.
    let hasView = spec.id % 4 != 0
    super.init(
      view: hasView
        ? ViewConfiguration(
          spec.properties % 3 == 2 ? "section" : "div", attributes: [.attribute("title", shown)])
        : nil,
      size: ComponentSize(width: .points(Double(10 + spec.properties))))
    self.shown = shown
  }

  private(set) var shown = ""

  override var metadata: [String: any Sendable] { ["shown": shown] }
  override var numberOfChildren: Int { parts.count }
  override func child(at index: Int) -> Component? { parts[index] }

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    var y = 5.0
    var children: [Layout.Child] = []
    for part in parts {
      let layout = part.layout(
        thatFits: SizeRange(max: Size(width: range.max.width, height: .infinity)),
        parentSize: .undefined)
      children.append(.init(position: Point(x: 1, y: y), layout: layout))
      y += layout.size.height
    }
    return Layout(
      of: self, size: range.clamp(Size(width: range.max.width, height: y)), children: children)
  }
}

extension ModelBox: ChildrenComparing {
  func countOfSameChildren(from index: Int, as old: Component, from oldIndex: Int) -> Int {
    guard let old = old as? ModelBox else { return 0 }
    return zip(parts[index...], old.parts[oldIndex...]).prefix { $0 === $1 }.count
  }
}

/// A separate class, so that a plain box inside does not take the scope.
private final class ScopedBox: ModelBox {
  override func makeController() -> ComponentController? {
    RecordingController(component: self, words: world.words)
  }
}
