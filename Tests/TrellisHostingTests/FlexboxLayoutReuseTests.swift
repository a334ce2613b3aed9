import TestSupport
import Testing
import TrellisComponents
import TrellisHosting
import TrellisLayout
import TrellisUI

/// A flexbox with many children keeps its flex tree between builds: after any change of options the layout
/// equals the layout of a new host.
struct FlexboxLayoutInheritanceTests {
  @Test(arguments: [FlexboxStyle.AlignItems.start, .stretch])
  func childrenStayWhenTheFlexboxAlignsOnTheBaseline(other: FlexboxStyle.AlignItems) {
    var spec = FlexboxSpec(children: (0..<20).map { ChildSpec(id: $0, height: 10 + Double($0)) })
    spec.style.direction = .row
    spec.style.alignItems = other
    expectSameLayouts(spec) { step, spec in
      spec.style.alignItems = step.isMultiple(of: 2) ? .baseline : other
    }
  }

  @Test func aChildStaysWhenItAlignsItselfOnTheBaseline() {
    let spec = FlexboxSpec(children: (0..<20).map { ChildSpec(id: $0) })
    expectSameLayouts(spec) { step, spec in
      spec.children[7].alignSelf = step.isMultiple(of: 2) ? .baseline : .auto
    }
  }

  @Test(arguments: ChildSpec.Kind.allCases)
  func aChildStaysWhenItGetsPadding(kind: ChildSpec.Kind) {
    var spec = FlexboxSpec(children: (0..<20).map { ChildSpec(id: $0) })
    spec.children[3].kind = kind
    expectSameLayouts(spec) { step, spec in
      spec.children[3].padding = step.isMultiple(of: 2) ? 4 : nil
    }
  }

  @Test(arguments: ChildSpec.Kind.allCases)
  func theFirstAndTheLastChildStayWhenTheirKindChanges(kind: ChildSpec.Kind) {
    let spec = FlexboxSpec(children: (0..<20).map { ChildSpec(id: $0) })
    expectSameLayouts(spec) { step, spec in
      spec.children[0].kind = step.isMultiple(of: 2) ? kind : .box
      spec.children[19].kind = step.isMultiple(of: 2) ? kind : .box
    }
  }

  @Test(arguments: 0..<8)
  func randomChangesGiveTheLayoutOfANewHost(_ block: UInt64) {
    for seed in Rounds.seeds(5, from: block * 5) {
      var numbers = SeededNumbers(seed: seed &* 0x1234_5678_9ABC_DEF1)
      var id = 100
      let spec = FlexboxSpec(children: (0..<24).map { ChildSpec(id: $0, &numbers) })
      expectSameLayouts(spec, steps: 25, "seed \(seed)") { _, spec in
        for _ in 0..<Int.random(in: 1...3, using: &numbers) {
          spec.change(newID: id, &numbers)
          id += 1
        }
      }
    }
  }

  /// Changes a flexbox step by step in one host, and compares it with a new host each time.
  private func expectSameLayouts(
    _ first: FlexboxSpec, steps: Int = 6, _ name: String = "",
    sourceLocation: SourceLocation = #_sourceLocation,
    change: (Int, inout FlexboxSpec) -> Void
  ) {
    let spec = Box(first)
    let host = makeHost(spec)
    host.renderIfNeeded()
    for step in 0..<steps {
      change(step, &spec.value)
      host.setNeedsUpdate()
      host.renderIfNeeded()
      let fresh = makeHost(spec)
      fresh.renderIfNeeded()
      let (updated, expected) = (frames(host), frames(fresh))
      #expect(updated == expected, "\(name) step \(step)", sourceLocation: sourceLocation)
      if updated != expected { return }
    }
  }

  private final class Box {
    var value: FlexboxSpec
    init(_ value: FlexboxSpec) { self.value = value }
  }

  private func makeHost(_ spec: Box) -> ComponentHost {
    ComponentHost(
      environment: HostEnvironment(),
      sizeRange: { _ in SizeRange(max: Size(width: 300, height: .infinity)) },
      provider: { spec.value.component })
  }

