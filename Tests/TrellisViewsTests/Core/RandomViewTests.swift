import Foundation
import Observation
import TestSupport
import Testing
import TrellisComponents
import TrellisHosting
import TrellisTesting

@testable import TrellisViews

/// Random trees of views and random changes of states, models, values of the environment, preferences and identities: a
/// page that is changed shows the same as one that is made again with the same states, and each state stays with its
/// identity.
///
/// The environment variable `TRELLIS_VIEW_SEEDS` is the number of trees; without it there are 160, and 1,600 in the long form.
struct RandomViewTests {
  indirect enum Node: Equatable {
    case counter
    case text(Int)
    case row([Node])
    case pair(Node, Node)
    case either(Bool, Node, Node)
    case maybe(Node?)
    case each([Int], Node)
    case rows([Int], Node)
    case view(Node)
    case padded(Int, Node)
    case disabled(Bool, Node)
    case identified(Int, Node)
    case model
    case provided(Int, Node)
    case level
    case leveled(Int, Node)
    case reading(Node)
  }

  @Observable final class Model {
    let name: String
    var value = 0
    init(_ name: String) { self.name = name }
  }

  enum Counts: PreferenceKey {
    static var defaultValue: [Int] { [] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  enum LevelKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }

  /// The states by the path of their views; a page that is made again begins with them.
  final class States: Equatable {
    var counts: [String: Int] = [:]
    let models: [Model]
    init(_ models: [Model]) { self.models = models }
    static func == (lhs: States, rhs: States) -> Bool { lhs === rhs }
  }

  @Observable final class Scene {
    var node: Node
    init(_ node: Node) { self.node = node }
  }

  // MARK: Views

  struct Root: View {
    let scene: Scene
    let states: States
    var body: some View { NodeView(node: scene.node, path: "", states: states) }
  }

  struct NodeView: View {
    let node: Node
    let path: String
    let states: States

    var body: some View { content(node, path) }

    private func content(_ node: Node, _ path: String) -> AnyView {
      switch node {
      case .counter:
        AnyView(CounterView(name: path + "c", first: states.counts[path + "c"] ?? 0))
      case .text(let number): AnyView(Text("text \(number)"))
      case .row(let nodes):
        if nodes.count < 16 {
          AnyView(
            HStack {
              for index in nodes.indices { content(nodes[index], "\(path)r\(index)") }
            })
        } else {
          AnyView(
            VStack {
              for index in nodes.indices { content(nodes[index], "\(path)w\(index)") }
            })
        }
      case .pair(let first, let second):
        AnyView(
          VStack(alignment: .leading) {
            content(first, path + "p0")
            content(second, path + "p1")
          })
      case .either(let isFirst, let first, let second):
        AnyView(
          Group {
            if isFirst { content(first, path + "e0") } else { content(second, path + "e1") }
          })
      case .maybe(let node):
        AnyView(
          VStack {
            if let node { content(node, path + "m") }
            Spacer(minLength: 2)
          })
      case .each(let ids, let node):
        AnyView(
          VStack(spacing: 1) {
            ForEach(ids, id: \.self) { content(node, "\(path)f\($0)") }
          })
      case .rows(let ids, let node):
        AnyView(
          VStack(spacing: 1) {
            ForEach(ids, id: \.self) { NodeView(node: node, path: "\(path)s\($0)", states: states) }
          })
      case .view(let node): AnyView(NodeView(node: node, path: path + "v", states: states))
      case .padded(let width, let node):
        AnyView(
          content(node, path + "b").padding(Double(width)).background(
            width > 3 ? .surface : .raised))
      case .disabled(let isDisabled, let node):
        AnyView(content(node, path + "d").disabled(isDisabled))
      case .identified(let id, let node):
        AnyView(content(node, "\(path)i\(id)").id(id))
      case .model: AnyView(ModelView())
      case .provided(let index, let node):
        AnyView(content(node, path + "o").environment(states.models[index]))
      case .level: AnyView(LevelView())
      case .leveled(let level, let node):
        AnyView(content(node, path + "l").environment(\.level, level))
      case .reading(let node):
        AnyView(ReadingView(content: NodeView(node: node, path: path + "n", states: states)))
      }
    }
  }

  struct ModelView: View {
    @Environment(Model.self) var model: Model?
    var body: some View { Text("model \(model.map { "\($0.name) \($0.value)" } ?? "none")") }
  }

  struct LevelView: View {
    @Environment(\.level) var level
    var body: some View { Text("level \(level)") }
  }

