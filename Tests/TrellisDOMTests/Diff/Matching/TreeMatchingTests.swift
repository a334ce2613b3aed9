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

  private func children(of html: String) throws -> (tree: MarkupTree, children: ArraySlice<Int32>) {
    let tree = try MarkupTree(ParsedDocument(html: "<main>\(html)</main>"))
    return (tree, tree.children(of: try #require(tree.values.firstIndex(of: "main"))))
  }

  /// An element that is put around equal nodes, or replaced by them, costs 1, and the nodes are not inserted.
  @Test func alignmentsWrapAndUnwrap() throws {
    let wrapped = "<i>a</i><div><b>c</b><u>d</u></div><i>e</i><p></p>"
    let plain = "<i>a</i><b>c</b><u>d</u><i>e</i><p></p>"
    for isReversed in [false, true] {
      let (first, second) = try (
        children(of: isReversed ? plain : wrapped), children(of: isReversed ? wrapped : plain)
      )
      let matching = TreeMatching(
        first.tree, second.tree, classes: SubtreeClasses(first.tree, second.tree))
      let alignment = LevelAlignment(matching, first.children, second.children) {
        matching.areEqual($0, $1) ? 0 : LevelAlignment.never
      }
      #expect(alignment.cost == 1)
      #expect(alignment.steps.count == 4)
      let places = alignment.steps.enumerated().compactMap { index, step -> Int? in
        switch step {
        case .unwrap(let element, let nodes):
          #expect(!isReversed && first.tree.values[element] == "div" && nodes.count == 2)
          return index
        case .wrap(let nodes, let element):
          #expect(isReversed && second.tree.values[element] == "div" && nodes.count == 2)
          return index
        default: return nil
        }
      }
      #expect(places == [1])
    }
  }

  /// Content that differs from the nodes of the list in one node, or is longer than the list, is not unwrapped.
  @Test(arguments: ["<b>c</b><u>x</u>", "<b>c</b>", "<b>c</b><u>d</u>"])
  func alignmentsUnwrapOnlyEqualContent(list: String) throws {
    let content = "<b>c</b><u>d</u>"
    let (first, second) = try (children(of: "<div>\(content)</div>"), children(of: list))
    let matching = TreeMatching(
      first.tree, second.tree, classes: SubtreeClasses(first.tree, second.tree))
    let steps = LevelAlignment(matching, first.children, second.children) { _, _ in
      LevelAlignment.never
    }.steps
    #expect(steps.count == (list == content ? 1 : 0))
  }

  /// Children that move from or to other places cost nothing where they are.
  @Test func movedChildrenCostNothing() throws {
    let (first, second) = try (
      children(of: "<i>a</i><b>c</b><u>d</u>"), children(of: "<i>a</i><u>d</u><s>f</s>")
    )
    let matching = TreeMatching(
      first.tree, second.tree, classes: SubtreeClasses(first.tree, second.tree))
    func cost(_ isMoved: ((Bool, Int) -> Bool)?) -> Int32 {
      LevelAlignment(matching, first.children, second.children, isMoved: isMoved) {
        matching.areEqual($0, $1) ? 0 : LevelAlignment.never
      }.cost
    }
    #expect(cost(nil) == 2)
    #expect(cost { isSecond, node in !isSecond && first.tree.values[node] == "b" } == 1)
    #expect(cost { isSecond, node in isSecond && second.tree.values[node] == "s" } == 1)
    #expect(cost { _, _ in true } == 0)
  }

  /// The content of an element of many children is not compared at each place of a list.
  @Test func longContentIsNotCompared() throws {
    for (count, cost) in [(65, LevelAlignment.price(66) + 65), (64, 1)] {
      let list = String(repeating: "<i></i>", count: count)
      let (first, second) = try (children(of: "<div>\(list)</div>"), children(of: list))
      let matching = TreeMatching(
        first.tree, second.tree, classes: SubtreeClasses(first.tree, second.tree))
      let alignment = LevelAlignment(matching, first.children, second.children) { _, _ in
        LevelAlignment.never
      }
      #expect(alignment.cost == cost, "\(count)")
    }
  }
}
