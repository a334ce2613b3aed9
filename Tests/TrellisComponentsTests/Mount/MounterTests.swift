import TestSupport
import Testing
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

/// Mounts after random changes of a tree, whose unchanged parts keep their components and layouts.
struct MounterTests {
  /// The document and the components have the state of the same tree mounted from scratch.
  @Test(arguments: UInt64(1)...12)
  func aMountAfterChangesEqualsAMountFromScratch(seed: UInt64) throws {
    let scene = Scene(seed: seed)
    for step in 0..<30 {
      let place: Comment = "seed \(seed), step \(step)"
      let before = scene.elementsOfKeyedParts
      scene.mount()
      let fresh = Scene(showing: scene.root)
      fresh.mount()
      try #require(scene.stage.mounter.checkInvariants() == [], place)
      try #require(scene.outline == fresh.outline, place)
      try #require(scene.places == fresh.places, place)
      for (id, element) in scene.elementsOfKeyedParts {
        guard let former = before[id], former.parent == element.parent, former.node == element.node
        else { continue }
        try #require(former.element === element.element, place)
      }
      try #require(scene.mountAgain().elementsTouched == 0, place)
      scene.change()
    }
  }
}

// MARK: - Scene

/// A part of a tree, as a value.
private struct Spec: Equatable {
  let id: Int
  /// The name of the element; `nil` for a part without a view.
  var tag: String?
  var isKeyed = false
  var text = 0
  var height = 10.0
  /// The distance to the part before.
  var gap = 0.0
  /// The distance of the children to the places that their layouts give them.
  var offset = 0.0
  var readsBackwards = false
  var showsChildren = true
  var readsGuide = false
  var children: [Spec] = []
}

private final class Part: Component {
  let spec: Spec
  let parts: [Component]
  private(set) var guide: EdgeInsets?

  init(_ spec: Spec, _ parts: [Component]) {
    self.spec = spec
    self.parts = parts
    super.init(
      view: spec.tag.map {
        ViewConfiguration(
          ViewClass($0, holdsBrowserState: $0 == "section"),
          attributes: [.attribute("title", "\(spec.text)"), .style(.color, "red")])
      })
  }

  override var numberOfChildren: Int { parts.count }
  override func child(at index: Int) -> Component? { parts[index] }
  override var accessibilityChildren: [Component]? { spec.readsBackwards ? parts.reversed() : nil }

  override func mount(
    in context: MountContext, layout: Layout, supercomponent: Component?
  ) -> MountResult {
    if spec.readsGuide { guide = context.layoutGuide }
    var result = super.mount(in: context, layout: layout, supercomponent: supercomponent)
    result.contextForChildren.position.x += spec.offset
    result.mountsChildren = spec.showsChildren
    return result
  }
}

