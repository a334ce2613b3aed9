import Testing
import TrellisHTML

@testable import TrellisDOM
@testable import TrellisDiff

/// The invariants of matchings, and their parts that follow each other as their partners do.
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

  @Test func partnersHaveEachOtherAndRunsAreThoseOfTheirDefinition() {
    var joined = 0
    for seed in UInt64(1)...80 {
      let page = TinyMarkup.page(seed: seed)
      var mutator = NodeMutator(seed: seed, joins: true)
      let changed = mutator.mutate(page, times: 4).0
      var matching = TreeMatching(page, changed, classes: SubtreeClasses(page, changed))
      matching.search()
      joined += matching.joined.count
      #expect(matching.isConsistent, "seed \(seed)")
      #expect(matching.runs == runs(matching), "seed \(seed)")
    }
    #expect(joined > 0)
  }
}
