import Testing
import TrellisText

/// Tab stops, hanging punctuation and raised runs.
struct ParagraphCompositionTests {
  private let attributes = TextAttributes(font: FontDescriptor(size: 16))

  private func layout(
    _ text: String, width: Double = .infinity, alignment: TextAlignment = .natural,
    composition: ParagraphComposition
  ) -> TextLayout {
    TestFonts.engine.layout(
      Paragraph(
        text, attributes: attributes, alignment: alignment, lineHeight: 20,
        composition: composition),
      width: width)
  }

  private func width(_ text: String) -> Double {
    TestFonts.engine.layout(Paragraph(text, attributes: attributes), width: .infinity).width
  }

  // MARK: Tab stops

  @Test func tabsEndAtTheirStops() throws {
    let layout = layout(
      "Tea\t3\t1,25\nCoffee\t12\t0,5",
      composition: ParagraphComposition(tabStops: [
        TabStop(100, alignment: .end), TabStop(160, alignment: .character(",")),
      ]))
    let geometry = TestFonts.engine.geometry(of: layout)
    #expect(geometry.frame(for: 4..<5)?.maxX == 100)
    #expect(geometry.frame(for: 18..<20)?.maxX == 100)
    // Both commas begin at the second stop.
    #expect(geometry.frame(for: 7..<8)?.x == 160)
    #expect(geometry.frame(for: 22..<23)?.x == 160)
    #expect(layout.lines[0].width == 160 + width(",25"))
  }

  @Test func stopsMayBeAtTheStartOrTheMiddleOfTheirText() throws {
    let layout = layout(
      "a\tbcd\tefg",
      composition: ParagraphComposition(tabStops: [
        TabStop(80), TabStop(200, alignment: .center),
      ]))
    let geometry = TestFonts.engine.geometry(of: layout)
    #expect(geometry.frame(for: 2..<5)?.x == 80)
    let centred = try #require(geometry.frame(for: 6..<9))
    #expect(abs(centred.x + centred.width / 2 - 200) <= 1.0 / 32)
  }

  @Test func aPassedTabStopIsSkipped() throws {
    let layout = layout(
      "a long text\tb", composition: ParagraphComposition(tabStops: [TabStop(20), TabStop(120)]))
    let geometry = TestFonts.engine.geometry(of: layout)
    #expect(geometry.frame(for: 12..<13)?.x == 120)
  }

  @Test func afterTheLastStopTabStopsAreEightSpacesApart() {
    let stop = 8 * width("x x") - 8 * width("xx")
    let layout = layout(
      "a\tb\tc", composition: ParagraphComposition(tabStops: [TabStop(10.5)]))
    #expect(layout.lines[0].width > 10.5 + stop - 40)
    let plain = self.layout("a\tb", composition: .none)
    #expect(plain.nodes() == [.run(tag: 0, [.text("a\tb")])])
  }