  private func frames(_ host: ComponentHost) -> [String] {
    var frames: [String] = []
    host.mountedLayout?.forEach(at: .zero) { layout, position in
      frames.append("\(layout.component.typeName) \(position) \(layout.size)")
    }
    return frames
  }
}

/// The description of a flexbox.
struct FlexboxSpec {
  var style = FlexboxStyle()
  var children: [ChildSpec]

  var component: Component {
    FlexboxComponent(style: style, children: children.map(\.child))
  }

  /// Changes the style, a child, or the order of the children.
  mutating func change(newID: Int, _ numbers: inout SeededNumbers) {
    let place = Int.random(in: 0..<children.count, using: &numbers)
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0: style.alignItems = Self.alignments.randomElement(using: &numbers) ?? .start
    case 1: style.direction = Self.directions.randomElement(using: &numbers) ?? .row
    case 2: style.wrap = [.noWrap, .wrap, .wrapReverse].randomElement(using: &numbers) ?? .wrap
    case 3: style.spacing = [0, 5, -3].randomElement(using: &numbers) ?? 0
    case 4: children.shuffle(using: &numbers)
    case 5: children.insert(ChildSpec(id: newID, &numbers), at: place)
    case 6 where children.count > 18: children.remove(at: place)
    default: children[place] = ChildSpec(id: children[place].id, &numbers)
    }
  }

  private static let alignments: [FlexboxStyle.AlignItems] = [.start, .stretch, .baseline, .end]
  private static let directions: [FlexboxStyle.Direction] = [
    .row, .column, .rowReverse, .columnReverse,
  ]
}

/// The description of a flexbox child.
struct ChildSpec {
  enum Kind: CaseIterable, Sendable { case box, flexbox, wrapper, absent }

  var id: Int
  var kind = Kind.box
  var width = 20.0
  var height = 10.0
  var grow = 0.0
  var alignSelf = FlexboxChild.AlignSelf.auto
  var padding: Double?
  var margin: Double?
  var spacingBefore = 0.0
  var isAbsolute = false
  var zIndex = 0

  init(id: Int, height: Double = 10) {
    self.id = id
    self.height = height
  }

  init(id: Int, _ numbers: inout SeededNumbers) {
    self.id = id
    func chance(_ probability: Double) -> Bool {
      Double.random(in: 0..<1, using: &numbers) < probability
    }
    if chance(0.3) { kind = Kind.allCases.randomElement(using: &numbers) ?? .box }
    width = [20, 30, 50].randomElement(using: &numbers) ?? 20
    height = [10, 15, 25].randomElement(using: &numbers) ?? 10
    if chance(0.2) { grow = 1 }
    if chance(0.2) { alignSelf = [.baseline, .center, .stretch].randomElement(using: &numbers)! }
    if chance(0.1) { padding = 3 }
    if chance(0.1) { margin = 2 }
    if chance(0.1) { spacingBefore = 4 }
    if chance(0.05) { isAbsolute = true }
    if chance(0.05) { zIndex = 1 }
  }

  var child: FlexboxChild {
    var child = FlexboxChild(
      component, grow: grow, alignSelf: alignSelf,
      margin: margin.map { .all(.points($0)) } ?? .none, spacingBefore: spacingBefore)
    if let padding { child.padding = .all(.points(padding)) }
    child.position.isAbsolute = isAbsolute
    child.zIndex = zIndex
    return child
  }

  private var component: Component? {
    let box = Component(size: ComponentSize(width: .points(width), height: .points(height)))
    let inner = FlexboxComponent(.row) {
      Component(size: ComponentSize(width: .points(width), height: 5))
      Component(size: ComponentSize(width: 5, height: .points(height)))
    }
    switch kind {
    case .box: return box
    case .flexbox: return inner
    case .wrapper: return CompositeComponent(child: inner)
    case .absent: return nil
    }
  }
}
