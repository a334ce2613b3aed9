extension FontRegistry {
  /// The stack for a text in `language`: among the families for certain languages, families for this language come
  /// first.
  func stack(in language: String) -> [String] {
    if languagesByFamily.isEmpty || language.isEmpty { return stack }
    let bound = stack.filter { languagesByFamily[$0] != nil }
    let matching = bound.filter { family in
      languagesByFamily[family, default: []].contains { Self.matches(language, range: $0) }
    }
    guard !matching.isEmpty else { return stack }
    var ordered = (matching + bound.filter { !matching.contains($0) })[...]
    return stack.map { languagesByFamily[$0] == nil ? $0 : ordered.removeFirst() }
  }

  /// The languages of all families, sorted so that a longer tag follows its own prefix.
  var languages: [String] { Set(languagesByFamily.values.joined()).sorted() }

  /// Whether a tag is in a language range: `zh-Hant-TW` is in `zh-Hant`.
  ///
  /// Source: RFC 4647, §3.3.1.
  private static func matches(_ language: String, range: String) -> Bool {
    let language = language.lowercased()
    let range = range.lowercased()
    return language == range || language.hasPrefix(range + "-")
  }

  /// Whether a text has the characters of a BCP 47 tag.
  static func isLanguageTag(_ text: String) -> Bool {
    guard let first = text.utf8.first, first != UInt8(ascii: "-") else { return false }
    return text.utf8.count <= 35
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}
