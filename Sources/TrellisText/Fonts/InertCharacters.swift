import CHarfBuzz

/// The printable ASCII characters and the letters of Latin-1 that no automatic substitution of a font replaces in a
/// text of only these characters.
///
/// Such a text has the same glyphs if it is shaped without substitutions. This takes about half of the time in fonts
/// that compose letters with marks.
struct InertCharacters {
  /// One bit for each character of Latin-1.
  private var bits = SIMD4<UInt64>()

  /// No characters.
  init() {}

  /// - Complexity: O(size of the lookups) for each lookup that replaces one of the characters.
  init(face: OpaquePointer, font: OpaquePointer) {
    guard let lookups = hb_set_create() else { return }
    defer { hb_set_destroy(lookups) }
    let tags = Self.features.map { FontFeature($0, value: 0).setting.tag } + [0]
    hb_ot_layout_collect_lookups(face, Self.substitutions, nil, nil, tags, lookups)
    // Without such lookups there is nothing to switch off.
    guard hb_set_get_population(lookups) > 0 else { return }
    var glyphs: [UInt16: hb_codepoint_t] = [:]
    for character in Self.candidates {
      var glyph: hb_codepoint_t = 0
      if hb_font_get_nominal_glyph(font, UInt32(character), &glyph) != 0 {
        glyphs[character] = glyph
      }
    }
    // A lookup that replaces none of the characters also replaces none of fewer characters, so each is checked once.
    var lookup = hb_codepoint_t.max
    while hb_set_next(lookups, &lookup) != 0 {
      Self.removeReplaced(by: lookup, of: face, from: &glyphs)
    }
    for character in glyphs.keys { bits[Int(character) >> 6] |= 1 << UInt64(character & 63) }
  }

  /// Whether all characters of `text` are in this set.
  @inline(__always)
  func contains(_ text: some Sequence<UInt16>) -> Bool {
    for unit in text {
      guard unit < 256, bits[Int(unit) >> 6] & 1 << UInt64(unit & 63) != 0 else { return false }
    }
    return true
  }

  /// The settings that switch the automatic substitutions off.
  ///
  /// The features for fractions are not in the list: HarfBuzz applies them only beside a fraction slash (U+2044).
  static let settings: [hb_feature_t] = features.map { FontFeature($0, value: 0).setting }

  /// The features with substitutions that HarfBuzz applies to Latin text by default.
  ///
  /// Source: HarfBuzz 6, `hb-ot-shape.cc`, `hb_ot_shape_collect_features`.
  private static let features = [
    "rvrn", "ltra", "ltrm", "rand", "ccmp", "locl", "rlig", "calt", "clig", "liga", "rclt",
  ]

  private static let substitutions = hb_tag_from_string("GSUB", 4)

  private static let candidates: [UInt16] =
    Array(0x21...0x7E) + Array(0xC0...0xD6) + Array(0xD8...0xF6) + Array(0xF8...0xFF)

  /// Removes characters so that `lookup` replaces nothing in a text of only the remaining characters.
  private static func removeReplaced(
    by lookup: hb_codepoint_t, of face: OpaquePointer, from glyphs: inout [UInt16: hb_codepoint_t]
  ) {
    let sets = (0..<4).map { _ in hb_set_create() }
    let (own, reached) = (hb_set_create(), hb_set_create())
    defer {
      for set in sets + [own, reached] { hb_set_destroy(set) }
    }
    hb_ot_layout_lookup_collect_glyphs(
      face, substitutions, lookup, sets[0], sets[1], sets[2], sets[3])
    let (inputs, results) = (sets[1], sets[3])
    // The lookup's results, such as letters with marks, are removed first, so that each substitution adds a glyph
    // below.
    glyphs = glyphs.filter { hb_set_has(results, $0.value) == 0 }
    for glyph in glyphs.values { hb_set_add(own, glyph) }
    hb_set_union(reached, own)
    hb_ot_layout_lookup_substitute_closure(face, lookup, reached)
    if hb_set_is_equal(reached, own) != 0 { return }
    glyphs = glyphs.filter { hb_set_has(inputs, $0.value) == 0 }
  }
}
