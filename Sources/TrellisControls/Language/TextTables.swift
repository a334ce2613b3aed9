public import TrellisComponents
import TrellisViews

/// The texts of Trellis and of an application, by language.
///
/// ```swift
/// func prepare(_ environment: inout HostEnvironment) {
///   environment.textTables["de", .close] = "Zumachen"
///   environment.textTables["pt", .close] = "Fechar"
/// }
/// ```
///
/// A text may have places for values, `{1}` and `{2}`, and forms by the number in the first place: after a vertical bar
/// each, `one|other`, `zero|one|two|few|many|other` in Arabic, and so on by the plural rules of the language
/// (``PluralRule``).
public struct TextTables: Hashable, Sendable {
  private var tables: [String: [TextKey: String]]

  /// The texts of Trellis in English, German, French, Arabic and Japanese.
  public static let standard = TextTables(tables: [
    "en": .english, "de": .german, "fr": .french, "ar": .arabic, "ja": .japanese,
  ])

  /// The text of a language; `nil` for none.
  ///
  /// - Parameter language: a BCP 47 tag, such as `de` or `de-AT`.
  public subscript(language: String, key: TextKey) -> String? {
    get { tables[language.lowercased()]?[key] }
    set { tables[language.lowercased(), default: [:]][key] = newValue }
  }

  /// The text for the reader of a language: its own, else that of the language without region, else the English one.
  func text(_ key: TextKey, in language: String) -> String? {
    var tag = language.lowercased()
    while true {
      if let text = tables[tag]?[key] { return text }
      guard let end = tag.lastIndex(of: "-") else { break }
      tag = String(tag[..<end])
    }
    return tables["en"]?[key]
  }
}

private enum TextTablesKey: EnvironmentKey {
  static var defaultValue: TextTables { .standard }
}

extension HostEnvironment {
  /// The texts that Trellis shows by itself, by language.
  public var textTables: TextTables {
    get { self[TextTablesKey.self] }
    set { self[TextTablesKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The texts that Trellis shows by itself, by language.
  public var textTables: TextTables {
    get { self[TextTablesKey.self] }
    set { self[TextTablesKey.self] = newValue }
  }

  /// The texts in the language of the page, with numbers and lists in the reader's locale.
  public var texts: Texts { Texts(tables: textTables, language: language, locale: locale) }
}
