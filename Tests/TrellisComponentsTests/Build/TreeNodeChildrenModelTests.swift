import TestSupport
import Testing

@testable import TrellisComponents

/// The places of children of random keys, compared with a simple search.
struct TreeNodeChildrenModelTests {
  /// A child in a generation.
  private struct Child {
    let base: TreeNodeKey.Base
    let kind: TreeNodeKey.Kind

    static func random(_ generator: inout SeededGenerator, count: Int) -> Child {
      let types: [Any.Type] = [Leaf.self, Group.self]
      return Child(
        base: TreeNodeKey.Base(
          type: types[generator.below(2)], qualifier: qualifier(&generator, count)),
        kind: generator.chance(15) ? .owner : .parent)
    }

    /// Identifiers of different types can be equal.
    private static func qualifier(
      _ generator: inout SeededGenerator, _ count: Int
    ) -> TreeNodeKey.Qualifier? {
      let keys: [AnyHashable] = generator.chance(10) ? ["key"] : []
      let number = generator.below(count)
      return switch generator.below(10) {
      case 0..<3: .of(number, keys)
      case 3: .of(AnyHashable(number), keys)
      case 4: .of(Int16(number), keys)
      case 5, 6: .of(String(number), keys)
      default: .of(Int?.none, keys)
      }
    }
  }

  private let root = TreeNode(detachedWith: nil)

  private func node(_ base: TreeNodeKey.Base) -> TreeNode {
    let tree = root.identity.tree
    let identity = NodeIdentity(id: tree.makeID(), tree: tree, parent: nil)
    return TreeNode(identity: identity, base: base, build: 0)
  }

  /// Adds `children` to a node without children, and compares each slot with the slot of a search.
  private func fill(_ children: [Child], after previous: TreeNode?, _ place: Comment) throws
    -> TreeNode
  {
    let parent = node(TreeNodeKey.Base(type: Leaf.self, qualifier: nil))
    var entries: [(key: TreeNodeKey, node: TreeNode)] = []
    let former = previous?.children.entries.map {
      (key: TreeNodeKey(base: $0.node.base, counter: $0.counter), node: $0.node)
    }
    var hasFormerKeys = true
    for child in children {
      let count = entries.count { $0.key.base == child.base }
      let expected = TreeNodeKey(base: child.base, counter: child.kind.rawValue + 2 * count)
      let next = parent.children.nextSlot(child.base, child.kind, after: previous)
      try #require(next.key == expected, place)
      let known = former?.first { $0.key == expected }?.node
      try #require(next.previous === known, place)
      let node = known ?? node(child.base)
      try #require(parent.children.agrees(at: entries.count) == hasFormerKeys, place)
      if let former, former.indices.contains(entries.count) {
        hasFormerKeys = hasFormerKeys && former[entries.count].key == expected
      } else {
        hasFormerKeys = false
      }
      parent.children.append(node, at: next)
      entries.append((expected, node))
    }
    for entry in entries { try #require(parent.children[entry.key] === entry.node, place) }
    let missing = TreeNodeKey(base: .init(type: Render<Int>.self, qualifier: nil), counter: 0)
    try #require(parent.children[missing] == nil, place)
    parent.children.close()
    let found = [Array(parent.children.linked), Array(parent.children.owned)]
    let nodes = [TreeNodeKey.Kind.parent, .owner].map { kind in
      entries.filter { $0.key.kind == kind }.map { ObjectIdentifier($0.node) }
    }
    try #require(found.map { $0.map { ObjectIdentifier($0) } } == nodes, place)
    return parent
  }

  @Test(arguments: [3, 20, 23, 24, 40, 90])
  func slotsAreThoseOfASimpleSearch(count: Int) throws {
    for seed in UInt64(0)..<6 {
      var generator = SeededGenerator(seed: seed &+ UInt64(count) << 8)
      var children = (0..<count).map { _ in Child.random(&generator, count: count) }
      var previous: TreeNode?
      for step in 0..<8 {
        previous = try fill(children, after: previous, "seed \(seed), step \(step)")
        switch generator.below(5) {
        case 0: children.shuffle(using: &generator)
        case 1: children.reverse()
        case 2: children.insert(.random(&generator, count: count), at: generator.below(count))
        case 3: children.removeFirst()
        default: break
        }
        while children.count < count { children.append(.random(&generator, count: count)) }
      }
    }
  }

  /// The nodes of a former generation, in any order, are found without their keys.
  @Test(arguments: [5, 60])
  func nodesAreFoundInAnyOrder(count: Int) throws {
    let bases = (0..<count).map { TreeNodeKey.Base(type: Leaf.self, identifier: $0, keys: []) }
    let previous = try fill(bases.map { Child(base: $0, kind: .parent) }, after: nil, "first")
    for seed in UInt64(0)..<12 {
      var generator = SeededGenerator(seed: seed)
      let former = previous.children.entries.map(\.node)
      var order = Array(former.indices)
      for _ in 0...seed { order.swapAt(generator.below(count), generator.below(count)) }
      if seed % 3 == 0 { order.removeFirst(2) }
      var children = TreeNodeChildren()
      for index in order {
        let isNew = generator.chance(10)
        let slot =
          isNew
          ? children.nextSlot(bases[index], .parent, after: previous)
          : children.nextSlot(of: former[index], after: previous)
        #expect(slot?.key == TreeNodeKey(base: bases[index], counter: 0))
        #expect(slot?.previous === former[index])
        if let slot { children.append(former[index], at: slot) }
        #expect(children.nextSlot(of: root, after: previous) == nil, "it has another parent")
        #expect(children.nextSlot(of: former[index], after: nil) == nil)
      }
      let found = children.entries.map { ObjectIdentifier($0.node) }
      #expect(found == order.map { ObjectIdentifier(former[$0]) })
      #expect(children.agrees(at: count) == (order == Array(0..<count)))
    }
  }

  /// A child without an identifier is found by its key, because a sibling may have the same one.
  @Test func nodesWithoutAnIdentifierAreFoundByTheirKeys() throws {
    let base = TreeNodeKey.Base(type: Leaf.self, qualifier: nil)
    let keyed = TreeNodeKey.Base(type: Leaf.self, identifier: 1, keys: [])
    let previous = try fill(
      [Child(base: base, kind: .parent), Child(base: keyed, kind: .owner)], after: nil, "first")
    var children = TreeNodeChildren()
    for entry in previous.children.entries {
      #expect(children.nextSlot(of: entry.node, after: previous) == nil)
    }
  }

  @Test func aCopyOfAllChildrenIsShared() throws {
    var generator = SeededGenerator(seed: 3)
    let previous = try fill(
      (0..<30).map { _ in Child.random(&generator, count: 30) }, after: nil, "first")
    let all = previous.children.entries.indices
    var whole = TreeNodeChildren()
    whole.append(contentsOf: previous.children, all)
    #expect(whole.isShared(with: previous.children) && whole.agrees(at: 30))
    #expect(!whole.agrees(at: 29))
    var parts = TreeNodeChildren()
    parts.append(contentsOf: previous.children, 0..<10)
    #expect(parts.agrees(at: 10))
    parts.append(contentsOf: previous.children, 10..<30)
    #expect(!parts.isShared(with: previous.children) && parts.agrees(at: 30))
    var others = TreeNodeChildren()
    others.append(contentsOf: previous.children, 5..<30)
    #expect(others.entries.count == 25 && !others.agrees(at: 25) && !others.agrees(at: 0))
    #expect(TreeNodeChildren().isShared(with: others) == false)
  }
}
