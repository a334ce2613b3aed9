/// A set of line breaking rules, chosen by CSS `line-break` and the language as in Chromium.
///
/// Source: UAX #14 as ICU tailors it for CSS Text Level 3, §5.3.
package enum LineBreakRules: Int, CaseIterable, Sendable {
  /// No line begins with small kana or a prolonged sound mark.
  case strict
  case normal
  /// ``normal``, and lines may begin with wave dashes; curved double quotation marks are brackets.
  case normalEastAsian
  /// Lines may begin with iteration marks, too.
  case loose
  /// ``loose``, and lines may begin with full-width signs such as `！` and `：`.
  case looseEastAsian

  /// The rules for a text in `language`.
  ///
  /// If the style sets no strictness, the language selects the rules; then only Chinese has the East Asian
  /// rules.
  init(_ strictness: LineBreakStrictness, language: String) {
    let subtag = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let isEastAsian = subtag == "zh" || subtag == "ja" || subtag == "ko"
    switch strictness {
    case .automatic: self = subtag == "zh" ? .normalEastAsian : .normal
    case .normal: self = isEastAsian ? .normalEastAsian : .normal
    case .loose: self = isEastAsian ? .looseEastAsian : .loose
    case .strict: self = subtag == "ko" ? .normal : .strict
    }
  }
}
