import TestSupport
import Testing

@testable import TrellisText

struct LatinLayouterTests {
  private static let words = [
    "the", "forty-two", "AVATAR", "To", "https://example.org/a-1?b=c&d=-5", "(note)", "a-1", "-7",
    "caf\u{E9}", "\u{AB}quoted\u{BB}", "don't", "100%", "a\u{A0}b", "well-known-word", "x",
    "--help",
    "[ok]", "e.g.,", "\u{BF}qu\u{E9}?", "$5-$6", "Ty!", "1-2-3",
  ]

  /// A run split in two has the same text and uses the general algorithm.
  @Test func widthsOfWordsAddUpToTheWidthOfTheText() {
    var random = SeededGenerator(seed: 20_240_711)
    for round in 0..<Rounds.of(600) {
      var text = Self.words.randomElement(using: &random)!
      for _ in 0..<Int.random(in: 0...25, using: &random) {
        text += [" ", " ", " ", "  ", "\n"].randomElement(using: &random)!
        if !text.hasSuffix("\n") || Bool.random(using: &random) {
          text += Self.words.randomElement(using: &random)!
        }
      }
      let attributes = TextAttributes(
        font: FontDescriptor(
          size: [10, 13, 13.3, 16, 40].randomElement(using: &random)!,
          weight: [400, 700].randomElement(using: &random)!),
        letterSpacing: [0, 0, 0.5].randomElement(using: &random)!)
      let width = Double(Int.random(in: 40...600, using: &random))
      let plain = Paragraph(text, attributes: attributes, lineHeight: 20)
      var general = plain
      general.runs.append(TextRun("", attributes: attributes))
      let expected = TestFonts.engine.layout(general, width: width)
      let found = TestFonts.engine.layout(plain, width: width)
      #expect(found.lines == expected.lines, "round \(round), \(width) px: \(text)")
      #expect(found.nodes() == expected.nodes(), "round \(round), \(width) px: \(text)")
    }
  }

  @Test func aLimitOfLinesHoldsInsideAWordToo() {
    let attributes = TextAttributes(font: FontDescriptor(size: 16))
    let width = TestFonts.engine.maxContentWidth(of: Paragraph("forty-", attributes: attributes))
    let layout = TestFonts.engine.layout(
      Paragraph("forty-forty-forty", attributes: attributes, maximumLines: 2), width: width + 3)
    #expect(layout.lines.map(\.range) == [0..<6, 6..<12])
    #expect(layout.isTruncated)
  }

  @Test func aTextOfDigitsHasTheDirectionOfItsParagraph() {
    let attributes = TextAttributes(font: FontDescriptor(size: 16))
    func isRightToLeft(_ text: String) -> Bool {
      TestFonts.engine.layout(
        Paragraph(text, attributes: attributes, direction: .naturalRightToLeft), width: 100
      ).isRightToLeft
    }
    #expect(isRightToLeft("123"))
    #expect(!isRightToLeft("a123"))
  }

  /// The faces have no glyph of the letter, so it has the width of a cell.
  @Test func aLetterWithoutAGlyphStaysOnItsLine() {
    var registry = TestFonts.registry
    registry.stack = ["Noto Sans Arabic"]
    let layout = TextEngine(registry: registry).layout(
      Paragraph(
        "1 \u{E9}", attributes: TextAttributes(font: FontDescriptor(size: 16)), maximumLines: 1),
      width: 200)
    #expect(layout.lines.map(\.range) == [0..<3])
    #expect(!layout.isTruncated)
  }

