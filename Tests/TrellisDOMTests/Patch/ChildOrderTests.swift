import TestSupport
import Testing

@testable import TrellisDOM

struct ChildOrderTests {
  @Test func childrenInOrderAllStay() {
    #expect(ChildOrder.staying([0, 4, 9]) { _ in false } == [0, 1, 2])
    #expect(ChildOrder.staying([]) { _ in false } == [])
  }

  @Test func theLongestRunStays() {
    #expect(ChildOrder.staying([9, 0, 1, 5, 3, 4]) { _ in false } == [1, 2, 4, 5])
    #expect(ChildOrder.staying([3, 2, 1, 0]) { _ in false }.count == 1)
  }

  @Test func aPinnedChildAlwaysStays() {
    #expect(ChildOrder.staying([9, 0, 1, 2, 3]) { $0 == 0 } == [0])
    #expect(ChildOrder.staying([1, 0]) { _ in true }.count == 1)
  }

  /// Compared with an exhaustive search of all subsets.
  @Test func theFoundOrderHasTheGreatestWeight() {
    for seed in Rounds.seeds(200, from: 1) {
      var random = SeededGenerator(seed: seed)
      let oldIndexes = Array(0..<random.below(9)).shuffled(using: &random)
      let pinned = Set(oldIndexes.indices.filter { _ in random.chance(20) })
      func weight(_ chain: [Int]) -> Int {
        chain.reduce(0) { $0 + (pinned.contains($1) ? 1000 : 1) }
      }
      var best = 0
      for subset in 0..<(1 << oldIndexes.count) {
        let chain = oldIndexes.indices.filter { subset & 1 << $0 != 0 }
        let values = chain.map { oldIndexes[$0] }
        if zip(values, values.dropFirst()).allSatisfy(<) { best = max(best, weight(chain)) }
      }
      let staying = ChildOrder.staying(oldIndexes) { pinned.contains($0) }
      #expect(weight(staying) == best, "seed \(seed)")
    }
  }
}
