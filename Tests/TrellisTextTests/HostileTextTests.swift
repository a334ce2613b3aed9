import TestSupport
import Testing
import TrellisText

/// Hostile text: every piece has a defined result and takes time in proportion to its length.
struct HostileTextTests {
  private let attributes = TextAttributes(font: FontDescriptor(size: 16))

  private static let pieces: [(name: String, text: String)] = [
    ("one word", "a"), ("kerned word", "AV"), ("words", "lorem ipsum "), ("Cyrillic word", "ж"),
    ("Arabic word", "ب"), ("Thai", "ภาษาไทย"), ("spaces", " "), ("wide spaces", "\u{3000}"),
    ("tabs", "a\t"), ("marks", "\u{301}"), ("directions", "a\u{5D0}1"),
    ("controls", "\u{202E}\u{2067}a\u{5D0}"), ("closing controls", "\u{202C}\u{2069}"),
    ("line feeds", "\n"), ("brackets", "(\u{5D0}["), ("uncovered", "\u{10380}x"),
    ("families", "👩‍👩‍👧"), ("joiners", "\u{200D}"), ("NULs", "\0"), ("replaced", "\u{FFFD}"),
    ("soft hyphens", "a\u{AD}"), ("word joiners", "ab\u{2060}"), ("flags", "🇩🇪"),
    ("hyphens", "a-"), ("selectors", "\u{FE0F}"), ("Hangul", "\u{1100}"),
  ]

  @Test(.timeLimit(.minutes(20)), arguments: pieces.indices, [0.0, 200, 1e6])
  func longTextIsLaidOutWhole(index: Int, width: Double) {
    let piece = Self.pieces[index]
    let length = (width == 200 ? 12_000 : 4_000) / (Rounds.areLong ? 1 : 4)
    let text = String(repeating: piece.text, count: length / piece.text.utf16.count)
    let layout = TestFonts.engine.layout(
      Paragraph(text, attributes: attributes, lineHeight: 20), width: width)
    #expect(layout.lines.last?.range.upperBound == text.utf16.count, "\(piece.name)")
    #expect(layout.height == Double(layout.lines.count) * 20, "\(piece.name)")
    #expect(layout.width.isFinite && layout.width >= 0, "\(piece.name)")
  }

  @Test(arguments: pieces.indices)
  func longTextIsTruncated(index: Int) {
    let piece = Self.pieces[index]
    let text = "x " + String(repeating: piece.text, count: 3000 / piece.text.utf16.count) + "\ny"
    for position in [TextTruncation.Position.tail, .head, .middle] {
      let paragraph = Paragraph(
        text, attributes: attributes, maximumLines: 1,
        truncation: TextTruncation(position: position))
      let layout = TestFonts.engine.layout(paragraph, width: 120)
      #expect(layout.lines.count == 1, "\(piece.name)")
      #expect(layout.isTruncated, "\(piece.name)")
    }
  }

  @Test func tenThousandMarksAreOneCluster() {
    let text = "e" + String(repeating: "\u{301}", count: 10_000)
    let layout = TestFonts.engine.layout(Paragraph(text, attributes: attributes), width: 0)
    #expect(layout.lines.count == 1)
  }

  @Test func invalidUnicodeIsReplaced() {
    // A Swift string cannot contain a lone surrogate: it became U+FFFD.
    let text = String(decoding: [0x61, 0xD800, 0x62, 0xDC00] as [UInt16], as: UTF16.self)
    let layout = TestFonts.engine.layout(Paragraph(text, attributes: attributes), width: 200)
    #expect(layout.lines.map(\.range) == [0..<4])
  }

  @Test func controlCharactersHaveNoWidthAndAreNotPainted() {
    let layout = TestFonts.engine.layout(
      Paragraph("a\0\u{1}b\u{7F}\u{85}", attributes: attributes), width: 200)
    let plain = TestFonts.engine.layout(Paragraph("a", attributes: attributes), width: 200)
    let other = TestFonts.engine.layout(Paragraph("b", attributes: attributes), width: 200)
    #expect(layout.width == plain.width + other.width)
    #expect(layout.nodes() == [.run(tag: 0, [.text("ab")])])
  }

  @Test(arguments: [0.0, 2000, .nan])
  func sizesAtTheirBoundsAreLaidOut(size: Double) {
    let attributes = TextAttributes(font: FontDescriptor(size: size), letterSpacing: -1000)
    for text in ["plain text", "with ж", "tab\ttab", "\u{10380}"] {
      for width in [0, 100, Double.infinity] {
        let layout = TestFonts.engine.layout(
          Paragraph(text, attributes: attributes, lineHeight: .nan), width: width)
        #expect(layout.lines.last?.range.upperBound == text.utf16.count)
        #expect(layout.height.isFinite)
      }
    }
  }

  @Test(arguments: [
    "", "\n", " ", "\u{202E}", "\u{2069}\u{2066}", "\u{200B}", "\u{FE0F}", "\u{301}",
  ])
  func almostEmptyTextsHaveALine(text: String) {
    for width in [-1, 0, 0.001, 1e300, .infinity, .nan] {
      for truncation in [nil, TextTruncation(), TextTruncation(position: .middle)] {
        let layout = TestFonts.engine.layout(
          Paragraph(
            text, attributes: attributes, lineHeight: 20, maximumLines: 1, truncation: truncation),
          width: width)
        #expect(layout.lines.count == 1, "\(text.debugDescription) in \(width)")
        #expect(layout.height == 20)
      }
    }
  }

  @Test func hugeLettersAndSpacingStayFinite() {
    let huge = TextAttributes(font: FontDescriptor(size: .infinity), letterSpacing: .infinity)
    #expect(huge.font.size == 2000 && huge.letterSpacing == 1000)
    let paragraph = Paragraph(
      String(repeating: "W", count: 5000), attributes: huge, lineHeight: .greatestFiniteMagnitude,
      spacing: ParagraphSpacing(firstLineIndent: .infinity, betweenLines: .infinity))
    for width in [0, 1e6, Double.infinity] {
      let layout = TestFonts.engine.layout(paragraph, width: width)
      #expect(layout.width.isFinite && layout.height.isFinite)
    }
  }

  @Test func lettersOnTopOfEachOtherAreLaidOut() {
    let tight = TextAttributes(font: FontDescriptor(size: 16), letterSpacing: -40)
    for text in ["tight words here", "слова рядом", "שלום עולם"] {
      let layout = TestFonts.engine.layout(Paragraph(text, attributes: tight), width: 50)
      #expect(layout.lines.last?.range.upperBound == text.utf16.count)
      #expect(layout.lines.allSatisfy { $0.width.isFinite })
    }
  }

  /// Browsers paint separators with any installed font, though they have no width in those of the page.
  @Test(arguments: ["\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}", "\u{7F}"])
  func separatorsAreLeftOut(separator: String) {
    func layout(_ text: String) -> TextLayout {
      TestFonts.engine.layout(
        Paragraph(text, attributes: attributes, lineHeight: 20), width: .infinity)
    }
    let found = layout("a\(separator)b")
    #expect(found.nodes() == [.run(tag: 0, [.text("ab")])])
    #expect(found.lines.count == 1)
    #expect(found.width == layout("a").width + layout("b").width)
  }
}
