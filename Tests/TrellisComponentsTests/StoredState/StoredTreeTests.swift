import Testing

@testable import TrellisComponents

private struct Hidden<Value> {
  struct Inner {}
}

struct StoredTreeTests {
  @Test func namesOfTypesHoldNoAddresses() {
    #expect(StoredTree.name(of: Int.self) == "Swift.Int")
    #expect(
      StoredTree.name(of: Hidden<[Int]>.Inner.self)
        == "TrellisComponentsTests.(private).Hidden<Swift.Array<Swift.Int>>.Inner")
    #expect(!StoredTree.name(of: Hidden<Hidden<Int>>.self).contains("$"))
  }

  @Test func keysOfOtherValuesDiffer() {
    func key(_ identifier: AnyHashable?, _ keys: [AnyHashable] = [], _ counter: Int = 0) -> String?
    {
      let base = TreeNodeKey.Base(type: Int.self, identifier: identifier, keys: keys)
      return StoredTree.key(of: TreeNodeKey(base: base, counter: counter), 0) { _ in [] }
    }
    let keys = [
      key(nil), key("a"), key("a b"), key(nil, ["a"]), key("a", ["b"]), key(1), key("1"),
      key(nil, [1, 2]), key(nil, ["1 k2"]), key(nil, [], 2), key("a ksb"),
    ]
    #expect(Set(keys).count == keys.count)
    #expect(!keys.contains(nil))
  }

  /// Identifiers and keys that differ have different texts, also if they look alike.
  @Test func differentKeysHaveDifferentTexts() throws {
    func text(_ identifier: AnyHashable?, _ keys: [AnyHashable] = []) -> String? {
      let base = TreeNodeKey.Base(type: Component.self, identifier: identifier, keys: keys)
      return StoredTree.key(of: TreeNodeKey(base: base, counter: 0), 3) {
        Array("\($0)".utf8)
      }
    }
    let all = [
      text(nil), text("1"), text(1), text("a"), text("a", ["b"]), text("a b"), text(nil, ["a"]),
      text("a", ["b", "c"]), text("a", ["b c"]), text(1.5), text("1.5"), text("1:1"),
      text("a k", ["s1:b"]), text(["a"]), text("s1:a"),
    ]
    #expect(all.allSatisfy { $0 != nil })
    #expect(Set(all).count == all.count)
    struct Opaque: Hashable {}
    #expect(text(Opaque()) == nil && text(nil, [Opaque()]) == nil)
  }

  /// The types of a tree are stored once each, and a tree that is added uses them.
  @Test func anAddedTreeSharesItsTypes() {
    var other = StoredTree()
    other.types = ["A", "B"]
    other.nodes = [
      .init(), .init(children: ["0 0 sx": 2, "1 0": 3]), .init(slots: [], children: ["1 2": 3]),
      .init(slots: [.init(name: "state", version: 0, value: "1")]),
    ]
    var tree = StoredTree()
    tree.types = ["B"]
    tree.nodes = [.init()]
    tree.addTree("t", at: 1, of: other)
    #expect(tree.types == ["B", "A"])
    #expect(tree.nodes.count == 4 && tree.trees == ["t": 1])
    #expect(tree.nodes[1].children == ["1 0 sx": 2, "0 0": 3])
    #expect(tree.nodes[2].children == ["0 2": 3])
    #expect(tree.nodes[3].slots.map(\.value) == ["1"])
    #expect(other.subtree(of: 1) == [1, 2, 3] && other.subtree(of: 9) == [])
  }
}
