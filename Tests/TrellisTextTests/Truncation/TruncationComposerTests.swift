import Testing
import TrellisText

struct TruncationComposerTests {
  private func attributes(_ size: Double = 16) -> TextAttributes {
    TextAttributes(font: FontDescriptor(size: size))
  }

  private func layout(
    _ runs: [TextRun], width: Double, size: Double = 16,
    position: TextTruncation.Position = .tail
  ) -> TextLayout {
    TestFonts.engine.layout(
      Paragraph(
        runs: runs, attributes: attributes(size), lineHeight: 20, maximumLines: 1,
        truncation: TextTruncation(position: position)), width: width)
  }

  @Test func aTokenAtTheStartBelongsToTheRunAfterIt() {
    let layout = layout(
      [
        TextRun("The quick brown fox ", attributes: attributes(), tag: 1),
        TextRun("jumps over the lazy dog", attributes: attributes(), tag: 2),
      ], width: 100, position: .head)
    #expect(layout.nodes() == [.run(tag: 2, [.text("\u{2026}e lazy dog")])])
  }

  @Test func runsOfATruncatedLineKeepTheirRises() {
    func height(rise: Double, width: Double) -> Double {
      layout(
        [
          TextRun("one ", attributes: attributes()),
          TextRun("two three four five six", attributes: attributes(), baselineRise: rise),
        ], width: width
      ).height
    }
    #expect(height(rise: 0, width: 90) == 20)
    #expect(height(rise: 6, width: 90) == 26)
    #expect(height(rise: 6, width: .infinity) == 26)
  }

  /// Spaces at the start of a truncated line are rounded with the text of their run, not with another run.
  @Test func spacesOfAnotherRunAreRoundedAlone() throws {
    var different = 0
    for size in [11.3, 12.7, 13.3, 14.1, 15.9, 17.7] {
      func width(_ text: String) -> Double {
        TestFonts.engine.maxContentWidth(of: Paragraph(text, attributes: attributes(size)))
      }
      let text = "brown fox jumps over the lazy dog"
      let apart = layout(
        [
          TextRun(" ", attributes: attributes(size)),
          TextRun(text, attributes: attributes(size), tag: 1),
        ], width: 100, size: size)
      #expect(apart.isTruncated)
      let end = apart.lines[0].visibleEnd
      let head = String(text.prefix(end - 1)) + "\u{2026}"
      #expect(apart.lines[0].width == width("\u{A0}") + width(head), "\(size) px")
      if width("\u{A0}" + head) != width("\u{A0}") + width(head) { different += 1 }
    }
    #expect(different > 0)
  }
}
