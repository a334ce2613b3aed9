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
}
