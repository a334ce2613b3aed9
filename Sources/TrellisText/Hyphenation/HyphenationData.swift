/// The patterns of a language as text.
struct HyphenationData: Sendable {
  /// The minimum number of letters before and after a hyphen.
  let fewestBefore: Int
  let fewestAfter: Int
  /// Liang's patterns, separated by white space: letters with digits between them.
  let patterns: StaticString
  /// Words with a hyphen at every hyphenation point; they have no others.
  let exceptions: StaticString

  /// The languages with patterns, by language subtag.
  static let all: [String: HyphenationData] = [
    "da": da, "de": de, "en": en, "es": es, "fr": fr, "it": it, "pl": pl, "pt": pt,
  ]
}
