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
    #expect(empty.firstBaseline == 20)
    #expect(empty.nodes() == [])
  }

  @Test func baselinesAreWholePixelsApartByTheLineHeight() {
    let text = layout("one two three four", width: 50)
    #expect(text.lines.map(\.baseline) == [20, 44, 68, 92])
    #expect(text.lastBaseline == 92)
    #expect(text.height == 96)
  }

  @Test func aBiggerRunMakesItsLineHigher() {
    let big = TextAttributes(font: FontDescriptor(size: 28))
    let paragraph = Paragraph(
      runs: [TextRun("a ", attributes: attributes), TextRun("B", attributes: big, tag: 1)],
      attributes: attributes, lineHeight: 20)
    let layout = TestFonts.engine.layout(paragraph, width: .infinity)
    // 16 px: 18 above, 2 below. 28 px: 24 above, -4 below.
    #expect(layout.lines.map(\.baseline) == [24])
    #expect(layout.height == 26)
  }

  @Test func theNaturalLineHeightLeavesAnEvenLeading() {
    for size in stride(from: 8.0, through: 48, by: 1) {
      let attributes = TextAttributes(font: FontDescriptor(size: size))
      let height = TestFonts.engine.layout(Paragraph("x", attributes: attributes), width: 99).height
      #expect((height - size).truncatingRemainder(dividingBy: 2) == 0)
      #expect(height >= size * 1.1 && height <= size * 1.25 + 3)
    }
  }

  @Test func spacesHangAndAreHidden() {
    let text = layout("one  \t two", width: 60)
    #expect(text.lines.map(\.range) == [0..<7, 7..<10])
    #expect(text.lines.map(\.visibleEnd) == [3, 10])
    #expect(
      text.nodes() == [
        .run(tag: 0, [.text("one")]), .lineBreak(hidden: "  \t "), .run(tag: 0, [.text("two")]),
      ])
  }

  @Test func lineFeedsOfTheSourceAreKept() {
    let text = layout("a \r\n\nb\n")
    #expect(text.lines.map(\.range) == [0..<4, 4..<5, 5..<7])
    #expect(
      text.nodes() == [
        .run(tag: 0, [.text("a")]), .hidden(" "), .text("\n"), .text("\n"),
        .run(tag: 0, [.text("b")]), .text("\n"),
      ])
  }

  @Test func aSoftHyphenIsPaintedOnlyWhereALineEnds() {
    let text = layout("extra\u{AD}ordinary", width: 70)
    #expect(text.lines.map(\.isHyphenated) == [true, false])
    #expect(
      text.nodes() == [
        .run(tag: 0, [.text("extra"), .hyphen(isMinus: false)]), .lineBreak(hidden: "\u{AD}"),
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

  @Test func whatNoFontCoversGetsACellOfFixedWidth() {
    // Linear B, an ideograph and an emoji that the fonts do not have.
    let text = layout("a\u{10000}b\u{9F98}\u{1F9FF}")
    #expect(
      text.nodes() == [
        .run(
          tag: 0,
          [
            .text("a"), .cell("\u{10000}", width: 9.59375), .text("b"),
            .cell("\u{9F98}", width: 16), .cell("\u{1F9FF}", width: 20.796875),
          ])
      ])
  }

  @Test func equalLookingTextsOfOtherCharactersAreNotMixedUp() {
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
        .run(tag: 0, [.text("see ")]), .run(tag: 7, [.text("the")]), .lineBreak(hidden: " "),
        .run(tag: 7, [.text("page")]),
      ])
  }
}
