import Testing

@testable import TrellisText

struct FontMetricsTests {
  @Test func aPixelMovesToADescentThatWasRoundedDown() {
    let metrics = FontMetrics(ascent: 1, descent: 0.22, lineGap: 0.1, capHeight: 0.7)
    let shifted = metrics.rounded(size: 10, shiftsDescent: true)
    #expect(shifted == RoundedFontMetrics(ascent: 9, descent: 3, lineGap: 1))
    let plain = metrics.rounded(size: 10, shiftsDescent: false)
    #expect(plain == RoundedFontMetrics(ascent: 10, descent: 2, lineGap: 1))
    // A descent that was rounded up stays.
    let other = FontMetrics(ascent: 1, descent: 0.28, lineGap: 0, capHeight: 0.7)
    #expect(other.rounded(size: 10, shiftsDescent: true).descent == 3)
  }

  @Test func familiesOfALanguageComeFirstInItAlone() {
    var registry = TestFonts.registry
    registry.stack = ["A", "B", "C"]
    registry.languagesByFamily = ["A": ["ko"], "C": ["ja"]]
    #expect(registry.stack(in: "ja-JP") == ["C", "B", "A"])
    #expect(registry.stack(in: "JA") == ["C", "B", "A"])
    #expect(registry.stack(in: "jav") == ["A", "B", "C"])
    #expect(registry.stack(in: "de") == ["A", "B", "C"])
  }
}
