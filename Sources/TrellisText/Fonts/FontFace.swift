import CHarfBuzz

/// One font file, opened for measuring.
///
/// Every length is in font units: the shaping of a text does not depend on its size, only the sum of its
/// advances does (``FontScale``).
///
/// Unchecked: nothing changes after `init`. It makes HarfBuzz's face and font immutable, and so thread-safe.
final class FontFace: @unchecked Sendable {
  let font: OpaquePointer
  let face: OpaquePointer

  /// The characters with a glyph.
  let coverage: ScalarSet
  /// The blocks of 256 characters that contain characters of ``coverage``.
  private let pages: CharacterPages
  /// A hash of the file's content.
  let contentHash: UInt64

  /// Units per em for advances; of a bitmap font, the pixels per em of its strike.
  let unitsPerEm: Int64
  let metrics: FontMetrics

  /// Whether no automatic feature affects the space glyph, so that the width of a word does not depend on
  /// the adjacent words.
  let shapesWordsAlone: Bool

  /// The characters that need no substitutions beside each other.
  let inertCharacters: InertCharacters

  /// The advance of every glyph of a bitmap font, in pixels of its strike: Chromium scales the strike's
  /// advance, not the one in `hmtx`.
  private let bitmapAdvance: Int32?

  /// Opens a font held in memory.
  ///
  /// - Throws: ``FontError`` if `bytes` are not a font or lack a table that measuring needs.
  /// - Complexity: O(bytes).
  convenience init(bytes: [UInt8], path: String) throws(FontError) {
    let blob = bytes.withUnsafeBytes { bytes in
      hb_blob_create(
        bytes.bindMemory(to: CChar.self).baseAddress, UInt32(clamping: bytes.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    defer { hb_blob_destroy(blob) }
    guard hb_face_count(blob) > 0, let face = hb_face_create(blob, 0) else {
      throw .notAFont(path: path)
    }
    var hash = ContentHash()
    bytes.withUnsafeBytes { hash.add($0) }
    try self.init(face: face, contentHash: hash.value, path: path)
  }

  /// Opens a font of a memory-mapped file, used for large files.
  ///
  /// - Parameter index: the index of the font in a collection.
  /// - Throws: ``FontError`` if the file is no font or lacks a table that measuring needs.
  /// - Complexity: O(size of the tables of characters and features).
  convenience init(file: FontFile, index: Int, path: String) throws(FontError) {
    guard hb_face_count(file.blob) > index,
      let face = hb_face_create(file.blob, UInt32(clamping: index))
    else { throw .notAFont(path: path) }
    try self.init(
      face: face, contentHash: FontChecksums.hash(of: file.blob, index: index), path: path)
  }

  /// Takes ownership of a face.
  init(face: OpaquePointer, contentHash: UInt64, path: String) throws(FontError) {
    for table in ["cmap", "head", "hhea", "hmtx", "maxp"] where !Self.has(table, in: face) {
      hb_face_destroy(face)
      throw .missingTable(path: path, table: table)
    }
    if Self.sharesGlyphs(face) {
      hb_face_destroy(face)
      throw .lastResort(path: path)
    }
    let unitsPerEm = Int64(hb_face_get_upem(face))
    let font = hb_font_create(face)!
    hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    hb_face_make_immutable(face)
    hb_font_make_immutable(font)
    self.face = face
    self.font = font
    metrics = Self.metrics(of: font, unitsPerEm: unitsPerEm)
    let strike = BitmapStrike(face: face)
    bitmapAdvance = strike.map { $0.advance }
    self.unitsPerEm = strike?.pixelsPerEm ?? unitsPerEm
    shapesWordsAlone = SpaceIndependence.holds(face: face, font: font)
    inertCharacters = InertCharacters(face: face, font: font)
    coverage = Self.coverage(of: face)
    pages = CharacterPages(coverage)
    self.contentHash = contentHash
    isColour = strike != nil || ["sbix", "COLR"].contains { Self.has($0, in: face) }
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  var isBitmap: Bool { bitmapAdvance != nil }

  /// Whether glyphs are coloured.
  let isColour: Bool

  /// Whether the font is an emoji font.
  var isEmoji: Bool { isBitmap || isColour && glyph(for: Self.emojiSample) != nil }

  /// An emoji in every emoji font.
  static let emojiSample: UInt32 = 0x1F600

  /// The glyph of a single character, or `nil` if the face has none.
  func glyph(for scalar: UInt32) -> UInt32? {
    if !pages.contains(scalar) { return nil }
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
  }

  @inline(__always)
  func advance(of glyph: UInt32) -> Int32 {
    let advance = hb_font_get_glyph_h_advance(font, glyph)
    guard let bitmapAdvance, advance != 0 else { return advance }
    return bitmapAdvance
  }

  private static func coverage(of face: OpaquePointer) -> ScalarSet {
    let set = hb_set_create()!
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(face, set)
    return ScalarSet(set)
  }

  private static func has(_ table: String, in face: OpaquePointer) -> Bool {
    let blob = hb_face_reference_table(face, hb_tag_from_string(table, Int32(table.utf8.count)))
    defer { hb_blob_destroy(blob) }
    return hb_blob_get_length(blob) > 0
  }

  /// Whether a character map of the face has ranges of characters with one glyph. HarfBuzz's subsetter drops such
  /// ranges.
  ///
  /// Source: OpenType 1.9, "cmap", format 13.
  private static func sharesGlyphs(_ face: OpaquePointer) -> Bool {
    guard let map = BigEndianReader(table: "cmap", of: face),
      let count = map.unsigned(at: 2, bytes: 2)
    else { return false }
    return (0..<count).contains { index in
      guard let offset = map.unsigned(at: 8 + 8 * index, bytes: 4) else { return false }
      return map.unsigned(at: offset, bytes: 2) == 13
    }
  }

  private static func metrics(of font: OpaquePointer, unitsPerEm: Int64) -> FontMetrics {
    // HarfBuzz uses the typographic values of OS/2 if the font requests that, otherwise the values of hhea.
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    var capHeight: hb_position_t = 0
    if hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &capHeight) == 0 {
      // An approximation: the ascent exceeds the descent by about this height.
      capHeight = extents.ascender + extents.descender
    }
    let em = Double(unitsPerEm)
    return FontMetrics(
      ascent: Double(extents.ascender) / em, descent: Double(-extents.descender) / em,
      lineGap: Double(extents.line_gap) / em, capHeight: Double(capHeight) / em)
  }
}
