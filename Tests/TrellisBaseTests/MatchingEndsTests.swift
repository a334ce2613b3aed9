import TestSupport
import Testing

@testable import TrellisBase

struct MatchingEndsTests {
  private func ends(_ old: String, _ new: String) -> [Range<Int>] {
    let (old, new) = (Array(old), Array(new))
    let ends = MatchingEnds(old.indices, new.indices) { old[$0] == new[$1] }
    return [ends.old, ends.new]
  }

  @Test(arguments: [
    ("", "", 0..<0, 0..<0), ("abc", "abc", 3..<3, 3..<3), ("abc", "axc", 1..<2, 1..<2),
    ("ac", "abc", 1..<1, 1..<2), ("abc", "ac", 1..<2, 1..<1), ("abc", "xyz", 0..<3, 0..<3),
    ("abc", "", 0..<3, 0..<0), ("", "abc", 0..<0, 0..<3),
    // An element that could belong to both ends belongs to the left one.
    ("aa", "aaa", 2..<2, 2..<3), ("aaa", "aa", 2..<3, 2..<2), ("aba", "a", 1..<3, 1..<1),
  ])
  func theChangedRangesLieBetweenTheEqualEnds(
    old: String, new: String, expectedOld: Range<Int>, expectedNew: Range<Int>
  ) {
    #expect(ends(old, new) == [expectedOld, expectedNew])
  }

  @Test func partsHaveTheIndicesOfTheWhole() {
    let (old, new) = (Array("xxabcd"), Array("abd"))
    let ends = MatchingEnds(2..<old.count, new.indices) { old[$0] == new[$1] }
    #expect(ends.old == 4..<5)
    #expect(ends.new == 2..<2)
  }

  @Test(
    arguments: [
      ([2, 1, 3], 6, [], 6..<6, 3..<3), ([2, 1, 3], 6, [1], 2..<3, 1..<2),
      ([2, 1, 3], 7, [1], 2..<4, 1..<2), ([2, 1, 3], 5, [], 3..<5, 2..<3),
      ([2, 1, 3], 4, [0], 0..<0, 0..<1), ([4], 3, [], 0..<3, 0..<1), ([], 2, [], 0..<2, 0..<0),
    ] as [([Int], Int, Set<Int>, Range<Int>, Range<Int>)])
  func runsCountAsSeveralElements(
    lengths: [Int], count: Int, unequal: Set<Int>, expectedOld: Range<Int>, expectedNew: Range<Int>
  ) {
    let ends = MatchingEnds(
      0..<count, runs: lengths.indices, length: { lengths[$0] },
      matches: { !unequal.contains($1) })
    #expect(ends.old == expectedOld)
    #expect(ends.new == expectedNew)
  }

  /// Runs of one element are handled like elements, and each element is compared once, except at the end of
  /// a side.
  @Test(arguments: 0..<50)
  func runsOfOneAreElements(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let old = (0..<Int.random(in: 0...8, using: &random)).map { _ in
      Int.random(in: 0...2, using: &random)
    }
    let new = (0..<Int.random(in: 0...8, using: &random)).map { _ in
      Int.random(in: 0...2, using: &random)
    }
    var asked = 0
    let plain = MatchingEnds(old.indices, new.indices) {
      asked += 1
      return old[$0] == new[$1]
    }
    let runs = MatchingEnds(
      old.indices, runs: new.indices, length: { _ in 1 },
      matches: { old[$0] == new[$1] })
    #expect(plain.old == runs.old)
    #expect(plain.new == runs.new)
    #expect(Array(old[..<plain.old.lowerBound]) == Array(new[..<plain.new.lowerBound]))
    #expect(Array(old[plain.old.upperBound...]) == Array(new[plain.new.upperBound...]))
    if !plain.old.isEmpty, !plain.new.isEmpty {
      #expect(old[plain.old.lowerBound] != new[plain.new.lowerBound])
      #expect(old[plain.old.upperBound - 1] != new[plain.new.upperBound - 1])
    }
    #expect(asked <= min(old.count, new.count) + 2)
  }
}
