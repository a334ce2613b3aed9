import Testing

@testable import TrellisText

struct JustificationTests {
  private let attributes = TextAttributes(font: FontDescriptor(size: 16))

  private func layout(
    _ text: String, width: Double, spacing: ParagraphSpacing = .none, maximumLines: Int = 0,
    composition: ParagraphComposition = .none
  ) -> TextLayout {
    TestFonts.engine.layout(
      Paragraph(
        text, attributes: attributes, alignment: .justified, lineHeight: 20, spacing: spacing,
        maximumLines: maximumLines, truncation: TextTruncation(), composition: composition),
      width: width)
  }

  private func width(_ text: String) -> Double {
    TestFonts.engine.layout(Paragraph(text, attributes: attributes), width: .infinity).width
  }

  @Test func allLinesButTheLastFillTheirBox() {
    let layout = layout("one two three four five six\nseven eight nine ten", width: 130)
    #expect(layout.lines.map(\.range) == [0..<14, 14..<28, 28..<45, 45..<48])
    #expect(layout.lines[0].width == 130)
    #expect(layout.lines[0].stretch == 130 - width("one two three"))
    // The last lines of both paragraphs.
    #expect(layout.lines[1].width == width("four five six"))
    #expect(layout.lines[2].width == 130)
    #expect(layout.lines[3].width == width("ten"))
    #expect(
      layout.nodes().first == .justified(width: 130, [.run(tag: 0, [.text("one two three")])]))
  }

  @Test func wordsAreSpacedEvenly() throws {
    let layout = layout("one two three four five six", width: 130)
    let geometry = TestFonts.engine.geometry(of: layout)
    let gap = layout.lines[0].stretch / 2
    let space = width("one two") - width("one") - width("two")
    let two = try #require(geometry.frame(for: 4..<7))
    #expect(abs(two.x - width("one") - space - gap) <= 1.0 / 16)
    let three = try #require(geometry.frame(for: 8..<13))
    #expect(three.maxX == 130)
    #expect(abs(three.x - width("one two") - space - 2 * gap) <= 1.0 / 16)
  }

  /// A browser shows a cell in a box of fixed width, and cannot stretch it.
  @Test func linesWithCellsAreNotStretched() throws {
    let layout = layout("漢字漢字漢字漢字", width: 70)
    #expect(layout.lines.map(\.range) == [0..<4, 4..<8])
    #expect(layout.lines.map(\.stretch) == [0, 0])
    let second = try #require(TestFonts.engine.geometry(of: layout).frame(for: 1..<2))
    #expect(second.x == 16)
  }

  /// There is a gap on each side of an ideograph, but none at the ends of a line.
  @Test(
    arguments: [
      ("漢ab", [160, 100, 100]), ("ab漢", [100, 160, 100]), ("a漢b", [130, 130, 100]),
      ("漢字", [160, 100]), ("a b", [100, 160, 100]), ("ab", [100, 100]), ("한b", [100, 100]),
    ] as [(String, [Int64])])
  func gapsAreAtSpacesAndIdeographs(text: String, widths: [Int64]) {
    let units = Array(text.utf16)
    let clusters = units.indices.map {
      TextCluster(
        range: $0..<$0 + 1, x: LayoutUnit(raw: Int64($0) * 100), width: LayoutUnit(raw: 100),
        capHeight: 10)
    }
    let stretched = clusters.stretched(by: LayoutUnit(raw: 60), text: units)
    #expect(stretched.map(\.width.raw) == widths)
    for (left, right) in zip(stretched, stretched.dropFirst()) { #expect(left.maxX == right.x) }
  }

  @Test func indentsAreLeftOut() {
    let layout = layout(
      "one two three four five six", width: 160,
      spacing: ParagraphSpacing(firstLineIndent: 20, indent: 4, endIndent: 10))
    #expect(layout.lines[0].width == 130)
    #expect(layout.width == 160)
  }

  @Test func wordsAloneAndTabsAreNotStretched() {
    #expect(layout("paragraph paragraph", width: 100).lines.map(\.stretch) == [0, 0])
    #expect(layout("a\tb c d e", width: 72).lines[0].stretch == 0)
    #expect(layout("one two three", width: .infinity).lines.map(\.stretch) == [0])
  }

  @Test func aCutLineIsAlignedToTheStart() {
    let layout = layout("one two three four five six seven eight", width: 130, maximumLines: 2)
    #expect(layout.isTruncated)
    #expect(layout.lines[0].width == 130)
    #expect(layout.lines[1].stretch == 0)
  }

  @Test func rightToLeftLinesFillTheirBox() {
    let layout = layout("שלום עולם זה טקסט ארוך עם כמה שורות", width: 120)
    #expect(layout.isRightToLeft)
    #expect(layout.lines.count > 2)
    #expect(layout.lines.dropLast().allSatisfy { $0.width == 120 })
    #expect(layout.textAlign == .right)
  }

  @Test func prettyHyphenatedLinesFillTheirBox() {
    let layout = layout(
      "Internationalization considerations notwithstanding, hyphenation improves columns.",
      width: 180, composition: ParagraphComposition(wrapping: .pretty, hyphenates: true))
    #expect(layout.lines.contains { $0.isHyphenated })
    #expect(layout.lines.dropLast().filter { $0.stretch > 0 }.allSatisfy { $0.width == 180 })
  }

  @Test func aSingleIdeographHasNoOpportunity() {
    func exist(_ text: String) -> Bool {
      Array(text.utf16).withUnsafeBufferPointer { JustificationOpportunities.exist(in: $0) }
    }
    #expect(exist("漢字") && exist("漢a") && exist("a b"))
    #expect(!exist("漢") && !exist("𠀀") && !exist("ab") && !exist("한글"))
  }
}
