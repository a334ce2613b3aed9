import Testing
import TrellisText

struct LineBreakTests {
  private func breaks(_ text: String, _ language: String = "en") -> [Int] {
    TestFonts.engine.breakOpportunities(
      in: Paragraph(
        text, attributes: TextAttributes(font: FontDescriptor(size: 16)), language: language))
  }

  @Test(arguments: [
    ("a b", [2]), ("a  b", [3]), (" a", [1]), ("a\nb", [2]), ("a\tb", [2]), ("a/b", []),
    ("a-b", [2]), ("a-1", [2]), ("x -1", [2]), ("--1", [1]), ("a?b", [2]), ("a?)", []),
    ("a(b)", []), ("!(b)", [1]), ("a\u{A0}b", []), ("a\u{AD}b", [2]), ("", []),
  ])
  func latinTextBreaksByTheTable(text: String, expected: [Int]) {
    #expect(breaks(text) == expected)
  }

  @Test(arguments: [
    // Kinsoku: no line begins with small kana, a closing bracket or a full stop.
    ("日本語。", "ja", [1, 2]), ("「日」本", "ja", [3]), ("ちょっと", "ja", [1, 2, 3]),
    ("你好，世界", "zh", [1, 3, 4]), ("안녕 하세요", "ko", [1, 3, 4, 5]),
    ("สวัสดีครับ", "th", [6]), ("мир-труд", "ru", [4]), ("שלום-לך", "he", [5]),
  ])
  func otherTextBreaksByTheRulesOfItsLanguage(
    text: String, language: String, expected: [Int]
  ) {
    #expect(breaks(text, language) == expected)
  }

  @Test func chineseQuotesOpenLinesOnlyInChinese() {
    #expect(breaks("字“字", "ja") == [])
    #expect(breaks("字“字", "zh") != [])
  }
}
