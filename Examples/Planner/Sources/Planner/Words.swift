import Foundation
import Trellis

/// The texts of the pages, from the string catalog `Localizable.xcstrings`. The key of a text is its English form; `%@`
/// is the place of a value.
struct Words {
  let language: String

  func callAsFunction(_ key: String, _ values: String...) -> String {
    var text = Self.catalog.strings[key]?.localizations[language]?.stringUnit.value ?? key
    for value in values {
      if let place = text.range(of: "%@") { text.replaceSubrange(place, with: value) }
    }
    return text
  }

  /// German, if the reader prefers it to English.
  static func language(of preferred: [String]) -> String {
    preferred.map { $0.prefix(2).lowercased() }.first { $0 == "de" || $0 == "en" } ?? "en"
  }

  private struct Catalog: Decodable {
    struct Entry: Decodable { var localizations: [String: Localization] }
    struct Localization: Decodable { var stringUnit: Unit }
    struct Unit: Decodable { var value: String }
    var strings: [String: Entry] = [:]
  }

  private static let catalog: Catalog = {
    guard let file = Bundle.module.url(forResource: "Localizable", withExtension: "xcstrings"),
      let data = try? Data(contentsOf: file)
    else { return Catalog() }
    return (try? JSONDecoder().decode(Catalog.self, from: data)) ?? Catalog()
  }()
}

extension EnvironmentValues {
  var words: Words { Words(language: language) }
}
