import CHarfBuzz

extension FontFace {
  /// Whether the font's licence bits allow sending parts of it to readers.
  ///
  /// Source: OpenType 1.9, "OS/2", fsType: of bits 1 to 3 the most permissive one applies, bit 1 alone
  /// forbids embedding; bit 8 forbids subsets, bit 9 outlines.
  var mayBeServedInParts: Bool {
    guard let table = BigEndianReader(table: "OS/2", of: face),
      let rights = table.unsigned(at: 8, bytes: 2)
    else { return true }
    return rights & 0xE != 2 && rights & 0x300 == 0
  }

  /// The approximate bytes of the file for each glyph.
  var bytesPerGlyph: Int {
    let size = ["CFF ", "CFF2", "glyf", "CBDT", "sbix"].reduce(0) { sum, name in
      let blob = hb_face_reference_table(face, hb_tag_from_string(name, 4))
      defer { hb_blob_destroy(blob) }
      return sum + Int(hb_blob_get_length(blob))
    }
    return size / max(Int(hb_face_get_glyph_count(face)), 1)
  }

  /// The bytes of the picture of a colour font's glyph; ``bytesPerGlyph`` for glyphs with outlines.
  func pictureBytes(of glyph: UInt32) -> Int {
    let blob = hb_ot_color_glyph_reference_png(font, glyph)
    defer { hb_blob_destroy(blob) }
    let length = Int(hb_blob_get_length(blob))
    return length > 0 ? length : bytesPerGlyph
  }
}