private final class Scene {
  private(set) var root: Spec
  let stage = Stage(hiddenViewLimit: 2)
  private let tree = TestTree()
  private var random: SeededGenerator
  private var nextID = 1
  /// The components with their layouts by the number of their part.
  private var made: [Int: (spec: Spec, component: Part, layout: Layout)] = [:]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    root = Spec(id: 0)
    for _ in 0..<6 { changeOnce(&root) }
  }

  init(showing root: Spec) {
    random = SeededGenerator(seed: 0)
    self.root = root
  }

  // MARK: Mounting

  func mount() {
    var used: [Int: (spec: Spec, component: Part, layout: Layout)] = [:]
    tree.build(propsChanged: true) { part(root, &used) }
    made = used
    mountAgain()
  }

  @discardableResult
  func mountAgain() -> RenderCounters {
    guard let layout = made[root.id]?.layout else { return RenderCounters() }
    return stage.mount(layout)
  }

  private func part(
    _ spec: Spec, _ used: inout [Int: (spec: Spec, component: Part, layout: Layout)]
  ) -> Part {
    if let known = made[spec.id], known.spec == spec {
      keep(spec, &used)
      return known.component
    }
    func make() -> Part { Part(spec, spec.children.map { part($0, &used) }) }
    let component = spec.isKeyed ? withScope(Part.self, identifier: spec.id, make) : make()
    var children: [Layout.Child] = []
    var y = 0.0
    for child in spec.children {
      guard let layout = used[child.id]?.layout else { continue }
      y += child.gap
      children.append(.init(position: Point(x: 1, y: y), layout: layout))
      y += layout.size.height
    }
    let size = Size(width: 100, height: spec.height + y)
    used[spec.id] = (spec, component, Layout(of: component, size: size, children: children))
    return component
  }

  private func keep(
    _ spec: Spec, _ used: inout [Int: (spec: Spec, component: Part, layout: Layout)]
  ) {
    used[spec.id] = made[spec.id]
    for child in spec.children { keep(child, &used) }
  }

  // MARK: Changes

  func change() {
    for _ in 0...random.below(3) { changeOnce(&root) }
    if random.chance(5) { stage.mount(nil) }
  }

  private func changeOnce(_ spec: inout Spec) {
    if !spec.children.isEmpty, random.chance(60) {
      return changeOnce(&spec.children[random.below(spec.children.count)])
    }
    switch random.below(12) {
    case 0...3:
      if spec.children.count < 5 {
        spec.children.insert(newPart(), at: random.below(spec.children.count + 1))
      }
    case 4, 5:
      if !spec.children.isEmpty { spec.children.remove(at: random.below(spec.children.count)) }
    case 6: spec.children.shuffle(using: &random)
    case 7:
      // A part moves to a neighbour.
      guard spec.children.count > 1 else { return }
      let moved = spec.children.removeFirst()
      spec.children[0].children.append(moved)
    case 8: spec.gap = Double(random.below(3)) * 5
    case 9: spec.height = 10 + Double(random.below(3))
    case 10: spec.text += 1
    default:
      switch random.below(4) {
      case 0: spec.readsBackwards.toggle()
      case 1: spec.showsChildren = random.chance(60)
      case 2: spec.readsGuide.toggle()
      default: spec.offset = spec.offset == 0 ? 3 : 0
      }
    }
  }

  private func newPart(depth: Int = 0) -> Spec {
    let tag = random.chance(50) ? nil : ["div", "p", "section"][random.below(3)]
    var spec = Spec(id: nextID, tag: tag, isKeyed: random.chance(40))
    nextID += 1
    spec.gap = Double(random.below(2)) * 5
    guard depth < 3, random.chance(tag == nil ? 80 : 30) else { return spec }
    for _ in 0...random.below(2) { spec.children.append(newPart(depth: depth + 1)) }
    spec.readsBackwards = random.chance(20)
    spec.readsGuide = random.chance(10)
    spec.showsChildren = !random.chance(10)
    spec.offset = random.chance(15) ? 3 : 0
    return spec
  }

  // MARK: Results

  /// The visible elements, one a line.
  var outline: [String] {
    var lines: [String] = []
    func add(_ element: Element, _ indent: String) {
      for child in element.children where child.attribute("hidden") == nil {
        let styles = ["color", "z-index", "isolation"].map { child.style($0) ?? "-" }
        lines.append(
          "\(indent)\(child.tag) \(child.attribute("title") ?? "-") \(child.frame?.description ?? "-") "
            + styles.joined(separator: " "))
        add(child, indent + " ")
      }
    }
    lines.append(stage.root.style("isolation") ?? "-")
    add(stage.root, "")
    return lines
  }

  /// The places of all parts, one a line.
  var places: [String] {
    made.keys.sorted().compactMap { id in
      guard let part = made[id]?.component else { return nil }
      guard part.isMounted, let context = part.viewContext else { return "\(id): not mounted" }
      let outer = (part.supercomponent as? Part)?.spec.id ?? -1
      return "\(id) in \(outer): \(context.element.tag) \(context.frame) \(part.guide?.top ?? -1)"
    }
  }

  /// The elements of the mounted parts with an identity, the elements around them, and the identities.
  var elementsOfKeyedParts: [Int: (element: Element, parent: ObjectIdentifier?, node: TreeNode.ID?)]
  {
    var elements: [Int: (element: Element, parent: ObjectIdentifier?, node: TreeNode.ID?)] = [:]
    for (id, entry) in made where entry.spec.isKeyed && entry.spec.tag != nil {
      guard entry.component.isMounted, let element = entry.component.viewContext?.element else {
        continue
      }
      elements[id] = (
        element, element.parent.map(ObjectIdentifier.init), entry.component.uniqueIdentifier
      )
    }
    return elements
  }
}
