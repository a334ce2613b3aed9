import TestSupport
import Testing
import TrellisText

struct TextLayoutTests {
  private let attributes = TextAttributes(font: FontDescriptor(size: 16))

  private func layout(
    _ text: String, width: Double = .infinity, lineHeight: Double? = 24,
    direction: TextDirection = .natural, alignment: TextAlignment = .natural
  ) -> TextLayout {
    TestFonts.engine.layout(
      Paragraph(
        text, attributes: attributes, direction: direction, alignment: alignment,
        lineHeight: lineHeight),
      width: width)
  }

  @Test func anEmptyTextIsOneLineHigh() {
    let empty = layout("")
    #expect(empty.lines.count == 1)
    #expect(empty.height == 24)
    #expect(empty.width == 0)
    #expect(empty.firstBaseline == 18)
    #expect(empty.nodes() == [])
  }

  @Test func baselinesAreWholePixelsApartByTheLineHeight() {
    let text = layout("one two three four", width: 50)
    #expect(text.lines.map(\.baseline) == [18, 42, 66, 90])
    #expect(text.lastBaseline == 90)
    #expect(text.height == 96)
  }

  @Test(arguments: [
    "Plain words in Latin letters", "12 of them", "Größe 12", "1 – שלום (2)", "שלום abc", "«Да» 3",
  ])
  func aTextWithADirectionOfItsOwnIsTheSameInBothKindsOfPages(text: String) {
    let leftToRight = layout(text, width: 90)
    let rightToLeft = layout(text, width: 90, direction: .naturalRightToLeft)
    #expect(rightToLeft.isRightToLeft == leftToRight.isRightToLeft)
    #expect(rightToLeft.lines == leftToRight.lines)
    #expect(rightToLeft.nodes() == leftToRight.nodes())
  }

  @Test(arguments: ["", "12.", "(1) 2,5 – 3", "★ 4\n5"])
  func aTextWithoutDirectedCharactersHasTheDirectionOfItsPage(text: String) {
    #expect(!layout(text).isRightToLeft)
    let rightToLeft = layout(text, direction: .rightToLeft)
    let natural = layout(text, direction: .naturalRightToLeft)
    #expect(natural.isRightToLeft)
    #expect(natural.textAlign == .right)
    #expect(natural.lines == rightToLeft.lines)
    #expect(natural.nodes() == rightToLeft.nodes())
  }

  /// Pixels above and below the baseline: 16 and 4 at 16 px, 20 and 0 at 28 px, 13 and 7 at 8 px. A bigger run makes
  /// its line higher, a smaller one deeper.
  @Test(arguments: [(28.0, 20.0, 4.0), (8, 16, 7)])
  func aLineHoldsTheBoxesOfItsRuns(size: Double, above: Double, below: Double) {
    let other = TextAttributes(font: FontDescriptor(size: size))
    let paragraph = Paragraph(
      runs: [TextRun("a ", attributes: attributes), TextRun("b", attributes: other, tag: 1)],
      attributes: attributes, lineHeight: 20)
    let layout = TestFonts.engine.layout(paragraph, width: .infinity)
    #expect(layout.lines.map(\.baseline) == [above])
    #expect(layout.height == above + below)
    #expect(layout.strut(ofLine: 0) == (above + below, below))
  }

  @Test func theNaturalLineHeightIsTheFontsOwn() {
    let attributes = TextAttributes(font: FontDescriptor(size: 20))
    // Inter reaches 0.969 em up and 0.242 em down.
    let height = TestFonts.engine.layout(Paragraph("x", attributes: attributes), width: 99).height
    #expect(height == 24)
  }

  @Test func capitalLettersAreInTheMiddleOfTheirLine() {
    for size in stride(from: 8.0, through: 48, by: 1) {
      for lineHeight in [size, (size * 1.4).rounded(), size * 2] {
        let attributes = TextAttributes(font: FontDescriptor(size: size))
        let line = TestFonts.engine.layout(
          Paragraph("H", attributes: attributes, lineHeight: lineHeight), width: 99
        ).lines[0]
        let capHeight = size * TestFonts.registry.metrics(for: attributes.font).capHeight
        let above = line.baseline - capHeight
        let below = lineHeight - line.baseline
        #expect(abs(above - below) <= 1, "\(size) px in \(lineHeight) px")
        #expect(line.baseline == line.baseline.rounded())
      }
    }
  }