  struct ReadingView: View {
    let content: NodeView
    @State var counts: [Int] = []
    var body: some View {
      VStack(alignment: .leading) {
        Text("counts \(counts.map { "\($0)" }.joined(separator: " "))")
        content
      }
      .onPreferenceChange(Counts.self) { counts = $0 }
    }
  }

  struct CounterView: View {
    let name: String
    @State var count: Int
    @Environment(\.isEnabled) var isEnabled

    init(name: String, first: Int) {
      self.name = name
      _count = State(wrappedValue: first)
    }

    var body: some View {
      HStack {
        Text("\(name)=\(count) \(isEnabled ? "on" : "off")")
        Button(name) { count += 1 }
      }
      .preference(key: Counts.self, value: [count])
    }
  }

  // MARK: Random trees

  private struct Maker {
    var random: SeededGenerator

    mutating func node(_ depth: Int) -> Node {
      if depth == 0 {
        return random.chance(60)
          ? .counter : [.text(random.below(3)), .model, .level][random.below(3)]
      }
      switch random.below(15) {
      case 0 where random.chance(30): return .row((0..<16 + random.below(6)).map { _ in node(0) })
      case 0: return .row((0..<random.below(3)).map { _ in node(depth - 1) })
      case 1, 2: return .pair(node(depth - 1), node(depth - 1))
      case 3: return .either(random.chance(50), node(depth - 1), node(depth - 1))
      case 4: return .maybe(random.chance(60) ? node(depth - 1) : nil)
      case 5: return .each(ids(), node(depth - 1))
      case 6: return .view(node(depth - 1))
      case 7: return .padded(random.below(6), node(depth - 1))
      case 8: return .disabled(random.chance(30), node(depth - 1))
      case 9: return .identified(random.below(3), node(depth - 1))
      case 10: return .provided(random.below(2), node(depth - 1))
      case 11: return .leveled(random.below(3), node(depth - 1))
      case 12: return .reading(node(depth - 1))
      case 13: return .rows(manyIDs(), node(min(depth - 1, 1)))
      default: return .counter
      }
    }

    mutating func ids() -> [Int] { Array((0..<5).shuffled(using: &random).prefix(random.below(5))) }

    /// Few identities, or more than components that are compared one by one.
    private mutating func manyIDs() -> [Int] {
      if random.chance(50) { return ids() }
      return Array((0..<24).shuffled(using: &random).prefix(14 + random.below(10)))
    }

    /// `ids` with some moved, removed, or others inserted.
    private mutating func changed(ids: [Int]) -> [Int] {
      guard ids.count > 5, random.chance(80) else { return manyIDs() }
      var ids = ids
      switch random.below(3) {
      case 0: ids.swapAt(random.below(ids.count), random.below(ids.count))
      case 1: ids.remove(at: random.below(ids.count))
      default: ids.insert(24 + (ids.max() ?? 0), at: random.below(ids.count))
      }
      return ids
    }

    /// `node` with one change somewhere.
    mutating func changed(_ node: Node) -> Node {
      if random.chance(15) { return self.node(2) }
      switch node {
      case .counter, .model, .level: return node
      case .provided(let index, let node):
        return random.chance(40)
          ? .provided(random.below(2), node) : .provided(index, changed(node))
      case .leveled(let level, let node):
        return random.chance(40) ? .leveled(random.below(3), node) : .leveled(level, changed(node))
      case .reading(let node): return .reading(changed(node))
      case .text: return .text(random.below(3))
      case .row(var nodes):
        guard !nodes.isEmpty, random.chance(60) else {
          nodes.append(self.node(1))
          return .row(nodes)
        }
        let index = random.below(nodes.count)
        nodes[index] = changed(nodes[index])
        return .row(nodes)
      case .pair(let first, let second):
        return random.chance(50) ? .pair(changed(first), second) : .pair(first, changed(second))
      case .either(let isFirst, let first, let second):
        if random.chance(50) { return .either(!isFirst, first, second) }
        return isFirst
          ? .either(true, changed(first), second) : .either(false, first, changed(second))
      case .maybe(let node):
        guard let node else { return .maybe(self.node(1)) }
        return .maybe(random.chance(40) ? nil : changed(node))
      case .each(let old, let node):
        return random.chance(60) ? .each(ids(), node) : .each(old, changed(node))
      case .rows(let old, let node):
        return random.chance(70) ? .rows(changed(ids: old), node) : .rows(old, changed(node))
      case .view(let node): return .view(changed(node))
      case .padded(let width, let node):
        return random.chance(30) ? .padded(random.below(6), node) : .padded(width, changed(node))
      case .disabled(let isDisabled, let node):
        return random.chance(40)
          ? .disabled(!isDisabled, node) : .disabled(isDisabled, changed(node))
      case .identified(let id, let node):
        return random.chance(40)
          ? .identified(random.below(3), node) : .identified(id, changed(node))
      }
    }
  }

