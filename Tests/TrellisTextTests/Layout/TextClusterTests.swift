import Testing
import TrellisText

struct TextClusterTests {
  private let attributes = TextAttributes(font: FontDescriptor(size: 16))

  /// A space of no width is a cluster of its own.
  @Test func aSignWithoutAGlyphHasNoPartOfTheLetterBeforeIt() throws {
    let engine = TestFonts.engine
    let geometry = engine.geometry(
      of: engine.layout(Paragraph("m\u{200B}m", attributes: attributes), width: .infinity))
    let letter = try #require(geometry.frame(for: 0..<1))
    let last = try #require(geometry.frame(for: 2..<3))
    #expect(letter.width == last.x)
    #expect(abs(letter.width - last.width) <= 1.0 / 64)
    #expect(geometry.rects(for: 1..<2).isEmpty)
  }
}
