import CHarfBuzz

/// The strike of a colour bitmap font (tables CBLC and CBDT): its resolution and glyph width.
///
/// Source: OpenType 1.9, "CBLC" and "CBDT". Only the first glyph of the first strike is read, because all
/// pictures of an emoji font have the same width.
struct BitmapStrike {
  let pixelsPerEm: Int64
  let advance: Int32

  /// Reads the strike, or returns `nil` for a font without one.
  init?(face: OpaquePointer) {
    guard let locations = Table("CBLC", of: face), let data = Table("CBDT", of: face),
      let arrayOffset = locations.unsigned(at: 8, bytes: 4),
      let pixelsPerEm = locations.unsigned(at: 8 + 44, bytes: 1), pixelsPerEm > 0,
      let subtable = locations.unsigned(at: arrayOffset + 4, bytes: 4),
      let format = locations.unsigned(at: arrayOffset + subtable + 2, bytes: 2),
      // Image formats 17 and 18 begin with the glyph's metrics; the advance is their fifth byte.
      format == 17 || format == 18,
      let image = locations.unsigned(at: arrayOffset + subtable + 4, bytes: 4),
      let advance = data.unsigned(at: image + 4, bytes: 1), advance > 0
    else { return nil }
    self.pixelsPerEm = Int64(pixelsPerEm)
    self.advance = Int32(advance)
  }

  /// A font table with bounds-checked access.
  private final class Table {
    private let blob: OpaquePointer
    private let bytes: UnsafeBufferPointer<CChar>

    init?(_ name: String, of face: OpaquePointer) {
      blob = hb_face_reference_table(face, hb_tag_from_string(name, Int32(name.utf8.count)))
      var length: UInt32 = 0
      bytes = UnsafeBufferPointer(start: hb_blob_get_data(blob, &length), count: Int(length))
      if bytes.isEmpty { return nil }
    }

    deinit { hb_blob_destroy(blob) }

    func unsigned(at offset: Int, bytes count: Int) -> Int? {
      guard offset >= 0, offset <= bytes.count - count else { return nil }
      return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int(UInt8(bitPattern: $1)) }
    }
  }
}
