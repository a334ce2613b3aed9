import Testing

@testable import TrellisText

struct BoundaryFinderTests {
  private func boundaries(of text: String, by finder: BoundaryFinder) -> [Int] {
    let units = Array(text.utf16)
    return units.withUnsafeBufferPointer { units in
      finder.setText(units)
      var found: [Int] = []
      while let next = finder.boundary(after: found.last ?? 0) { found.append(next) }
      return found
    }
  }

  @Test(arguments: [
    ("e\u{301}a", [2, 3]), ("\r\n", [2]), ("👩‍👩‍👧‍👦a", [11, 12]), ("🇩🇪🇫🇷", [4, 8]), ("क्षि", [4]), ("", []),
  ])
  func graphemeClusters(text: String, expected: [Int]) {
    #expect(boundaries(of: text, by: BoundaryFinder()) == expected)
  }

  @Test func aFinderTakesOneTextAfterAnother() {
    let finder = BoundaryFinder(lines: .normal)
    #expect(boundaries(of: "слово дело", by: finder) == [6, 10])
    #expect(boundaries(of: "", by: finder) == [])
    #expect(boundaries(of: "漢字", by: finder) == [1, 2])
  }

  @Test func newerVersionsTakeNoQuotationMarksOfALocaleForBrackets() {
    for rules in LineBreakRules.allCases {
      let finder = BoundaryFinder(lines: rules)
      #expect(boundaries(of: "ж„ж”ж", by: finder).last == 5, "\(rules)")
      #expect(!boundaries(of: "ж«ж»ж", by: finder).contains(1), "\(rules)")
    }
  }
}
