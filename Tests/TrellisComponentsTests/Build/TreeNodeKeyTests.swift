import Testing

@testable import TrellisComponents

struct TreeNodeKeyTests {
  private func base(
    _ qualifier: TreeNodeKey.Qualifier?, _ type: Any.Type = Leaf.self
  ) -> TreeNodeKey.Base {
    TreeNodeKey.Base(type: type, qualifier: qualifier)
  }

  @Test func equalBasesHaveOneTagOrNone() {
    var bases = [base(nil), base(nil, Group.self), base(.of(Int?.none, ["k"]))]
    for keys: [AnyHashable] in [[], ["k"]] {
      for number in [-1, 0, 1, 7, 1 << 31, 1 << 32] {
        bases.append(base(.of(number, keys)))
        bases.append(base(.of(number, keys), Group.self))
        bases.append(base(.of(AnyHashable(number), keys)))
        bases.append(base(.of(Int64(number), keys)))
        bases.append(base(.of(Double(number), keys)))
        bases.append(base(.of(String(number), keys)))
      }
      // Two texts, which `==` of strings takes for one.
      for text in ["\u{E9}", "e\u{301}", "e", ""] { bases.append(base(.of(text, keys))) }
    }
    for a in bases {
      for b in bases where a == b && a.tag != 0 && b.tag != 0 { #expect(a.tag == b.tag) }
    }
    #expect(base(.of("\u{E9}", [])) != base(.of("e\u{301}", [])))
    #expect(base(.of(1, [])) == base(.of(1.0, [])))
  }

  @Test func identifiersOfOneTypeHaveDifferentTags() {
    let numbers = Set((0..<1_000).map { base(.of($0, [])).tag })
    #expect(numbers.count == 1_000)
    let texts = Set((0..<1_000).map { base(.of("row \($0)", [])).tag })
    #expect(texts.count > 990)
    #expect(!numbers.contains(0) && !texts.contains(0))
    #expect(base(nil).tag != base(nil, Group.self).tag)
  }

  @Test func otherIdentifiersAndKeysHaveNoTag() {
    #expect(base(.of(Int8(1), [])).tag == 0)
    #expect(base(.of(AnyHashable(1), [])).tag == 0)
    #expect(base(.of(1, ["k"])).tag == 0)
    #expect(base(.of(Int?.none, ["k"])).tag == 0)
  }
}
