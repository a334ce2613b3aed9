import CHarfBuzz

/// Decides if words can be measured separately from the spaces around them.
///
/// They can if no lookup of the applied features references the space glyph.
enum SpaceIndependence {
  /// - Parameter extra: additional features of a text.
  static func holds(
    face: OpaquePointer, font: OpaquePointer, extra: [String] = []
  ) -> Bool {
    var space: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(font, 0x20, &space) != 0 else { return false }
    return ["GSUB", "GPOS"].allSatisfy {
      !touches(space, table: OpenTypeTag.code(of: $0), face: face, extra: extra)
    }
  }

  static let features = [
    "ccmp", "locl", "rlig", "rclt", "calt", "clig", "liga", "kern", "mark", "mkmk", "curs", "dist",
  ]

  private static func touches(
    _ glyph: hb_codepoint_t, table: hb_tag_t, face: OpaquePointer, extra: [String]
  ) -> Bool {
    guard let lookups = hb_set_create() else { return true }
    defer { hb_set_destroy(lookups) }
    // HarfBuzz reads zero-terminated lists of tags.
    let tags = OpenTypeTag.list(of: features + extra)
    hb_ot_layout_collect_lookups(face, table, nil, nil, tags, lookups)
    var lookup = hb_codepoint_t.max
    while hb_set_next(lookups, &lookup) != 0 {
      if names(glyph, lookup: lookup, table: table, face: face) { return true }
    }
    return false
  }

  private static func names(
    _ glyph: hb_codepoint_t, lookup: hb_codepoint_t, table: hb_tag_t, face: OpaquePointer
  ) -> Bool {
    let sets = (0..<4).map { _ in hb_set_create() }
    defer { for set in sets { hb_set_destroy(set) } }
    hb_ot_layout_lookup_collect_glyphs(face, table, lookup, sets[0], sets[1], sets[2], sets[3])
    return sets.contains { hb_set_has($0, glyph) != 0 }
  }
}
