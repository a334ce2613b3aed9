import Testing
import TrellisText

/// Equality and hashes of paragraphs, the keys of cached layouts.
struct ParagraphTests {
  private let attributes = TextAttributes(font: FontDescriptor(size: 16))

  @Test func paragraphsThatDifferInOnePropertyAreNeitherEqualNorOfOneHash() {
    let plain = Paragraph("text", attributes: attributes)
    let large = TextAttributes(font: FontDescriptor(size: 17))
    let tabular = TextAttributes(
      font: FontDescriptor(size: 16), features: [FontFeature("tnum", value: 1)])
    var variants = [plain]
    func add(_ change: (inout Paragraph) -> Void) {
      var paragraph = plain
      change(&paragraph)
      variants.append(paragraph)
    }
    add { $0.attributes = large }
    add { $0.attributes = tabular }
    add { $0.runs[0].attributes = large }
    add { $0.runs[0].attributes = tabular }
    add { $0.runs = [] }
    add { $0.runs.append(TextRun("", attributes: attributes)) }
    add { $0.runs[0].tag = 1 }
    add { $0.runs[0] = TextRun("text", attributes: attributes, baselineRise: 2) }
    add { $0.language = "fr" }
    add { $0.direction = .rightToLeft }
    add { $0.alignment = .center }
    add { $0.lineHeight = 20 }
    add { $0.maximumLines = 1 }
    add { $0.lineBreakMode = .character }
    add { $0.spacing = ParagraphSpacing(firstLineIndent: 1) }
    add { $0.spacing = ParagraphSpacing(indent: 1) }
    add { $0.spacing = ParagraphSpacing(endIndent: 1) }
    add { $0.spacing = ParagraphSpacing(betweenLines: 1) }
    add { $0.spacing = ParagraphSpacing(betweenParagraphs: 1) }
    add { $0.composition.wrapping = .pretty }
    add { $0.composition.hyphenates = true }
    add { $0.composition.hangsPunctuation = true }
    add { $0.composition.lineBreakStrictness = .strict }
    add { $0.composition.wordBreak = .keepAll }
    add { $0.composition.tabStops = [TabStop(10)] }
    #expect(Set(variants).count == variants.count)
    #expect(Set(variants.map(\.hashValue)).count == variants.count)
  }

  @Test func equalParagraphsHaveOneHash() {
    let paragraphs = (0..<2).map { _ in
      Paragraph(
        runs: [TextRun("a\("b")", attributes: attributes), TextRun("c", attributes: attributes)],
        attributes: TextAttributes(font: FontDescriptor(families: ["x"], size: 16)),
        spacing: ParagraphSpacing(indent: 3),
        composition: ParagraphComposition(hyphenates: true))
    }
    #expect(paragraphs[0] == paragraphs[1])
    #expect(paragraphs[0].hashValue == paragraphs[1].hashValue)
  }
}
