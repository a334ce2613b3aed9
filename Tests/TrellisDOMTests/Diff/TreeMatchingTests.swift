import Testing

@testable import TrellisDOM

/// The parts of a matching that follow each other as their partners do, and alignments of lists.
struct TreeMatchingTests {
  /// The runs as their definition gives them.
  private func runs(_ matching: TreeMatching) -> [Int32] {
    matching.second.kinds.indices.map { b in
      guard matching.joined[Int32(b)] == nil else { return 0 }
      var length = 1
      while b + length < matching.second.count, matching.toFirst[b] >= 0,
        matching.joined[Int32(b + length)] == nil,
        matching.toFirst[b + length] == matching.toFirst[b] + Int32(length)
      {
        length += 1
      }
      return Int32(length)
    }
  }

  @Test func runsAreThoseOfTheirDefinition() {
    var joined = 0
    for seed in UInt64(1)...80 {
      let page = TinyMarkup.page(seed: seed)
      var mutator = NodeMutator(seed: seed, joins: true)
      let changed = mutator.mutate(page, times: 4).0
      var matching = TreeMatching(page, changed, classes: SubtreeClasses(page, changed))
      matching.search(
        TreeMatching.Strategy(
          leastUniqueWeight: 24, pairsNearFirst: true, alignsByCost: true, goesDownFirst: false))
      joined += matching.joined.count
      #expect(matching.runs == runs(matching), "seed \(seed)")
    }
    #expect(joined > 0)
  }

  /// A list of `count` items with a text each, as the children of the only element.
  private func list(_ texts: [String]) throws -> (tree: MarkupTree, children: ArraySlice<Int32>) {
    let items = texts.map { "<li>\($0)</li>" }.joined()
    let tree = try MarkupTree(ParsedDocument(html: "<ul>\(items)</ul>"))
    return (tree, tree.children(of: try #require(tree.values.firstIndex(of: "ul"))))
  }

  /// A margin as wide as the changes are far gives the cost without a margin; a smaller one gives no lower cost.
  @Test func alignmentsWithAMarginAreThoseWithout() throws {
    let old = (0..<40).map { "\($0 % 5)" }
    var new = old
    new.removeSubrange(3..<6)
    new.insert(contentsOf: ["x", "y"], at: 20)
    new[30] = "z"
    let (first, second) = try (list(old), list(new))
    let matching = TreeMatching(
      first.tree, second.tree, classes: SubtreeClasses(first.tree, second.tree))
    func alignment(_ margin: Int) -> LevelAlignment {
      LevelAlignment(matching, first.children, second.children, margin: margin) {
        matching.areEqual($0, $1) ? 0 : 1
      }
    }
    let whole = alignment(.max)
    #expect(whole.cost == 6)
    for margin in [3, 8, 39, 40, 100] {
      #expect(alignment(margin).cost == whole.cost, "margin \(margin)")
      #expect(alignment(margin).steps.count == whole.steps.count, "margin \(margin)")
    }
    #expect(alignment(0).cost >= whole.cost)
    #expect(LevelAlignment.band(40, 39, margin: 3) == -3...4)
    #expect(LevelAlignment.band(2, 5, margin: .max) == -5...2)
    #expect(LevelAlignment.band(0, 0, margin: 24) == 0...0)
  }
}
