import CHarfBuzz

/// The glyphs of a font that a feature relates to other glyphs: by kerning, ligatures, marks, or contextual
/// rules.
///
/// A character without such glyphs is shaped the same in any text, so it may be in a separate file.
struct GlyphInterplay {
  /// Glyphs that a lookup relates to others.
  private let related: OpaquePointer
  private let face: OpaquePointer
  /// The substitutions of single glyphs.
  private let substitutions: OpaquePointer

  /// The glyphs that those substitutions replace.
  private let substituted: OpaquePointer

  /// Calls `body` with the interplay of a face, for the automatic features and `features`.
  static func with<Result>(
    face: OpaquePointer, features: [String], _ body: (GlyphInterplay) -> Result
  ) -> Result {
    with(face, SpaceIndependence.features + FontSubset.digitFeatures + features, body)
  }

  /// Calls `body` with the interplay of a face, for the automatic features.
  static func withAutomaticFeatures<Result>(
    of face: OpaquePointer, _ body: (GlyphInterplay) -> Result
  ) -> Result {
    with(face, AutomaticFeatures.names(of: face), body)
  }

  private static func with<Result>(
    _ face: OpaquePointer, _ features: [String], _ body: (GlyphInterplay) -> Result
  ) -> Result {
    let interplay = GlyphInterplay(face: face, features: features)
    defer {
      hb_set_destroy(interplay.related)
      hb_set_destroy(interplay.substitutions)
      hb_set_destroy(interplay.substituted)
    }
    return body(interplay)
  }

  private init(face: OpaquePointer, features: [String]) {
    self.face = face
    related = hb_set_create()
    substitutions = hb_set_create()
    substituted = hb_set_create()
    for table in ["GSUB", "GPOS"] {
      guard let reader = BigEndianReader(table: table, of: face) else { continue }
      let lookups = hb_set_create()
      defer { hb_set_destroy(lookups) }
      let tag = OpenTypeTag.code(of: table)
      let tags = OpenTypeTag.list(of: features)
      hb_ot_layout_collect_lookups(face, tag, nil, nil, tags, lookups)
      var lookup = hb_codepoint_t.max
      while hb_set_next(lookups, &lookup) != 0 {
        let type = Self.type(
          ofLookup: Int(lookup), in: reader, extensionType: table == "GSUB" ? 7 : 9)
        // GSUB 1 to 3 and GPOS 1 apply to single glyphs.
        if let type, type == 1 || (table == "GSUB" && type <= 3) {
          if table == "GSUB" {
            hb_set_add(substitutions, lookup)
            hb_ot_layout_lookup_collect_glyphs(face, tag, lookup, nil, substituted, nil, nil)
          }
          continue
        }
        hb_ot_layout_lookup_collect_glyphs(face, tag, lookup, related, related, related, related)
      }
    }
  }

  /// The characters of `candidates` that no feature relates to other characters.
  ///
  /// - Complexity: O(candidates), and O(r log n) substitutions for the r of n substituted glyphs with
  ///   related forms.
  func aloof(among candidates: ScalarSet, font: OpaquePointer) -> ScalarSet {
    var aloof: [UInt32] = []
    var open: [(scalar: UInt32, glyph: hb_codepoint_t)] = []
    for scalar in candidates.scalars {
      var glyph: hb_codepoint_t = 0
      guard hb_font_get_nominal_glyph(font, scalar, &glyph) != 0, hb_set_has(related, glyph) == 0
      else { continue }
      if hb_set_has(substituted, glyph) != 0 {
        open.append((scalar, glyph))
      } else {
        aloof.append(scalar)
      }
    }
    addAloof(open[...], to: &aloof)
    return ScalarSet(aloof.map { $0...$0 })
  }

  /// Adds the characters without related forms, by bisection.
  private func addAloof(
    _ glyphs: ArraySlice<(scalar: UInt32, glyph: hb_codepoint_t)>, to aloof: inout [UInt32]
  ) {
    guard !glyphs.isEmpty else { return }
    let forms = hb_set_create()
    defer { hb_set_destroy(forms) }
    for (_, glyph) in glyphs { hb_set_add(forms, glyph) }
    hb_ot_layout_lookups_substitute_closure(face, substitutions, forms)
    hb_set_intersect(forms, related)
    if hb_set_is_empty(forms) != 0 {
      aloof += glyphs.map(\.scalar)
    } else if glyphs.count > 1 {
      let middle = (glyphs.startIndex + glyphs.endIndex) / 2
      addAloof(glyphs[..<middle], to: &aloof)
      addAloof(glyphs[middle...], to: &aloof)
    }
  }

  /// The type of a lookup; for an extension, the type of its lookup.
  ///
  /// Source: OpenType 1.9, "GSUB" and "GPOS" headers and "Lookup table".
  private static func type(
    ofLookup index: Int, in table: BigEndianReader, extensionType: Int
  ) -> Int? {
    guard let list = table.unsigned(at: 8, bytes: 2),
      let offset = table.unsigned(at: list + 2 + 2 * index, bytes: 2),
      let type = table.unsigned(at: list + offset, bytes: 2)
    else { return nil }
    guard type == extensionType else { return type }
    guard let subtable = table.unsigned(at: list + offset + 6, bytes: 2) else { return nil }
    return table.unsigned(at: list + offset + subtable + 2, bytes: 2)
  }
}
