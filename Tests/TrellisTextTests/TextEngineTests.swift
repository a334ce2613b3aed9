import TestSupport
import Testing
import TrellisText

struct TextEngineTests {
  private func paragraph(_ text: String, size: Double = 16, weight: Int = 400) -> Paragraph {
    Paragraph(
      text, attributes: TextAttributes(font: FontDescriptor(size: size, weight: weight)),
      lineHeight: 20)
  }

  @Test func aLineIsAsWideAsChromiumPaintsIt() {
    let text = "Tap Save to keep your changes, or Cancel to go back to the list."
    let layout = TestFonts.engine.layout(paragraph(text, size: 13), width: 640)
    #expect(layout.lines.map(\.width) == [391.796875])
    #expect(layout.nodes() == [.run(tag: 0, [.text(text)])])
  }

  @Test func linesBreakWhereChromiumBreaksThem() {
    let text = "Tap Save to keep your changes, or Cancel to go back to the list."
    let layout = TestFonts.engine.layout(paragraph(text, size: 32, weight: 700), width: 240)
    #expect(layout.lines.map(\.range.lowerBound) == [0, 12, 22, 34, 47])
    #expect(layout.lines.map(\.width) == [180.75, 154.59375, 184.4375, 195.796875, 239.703125])
    #expect(layout.height == 100)
  }

  @Test func aWidthThatIsNoNumberSetsNoLimit() {
    let text = paragraph("one two three")
    #expect(TestFonts.engine.layout(text, width: .nan).lines.count == 1)
    #expect(TestFonts.engine.layout(text, width: .infinity).lines.count == 1)
  }

  @Test(arguments: [0.0, -5.0, -Double.infinity])
  func aBoxWithoutWidthHoldsOneClusterALine(width: Double) {
    let layout = TestFonts.engine.layout(paragraph("e\u{301}a bж"), width: width)
    #expect(layout.lines.map(\.range) == [0..<2, 2..<4, 4..<5, 5..<6])
  }

  @Test func contentWidthsAreThoseOfTheWidestWordAndLine() {
    let text = paragraph("a widest b")
    let word = TestFonts.engine.maxContentWidth(of: paragraph("widest"))
    #expect(TestFonts.engine.minContentWidth(of: text) == word)
    #expect(
      TestFonts.engine.maxContentWidth(of: text)
        == TestFonts.engine.layout(text, width: .infinity).width)
  }

  @Test func aSoftHyphenAtTheEndHasNoWidth() {
    let plain = TestFonts.engine.minContentWidth(of: paragraph("abc"))
    #expect(TestFonts.engine.minContentWidth(of: paragraph("abc\u{AD}")) == plain)
    #expect(TestFonts.engine.minContentWidth(of: paragraph("abc\u{AD}d")) > plain)
  }

  /// A letter after a soft hyphen may be narrower than the hyphen.
  @Test func aHyphenThatIsTooWideDoesNotEndALine() {
    let text = paragraph("x aaaa\u{AD}i bbbb")
    let whole = TestFonts.engine.maxContentWidth(of: paragraph("x aaaai"))
    let hyphenated = TestFonts.engine.maxContentWidth(of: paragraph("x aaaa\u{2010}"))
    #expect(whole < hyphenated)
    let layout = TestFonts.engine.layout(text, width: (whole + hyphenated) / 2)
    #expect(layout.lines.map(\.range.lowerBound) == [0, 9])
    #expect(layout.lines.map(\.isHyphenated) == [false, false])
  }

  @Test(arguments: [(-5.0, 0.0), (0, 0), (20, 20)])
  func aStrutIsNeverNegative(lineHeight: Double, height: Double) {
    let attributes = TextAttributes(font: FontDescriptor(size: 16))
    #expect(TestFonts.engine.strut(of: attributes, lineHeight: lineHeight).height == height)
    let natural = TestFonts.engine.layout(Paragraph("x", attributes: attributes), width: 99).height
    #expect(TestFonts.engine.strut(of: attributes, lineHeight: .nan).height == natural)
  }

  @Test func aBoxAsWideAsItsTextNeverWraps() {
    var random = SeededGenerator(seed: 99)
    for round in 0..<Rounds.of(300) {
      let text = randomText(using: &random)
      let plain = paragraph(text, size: [12, 13.3, 16, 21].randomElement(using: &random)!)
      let wide = TestFonts.engine.layout(plain, width: .infinity)
      let width = wide.widthsInParagraph.max() ?? 0
      let tight = TestFonts.engine.layout(plain, width: width)
      #expect(tight.lines.count == wide.lines.count, "round \(round): \(text.debugDescription)")
    }
  }

  @Test func linesHoldTheWholeTextInOrderAndFitTheirBox() {
    var random = SeededGenerator(seed: 5)
    for round in 0..<Rounds.of(400) {
      let text = randomText(using: &random)
      let width = Double(Int.random(in: 0...300, using: &random))
      let layout = TestFonts.engine.layout(paragraph(text), width: width)
      let comment: Comment = "round \(round), \(width) px: \(text.debugDescription)"
      var end = 0
      for line in layout.lines {
        #expect(line.range.lowerBound == end, comment)
        end = line.range.upperBound
      }
      #expect(end == text.utf16.count, comment)
      #expect(source(layout.nodes()) == text.filter { $0 != "\r" }, comment)
    }
  }

  @Test func manyThreadsGetTheSameLayouts() async {
    let engine = TextEngine(registry: TestFonts.registry, cacheBytes: 200_000)
    var random = SeededGenerator(seed: 3)
    let paragraphs = (0..<60).map { _ in paragraph(randomText(using: &random)) }
    let expected = paragraphs.map { TestFonts.engine.layout($0, width: 120).lines }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<5).allSatisfy { _ in
            paragraphs.indices.allSatisfy {
              engine.layout(paragraphs[$0], width: 120).lines == expected[$0]
            }
          }
        }
      }
      for await isEqual in group { #expect(isEqual) }
    }
  }

  private func randomText(using random: inout SeededGenerator) -> String {
    let pieces = [
      "word", "AVAWA", " ", "  ", "\n", "\t", "-", "12", "שלום", "العربية", "日本語", "ไทย", "हिन्दी",
      "é", "e\u{301}", "\u{AD}", "👍🏽", "❤️", "(", ")", ".", ",", "\u{200B}", "\u{202E}", "\u{202C}",
      "\u{2067}", "\u{FFFD}", "\u{10000}", "Ж", "\u{3000}", "?",
    ]
    return (0..<Int.random(in: 1...14, using: &random)).map { _ in
      pieces.randomElement(using: &random)!
    }.joined()
  }

  /// The text of a browser's selection.
  private func source(_ nodes: [TextNode]) -> String {
    nodes.map { node in
      switch node {
      case .text(let text), .cell(let text, _, _), .hidden(let text), .lineBreak(let text, _),
        .emoji(let text, _, _), .tab(let text, _), .hanging(let text, _):
        text
      case .lineFeed: "\n"
      case .run(_, let nodes), .direction(_, let nodes), .justified(_, let nodes): source(nodes)
      case .hyphen: ""
      }
    }.joined()
  }
}
