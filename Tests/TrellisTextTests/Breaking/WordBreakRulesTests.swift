import Testing

@testable import TrellisText

struct WordBreakRulesTests {
  private func holds(_ text: String, at index: Int) -> Bool {
    let units = Array(text.utf16)
    return units.withUnsafeBufferPointer { KeptWords.hold($0, at: index) }
  }

  @Test func keptWordsHoldLettersAndNumbersWithTheirMarks() {
    #expect(holds("ab", at: 1) && holds("漢字", at: 1) && holds("a1", at: 1))
    #expect(holds("e\u{301}a", at: 2))
    #expect(!holds("a-", at: 1) && !holds("-a", at: 1) && !holds("-\u{301}a", at: 2))
    // Scripts that need a dictionary break as usual.
    #expect(!holds("กก", at: 1))
  }

  @Test func wordsOfAnyBreakFillTheirLine() {
    let attributes = TextAttributes(font: FontDescriptor(size: 16))
    let width = TestFonts.engine.maxContentWidth(of: Paragraph("mmmm mm", attributes: attributes))
    let paragraph = Paragraph(
      "mmmm mmmm", attributes: attributes,
      composition: ParagraphComposition(wordBreak: .breakAll))
    #expect(
      TestFonts.engine.layout(paragraph, width: width).lines.map(\.range) == [0..<7, 7..<9])
  }
}
