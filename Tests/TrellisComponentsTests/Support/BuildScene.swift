import TestSupport
import Testing
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

/// A part of a tree of components, as a value.
struct PartSpec {
  enum Kind: CaseIterable { case render, box, scoped, tree }

  let id: Int
  var kind = Kind.render
  /// A number that grows with each change of the part or of a part inside.
  var version = 0
  var text = 0
  /// The values that it reads while its state is even, and while it is odd.
  var reads: [PartValue] = []
  var readsOdd: [PartValue] = []
  /// The values that it sets for the parts inside.
  var sets: [PartValue: Int] = [:]
  /// Whether the same component is given to each build until the part changes.
  var isKept = false
  var opensScope = false
  var hasView = false
  var layoutReads = false
  var parts: [PartSpec] = []

  var hasState: Bool { kind == .render || kind == .scoped }
  var hasController: Bool { hasState && id % 4 == 0 }
  /// Whether the owner opens a scope or reads a value to make it, which each render must do again.
  private var needsOwner: Bool {
    kind == .scoped
      || (kind == .box && (opensScope || !reads.isEmpty || parts.contains(where: \.needsOwner)))
  }
  var mayBeKept: Bool { isKept && !needsOwner }
  /// The part with all parts inside.
  var all: [PartSpec] { [self] + parts.flatMap(\.all) }

  /// Changes the part with this number; whether it exists.
  mutating func change(_ id: Int, _ body: (inout PartSpec) -> Void) -> Bool {
    if id == self.id {
      body(&self)
      version += 1
      return true
    }
    for index in parts.indices where parts[index].change(id, body) {
      version += 1
      return true
    }
    return false
  }
}

/// A value of the environment that the parts of a scene read.
enum PartValue: CaseIterable {
  case first, second, scheme, scale, context

  private enum First: EnvironmentKey { static var defaultValue: Int { 0 } }
  private enum Second: EnvironmentKey { static var defaultValue: Int { 0 } }

  static func name(of key: ObjectIdentifier) -> String {
    key == ObjectIdentifier(First.self)
      ? "first" : key == ObjectIdentifier(Second.self) ? "second" : "other"
  }

  /// The value around the component that is made; records the reading.
  var current: String {
    switch self {
    case .first: "a\(EnvironmentValues.current[First.self])"
    case .second: "b\(EnvironmentValues.current[Second.self])"
    case .scheme: "\(environment(\.colorScheme))"
    case .scale: "\(HostEnvironment.current.traits.textScale)"
    case .context: "c\(TrellisComponents.context(Int.self) ?? 0)"
    }
  }

  func with<Result>(_ value: Int, _ body: () -> Result) -> Result {
    switch self {
    case .first: withEnvironment({ $0[First.self] = value }, body)
    case .second: withEnvironment({ $0[Second.self] = value }, body)
    case .scheme: withEnvironment(\.colorScheme, value == 0 ? .light : .dark, body)
    case .scale: body()
    case .context: withContext(value, body)
    }
  }
}

/// A tree of components after random changes, built, laid out and mounted again after each.
final class BuildScene: StateListener {
  let remoteUpdates: any RemoteUpdateQueue = RemoteUpdateBuffer()
  let tasks = TreeTasks()
  var spec: PartSpec
  var traits = Traits()
  /// The state of each part that has one.
  private(set) var states: [Int: Int] = [:]
  /// The removed parts of persistent trees.
  var parked: [PartSpec] = []
  /// The numbers of the parts that were rendered in the last build.
  private(set) var rendered: [Int] = []
  private(set) var counters = RenderCounters()
  /// The numbers of the parts whose controllers have begun and have not ended.
  private(set) var liveControllers: Set<Int> = []
  private var updaters: [Int: StateUpdater<Int>] = [:]

  private let isFresh: Bool
  private let stage = Stage()
  private var builder: TreeBuilder!
  private var updates = UpdatedNodes()
  private var builtTraits = Traits()
  private var builtVersion = 0
  private var layout: Layout?
  private var known: Set<Int> = []
  private var kept: [String: Component] = [:]
  private var trees: [Int: ComponentTree] = [:]

  init(_ spec: PartSpec) {
    self.spec = spec
    isFresh = false
    builder = TreeBuilder(listener: self)
  }

  /// A scene that shows the same from scratch.
  init(showing other: BuildScene) {
    spec = other.spec
    traits = other.traits
    states = other.states
    isFresh = true
    builder = TreeBuilder(listener: self)
  }

  deinit {
    stage.mounter.mount(nil)
    builder.reset()
  }

  func didUpdateState(of identity: NodeIdentity, _ transaction: UpdateTransaction) {
    updates.append(identity)
  }

  func needsComponent(of identity: NodeIdentity) {}

  /// Gives a part its next state.
  func update(_ id: Int) {
    guard let updater = updaters[id], let state = states[id] else { return }
    #expect(updater.value == state, "part \(id)")
    updater.update { $0 += 1 }
    states[id] = state + 1
  }

  private func start() -> (tree: BuiltTree, context: RenderContext) {
    rendered = []
    let context = RenderContext(environment: HostEnvironment(traits: traits))
    let tree = builder.build(
      in: context, updates: updates, propsChanged: spec.version != builtVersion,
      environmentChange: EnvironmentChange(from: builtTraits, to: traits),
      provider: { make(spec, "") })
    return (tree, context)
  }

