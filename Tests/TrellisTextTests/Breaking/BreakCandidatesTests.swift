import Testing

@testable import TrellisText

/// The lines of words 10 px wide, without spaces between them.
struct BreakCandidatesTests {
  private func candidate(_ pixels: Int64, hyphen: Int64 = 0) -> BreakCandidate {
    BreakCandidate(
      end: Int32(pixels), isHyphenated: hyphen > 0, endsWord: hyphen == 0,
      nextStart: pixels << 16, visibleEnd: (pixels + hyphen) << 16, hyphen: hyphen << 16)
  }

  private func greedyEnds(
    _ candidates: [BreakCandidate], firstWidth: Int64, nextWidth: Int64
  ) -> [Int]? {
    candidates.withUnsafeBufferPointer {
      BreakCandidates(candidates: $0, firstWidth: firstWidth * 64, nextWidth: nextWidth * 64)
        .greedyEnds(firstWidth: firstWidth * 64, nextWidth: nextWidth * 64, limit: 9)
    }
  }

  @Test func theFirstLineHasItsOwnRoom() {
    let words = [0, 10, 20, 30, 40, 50].map { candidate($0) }
    #expect(greedyEnds(words, firstWidth: 10, nextWidth: 20) == [1, 3, 5])
    #expect(greedyEnds(words, firstWidth: 30, nextWidth: 20) == [3, 5])
    #expect(greedyEnds(words, firstWidth: 5, nextWidth: 20) == nil)
  }

  @Test func aWordMayFitWhereItsHyphenDoesNot() {
    let words = [candidate(0), candidate(9, hyphen: 3), candidate(10), candidate(20)]
    #expect(greedyEnds(words, firstWidth: 10, nextWidth: 10) == [2, 3])
    #expect(greedyEnds(words, firstWidth: 12, nextWidth: 20) == [2, 3])
  }

  /// The second line may end after the word, but not at the hyphen before it.
  @Test func aHyphenThatIsTooWideExcludesNoLine() {
    let words = [
      candidate(0), candidate(11), candidate(30, hyphen: 3), candidate(31), candidate(50),
    ]
    let greedy = greedyEnds(words, firstWidth: 20, nextWidth: 20)
    #expect(greedy == [1, 3, 4])
    var tables = TotalFit.Tables()
    let ends = words.withUnsafeBufferPointer {
      TotalFit(candidates: BreakCandidates(candidates: $0, firstWidth: 20 * 64, nextWidth: 20 * 64))
        .ends(greedy: greedy ?? [], tables: &tables)
    }
    #expect(ends == greedy)
  }
}
