import TrellisBase
import TrellisHTTP
import TrellisUI

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

extension LanguagePreferences {
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
}
