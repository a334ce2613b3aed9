import Testing

@testable import TrellisText

struct LineMeasurerTests {
  /// A font that kerns a letter with the space after it, so that the space is unsafe to break before.
  @Test func aWordBeforeAKernedSpaceFitsInItsOwnWidth() throws {
    let engine = try engine(kerning: "a", before: " ")
    func lines(_ text: String, width: Double) -> [Range<Int>] {
      engine.layout(
        Paragraph(text, attributes: TextAttributes(font: FontDescriptor(size: 16))), width: width
      ).lines.map(\.range)
    }
    let width = engine.maxContentWidth(
      of: Paragraph("bb a", attributes: TextAttributes(font: FontDescriptor(size: 16))))
    #expect(lines("bb a ", width: .infinity) == [0..<5])
    #expect(lines("bb a bbb", width: width) == [0..<5, 5..<8])
    // A line may be 1/64 px too wide.
    #expect(lines("bb a bbb", width: width - 1.0 / 64) == [0..<5, 5..<8])
    #expect(lines("bb a bbb", width: width - 2.0 / 64) == [0..<3, 3..<5, 5..<8])
  }

  /// An engine with the glyphs of Inter and a table `GPOS` that narrows `first` before `second` by 300 units.
  ///
  /// Source: OpenType 1.9, "GPOS": an adjustment of pairs with the coverage at 12 and its only set at 18.
  private func engine(
    kerning first: Unicode.Scalar, before second: Unicode.Scalar
  ) throws -> TextEngine {
    let source = try FontFace(file: TestFonts.folder + "/Inter-Regular.otf")
    let glyphs = try [first, second].map { UInt16(try #require(source.glyph(for: $0.value))) }
    let pairs: [UInt16] = [
      1, 12, 4, 0, 1, 18, 1, 1, glyphs[0], 1, glyphs[1], UInt16(bitPattern: -300),
    ]
    let table = TestFontTables.layoutTable([("kern", 0)], lookups: [(2, pairs)])
    let bytes = try TestFontTables.font(from: source, with: ("GPOS", table))
    let face = try FontFace(bytes: bytes, path: "test")
    return TextEngine(registry: TestFonts.registry(of: face))
  }
}
