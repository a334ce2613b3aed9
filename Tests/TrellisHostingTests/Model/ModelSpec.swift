import TrellisComponents
import TrellisLayout

/// What a random tree consists of: a value that can be built, changed and built again.
struct ModelSpec: Equatable {
  enum Kind: CaseIterable {
    /// A render component with a state, known by its identifier.
    case render
    /// A plain component in a scope with a state, known by a key.
    case scoped
    /// A component without identity.
    case plain
  }

  let id: Int
  let kind: Kind
  var properties = 0
  var readsContext = false
  var setsContext: Int?
  var children: [ModelSpec] = []

  /// How many specs there are in this tree.
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

  func visit(_ body: (ModelSpec) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}

/// What all components of a random tree share.
final class ModelWorld {
  /// The states of those that have one and are in the tree; 0 at first.
  var states: [Int: Int] = [:]
  var updaters: [Int: StateUpdater<Int>] = [:]
  let words = ControllerWords()

  init(states: [Int: Int] = [:]) { self.states = states }

  func make(_ spec: ModelSpec) -> Component {
    switch spec.kind {
    case .render: return ModelRender(spec, self)
    case .plain: return ModelBox(spec, self, state: nil)
    case .scoped:
      return withKey(spec.id) {
        withScope(ScopedBox.self, initialState: states[spec.id] ?? 0) {
          updaters[spec.id] = $0.updater
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
    world.updaters[spec.id] = self.state
    return ModelBox(spec, world, state: state)
  }

  override func shouldUpdate(from previous: Component) -> Bool {
    (previous as? ModelRender)?.spec != spec
  }

  override func makeController() -> ComponentController? {
    RecordingController(component: self, words: world.words)
  }
}

/// Shows what it was made from, above its children.
private class ModelBox: LayoutComponent {
  private let parts: [Component]
  fileprivate let world: ModelWorld

  init(_ spec: ModelSpec, _ world: ModelWorld, state: Int?) {
    let value = spec.readsContext ? context(Int.self) : nil
    // What reads the context only to pass it on reads it too.
    if let own = spec.setsContext {
      parts = withContext(own) { spec.children.map(world.make) }
    } else {
      parts = spec.children.map(world.make)
    }
    self.world = world
    let shown = "\(spec.id) \(spec.properties) \(state ?? -1) \(value ?? -1)"
    // Some have no view, so that their children's views stand in an ancestor's.
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

  override var metadata: [String: String] { ["shown": shown] }
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

/// A class of its own, so that a plain box inside does not take the scope.
private final class ScopedBox: ModelBox {
  override func makeController() -> ComponentController? {
    RecordingController(component: self, words: world.words)
  }
}
