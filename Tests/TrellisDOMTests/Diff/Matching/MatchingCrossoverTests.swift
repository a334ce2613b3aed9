import Testing

@testable import TrellisDOM

/// Matchings that get the best parts of others.
struct MatchingCrossoverTests {
  /// The element with a name.
  private func node(_ name: String, _ tree: MarkupTree) throws -> Int {
    try #require(tree.values.firstIndex(of: name))
  }

  private func crossover(_ matching: TreeMatching) -> MatchingCrossover {
    MatchingCrossover(
      matching, operations: EditScript.operations(matching), budget: 1_000_000,
      coarseness: Coarseness(sizes: ([], []))
    ) { (try? MarkupDiff.apply($0, to: matching.first)) == matching.second }
  }

  /// Two lists with an exchange of items each: one matching has the partners of the first list, the other one those of the
  /// second list.
  @Test func eachMatchingGivesItsBestPart() throws {
    let (first, second) = try (
      MarkupTree(html: "<ul><li>a<li>b<li>c</ul><ol><li>d<li>e<li>f</ol>"),
      MarkupTree(html: "<ul><li>c<li>a<li>b</ul><ol><li>f<li>d<li>e</ol>")
    )
    var complete = TreeMatching(first, second, classes: SubtreeClasses(first, second))
    complete.search(
      TreeMatching.Strategy(
        leastUniqueWeight: 24, pairsNearFirst: true, alignsByCost: false, goesDownFirst: true))
    #expect(EditScript.operations(complete).count == 2)
    func without(_ name: String) throws -> TreeMatching {
      var matching = complete
      let list = try node(name, first)
      for a in (list + 1)..<(list + Int(first.sizes[list])) { matching.unmatch(a) }
      return matching
    }
    var crossover = try crossover(without("ul"))
    #expect(crossover.operations.count > 2)
    crossover.take(from: try without("ol"))
    #expect(crossover.operations.count == 2)
    #expect(crossover.matching.isConsistent)
  }

  /// Whatever two searches find, the crossover has no more operations than the one it began with, and they are exact.
  @Test func crossoversOfSearchesAreExact() {
    var improved = 0
    for seed in UInt64(1)...120 {
      let page = TinyMarkup.page(seed: seed)
      var mutator = NodeMutator(seed: seed, joins: true)
      let changed = mutator.mutate(page, times: 6).0
      let classes = SubtreeClasses(page, changed)
      let matchings = [false, true].flatMap { near in
        [false, true].map { byCost in
          var matching = TreeMatching(page, changed, classes: classes)
          matching.search(
            TreeMatching.Strategy(
              leastUniqueWeight: near ? 24 : .max, pairsNearFirst: near, alignsByCost: byCost,
              goesDownFirst: !near))
          return matching
        }
      }
      var crossover = crossover(matchings[0])
      let before = crossover.operations.count
      for other in matchings.dropFirst() { crossover.take(from: other) }
      #expect(crossover.matching.isConsistent, "seed \(seed)")
      #expect(crossover.operations.count <= before, "seed \(seed)")
      if crossover.operations.count < before {
        improved += 1
        #expect(
          (try? MarkupDiff.apply(crossover.operations, to: page)) == changed, "seed \(seed)")
        #expect(crossover.operations == EditScript.operations(crossover.matching))
      }
    }
    #expect(improved > 0)
  }

  /// A joined text is taken with all its parts.
  @Test func joinedTextsAreTakenWhole() throws {
    let (first, second) = try (
      MarkupTree(html: "<p>a<b></b>c<i></i></p>"), MarkupTree(html: "<p>ac<i></i></p>")
    )
    let classes = SubtreeClasses(first, second)
    var joined = TreeMatching(first, second, classes: classes)
    var plain = joined
    let paragraphs = try (node("p", first), node("p", second))
    for (a, b) in zip(0...paragraphs.0, 0...paragraphs.1) {
      joined.match(a, b)
      plain.match(a, b)
    }
    let (x, y) = try (node("i", first), node("i", second))
    joined.match(x, y)
    plain.match(x, y)
    plain.match(paragraphs.0 + 1, paragraphs.1 + 1)
    joined.join(
      [
        .init(node: Int32(paragraphs.0 + 1), text: "a"),
        .init(node: Int32(paragraphs.0 + 3), text: "c"),
      ], into: paragraphs.1 + 1)
    var crossover = crossover(plain)
    #expect(crossover.operations.count > 1)
    crossover.take(from: joined)
    #expect(crossover.operations.map(\.kind) == [.delete])
    #expect(crossover.matching.joined.count == 1)
    #expect(crossover.matching.isConsistent)
  }
}
