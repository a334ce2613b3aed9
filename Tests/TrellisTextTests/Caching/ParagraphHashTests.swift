import Testing

@testable import TrellisText

struct ParagraphHashTests {
  private static let font = TextAttributes(font: FontDescriptor(size: 16))

  private func hash(_ paragraph: Paragraph, width: Double = 100) -> Int {
    TextResources.hash(of: paragraph, width: width)
  }

  @Test func equalParagraphsHaveEqualHashes() {
    for text in ["", "a", "A text of several words", "Grüße, 世界"] {
      // The second string is not a contiguous copy of the first.
      let copy = String(text.reversed().reversed())
      #expect(
        hash(Paragraph(text, attributes: Self.font)) == hash(Paragraph(copy, attributes: Self.font))
      )
    }
  }

  @Test func theHashDependsOnTheCommonProperties() {
    func paragraph(
      _ text: String = "A text of words", size: Double = 16, weight: Int = 400,
      isItalic: Bool = false, spacing: Double = 0, language: String = "en",
      lineHeight: Double? = nil, maximumLines: Int = 0
    ) -> Paragraph {
      Paragraph(
        text,
        attributes: TextAttributes(
          font: FontDescriptor(size: size, weight: weight, isItalic: isItalic),
          letterSpacing: spacing),
        language: language, lineHeight: lineHeight, maximumLines: maximumLines)
    }
    let paragraphs = [
      paragraph(), paragraph("A text of Words"), paragraph("A text of word"),
      paragraph("A text of words\0"), paragraph(size: 17), paragraph(weight: 700),
      paragraph(isItalic: true), paragraph(spacing: 1), paragraph(language: "de"),
      paragraph(lineHeight: 20), paragraph(maximumLines: 1),
    ]
    let hashes = paragraphs.map { hash($0) } + [hash(paragraph(), width: 101)]
    #expect(Set(hashes).count == hashes.count)
  }

  /// These are hashed as a whole, as they are rare.
  @Test func theHashDependsOnTheRareProperties() {
    let text = "A text of words"
    let paragraphs = [
      Paragraph(text, attributes: Self.font),
      Paragraph(text, attributes: Self.font, spacing: ParagraphSpacing(indent: 3)),
      Paragraph(text, attributes: Self.font, spacing: ParagraphSpacing(indent: 4)),
      Paragraph(
        text, attributes: Self.font, composition: ParagraphComposition(wrapping: .balanced)),
      Paragraph(text, attributes: TextAttributes(font: FontDescriptor(families: ["A"], size: 16))),
      Paragraph(text, attributes: TextAttributes(font: FontDescriptor(families: ["B"], size: 16))),
      Paragraph(
        runs: [TextRun(text, attributes: Self.font, baselineRise: 2)], attributes: Self.font),
      Paragraph(
        runs: [
          TextRun("A text ", attributes: Self.font), TextRun("of words", attributes: Self.font),
        ],
        attributes: Self.font),
    ]
    let hashes = paragraphs.map { hash($0) }
    #expect(Set(hashes).count == hashes.count)
  }

  /// The hash does not contain the alignment, so that both take turns in the cache.
  @Test func paragraphsWithEqualHashesKeepTheirLayouts() {
    let engine = TextEngine(registry: TestFonts.registry)
    func paragraph(_ alignment: TextAlignment) -> Paragraph {
      Paragraph("A text of words", attributes: Self.font, alignment: alignment)
    }
    #expect(hash(paragraph(.left)) == hash(paragraph(.right)))
    for alignment in [TextAlignment.left, .right, .left, .justified, .right] {
      #expect(engine.layout(paragraph(alignment), width: 60).paragraph.alignment == alignment)
    }
  }

  @Test func theHashDependsOnZerosTagsAndTheAttributesOfTheRun() {
    let text = "A text of words"
    let bold = TextAttributes(font: FontDescriptor(size: 16, weight: 700))
    let figures = TextAttributes(
      font: FontDescriptor(size: 16), features: [.tabularFigures])
    let paragraphs = [
      Paragraph("a", attributes: Self.font), Paragraph("\0a", attributes: Self.font),
      Paragraph(text, attributes: Self.font),
      Paragraph(runs: [TextRun(text, attributes: Self.font, tag: 1)], attributes: Self.font),
      Paragraph(runs: [TextRun(text, attributes: bold)], attributes: Self.font),
      Paragraph(text, attributes: figures),
    ]
    let hashes = paragraphs.map { hash($0) }
    #expect(Set(hashes).count == hashes.count)
  }
}
