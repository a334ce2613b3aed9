import CHarfBuzz
import Testing

@testable import TrellisText

struct SpaceIndependenceTests {
  @Test func aFontThatKernsSpacesDoesNotShapeWordsAlone() throws {
    #expect(try face(kerning: nil).shapesWordsAlone)
    #expect(try face(kerning: "a").shapesWordsAlone)
    #expect(try !face(kerning: " ").shapesWordsAlone)
  }

  // MARK: Fonts

  /// The glyphs of Inter with a table `GPOS` that moves what follows one character.
  private func face(kerning character: Unicode.Scalar?) throws -> FontFace {
    let source = try FontFace(file: TestFonts.folder + "/Inter-Regular.otf")
    let builder = try #require(hb_face_builder_create())
    defer { hb_face_destroy(builder) }
    for name in ["cmap", "head", "hhea", "hmtx", "maxp", "OS/2", "CFF "] {
      let tag = hb_tag_from_string(name, 4)
      let table = hb_face_reference_table(source.face, tag)
      defer { hb_blob_destroy(table) }
      try #require(hb_face_builder_add_table(builder, tag, table) != 0)
    }
    if let character {
      let bytes = positions(of: UInt16(try #require(source.glyph(for: character.value))))
      let table = hb_blob_create(
        bytes.map { CChar(bitPattern: $0) }, UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil
      )
      defer { hb_blob_destroy(table) }
      try #require(hb_face_builder_add_table(builder, hb_tag_from_string("GPOS", 4), table) != 0)
    }
    let blob = hb_face_reference_blob(builder)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let data = try #require(hb_blob_get_data(blob, &length))
    let bytes = UnsafeBufferPointer(start: data, count: Int(length)).map { UInt8(bitPattern: $0) }
    return try FontFace(bytes: bytes, path: "test")
  }

  /// A table `GPOS` whose feature `kern` widens one glyph by 50 units.
  ///
  /// Source: OpenType 1.9, "GPOS" and "Common Table Formats".
  private func positions(of glyph: UInt16) -> [UInt8] {
    func words(_ tag: String) -> [UInt16] {
      let bytes = Array(tag.utf8)
      return [UInt16(bytes[0]) << 8 | UInt16(bytes[1]), UInt16(bytes[2]) << 8 | UInt16(bytes[3])]
    }
    let scripts: [UInt16] = [1] + words("latn") + [8, 4, 0, 0, 0xFFFF, 1, 0]
    let features: [UInt16] = [1] + words("kern") + [8, 0, 1, 0]
    // A single adjustment: the coverage is at 8, the value is an advance.
    let lookups: [UInt16] = [1, 4, 1, 0, 1, 8, 1, 8, 4, 50, 1, 1, glyph]
    let header: [UInt16] = [
      1, 0, 10, UInt16(10 + scripts.count * 2), UInt16(10 + (scripts.count + features.count) * 2),
    ]
    return (header + scripts + features + lookups).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }
}
