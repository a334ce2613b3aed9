import Testing
import TrellisText

struct TextNodeBuilderTests {
  private let attributes = TextAttributes(font: FontDescriptor(size: 16))

  @Test func cellsOfTwoRunsAreSeparateNodes() {
    func nodes(tag: Int) -> [TextNode] {
      TestFonts.engine.layout(
        Paragraph(
          runs: [
            TextRun("漢", attributes: attributes), TextRun("字", attributes: attributes, tag: tag),
          ], attributes: attributes), width: .infinity
      ).nodes()
    }
    #expect(nodes(tag: 0).count == 1)
    let separate = nodes(tag: 5)
    #expect(separate.count == 2)
    guard case .run(tag: 0, let first)? = separate.first,
      case .run(tag: 5, let second)? = separate.last
    else {
      Issue.record("\(separate)")
      return
    }
    #expect(first.count == 1 && second.count == 1)
  }

  /// The stop is outside of the box.
  @Test func theBoxOfAJustifiedLineExcludesItsHungStop() throws {
    let text = "one two, three"
    let room =
      TestFonts.engine.maxContentWidth(of: Paragraph("one two", attributes: attributes)) + 1
    let layout = TestFonts.engine.layout(
      Paragraph(
        text, attributes: attributes, alignment: .justified,
        composition: ParagraphComposition(hangsPunctuation: true)), width: room)
    let line = try #require(layout.lines.first)
    #expect(line.range == 0..<9)
    #expect(line.endHang > 3 && line.stretch > 0)
    guard case .justified(let width, _)? = layout.nodes().first else {
      Issue.record("\(layout.nodes())")
      return
    }
    #expect(width == room)
  }
}