  @Test func tabsAreElementsOfTheirWidth() {
    let layout = layout("a\tb", composition: ParagraphComposition(tabStops: [TabStop(64)]))
    #expect(
      layout.nodes() == [
        .run(tag: 0, [.text("a"), .tab("\t", width: 64 - width("a")), .text("b")])
      ])
  }

  // MARK: Hanging punctuation

  private let hanging = ParagraphComposition(hangsPunctuation: true)

  @Test func openingQuotesHangBeforeTheFirstLine() {
    let layout = layout("“Hello,” she said", composition: hanging)
    #expect(layout.lines[0].indent < -5)
    #expect(layout.x(ofLine: 0, inWidth: 400) == layout.lines[0].indent)
    #expect(layout.lines[0].indent + layout.lines[0].width == layout.width)
  }

  @Test func aStopHangsWhereItDoesNotFit() {
    let text = "one two, three"
    let room = width("one two") + 1
    #expect(
      layout(text, width: room, composition: .none).lines.map(\.range) == [0..<4, 4..<9, 9..<14])
    let hung = layout(text, width: room, composition: hanging)
    #expect(hung.lines.map(\.range) == [0..<9, 9..<14])
    #expect(hung.lines[0].width == width("one two,"))
    #expect(hung.lines[0].endHang > 3)
    #expect(hung.lines[1].endHang == 0)
    // One that fits does not hang.
    #expect(layout(text, width: room + 5, composition: hanging).lines[0].endHang == 0)
  }

  @Test func hungStopsAreElementsWithANegativeMargin() {
    let layout = layout("one two, three", width: width("one two") + 1, composition: hanging)
    let hang = layout.lines[0].endHang
    #expect(
      layout.nodes().first == .run(tag: 0, [.text("one two"), .hanging(",", width: hang)]))
  }

  @Test func closingQuotesHangAfterTheLastLine() {
    let layout = layout("she said “hello”", alignment: .right, composition: hanging)
    #expect(layout.lines[0].endHang > 3)
    let right = layout.x(ofLine: 0, inWidth: 300) + layout.lines[0].width
    #expect(right == 300 + layout.lines[0].endHang)
  }

  @Test func punctuationHangsInRightToLeftTextToo() {
    let layout = layout("«שלום» אמר הוא", composition: hanging)
    #expect(layout.isRightToLeft)
    #expect(layout.lines[0].indent < 0)
  }

  // MARK: Raised runs

  @Test func raisedRunsMakeTheirLineHigher() {
    func layout(rise: Double) -> TextLayout {
      let small = TextAttributes(font: FontDescriptor(size: 11))
      return TestFonts.engine.layout(
        Paragraph(
          runs: [
            TextRun("x", attributes: attributes),
            TextRun("2", attributes: small, tag: 1, baselineRise: rise),
          ], attributes: attributes, lineHeight: 20),
        width: .infinity)
    }
    let level = layout(rise: 0)
    let raised = layout(rise: 6)
    let lowered = layout(rise: -4)
    #expect(level.height == 22)
    #expect(raised.width == level.width)
    // 11 px: 14 above the baseline and 6 below in a line of 20 px; 16 px: 16 and 4.
    #expect(raised.lines[0].baseline == level.lines[0].baseline + 4)
    #expect(raised.height == 24)
    #expect(lowered.lines[0].baseline == level.lines[0].baseline)
    #expect(lowered.height == 26)
  }

  @Test func aRiseThatIsNoNumberIsZero() {
    #expect(TextRun("a", attributes: attributes, baselineRise: .nan).baselineRise == 0)
    #expect(TextRun("a", attributes: attributes, baselineRise: .infinity).baselineRise == 10_000)
  }

  // MARK: All together

  @Test func everyCompositionHoldsTheWholeText() {
    let text = "“Hello,” she\tsaid, שלום (internationalization) 漢字、漢字。 one two\nthree «four»."
    for wrapping in [LineWrapping.greedy, .balanced, .pretty] {
      for alignment in [TextAlignment.natural, .justified, .right, .center] {
        for width in stride(from: 0.0, through: 400, by: 37) {
          let layout = layout(
            text, width: width, alignment: alignment,
            composition: ParagraphComposition(
              wrapping: wrapping, hyphenates: true, hangsPunctuation: true,
              lineBreakStrictness: .loose, tabStops: [TabStop(90, alignment: .end)]))
          var end = 0
          for line in layout.lines {
            #expect(line.range.lowerBound == end)
            end = line.range.upperBound
          }
          #expect(end == text.utf16.count)
          let geometry = TestFonts.engine.geometry(of: layout)
          #expect(geometry.frame(for: 0..<text.utf16.count) != nil)
        }
      }
    }
  }

  @Test func aStopAtTheEndOfATextHangs() {
    let room = width("one two") + 1
    let layout = layout("one two.", width: room, composition: hanging)
    #expect(layout.lines.count == 1)
    #expect(layout.lines[0].endHang > 3)
  }

  @Test func openingQuotesHangBeforeTheFirstLineOnly() {
    let layout = layout("one “two” three", width: width("one “t"), composition: hanging)
    #expect(layout.lines.count == 3)
    #expect(layout.lines.map(\.indent) == [0, 0, 0])
  }

  @Test func oneRaisedRunMakesItsLineHigher() {
    func height(rise: Double) -> Double {
      TestFonts.engine.layout(
        Paragraph(
          runs: [TextRun("x", attributes: attributes, baselineRise: rise)],
          attributes: attributes, lineHeight: 20), width: .infinity
      ).height
    }
    #expect(height(rise: 0) == 20)
    #expect(height(rise: 6) == 26)
  }

  @Test(arguments: [LineWrapping.balanced, .pretty])
  func aParagraphWithTabsIsFilledGreedily(wrapping: LineWrapping) {
    let text = "one two three four five six seven\teight nine ten a"
    let room = width("one two three four")
    let greedy = layout(text, width: room, composition: .none).lines.map(\.range)
    let found = layout(text, width: room, composition: ParagraphComposition(wrapping: wrapping))
    #expect(greedy.count > 2)
    #expect(found.lines.map(\.range) == greedy)
  }
}
