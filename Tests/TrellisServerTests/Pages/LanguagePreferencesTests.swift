import Testing
import TrellisHTTP
import TrellisUI

@testable import TrellisServer

struct LanguagePreferencesTests {
  @Test(arguments: [
    ("de", ["de"]), ("en-GB,en;q=0.9,de;q=0.8", ["en-GB", "en", "de"]),
    ("de;q=0.3, fr ;q=1.0 , en;q=0.5", ["fr", "en", "de"]),
    ("a, b, a", ["a", "b", "a"]), ("*", []), ("de;q=0, en", ["en"]), ("de;q=x, en", ["en"]),
    ("zh-Hant-TW", ["zh-Hant-TW"]), ("ä, de--x, <script>, -", []), ("", []),
  ])
  func theTagsAreInTheOrderOfTheirQuality(field: String, tags: [String]) {
    #expect(LanguagePreferences(field: field).tags == tags)
  }

  @Test func aLongFieldIsIgnoredAndALongListCut() {
    #expect(LanguagePreferences(field: String(repeating: "a,", count: 600)).tags == [])
    #expect(LanguagePreferences(field: String(repeating: "a,", count: 50)).tags.count == 10)
    #expect(LanguagePreferences(field: nil).tags == [])
  }

  @Test(arguments: [("en", "en-GB"), ("EN-US", "en-GB"), ("de", "de"), ("fr-CA", "fr-CA")])
  func theLocaleIsOfTheLanguageOfThePage(language: String, locale: String) {
    let preferences = LanguagePreferences(tags: ["it", "en-GB", "en-US"])
    #expect(preferences.locale(for: language) == locale)
  }

  @Test(arguments: [
    ("abcdefgh", true), ("abcdefghi", false), ("en-abcdefgh", true), ("en-abcdefghi", false),
    ("en-abcdefgh-abcdefgh-abcdefgh-abcdef", false), ("en-abcdefgh-abcdefgh-abcdefgh-abcde", true),
  ])
  func aTagIsOfShortParts(tag: String, isRead: Bool) {
    #expect(LanguagePreferences(field: tag).tags == (isRead ? [tag] : []))
  }

  // MARK: The chosen language

  private let application = ApplicationLanguages(catalogs: StringCatalogs(), tables: .standard)

  private func preferences(cookie: String, _ tags: String...) -> LanguagePreferences {
    LanguagePreferences(tags: tags).withCookie(in: ["Cookie": cookie])
  }

  @Test func theChosenLanguageIsTheFirstAndThatOfTheUserBeforeIt() {
    let preferences = preferences(cookie: "a=b; trellis-language=de", "en-GB", "fr")
    #expect(preferences.choosing(nil, in: application).tags == ["de", "en-GB", "fr"])
    #expect(preferences.choosing("fr", in: application).tags == ["fr", "en-GB"])
    #expect(preferences.choosing("xx", in: application).tags == ["de", "en-GB", "fr"])
  }

  @Test(arguments: ["xx", "", "de_", "../de", "<b>", "de; x", String(repeating: "d", count: 99)])
  func aCookieWithAnotherValueHasNoEffect(value: String) {
    let preferences = preferences(cookie: "trellis-language=\(value)", "en-GB")
    let tags = preferences.choosing(nil, in: application).tags
    #expect(tags == (value == "de; x" ? ["de", "en-GB"] : ["en-GB"]))
  }

  @Test func theChosenLanguageKeepsTheFormatsOfTheReader() {
    let preferences = preferences(cookie: "trellis-language=de", "en-GB", "de-AT")
      .choosing(nil, in: application)
    #expect(preferences.locale(for: "de") == "de-AT" && preferences.locale(for: "en") == "en-GB")
  }

  @Test func withoutCatalogsAPageIsInEnglish() {
    let preferences = LanguagePreferences(tags: ["de"])
    #expect(application.language(ofRoute: nil, for: preferences) == "en")
    #expect(application.language(ofRoute: "fr", for: preferences) == "fr")
    #expect(application.all.contains("ja") && application.known("de-AT") == "de")
  }
}