  private func layOut(_ component: Component?, in context: RenderContext) -> Layout? {
    context.run {
      component?.layout(
        thatFits: SizeRange(
          min: Size(width: 200, height: 0), max: Size(width: 200, height: .infinity)),
        parentSize: .undefined)
    }
  }

  /// Builds, lays out and discards the result.
  func buildInVain() {
    let before = kept
    let (discarded, context) = start()
    _ = layOut(discarded.component, in: context)
    discarded.abandon()
    kept = before
  }

  func build() throws {
    let (tree, context) = start()
    layout = layOut(tree.component, in: context)
    let used = builder.use(tree)
    let change = try #require(used)
    updates = UpdatedNodes()
    builtTraits = traits
    builtVersion = spec.version
    for controller in change.added { controller.start() }
    for controller in change.removed { controller.end() }
    let counters = stage.mounter.mount(layout)
    self.counters = context.counters
    self.counters.add(counters)
    known = Set((spec.all + parked.flatMap(\.all)).map(\.id))
  }

  // MARK: Components

  func firstState(of id: Int) -> Int {
    if !isFresh {
      #expect(!known.contains(id), "part \(id) has lost its state")
      states[id] = 0
    }
    return states[id] ?? 0
  }

  func recordUpdater(_ updater: StateUpdater<Int>, of id: Int) { updaters[id] = updater }

  func recordController(_ id: Int, isLive: Bool) {
    if isLive { liveControllers.insert(id) } else { liveControllers.remove(id) }
  }

  func recordRender(_ id: Int) { rendered.append(id) }

  /// The frames around the next component, without a reading of them.
  private var surroundings: String {
    var text = ""
    var next = RenderContext.current?.build?.environmentFrame
    while let frame = next {
      text += "\(ObjectIdentifier(frame)) "
      next = frame.outer
    }
    return text
  }

  private func make(_ spec: PartSpec, _ owner: String) -> Component {
    let key = "\(owner) \(spec.id) \(spec.version) \(surroundings)"
    if spec.mayBeKept, !isFresh, let component = kept[key] { return component }
    let component =
      switch spec.kind {
      case .render: PartComponent(spec, in: self)
      case .box: PartBox(spec, contents(of: spec, 0))
      case .tree:
        TreeComponent(tree(spec.id)) { [unowned self] in
          PartBox(spec, contents(of: spec, 0))
        }
      case .scoped:
        withScope(ScopedPartBox.self, identifier: spec.id, initialState: firstState(of: spec.id)) {
          updaters[spec.id] = $0.updater
          return ScopedPartBox(spec, contents(of: spec, $0.state), in: self)
        }
      }
    if spec.mayBeKept { kept[key] = component }
    return component
  }

  private func tree(_ id: Int) -> ComponentTree {
    let tree = trees[id] ?? ComponentTree(id: "\(id)")
    trees[id] = tree
    return tree
  }

  /// A text of the values that a part reads, and of the parts inside.
  func contents(of spec: PartSpec, _ state: Int) -> [Component] {
    let values = (state % 2 == 0 ? spec.reads : spec.readsOdd).map(\.current)
    let text = "\(spec.id):\(spec.text):\(state):\(values.joined(separator: ","))"
    let leaf = { PartText(text, readsScheme: spec.layoutReads) }
    var parts = {
      [spec.opensScope ? withScope(PartText.self, leaf) : leaf()]
        + spec.parts.map { self.make($0, "\(spec.id) \(state)") }
    }
    for (value, number) in spec.sets.sorted(by: { "\($0.key)" < "\($1.key)" }) {
      let inner = parts
      parts = { value.with(number, inner) }
    }
    return parts()
  }

  // MARK: Outlines

  /// The components with their texts and places.
  var layoutOutline: [String] {
    var lines: [String] = []
    func record(_ layout: Layout, at position: Point) {
      let component = layout.component
      lines.append("\(component.typeName) \(name(component)) \(position) \(layout.size)")
    }
    layout?.forEach(record)
    return lines
  }

  private func name(_ component: Component) -> String {
    (component as? PartText)?.text ?? (component as? PartBox).map { "\($0.spec.id)" } ?? ""
  }

  /// The nodes with their states, readings and heights.
  var nodeOutline: [String] { outline(builder.root.node, "") }

  private func outline(_ node: TreeNode, _ indent: String) -> [String] {
    let table = builder.root.tree.environmentKeys
    func names(_ keys: EnvironmentKeySet) -> [String] {
      var names: [String] = keys.contains(.host) ? ["host"] : []
      table.forEachKey(of: keys) { key, _ in names.append(PartValue.name(of: key)) }
      return names.sorted()
    }
    let state = node.state.map { "\($0.anyValue)" } ?? ""
    let line = "\(indent)\(node.base.type) \(state) \(names(node.keysRead)) \(node.height)"
    return [line] + node.children.linked.flatMap { outline($0, indent + " ") }
  }

  /// The visible elements with their texts and frames.
  var elementOutline: [String] { outline(stage.root, "") }

  private func outline(_ element: Element, _ indent: String) -> [String] {
    if element.attribute("hidden") != nil { return [] }
    let frame = element.frame.map { "\($0)" } ?? ""
    return ["\(indent)\(element.tag) \(element.text ?? "") \(frame)"]
      + element.children.flatMap { outline($0, indent + " ") }
  }

  var violations: [String] {
    builder.root.node.checkInvariants() + stage.mounter.checkInvariants()
      + builder.root.node.detachedTrees.flatMap { $0.checkInvariants() }
  }

  func mountAgain() -> RenderCounters { stage.mounter.mount(layout) }
}
