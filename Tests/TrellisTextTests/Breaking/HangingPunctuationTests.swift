import Testing

@testable import TrellisText

struct HangingPunctuationTests {
  private func marks(
    in text: String = "([\u{AB}\u{201C}\u{201D}\"')]\u{BB},.\u{3001}\u{3002}!a-",
    where hangs: (UInt16) -> Bool
  ) -> String {
    String(decoding: text.utf16.filter(hangs), as: UTF16.self)
  }

  @Test func openingMarksAreBracketsAndQuotes() {
    #expect(marks(where: HangingPunctuation.opens) == "([\u{AB}\u{201C}\u{201D}\"'\u{BB}")
  }

  @Test func closingMarksAreBracketsAndQuotes() {
    #expect(marks(where: HangingPunctuation.closes) == "\u{AB}\u{201C}\u{201D}\"')]\u{BB}")
  }

  @Test func stopsAreFullStopsAndCommas() {
    #expect(marks(where: HangingPunctuation.stops) == ",.\u{3001}\u{3002}")
  }
}
