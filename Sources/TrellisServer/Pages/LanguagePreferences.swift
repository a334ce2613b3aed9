import TrellisBase

/// The languages that a reader prefers: the one that the reader has chosen, then the languages of the
/// header field `Accept-Language`.
///
/// Source: RFC 9110, section 12.5.4.
package struct LanguagePreferences: Equatable, Sendable {
  /// BCP 47 tags, in order of preference; at most ten from a header field.
  package internal(set) var tags: [String]
  /// The chosen language, once it is known that the application has it.
  var chosen: String?
  /// The value of the cookie; it may be any tag.
  var cookie: String?

  package init(tags: [String] = []) { self.tags = tags }

  /// Parses the value of the field. Malformed and refused (`q=0`) tags, and `*`, are omitted.
  package init(field: String?) {
    guard let field, field.utf8.count <= 1024 else {
      self.init()
      return
    }
    var found: [(tag: String, quality: Double)] = []
    for entry in field.parts(between: ",").prefix(10) {
      let parts = entry.parts(between: ";").map { $0.without(" \t") }
      guard let tag = parts.first, LanguageTag.isWellFormed(tag) else { continue }
      var quality = 1.0
      if let weight = parts.dropFirst().first(where: { $0.begins(with: "q=") }) {
        quality = Double(plain: weight.dropping(2), in: 0...1) ?? 0
      }
      if quality > 0 { found.append((tag, quality)) }
    }
    // Tags of equal quality stay in the order of the field.
    let sorted = found.enumerated().sorted {
      ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset)
    }
    self.init(tags: sorted.map(\.element.tag))
  }

  /// The locale of a page in `language`: the most preferred tag of the same language, otherwise `language`.
  ///
  /// A chosen `de` is no reason to lose the formats of `de-AT`, if the browser names it.
  func locale(for language: String) -> String {
    let wanted = LanguageTag.primary(language)
    let same = tags.filter { LanguageTag.primary($0) == wanted }
    if let chosen, same.first?.isExactly(chosen) == true {
      let prefix = chosen.lowercased() + "-"
      return same.first { $0.lowercased().begins(withText: prefix) } ?? chosen
    }
    return same.first ?? language
  }
}

extension Double {
  /// Parses a number without a sign, in `range`; `nil` for any other text.
  init?(plain text: Substring, in range: ClosedRange<Double>) {
    guard text.utf8.first.map({ (48...57).contains($0) }) == true, let value = Double(text),
      range.contains(value)
    else {
      return nil
    }
    self = value
  }
}
