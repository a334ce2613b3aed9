import TrellisBase
public import TrellisComponents

/// The texts of Trellis and of an application, by language.
///
/// ```swift
/// func prepare(_ environment: inout HostEnvironment) {
///   environment.textTables["de", .close] = "Zumachen"
///   environment.textTables["pt", .close] = "Fechar"
/// }
/// ```
///
/// A text may have placeholders, `{1}` and `{2}`, and forms by the number for the first one: after a vertical bar
/// each, `one|other`, `zero|one|two|few|many|other` in Arabic, and so on by the plural rules of the language
/// (``PluralRule``).
public struct TextTables: Hashable, Sendable {
  private var tables: [String: [TextKey: String]]

  /// The texts of Trellis in English, German, French, Arabic and Japanese.
  public static let standard = TextTables(tables: [
    "en": .all(.english, .englishClient, .englishErrors),
    "de": .all(.german, .germanClient, .germanErrors),
    "fr": .all(.french, .frenchClient, .frenchErrors),
    "ar": .all(.arabic, .arabicClient, .arabicErrors),
    "ja": .all(.japanese, .japaneseClient, .japaneseErrors),
  ])

  /// The text of a language; `nil` for none.
  ///
  /// - Parameter language: a BCP 47 tag, such as `de` or `de-AT`.
  public subscript(language: String, key: TextKey) -> String? {
    get { tables[language.lowercased()]?[key] }
    set { tables[language.lowercased(), default: [:]][key] = newValue }
  }

  /// The text in `language`, else in the language without its region, else in English.
  package func text(_ key: TextKey, in language: String) -> String? {
    var tag = language.lowercased()
    while true {
      if let text = tables[tag]?[key] { return text }
      guard let end = tag.index(ofLast: "-") else { break }
      tag = String(tag[..<end])
    }
    return tables["en"]?[key]
  }

  /// The languages that have texts, in lower case, in the order of their tags.
  package var languages: [String] { tables.keys.sorted() }

  /// The most preferred language that has texts, or English.
  ///
  /// - Parameter tags: BCP 47 tags, the most preferred one first.
  package func language(for tags: [String]) -> String {
    tags.first { tag in tables[String(tag.lowercased().upTo("-"))] != nil } ?? "en"
  }

  /// The texts that the browser shows by itself, as a JSON object by name.
  ///
  /// - Complexity: O(bytes).
  package func clientTexts(in language: String) -> String {
    let members = TextKey.client.map { key in
      "\"\(key.name)\":\"\(Self.escaped(text(key, in: language) ?? key.name))\""
    }
    return "{\(members.joined(separator: ","))}"
  }

  /// `text` in a string of JSON.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..."\u{1F}": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension [TextKey: String] {
  /// The texts of several tables.
  fileprivate static func all(_ tables: Self...) -> Self {
    tables.reduce(into: [:]) { $0.merge($1) { own, _ in own } }
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
}
