import CHarfBuzz

/// Reduces fonts to some characters with HarfBuzz's subsetter.
enum FontSubset {
  /// The features that a subset keeps in addition to the automatic ones.
  static let digitFeatures = ["tnum", "pnum", "lnum", "onum", "zero", "frac", "sups", "subs"]

  /// The tables of the subset of `face` for `characters`, or `nil` if HarfBuzz cannot make one.
  ///
  /// Glyphs that the font's features make from the characters are kept. Hints are dropped, because text is
  /// painted unhinted; the subroutines of CFF are inlined, because the result compresses better.
  ///
  /// - Parameter hasLayout: whether the subset has features. Without them it has only the glyphs of the
  ///   characters.
  /// - Complexity: O(size of the font's layout tables and of the subset).
  static func make(
    of face: OpaquePointer, characters: ScalarSet, features: [String], hasLayout: Bool = true
  ) -> [UInt8]? {
    make(of: face, characters: characters) { input in
      if !hasLayout {
        let dropped = hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG)
        for table in ["GSUB", "GPOS", "GDEF"] { hb_set_add(dropped, hb_tag_from_string(table, 4)) }
      }
      let kept = hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG)
      for feature in digitFeatures + features where feature.utf8.count == 4 {
        hb_set_add(kept, hb_tag_from_string(feature, 4))
      }
    }
  }

  /// An instance of a variable font, with all characters and features, or `nil` if HarfBuzz cannot make it.
  ///
  /// - Parameter location: a value for every axis of the font.
  static func instance(
    of face: OpaquePointer, characters: ScalarSet, location: [(axis: UInt32, value: Float)]
  ) -> [UInt8]? {
    make(of: face, characters: characters) { input in
      let kept = hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG)
      hb_set_clear(kept)
      hb_set_invert(kept)
      for (axis, value) in location {
        hb_subset_input_pin_axis_location(input, face, axis, value)
      }
    }
  }

  private static func make(
    of face: OpaquePointer, characters: ScalarSet, _ configure: (OpaquePointer) -> Void
  ) -> [UInt8]? {
    guard let input = hb_subset_input_create_or_fail() else { return nil }
    defer { hb_subset_input_destroy(input) }
    characters.add(to: hb_subset_input_unicode_set(input))
    configure(input)
    hb_subset_input_set_flags(
      input,
      HB_SUBSET_FLAGS_NO_HINTING.rawValue | HB_SUBSET_FLAGS_DESUBROUTINIZE.rawValue)
    guard let subset = hb_subset_or_fail(face, input) else { return nil }
    defer { hb_face_destroy(subset) }
    return bytes(of: subset)
  }

  /// The bytes of a face made in memory; `nil` if there are none.
  static func bytes(of face: OpaquePointer) -> [UInt8]? {
    let blob = hb_face_reference_blob(face)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let bytes = UnsafeRawBufferPointer(
      start: hb_blob_get_data(blob, &length), count: Int(length))
    return bytes.isEmpty ? nil : Array(bytes)
  }

  /// A text that changes when another version of the libraries may produce other bytes.
  static var version: String {
    "1 " + String(cString: hb_version_string()) + " \(WOFF2.encoderVersion)"
  }
}