  // MARK: The oracle

  /// The paths of the counters that `node` shows, and whether each can be pressed.
  private static func counters(
    _ node: Node, _ path: String = "", isEnabled: Bool = true
  ) -> [(name: String, isEnabled: Bool)] {
    switch node {
    case .counter: [(path + "c", isEnabled)]
    case .text, .model, .level: []
    case .provided(_, let node): counters(node, path + "o", isEnabled: isEnabled)
    case .leveled(_, let node): counters(node, path + "l", isEnabled: isEnabled)
    case .reading(let node): counters(node, path + "n", isEnabled: isEnabled)
    case .row(let nodes):
      nodes.indices.flatMap {
        counters(nodes[$0], "\(path)\(nodes.count < 16 ? "r" : "w")\($0)", isEnabled: isEnabled)
      }
    case .pair(let first, let second):
      counters(first, path + "p0", isEnabled: isEnabled)
        + counters(second, path + "p1", isEnabled: isEnabled)
    case .either(let isFirst, let first, let second):
      isFirst
        ? counters(first, path + "e0", isEnabled: isEnabled)
        : counters(second, path + "e1", isEnabled: isEnabled)
    case .maybe(let node):
      node.map { counters($0, path + "m", isEnabled: isEnabled) } ?? []
    case .each(let ids, let node):
      ids.flatMap { counters(node, "\(path)f\($0)", isEnabled: isEnabled) }
    case .rows(let ids, let node):
      ids.flatMap { counters(node, "\(path)s\($0)", isEnabled: isEnabled) }
    case .view(let node): counters(node, path + "v", isEnabled: isEnabled)
    case .padded(_, let node): counters(node, path + "b", isEnabled: isEnabled)
    case .disabled(let isDisabled, let node):
      counters(node, path + "d", isEnabled: isEnabled && !isDisabled)
    case .identified(let id, let node): counters(node, "\(path)i\(id)", isEnabled: isEnabled)
    }
  }

  @Test(arguments: 0..<8)
  func aChangedPageEqualsANewPage(part: Int) throws {
    for seed in (part * Self.seedsPerPart)..<((part + 1) * Self.seedsPerPart) {
      var maker = Maker(random: SeededGenerator(seed: UInt64(seed + 1)))
      let scene = Scene(maker.node(4))
      let models = [Model("a"), Model("b")]
      let page = TestPage { Root(scene: scene, states: States(models)) }
      settle(page)
      var counts: [String: Int] = [:]
      for step in 0..<8 {
        let shown = Self.counters(scene.node)
        let pressable = shown.filter(\.isEnabled)
        if !pressable.isEmpty, maker.random.chance(50) {
          let name = pressable[maker.random.below(pressable.count)].name
          try page.click(name)
          counts[name, default: 0] += 1
        } else if maker.random.chance(25) {
          models[maker.random.below(2)].value += 1
        } else {
          scene.node = maker.changed(scene.node)
          settle(page)
          let names = Set(Self.counters(scene.node).map(\.name))
          counts = counts.filter { names.contains($0.key) }
        }
        settle(page)
        let states = States(models)
        states.counts = counts
        let anew = TestPage { Root(scene: Scene(scene.node), states: states) }
        settle(anew)
        let expected = Self.counters(scene.node).map {
          "\($0.name)=\(counts[$0.name] ?? 0) \($0.isEnabled ? "on" : "off")"
        }
        let counters = page.texts.filter { $0.contains("=") }
        #expect(counters == expected, "seed \(seed), step \(step)")
        #expect(page.root.outline == anew.root.outline, "seed \(seed), step \(step)")
        #expect(page.host.checkInvariants() == [], "seed \(seed), step \(step)")
        guard counters == expected else { return }
      }
    }
  }

  private static let seedsPerPart =
    (ProcessInfo.processInfo.environment["TRELLIS_VIEW_SEEDS"].flatMap { Int($0) }
      ?? (Rounds.areLong ? 1_600 : 64)) / 8

  /// Renders until nothing changes: a preference shows one render later for each reader around it.
  private func settle(_ page: TestPage) {
    for _ in 0..<20 {
      page.settle()
      if !page.host.needsRender { return }
    }
    Issue.record("The page does not come to rest")
  }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[RandomViewTests.LevelKey.self] }
    set { self[RandomViewTests.LevelKey.self] = newValue }
  }
}
