import Foundation
import Testing
import TrellisUI

@testable import TrellisControls

struct TextsTests {
  private func texts(_ language: String, _ tables: TextTables = .standard) -> Texts {
    Texts(tables: tables, language: language, locale: Locale(identifier: language))
  }

  @Test(arguments: ["en", "de", "fr", "ar", "ja"])
  func everyLanguageHasEveryText(language: String) {
    for key in TextKey.all {
      #expect(TextTables.standard[language, key]?.isEmpty == false, "\(language) \(key.name)")
    }
    #expect(Set(TextKey.all.map(\.name)).count == TextKey.all.count)
  }

  @Test(arguments: ["en", "de", "fr", "ar", "ja"])
  func everyFormHasThePlacesOfTheEnglishText(language: String) throws {
    for key in TextKey.all
    where key != .decideOnMany && key != .results && key != .selected && key != .problems {
      let english = try #require(TextTables.standard["en", key])
      let own = try #require(TextTables.standard[language, key])
      #expect(own.contains("{1}") == english.contains("{1}"), "\(language) \(key.name)")
    }
  }

  @Test func aTextHasTheFormOfItsNumber() {
    #expect(texts("en")(.results, 1) == "1 result" && texts("en")(.results, 0) == "0 results")
    #expect(texts("fr")(.results, 0) == "0 résultat")
    #expect(texts("ar")(.results, 2) == "نتيجتان" && texts("ar")(.results, 11).contains("نتيجة"))
    #expect(texts("ja")(.results, 1) == "1件の結果")
    #expect(texts("en")(.results, 1234) == "1,234 results")
    #expect(texts("de")(.problems, 1234) == "Es gibt 1.234 Probleme")
  }

  @Test func formsFollowTheRulesOfTheLanguage() {
    func indices(_ language: String, _ numbers: [Int]) -> [Int] {
      numbers.map { PluralRule(language: language).index(of: $0) }
    }
    #expect(indices("ar", [0, 1, 2, 3, 10, 11, 99, 100, 103]) == [0, 1, 2, 3, 3, 4, 4, 5, 3])
    #expect(indices("ru", [1, 2, 5, 11, 12, 21, 22]) == [0, 1, 2, 2, 2, 0, 1])
    #expect(indices("pl", [1, 2, 5, 12, 21, 22]) == [0, 1, 2, 2, 2, 1])
    #expect(indices("cs", [1, 2, 5]) == [0, 1, 2])
  }

  /// The client's own tests use these texts.
  @Test func thePageHasTheTextsOfTheClientInItsLanguage() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/texts/client-en.json")
    func decoded(_ json: String) throws -> [String: String] {
      try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
    }
    let english = TextTables.standard.clientTexts(in: "en")
    #expect(try decoded(english) == decoded(String(contentsOf: url, encoding: .utf8)))
    var tables = TextTables.standard
    tables["de", .connectionBack] = "Da \"ist\" \\ sie\n<wieder>."
    let german = try decoded(tables.clientTexts(in: "de-AT"))
    #expect(german["connectionBack"] == "Da \"ist\" \\ sie <wieder>.")
    #expect(german["pageIsGone"]?.hasPrefix("Diese Seite") == true)
  }

  @Test func anApplicationChangesTextsAndAddsLanguages() {
    var tables = TextTables.standard
    tables["de-AT", .close] = "Zumachen"
    tables["pt", .close] = "Fechar"
    #expect(texts("de-at", tables)[.close] == "Zumachen")
    #expect(texts("de", tables)[.close] == "Schließen" && texts("de-CH")[.close] == "Schließen")
    #expect(texts("pt-BR", tables)[.close] == "Fechar" && texts("pt", tables)[.ok] == "OK")
    #expect(texts("xx")[.close] == "Close" && texts("en")["unknown"] == "unknown")
    #expect(texts("de").list(["a", "b", "c"]) == "a, b und c")
  }
}
