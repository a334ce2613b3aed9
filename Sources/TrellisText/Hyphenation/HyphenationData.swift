/// The patterns of a language as text.
struct HyphenationData: Sendable {
  /// The fewest letters before and after a hyphen.
  let fewestBefore: Int
  let fewestAfter: Int
  /// Liang's patterns, separated by white space: letters with digits between them.
  let patterns: StaticString
  /// Words with a hyphen at every place where they may be divided, and no other.
  let exceptions: StaticString

  /// The languages that have patterns, by their subtags.
  static let all: [String: HyphenationData] = [
    "da": da, "de": de, "en": en, "es": es, "fr": fr, "it": it, "pl": pl, "pt": pt,
  ]
}