  /// The browser's own boxes have no height and extend upwards by half of their rounded font size; in a
  /// line they must stay inside its strut, at every device scale.
  @Test func theBrowsersBoxesStayInTheLine() {
    for size in stride(from: 1.0, through: 96, by: 0.5) {
      for lineHeight in [3, size * 0.5, size, size * 1.4] where lineHeight >= 3 {
        let attributes = TextAttributes(font: FontDescriptor(size: size))
        let layout = TestFonts.engine.layout(
          Paragraph("x", attributes: attributes, lineHeight: lineHeight), width: 99)
        let strut = layout.strut(ofLine: 0)
        for scale in [0.5, 1, 1.1, 1.25, 1.5, 2, 3] {
          let half = ((size * scale + 0.5).rounded(.down) / 2).rounded(.down) / scale
          #expect(
            strut.height - strut.descent >= half, "\(size) px in \(lineHeight) px at \(scale)")
          #expect(-strut.descent <= half, "\(size) px in \(lineHeight) px at \(scale)")
        }
      }
    }
  }

  @Test func tabStopsAreThoseOfTheBaseFontCountedFromTheEdge() {
    let small = TextAttributes(font: FontDescriptor(size: 10))
    func width(_ text: String, _ attributes: TextAttributes, indent: Double = 0) -> Double {
      TestFonts.engine.layout(
        Paragraph(
          runs: [TextRun(text, attributes: attributes)], attributes: self.attributes,
          spacing: ParagraphSpacing(firstLineIndent: indent)),
        width: .infinity
      ).width
    }
    let end = width("x", small)
    let stop = width("a\tx", attributes) - width("x", attributes)
    #expect(abs(width("a\tx", small) - end - stop) <= 1.0 / 64)
    // The indent is a part of the distance to the stop.
    #expect(abs(width("a\tx", small, indent: 12) - end - stop) <= 1.0 / 64)
  }

  // MARK: Spacing (row T3)

  private let spacing = ParagraphSpacing(
    firstLineIndent: 30, indent: 10, endIndent: 20, betweenLines: 2, betweenParagraphs: 9)

  private func spaced(_ text: String, width: Double, direction: TextDirection = .natural)
    -> TextLayout
  {
    TestFonts.engine.layout(
      Paragraph(
        text, attributes: attributes, direction: direction, lineHeight: 24, spacing: spacing),
      width: width)
  }

  @Test func theFirstLineOfEachParagraphHasAnIndentOfItsOwn() {
    let text = spaced("one two three\nfour five six", width: 130)
    #expect(text.lines.map(\.indent) == [30, 10, 30, 10])
    #expect(text.lines.map(\.range.lowerBound) == [0, 8, 14, 24])
    for line in text.lines { #expect(line.indent + line.width <= 110) }
    #expect(text.width == (text.lines.map { $0.indent + $0.width }.max() ?? 0) + 20)
  }

  @Test func roomIsLeftBetweenLinesAndParagraphs() {
    let text = spaced("one two three\nfour five six", width: 130)
    #expect(text.lines.map(\.top) == [0, 26, 61, 87])
    #expect(text.height == 111)
    #expect(text.strut(ofLine: 2) == (35, 6))
  }

  @Test func indentsKeepLinesFromTheirEdges() {
    let left = spaced("abc", width: 200)
    #expect(left.x(ofLine: 0, inWidth: 200) == 30)
    let right = spaced("אבג", width: 200)
    #expect(right.x(ofLine: 0, inWidth: 200) == 170 - right.lines[0].width)
    #expect(right.x(ofLine: 0, inWidth: 40) == 10 - right.lines[0].width)
  }

  @Test func contentWidthsCountIndents() {
    let paragraph = Paragraph("a widest b", attributes: attributes, spacing: spacing)
    let plain = Paragraph("a widest b", attributes: attributes)
    #expect(
      TestFonts.engine.minContentWidth(of: paragraph)
        == TestFonts.engine.minContentWidth(of: plain) + 30)
    #expect(
      TestFonts.engine.maxContentWidth(of: paragraph)
        == TestFonts.engine.maxContentWidth(of: plain) + 50)
  }

  @Test func spacingIsNeverNegativeAndNeverEndless() {
    let spacing = ParagraphSpacing(
      firstLineIndent: -5, indent: .nan, endIndent: .infinity, betweenLines: -.infinity)
    #expect(spacing.firstLineIndent == 0)
    #expect(spacing.indent == 0)
    #expect(spacing.endIndent == 100_000)
    #expect(spacing.betweenLines == 0)
    let layout = TestFonts.engine.layout(
      Paragraph("ab", attributes: attributes, spacing: spacing), width: 50)
    #expect(layout.lines.count == 2)
  }

  @Test func spacesHangAndAreHidden() {
    let text = layout("one  \t two", width: 60)
    #expect(text.lines.map(\.range) == [0..<7, 7..<10])
    #expect(text.lines.map(\.visibleEnd) == [3, 10])
    #expect(
      text.nodes() == [
        .run(tag: 0, [.text("one")]), .lineBreak(hidden: "  \t ", line: 1),
        .run(tag: 0, [.text("two")]),
      ])
  }

  @Test func lineFeedsOfTheSourceAreKept() {
    let text = layout("a \r\n\nb\n")
    #expect(text.lines.map(\.range) == [0..<4, 4..<5, 5..<7])
    #expect(
      text.nodes() == [
        .run(tag: 0, [.text("a")]), .hidden(" "), .lineFeed(line: 1), .lineFeed(line: 2),
        .run(tag: 0, [.text("b")]), .text("\n"),
      ])
  }

  @Test func aSoftHyphenIsPaintedOnlyWhereALineEnds() {
    let text = layout("extra\u{AD}ordinary", width: 70)
    #expect(text.lines.map(\.isHyphenated) == [true, false])
    #expect(
      text.nodes() == [
        .run(tag: 0, [.text("extra"), .hyphen(isMinus: false)]),
        .lineBreak(hidden: "\u{AD}", line: 1),
        .run(tag: 0, [.text("ordinary")]),
      ])
  }

  @Test func levelsBecomeNestedDirections() {
    let text = layout("abc שלום 12", direction: .leftToRight)
    #expect(text.overridesDirection)
    #expect(
      text.nodes() == [
        .run(tag: 0, [.text("abc ")]),
        .direction(
          isRightToLeft: true,
          [
            .run(tag: 0, [.text("שלום ")]),
            .direction(isRightToLeft: false, [.run(tag: 0, [.text("12")])]),
          ]),
      ])
  }

  @Test func theNaturalDirectionIsThatOfTheFirstStrongCharacter() {
    #expect(layout("12 שלום abc").isRightToLeft)
    #expect(layout("12 שלום abc").textAlign == .right)
    #expect(!layout("12 abc שלום").isRightToLeft)
    #expect(!layout("12").isRightToLeft)
  }

  @Test func linesAreAlignedInTheirBox() {
    let left = layout("abc", alignment: .left)
    #expect(left.x(ofLine: 0, inWidth: 100) == 0)
    let right = layout("abc", alignment: .right)
    #expect(right.x(ofLine: 0, inWidth: 100) == 100 - right.width)
    let center = layout("abc", alignment: .center)
    #expect(abs(center.x(ofLine: 0, inWidth: 100) - (100 - center.width) / 2) < 1.0 / 64)
    #expect(center.x(ofLine: 0, inWidth: 1) == 0)
    let hebrew = layout("שלום")
    #expect(hebrew.x(ofLine: 0, inWidth: 1) == 1 - hebrew.width)
  }

  @Test func uncoveredCharactersGetCellsOfFixedWidth() {
    // Linear B, an ideograph and an emoji that are missing in the fonts.
    let text = layout("a\u{10000}b\u{9F98}\u{1F9FF}")
    #expect(
      text.nodes() == [
        .run(
          tag: 0,
          [
            .text("a"), .cell("\u{10000}", width: 12, isEven: false), .text("b"),
            .cell("\u{9F98}", width: 16, isEven: false),
            .cell("\u{1F9FF}", width: 20.796875, isEven: false),
          ])
      ])
  }

  /// A syllable of Burmese or Khmer is one cluster for HarfBuzz and several for Unicode.
  @Test(arguments: ["လူတိုင်း", "ဖြင့်", "ផ្នែក", "ថ្លៃ"])
  func anUncoveredSyllableIsOneElement(text: String) {
    let nodes = layout(text).nodes()
    guard case .run(0, let inner)? = nodes.first, inner.count == 1,
      case .cell(text, _, _) = inner[0]
    else {
      Issue.record("\(nodes)")
      return
    }
  }

  /// A line may end before a skin tone that colours no character: each part is then a cell with a width of its own.
  @Test(arguments: ["👣🏻🏼": 3, "🗣\u{FE0F}🏽": 2, "👋🏻🏼": 2, "👋🏼": 1, "👋\u{FE0F}🏼": 1, "👩‍🏼": 1, "🏻": 1])
  func everyPartOfADividedEmojiHasItsWidth(text: String, parts: Int) {
    func cells(of nodes: [TextNode]) -> [Double] {
      nodes.flatMap { node in
        switch node {
        case .run(_, let inner), .direction(_, let inner): cells(of: inner)
        case .cell(_, let width, _): [width]
        default: [Double]()
        }
      }
    }
    for width in [1.0, 20, 40, 500] {
      let layout = layout(text, width: width)
      #expect(cells(of: layout.nodes()) == [Double](repeating: 20.796875, count: parts))
      #expect(layout.lines.map(\.width).reduce(0, +) == 20.796875 * Double(parts))
    }
  }

  @Test func neighbouringCellsAreOneElement() {
    #expect(
      layout("日本語 한국").nodes() == [
        .run(
          tag: 0,
          [
            .cell("日本語", width: 48, isEven: true), .text(" "),
            .cell("한국", width: 32, isEven: true),
          ])
      ])
    #expect(
      layout("👩‍👩‍👧👍🏽").nodes() == [
        .run(
          tag: 0,
          [
            .cell("👩‍👩‍👧", width: 20.796875, isEven: false),
            .cell("👍🏽", width: 20.796875, isEven: false),
          ])
      ])
  }

  /// A browser shapes the digits as Hebrew, because the cells between are not text for it.
  @Test func textAroundCellsIsOfOneScript() {
    let hebrew = layout("\u{5D0} 1.5").width
    let apart = layout("\u{5D0}日本 1.5").width
    #expect(apart - hebrew == 32)
  }

  @Test func equalLookingTextsOfOtherCharactersAreDistinguished() {
    let composed = layout("caf\u{E9} x")
    let decomposed = layout("cafe\u{301} x")
    #expect(composed.lines[0].range == 0..<6)
    #expect(decomposed.lines[0].range == 0..<7)
  }

  @Test func runsKeepTheirTags() {
    let paragraph = Paragraph(
      runs: [
        TextRun("see ", attributes: attributes),
        TextRun("the page", attributes: attributes, tag: 7),
      ], attributes: attributes)
    let layout = TestFonts.engine.layout(paragraph, width: 70)
    #expect(
      layout.nodes() == [
        .run(tag: 0, [.text("see ")]), .run(tag: 7, [.text("the")]),
        .lineBreak(hidden: " ", line: 1), .run(tag: 7, [.text("page")]),
      ])
  }

  /// A text on one line has the same line in exactly its width.
  @Test func theLayoutOfOneLineIsValidInItsOwnWidth() {
    let words = ["a", "word", "re-used", "i.e.,", "x/y", "caf\u{E9}", "(a)", "AV", "--to", "1,0.5"]
    var random = SeededGenerator(seed: 4_711)
    var held = 0
    for round in 0..<Rounds.of(800) {
      let count = Int.random(in: 1...6, using: &random)
      var text = (0..<count).map { _ in words.randomElement(using: &random)! }
        .joined(separator: [" ", " ", "  ", "\u{A0}"].randomElement(using: &random)!)
      text += ["", "", " ", "  ", "-"].randomElement(using: &random)!
      let paragraph = Paragraph(
        text,
        attributes: TextAttributes(
          font: FontDescriptor(size: [12, 13.3, 15, 40].randomElement(using: &random)!),
          letterSpacing: [0, 0, 0.3].randomElement(using: &random)!),
        alignment: [.natural, .left, .center, .right].randomElement(using: &random)!,
        lineHeight: 20, maximumLines: [0, 1, 3].randomElement(using: &random)!)
      let wide = TestFonts.engine.layout(paragraph, width: .infinity)
      guard wide.isLayout(inWidth: wide.width, maximumLines: 1) else { continue }
      held += 1
      let narrow = TestFonts.engine.layout(paragraph, width: wide.width)
      #expect(narrow.lines == wide.lines, "round \(round): \(text)")
      #expect(narrow.nodes() == wide.nodes(), "round \(round): \(text)")
      #expect(narrow.width == wide.width && narrow.height == wide.height)
    }
    #expect(held > (Rounds.areLong ? 700 : 55))
  }

  @Test func theLayoutOfSeveralLinesIsValidInItsWidthOnly() {
    let attributes = TextAttributes(font: FontDescriptor(size: 15))
    let paragraph = Paragraph("several words on several lines", attributes: attributes)
    let layout = TestFonts.engine.layout(paragraph, width: 80)
    #expect(layout.lines.count > 1)
    #expect(layout.isLayout(inWidth: 80, maximumLines: 0))
    #expect(layout.isLayout(inWidth: 80, maximumLines: layout.lines.count))
    #expect(!layout.isLayout(inWidth: 80, maximumLines: 1))
    #expect(!layout.isLayout(inWidth: layout.width, maximumLines: 0))
    var cut = paragraph
    cut.maximumLines = 1
    let truncated = TestFonts.engine.layout(cut, width: 80)
    #expect(truncated.isLayout(inWidth: 80, maximumLines: 1))
    #expect(!truncated.isLayout(inWidth: 80, maximumLines: 2))
  }
}
