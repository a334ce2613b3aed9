import TestSupport
import Testing

@testable import TrellisDOM
@testable import TrellisDiff

struct CommonSubsequenceTests {
  /// The length of a longest common subsequence, by the table of all prefixes.
  private func longest(_ old: [Int32], _ new: [Int32]) -> Int {
    var row = [Int](repeating: 0, count: new.count + 1)
    for value in old {
      var diagonal = 0
      for (index, other) in new.enumerated() {
        let above = row[index + 1]
        row[index + 1] = value == other ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[new.count]
  }

  private func isCommon(_ pairs: [(Int, Int)], _ old: [Int32], _ new: [Int32]) -> Bool {
    pairs.allSatisfy { old[$0.0] == new[$0.1] }
      && zip(pairs, pairs.dropFirst()).allSatisfy { $0.0 < $1.0 && $0.1 < $1.1 }
  }

  @Test func pairsAreALongestCommonSubsequence() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      let old = (0..<random.below(9)).map { _ in Int32(random.below(4)) }
      let new = (0..<random.below(9)).map { _ in Int32(random.below(4)) }
      let pairs = CommonSubsequence.pairs(old, new)
      #expect(isCommon(pairs, old, new), "\(old) \(new)")
      #expect(pairs.count == longest(old, new), "\(old) \(new)")
      // With more differences than the limit the pairs need not be the most.
      #expect(isCommon(CommonSubsequence.pairs(old, new, limit: 1), old, new), "\(old) \(new)")
    }
  }

  @Test func equalEndsDoNotOverlap() {
    #expect(CommonSubsequence.pairs([1, 1], [1]).map(\.0) == [0])
    #expect(CommonSubsequence.pairs([1], [1, 1]).map(\.1) == [0])
    #expect(CommonSubsequence.pairs([1, 2, 1], [1, 2, 1, 2, 1]).count == 3)
  }

  @Test func beyondTheLimitNumbersThatOccurOnceAreAligned() {
    // 1 and 3 occur twice in the new list, 2 once in both.
    let pairs = CommonSubsequence.pairs([1, 3, 2], [2, 1, 3, 7, 1, 3], limit: 0)
    #expect(pairs.map(\.0) == [2])
    #expect(pairs.map(\.1) == [0])
    // Equal neighbours of an anchor are aligned with it.
    let near = CommonSubsequence.pairs([9, 5, 1, 5, 8], [7, 5, 1, 5, 6, 7, 5], limit: 0)
    #expect(near.map(\.0) == [1, 2, 3])
    #expect(near.map(\.1) == [1, 2, 3])
  }

  @Test func theWalkContinuesAtTheNearestEqualNumbers() {
    let skipsNew = CommonSubsequence.pairs(
      [5, 6, 5, 6, 4, 4], [8, 8, 8, 5, 6, 5, 6, 9, 9], limit: 0)
    #expect(skipsNew.map(\.0) == [0, 1, 2, 3])
    #expect(skipsNew.map(\.1) == [3, 4, 5, 6])
    let skipsOld = CommonSubsequence.pairs(
      [8, 8, 8, 5, 6, 5, 6, 9, 9], [5, 6, 5, 6, 4, 4], limit: 0)
    #expect(skipsOld.map(\.0) == [3, 4, 5, 6])
    #expect(skipsOld.map(\.1) == [0, 1, 2, 3])
  }

  @Test func increasingNumbersAreALongestStrictlyIncreasingSubsequence() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2_000 {
      let values = (0..<random.below(10)).map { _ in random.below(6) }
      let found = CommonSubsequence.increasing(values)
      #expect(zip(found, found.dropFirst()).allSatisfy { $0 < $1 && values[$0] < values[$1] })
      var best = [Int](repeating: 1, count: values.count)
      for index in values.indices {
        for before in 0..<index where values[before] < values[index] {
          best[index] = max(best[index], best[before] + 1)
        }
      }
      #expect(found.count == best.max() ?? 0, "\(values)")
    }
  }
}
