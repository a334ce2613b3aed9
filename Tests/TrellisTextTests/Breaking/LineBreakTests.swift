import Testing
import TrellisText

struct LineBreakTests {
  private func breaks(
    _ text: String, _ language: String = "en", _ composition: ParagraphComposition = .none
  ) -> [Int] {
    TestFonts.engine.breakOpportunities(
      in: Paragraph(
        text, attributes: TextAttributes(font: FontDescriptor(size: 16)), language: language,
        composition: composition))
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

  @Test(
    arguments: [
      // Quotation marks are brackets in Chinese, and in Japanese and Korean if a style requests that.
      ("漢”b", "zh", .automatic, [2]), ("漢”b", "ja", .automatic, []), ("漢”b", "ja", .normal, [2]),
      ("漢”b", "en", .normal, []), ("字“漢", "ja", .automatic, [1]), ("字“漢", "en", .automatic, [1]),
      // Small kana and prolonged sound marks.
      ("ああっあーあ", "ja", .automatic, [1, 2, 3, 4, 5]), ("ああっあーあ", "ja", .strict, [1, 3, 5]),
      ("ああっあーあ", "ko", .strict, [1, 2, 3, 4, 5]),
      // Iteration marks, wave dashes and full-width signs.
      ("漢々漢〜漢", "ja", .automatic, [2, 4]), ("漢々漢〜漢", "ja", .normal, [2, 3, 4]),
      ("漢々漢〜漢", "ja", .loose, [1, 2, 3, 4]), ("漢々漢〜漢", "en", .loose, [1, 2, 4]),
      ("漢：漢", "ja", .loose, [1, 2]), ("漢：漢", "ja", .normal, [2]),
    ] as [(String, String, LineBreakStrictness, [Int])])
  func strictnessIsThatOfChromium(
    text: String, language: String, strictness: LineBreakStrictness, expected: [Int]
  ) {
    let composition = ParagraphComposition(lineBreakStrictness: strictness)
    #expect(breaks(text, language, composition) == expected)
  }

  @Test(
    arguments: [
      ("hello世界こんにちは 안녕하세요 ok", .keepAll, [13, 19]), ("漢、字", .keepAll, [2]),
      ("ひらがな（テスト）", .keepAll, [4]), ("ราคา漢", .keepAll, [4]),
      ("漢字123abc", .breakAll, [1, 2, 3, 4, 5, 6, 7]), ("漢、字", .breakAll, [2]),
      ("10,000円", .breakAll, [1, 3, 4, 5, 6]), ("안녕-하세요", .breakAll, [1, 3, 4, 5]),
      ("a-b漢-字", .breakAll, [1, 2, 3, 5]),
    ] as [(String, WordBreak, [Int])])
  func wordsStayWholeOrAreBroken(text: String, wordBreak: WordBreak, expected: [Int]) {
    #expect(breaks(text, "ja", ParagraphComposition(wordBreak: wordBreak)) == expected)
  }

  @Test func hyphensAtTheStartOfAWordStayWithIt() {
    #expect(breaks("א \u{5BE}ב", "he") == [2])
    #expect(breaks("a \u{2013}b") == [2])
    #expect(breaks("a\u{2013}b") == [2])
    // A Hebrew letter keeps no other sign with the following text.
    #expect(breaks("א\u{964}漢", "he") == [2])
  }

  private func lines(_ text: String, width: Double, size: Double) -> [Range<Int>] {
    let attributes = TextAttributes(font: FontDescriptor(size: size))
    // Two runs are laid out by the general algorithm.
    let paragraph = Paragraph(
      runs: [TextRun(text, attributes: attributes), TextRun("", attributes: attributes)],
      attributes: attributes)
    return TestFonts.engine.layout(paragraph, width: width).lines.map(\.range)
  }

  /// Chromium places the full stop and the second T, which are kerned, on one line of 30 px.
  @Test func kernedLettersOfACutWordStayTogetherIfTheyFitInThePlacesOfTheirWord() {
    #expect(lines("T.TaW", width: 27.625, size: 34) == [0..<1, 1..<3, 3..<4, 4..<5])
  }

  @Test func spacesAfterACutLetterHangOnItsLine() {
    #expect(lines("W a", width: 1, size: 34) == [0..<2, 2..<3])
    #expect(lines("W  a b\nc", width: 1, size: 34) == [0..<3, 3..<5, 5..<7, 7..<8])
  }
}
