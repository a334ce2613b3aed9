import TrellisBase
import TrellisHTTP
import TrellisUI

/// The languages that a reader prefers: the one that the reader has chosen, then those of the header field
/// `Accept-Language`.
///
/// Source: RFC 9110, section 12.5.4.
package struct LanguagePreferences: Equatable, Sendable {
  /// BCP 47 tags, in order of preference; at most ten from a header field.
  package private(set) var tags: [String]
  /// The chosen language, once it is known that the application has it.
  private var chosen: String?
  /// The value of the cookie; it may be any tag.
  private(set) var cookie: String?

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

  /// The preferences with the cookie of a request; a value that is no tag is omitted.
  func withCookie(in headers: Headers) -> Self {
    var preferences = self
    preferences.cookie = ScreenCookie.value(of: LanguageChoice.cookie, in: headers["Cookie"])
      .flatMap { LanguageTag.isWellFormed($0) ? String($0) : nil }
    return preferences
  }

  /// The preferences with the language of the user, else the language of the cookie, as the most preferred one, if the
  /// application has it.
  func choosing(_ language: String?, in application: ApplicationLanguages) -> Self {
    var preferences = self
    let known = [language, cookie].lazy.compactMap { $0.flatMap(application.known) }.first
    guard let known else { return preferences }
    preferences.chosen = known
    preferences.tags = [known] + tags.filter { !$0.isExactly(known) }
    return preferences
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

/// The languages that an application has, and the rules by which a page gets one of them.
struct ApplicationLanguages {
  let catalogs: StringCatalogs
  let tables: TextTables

  /// The languages of the string catalogs, or without any, those that have texts of controls.
  var all: [String] { catalogs.isEmpty ? tables.languages : catalogs.languages }

  /// The language of the application that is best for a tag from outside; `nil` if there is none, or for a text that is
  /// no tag.
  func known(_ tag: String) -> String? {
    guard LanguageTag.isWellFormed(tag) else { return nil }
    if !catalogs.isEmpty { return catalogs.language(for: tag) }
    let languages = tables.languages
    return LanguageTag.shortened(tag).first { languages.contains($0) }
  }

  /// The language of a page until the body of its route sets another: the one that the route names; else the most
  /// preferred one of the string catalogs; else the language of their keys; without catalogs, English.
  func language(ofRoute named: String?, for preferences: LanguagePreferences) -> String {
    named ?? preferences.tags.lazy.compactMap { catalogs.language(for: $0) }.first
      ?? catalogs.sourceLanguage ?? "en"
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