  /// A part of exactly the width of its line's room may not fit, because Chromium rounds letters that it shapes again.
  @Test func linesOfPartsThatNearlyFillTheirWidthEqualThoseOfTheGeneralAlgorithm() {
    let attributes = TextAttributes(font: FontDescriptor(size: 16))
    let cases = [
      ("WA-y-V-A?ab", "WA-y-", [0..<3, 3..<7, 7..<11]),
      ("b-a/T-T-ab", "b-a/T-", [0..<2, 2..<8, 8..<10]),
      ("7-b-?T-7--ab", "7-b-?T-", [0..<5, 5..<10, 10..<12]),
    ]
    for (text, part, ranges) in cases {
      let width = TestFonts.engine.maxContentWidth(of: Paragraph(part, attributes: attributes))
      let plain = Paragraph(text, attributes: attributes)
      var general = plain
      general.runs.append(TextRun("", attributes: attributes))
      let found = TestFonts.engine.layout(plain, width: width - 1.0 / 64)
      #expect(found.lines.map(\.range) == ranges, "\(text)")
      #expect(found.lines == TestFonts.engine.layout(general, width: width - 1.0 / 64).lines)
    }
  }

  /// A line between two break places of one word. Its width is not the difference of the widths of two starts of the word,
  /// because letters at both places are kerned with letters of other lines.
  @Test func aBalancedLineMayLieInsideOfAWord() {
    let attributes = TextAttributes(font: FontDescriptor(size: 16))
    let width = TestFonts.engine.maxContentWidth(of: Paragraph("To-x-T", attributes: attributes))
    let layout = TestFonts.engine.layout(
      Paragraph(
        "To-x-Ty?V-ab", attributes: attributes,
        composition: ParagraphComposition(wrapping: .balanced)),
      width: width - 2.0 / 64)
    #expect(layout.lines.map(\.range) == [0..<5, 5..<8, 8..<12])
  }

  /// A cut in a ligature changes the letters at both of its sides.
  @Test func ligaturesThatAreDividedEqualThoseOfTheGeneralAlgorithm() throws {
    try expectLinesOfTheGeneralAlgorithm(
      for: ["i--T ii", "i--T", "--Ta--T", "TT--TiT i--T-i"], withALigatureOf: "--T")
  }

  /// Both ends of a line lie in one ligature, which is neither in the word from the first nor in that up to the second.
  @Test func aLineInsideOfALigatureEqualsThatOfTheGeneralAlgorithm() throws {
    try expectLinesOfTheGeneralAlgorithm(
      for: ["i-T-i", "x-T-T", "TT-T-T-TT a-T-b", "i-T-T-T-T-i ab"], withALigatureOf: "-T-")
  }

  private func expectLinesOfTheGeneralAlgorithm(
    for texts: [String], withALigatureOf letters: String
  ) throws {
    let engine = try engineWithALigature(of: letters, as: "a")
    let attributes = TextAttributes(font: FontDescriptor(size: 16))
    for text in texts {
      let plain = Paragraph(text, attributes: attributes, lineHeight: 20)
      var general = plain
      general.runs.append(TextRun("", attributes: attributes))
      for width in stride(from: 9.0, to: 80, by: 0.25) {
        let expected = engine.layout(general, width: width)
        let found = engine.layout(plain, width: width)
        #expect(found.lines == expected.lines, "\(width) px: \(text)")
      }
    }
  }

  /// An engine with the glyphs of Inter and a table `GSUB` that replaces three letters by one.
  ///
  /// Source: OpenType 1.9, "GSUB": a substitution of ligatures with its only set at 8, the only ligature of this at 12, and
  /// the coverage at 20.
  private func engineWithALigature(of text: String, as character: Unicode.Scalar) throws
    -> TextEngine
  {
    let source = try FontFace(file: TestFonts.folder + "/Inter-Regular.otf")
    let parts = try text.unicodeScalars.map { UInt16(try #require(source.glyph(for: $0.value))) }
    let whole = UInt16(try #require(source.glyph(for: character.value)))
    let table = TestFontTables.layoutTable(
      [("liga", 0)],
      lookups: [(4, [1, 20, 1, 8, 1, 4, whole, 3, parts[1], parts[2], 1, 1, parts[0]])])
    let bytes = try TestFontTables.font(from: source, with: ("GSUB", table))
    return TextEngine(registry: TestFonts.registry(of: try FontFace(bytes: bytes, path: "test")))
  }
}
