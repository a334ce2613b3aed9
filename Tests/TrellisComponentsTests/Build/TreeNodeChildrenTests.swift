import TestSupport
import Testing
import TrellisBase
import TrellisLayout

@testable import TrellisComponents

/// The work of finding many children again.
struct TreeNodeChildrenTests {
  private let tree = TestTree()

  /// A node with `count` children, each with an identifier.
  private func parent(of count: Int) -> TreeNode {
    let parent = TreeNode(detachedWith: nil)
    for index in 0..<count {
      let base = TreeNodeKey.Base(type: Leaf.self, identifier: index, keys: [])
      let node = TreeNode(
        identity: NodeIdentity(
          id: parent.identity.tree.makeID(), tree: parent.identity.tree, parent: nil),
        base: base, build: 0)
      parent.children.append(node, at: parent.children.nextSlot(base, .parent, after: nil))
    }
    return parent
  }

  /// An identifier may be wrapped, or have a type of its own.
  @Test func keysWithEqualIdentifiersAreEqual() {
    func base<ID: Hashable>(_ identifier: ID?, _ keys: [AnyHashable] = []) -> TreeNodeKey.Base {
      TreeNodeKey.Base(type: Leaf.self, qualifier: .of(identifier, keys))
    }
    #expect(base(3) == base(AnyHashable(3)))
    #expect(base(AnyHashable(3)) == base(3))
    #expect(base(3) != base(4) && base(3) != base("3"))
    #expect(base(3, ["a"]) != base(3, ["b"]))
    #expect(base(3, ["a"]) == base(3, ["a"]))
    #expect(base(nil as Int?, ["a"]) != base(3, ["a"]))
  }

  enum Order: CaseIterable {
    case same, reversed, shuffled, rotated, firstLast, evenFirst

    func applied(to nodes: [TreeNode]) -> [TreeNode] {
      switch self {
      case .same: return nodes
      case .reversed: return nodes.reversed()
      case .shuffled:
        var generator = SeededGenerator(seed: 7)
        return nodes.shuffled(using: &generator)
      case .rotated: return Array(nodes.dropFirst(nodes.count / 3) + nodes.prefix(nodes.count / 3))
      case .firstLast: return Array(nodes.dropFirst() + nodes.prefix(1))
      case .evenFirst:
        return nodes.indices.filter { $0 % 2 == 0 }.map { nodes[$0] }
          + nodes.indices.filter { $0 % 2 == 1 }.map { nodes[$0] }
      }
    }
  }

  @Test(arguments: Order.allCases)
  func childrenInAnyOrderAreFound(order: Order) throws {
    let previous = parent(of: 1_000)
    var children = TreeNodeChildren()
    for node in order.applied(to: previous.children.entries.map(\.node)) {
      let found = children.nextSlot(of: node, after: previous)
      let slot = try #require(found)
      #expect(slot.previous === node && slot.key.base == node.base)
      children.append(node, at: slot)
    }
  }

  /// A container of neighbours that counts the comparisons of its children.
  private final class Neighbours: Group, ChildrenComparing {
    // Used by one test.
    nonisolated(unsafe) static var comparisons = 0

    func countOfSameChildren(from index: Int, as old: Component, from oldIndex: Int) -> Int {
      guard let old = old as? Neighbours else { return 0 }
      let count = zip(parts[index...], old.parts[oldIndex...]).prefix { $0 === $1 }.count
      Self.comparisons += count + 1
      return count
    }
  }

  /// A run of same children is linked in parts where their types differ.
  @Test func aRunOfDifferentComponentsIsComparedOnce() {
    var rows: [Component] = []
    for count in [2_000, 1_999, 2_000, 1_998] {
      Neighbours.comparisons = 0
      tree.build(propsChanged: true) {
        if rows.isEmpty {
          rows = (0..<2_000).map {
            $0 % 2 == 0
              ? Render<Int>(identifier: $0, initial: 0)
              : Render<String>(identifier: $0, initial: "")
          }
        }
        return Neighbours(Array(rows.prefix(count)))
      }
      #expect(Neighbours.comparisons <= 20 * rows.count, "\(Neighbours.comparisons)")
    }
    #expect(tree.counters.componentsReused >= 1_998)
  }
}
