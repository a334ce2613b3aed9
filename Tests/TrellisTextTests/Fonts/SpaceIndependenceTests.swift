import Testing

@testable import TrellisText

struct SpaceIndependenceTests {
  @Test func aFontThatKernsSpacesDoesNotShapeWordsAlone() throws {
    #expect(try face(kerning: nil).shapesWordsAlone)
    #expect(try face(kerning: "a").shapesWordsAlone)
    #expect(try !face(kerning: " ").shapesWordsAlone)
  }

  /// The glyphs of Inter with a table `GPOS` whose feature `kern` widens one of them by 50 units.
  ///
  /// Source: OpenType 1.9, "GPOS": a single adjustment with an advance at 6 and the coverage at 8.
  private func face(kerning character: Unicode.Scalar?) throws -> FontFace {
    let source = try FontFace(file: TestFonts.folder + "/Inter-Regular.otf")
    let table = try character.map { character in
      let glyph = UInt16(try #require(source.glyph(for: character.value)))
      return TestFontTables.layoutTable(
        [("kern", 0)], lookups: [(1, [1, 8, 4, 50, 1, 1, glyph])])
    }
    let bytes = try TestFontTables.font(from: source, with: table.map { ("GPOS", $0) })
    return try FontFace(bytes: bytes, path: "test")
  }
}
