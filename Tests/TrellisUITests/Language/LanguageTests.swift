import TestSupport
import Testing
import TrellisUI

/// The texts of all languages.
struct LanguageTests {
  private static let languages = ["en", "de", "fr", "ar", "ja"]

  private func text(_ key: TextKey, _ language: String) -> String {
    TextTables.standard[language, key] ?? "-"
  }

  @Test(arguments: languages)
  func theTextsAreThoseThatWereRecorded(language: String) throws {
    let lines = TextKey.all.map { "\($0.name): \(text($0, language))\n" }
    try Golden("texts-\(language).txt").check(lines.joined())
  }

  /// Each form of a text has the places of the English one, and a text with several forms has one for each plural.
  @Test(arguments: languages.dropFirst())
  func theFormsAndPlacesOfATextFitThoseInEnglish(language: String) {
    func places(_ text: Substring) -> [String] { text.matches(of: /\{\d\}/).map { "\($0.0)" } }
    let numbers = (0...200).map(PluralRule(language: language).index)
    for key in TextKey.all {
      let english = text(key, "en").split(separator: "|")
      let forms = text(key, language).split(separator: "|")
      let isPlural = forms.count == (numbers.max() ?? 0) + 1
      #expect(forms.count == 1 || isPlural, "\(key.name)")
      let wanted = Set(english.flatMap(places))
      for form in forms {
        #expect(Set(places(form)).isSubset(of: wanted), "\(key.name)")
        #expect(form.first?.isWhitespace == false && form.last?.isWhitespace == false)
      }
      #expect(Set(forms.flatMap(places)) == wanted, "\(key.name)")
    }
  }
}
