import CHarfBuzz

/// The canonical decompositions in HarfBuzz's data.
enum CanonicalPairs {
  struct Pair {
    var composed: UInt32
    var first: UInt32
    /// 0 if the character is equivalent to a single character.
    var second: UInt32
  }

  /// All decompositions of the Basic Multilingual Plane, except of Hangul and ideographs.
  static let pairs: [Pair] =
    (UInt32(0xC0)...0x30FF).compactMap(decomposition)
    + (UInt32(0xFB00)...0xFB4F).compactMap(decomposition)

  static func decomposition(of scalar: UInt32) -> Pair? {
    var first: hb_codepoint_t = 0
    var second: hb_codepoint_t = 0
    guard hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar, &first, &second) != 0 else {
      return nil
    }
    return Pair(composed: scalar, first: first, second: second)
  }

  /// The composed characters of the pairs for which `isIncluded` is true.
  static func composed(where isIncluded: (Pair) -> Bool) -> ScalarSet {
    ScalarSet(pairs.filter(isIncluded).map { $0.composed...$0.composed })
  }
}
