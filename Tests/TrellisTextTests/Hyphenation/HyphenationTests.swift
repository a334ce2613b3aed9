import TestSupport
import Testing

@testable import TrellisText

struct HyphenationTests {
  private func hyphenated(_ word: String, _ language: String) -> String? {
    guard let patterns = HyphenationPatterns.patterns(for: language) else { return nil }
    let units = Array(word.utf16)
    var parts: [String] = []
    var start = 0
    for end in patterns.points(in: units) + [units.count] {
      parts.append(String(decoding: units[start..<end], as: UTF16.self))
      start = end
    }
    return parts.joined(separator: "-")
  }

  @Test(arguments: [
    ("hyphenation", "en", "hy-phen-ation"), ("algorithm", "en-GB", "al-go-rithm"),
    ("table", "en", "ta-ble"), ("associate", "en", "as-so-ciate"), ("London", "en", "London"),
    ("Silbentrennung", "de", "Sil-ben-tren-nung"),
    ("Donaudampfschifffahrt", "de-AT", "Do-nau-dampf-schiff-fahrt"),
    ("ordinateur", "fr", "or-di-na-teur"), ("biblioteca", "es", "bi-blio-te-ca"),
    ("continuazione", "it", "con-ti-nua-zio-ne"), ("computador", "pt", "com-pu-ta-dor"),
    ("bogstaver", "da", "bog-sta-ver"), ("książka", "pl", "książ-ka"),
    ("word", "en", "word"),
  ])
  func wordsAreDividedByThePatternsOfTheirLanguage(
    word: String, language: String, expected: String
  ) {
    #expect(hyphenated(word, language) == expected)
  }

  @Test func languagesWithoutPatternsAreNotHyphenated() {
    #expect(hyphenated("wort", "xx") == nil)
    #expect(HyphenationPatterns.languages == ["da", "de", "en", "es", "fr", "it", "pl", "pt"])
    for language in HyphenationPatterns.languages {
      #expect(HyphenationPatterns.patterns(for: language) != nil)
    }
  }

  @Test func hugeWordsStayWhole() {
    #expect(hyphenated(String(repeating: "a", count: 101), "en")?.contains("-") == false)
  }

  // MARK: Lines

  private let attributes = TextAttributes(font: FontDescriptor(size: 16))

  private func layout(
    _ text: String, width: Double, wrapping: LineWrapping = .greedy, language: String = "en"
  ) -> TextLayout {
    TestFonts.engine.layout(
      Paragraph(
        text, attributes: attributes, language: language, lineHeight: 20,
        composition: ParagraphComposition(wrapping: wrapping, hyphenates: true)),
      width: width)
  }

  private func width(_ text: String) -> Double {
    TestFonts.engine.layout(Paragraph(text, attributes: attributes), width: .infinity).width
  }

