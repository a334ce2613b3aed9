import CHarfBuzz

extension FontSubset {
  /// A font with some emoji of several characters and their parts, or `nil` if HarfBuzz cannot make it.
  ///
  /// HarfBuzz's own subset would contain every ligature of the characters: with the letters of flags, all
  /// flags. Therefore the font gets a table of only its ligatures.
  ///
  /// - Parameter numbers: indexes in ``EmojiSequenceList``; sequences without a glyph in the font are
  ///   omitted.
  /// - Complexity: O(bytes of the subset), and one call of HarfBuzz's shaper for each sequence.
  static func make(of face: FontFace, sequences numbers: Range<Int>) -> [UInt8]? {
    guard let input = hb_subset_input_create_or_fail() else { return nil }
    defer { hb_subset_input_destroy(input) }
    EmojiSequences.joining.add(to: hb_subset_input_unicode_set(input))
    var painted: [(number: Int, glyph: hb_codepoint_t)] = []
    for number in numbers {
      guard let glyph = face.glyph(ofSequence: number) else { continue }
      painted.append((number, glyph))
      hb_set_add(hb_subset_input_glyph_set(input), glyph)
      for scalar in EmojiSequenceList.plain[number] {
        hb_set_add(hb_subset_input_unicode_set(input), scalar)
      }
    }
    let dropped = hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG)
    for table in ["GSUB", "GPOS", "GDEF", "morx"] {
      hb_set_add(dropped, hb_tag_from_string(table, 4))
    }
    hb_subset_input_set_flags(
      input, HB_SUBSET_FLAGS_NO_HINTING.rawValue | HB_SUBSET_FLAGS_DESUBROUTINIZE.rawValue)
    guard let plan = hb_subset_plan_create_or_fail(face.face, input) else { return nil }
    defer { hb_subset_plan_destroy(plan) }
    guard let subset = hb_subset_plan_execute_or_fail(plan) else { return nil }
    defer { hb_face_destroy(subset) }
    // A face that is being built does not list its tables; a face made from its bytes does.
    let blob = hb_face_reference_blob(subset)
    defer { hb_blob_destroy(blob) }
    let made = hb_face_create(blob, 0)
    defer { hb_face_destroy(made) }
    guard let made else { return nil }
    let newGlyphs = hb_subset_plan_old_to_new_glyph_mapping(plan)
    func newGlyph(_ glyph: hb_codepoint_t) -> Int? {
      let found = hb_map_get(newGlyphs, glyph)
      return found == hb_codepoint_t.max ? nil : Int(found)
    }
    let ligatures = painted.flatMap { number, glyph -> [LigatureTable.Ligature] in
      let spellings = Set([EmojiSequenceList.plain[number], EmojiSequenceList.qualified[number]])
      return spellings.compactMap { scalars in
        let components = scalars.compactMap { face.glyph(for: $0).flatMap(newGlyph) }
        guard components.count == scalars.count, let glyph = newGlyph(glyph) else { return nil }
        return LigatureTable.Ligature(components: components, glyph: glyph)
      }.sorted { $0.components.count > $1.components.count }
    }
    return LigatureTable.table(ligatures).flatMap { font(made, adding: $0, as: "GSUB") }
  }

  /// The bytes of a font with an additional table.
  private static func font(
    _ face: OpaquePointer, adding table: [UInt8], as name: String
  ) -> [UInt8]? {
    guard let builder = hb_face_builder_create() else { return nil }
    defer { hb_face_destroy(builder) }
    var tags = [hb_tag_t](repeating: 0, count: 64)
    var count = UInt32(tags.count)
    hb_face_get_table_tags(face, 0, &count, &tags)
    for tag in tags.prefix(Int(count)) {
      let blob = hb_face_reference_table(face, tag)
      defer { hb_blob_destroy(blob) }
      hb_face_builder_add_table(builder, tag, blob)
    }
    let blob = table.withUnsafeBytes { bytes in
      hb_blob_create(
        bytes.bindMemory(to: CChar.self).baseAddress, UInt32(bytes.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    defer { hb_blob_destroy(blob) }
    hb_face_builder_add_table(builder, hb_tag_from_string(name, 4), blob)
    return bytes(of: builder)
  }
}