  @Test func aWordIsDividedWhereItsFirstPartFits() throws {
    let layout = layout("an hyphenation", width: 86)
    #expect(layout.lines.map(\.range) == [0..<9, 9..<14])
    let first = try #require(layout.lines.first)
    #expect(first.isHyphenated)
    // The hyphen is rounded separately, because it is an element.
    #expect(abs(first.width - width("an hyphen\u{2010}")) <= 1.0 / 64)
    #expect(
      layout.nodes() == [
        .run(tag: 0, [.text("an hyphen"), .hyphen(isMinus: false)]),
        .lineBreak(hidden: "", line: 1), .run(tag: 0, [.text("ation")]),
      ])
  }

  @Test func theLettersOfADividedWordHaveNoPartOfTheHyphen() throws {
    let layout = layout("an hyphenation", width: 86)
    let geometry = TestFonts.engine.geometry(of: layout)
    let frame = try #require(geometry.frame(for: 0..<9))
    #expect(abs(frame.maxX - width("an hyphen")) <= 1.0 / 16)
  }

  @Test func softHyphensAloneDivideTheirWord() {
    let layout = layout("an hyphena\u{AD}tion", width: 86)
    #expect(layout.lines.map(\.range) == [0..<3, 3..<11, 11..<15])
    #expect(layout.lines.map(\.isHyphenated) == [false, true, false])
  }

  @Test func aWordWiderThanItsBoxIsDividedBeforeItIsCut() {
    #expect(layout("hyphenation", width: 64).lines.map(\.range) == [0..<6, 6..<11])
    #expect(
      layout("Silbentrennung", width: 75, language: "de").lines.map(\.range) == [0..<6, 6..<14])
  }

  @Test func aSpanIsDividedByItsOwnLanguage() {
    let german = TextAttributes(font: FontDescriptor(size: 16), language: "de")
    let paragraph = Paragraph(
      runs: [TextRun("Silbentrennung", attributes: german)], attributes: attributes,
      language: "xx", composition: ParagraphComposition(hyphenates: true))
    #expect(
      TestFonts.engine.layout(paragraph, width: 75).lines.map(\.range) == [0..<6, 6..<14])
  }

  @Test func prettyLinesMayEndWithHyphens() {
    let text =
      "Internationalization considerations notwithstanding, hyphenation improves narrow columns."
    let greedy = layout(text, width: 130)
    let pretty = layout(text, width: 130, wrapping: .pretty)
    #expect(pretty.lines.count == greedy.lines.count)
    #expect(TestFonts.engine.badness(of: pretty) <= TestFonts.engine.badness(of: greedy))
    #expect(pretty.lines.contains { $0.isHyphenated })
  }

  /// The last word of a text if the last line is only its rest, unless the word is wider than a line.
  private func dividedLastWord(of layout: TextLayout, _ text: String, width: Double) -> String? {
    guard layout.lines.count > 1, layout.lines[layout.lines.count - 2].isHyphenated,
      let last = layout.lines.last, let word = text.split(separator: " ").last,
      last.range.count < word.utf16.count, self.width(String(word)) <= width
    else { return nil }
    return String(word)
  }

  @Test func thePrettyLastLineIsNoRestOfAWord() {
    let pool = [
      "hyphenation", "paragraph", "of", "a", "typographical", "the", "considerations", "is",
      "interesting", "internationalization", "to", "narrow", "columns", "attention", "set",
    ]
    var random = SeededGenerator(seed: 31)
    var greedyRests = 0
    for round in 0..<(Rounds.areLong ? 600 : 200) {
      let count = Int.random(in: 3...30, using: &random)
      let text =
        (0..<count).map { _ in pool.randomElement(using: &random) ?? "" }.joined(separator: " ")
        + "."
      let width = Double(Int.random(in: 90...320, using: &random))
      if dividedLastWord(of: layout(text, width: width), text, width: width) != nil {
        greedyRests += 1
      }
      let pretty = layout(text, width: width, wrapping: .pretty)
      #expect(
        dividedLastWord(of: pretty, text, width: width) == nil, "round \(round), \(width): \(text)")
    }
    #expect(greedyRests > (Rounds.areLong ? 20 : 2))
  }

  @Test func hebrewWithWordsOfOtherLanguagesIsDividedToo() {
    let layout = layout("שלום internationalization עולם", width: 110)
    #expect(layout.isRightToLeft)
    #expect(layout.lines.contains { $0.isHyphenated })
    for line in layout.lines { #expect(line.width <= 110 + 1.0 / 64) }
  }

  /// The patterns of the shipped languages contain both apostrophes, other patterns may contain one.
  @Test func bothApostrophesDivideAlike() {
    let patterns = HyphenationPatterns("2 2 d'1a e1l", keepsCapitalized: false)
    #expect(patterns.points(in: Array("d'avelo".utf16)) == [2, 5])
    #expect(patterns.points(in: Array("d\u{2019}avelo".utf16)) == [2, 5])
    #expect(patterns.points(in: Array("d-avelo".utf16)) == [5])
  }

  @Test(arguments: [
    ("l'inactif", "l'in-ac-tif"), ("l'inégal", "l'in-égal"), ("l'interaction", "l'in-ter-ac-tion"),
  ])
  func frenchWordsAreDividedAfterAnElision(word: String, expected: String) {
    #expect(hyphenated(word, "fr") == expected)
    #expect(
      hyphenated(word.replacing("'", with: "\u{2019}"), "fr")
        == expected.replacing("'", with: "\u{2019}"))
  }
}
