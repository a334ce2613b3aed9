import Testing

@testable import TrellisText

struct FontconfigLanguageTests {
  @Test(arguments: [
    ("ja", "ja"), ("ja-JP", "ja"), ("ko", "ko"), ("zh", "zh-cn"), ("zh-Hans", "zh-cn"),
    ("zh-CN", "zh-cn"), ("zh-Hant", "zh-tw"), ("zh-TW", "zh-tw"), ("zh-HK", "zh-hk"),
    ("zh-Hant-HK", "zh-hk"), ("yue", "zh-hk"), ("zh-Hans-TW", "zh-cn"), ("en-GB", "en"), ("", "en"),
  ])
  func languagesAreNamedAsInFontconfig(language: String, tag: String) {
    #expect(FontconfigLanguage.tag(for: language) == tag)
  }

  @Test func theNameOfAFamilyEndsWithItsRegion() {
    #expect(FontconfigLanguage.region(ofFamily: "Noto Sans CJK JP") == .japanese)
    #expect(FontconfigLanguage.region(ofFamily: "Source Han Sans CN") == .simplified)
    #expect(FontconfigLanguage.region(ofFamily: "Noto Sans Thai") == nil)
  }

  @Test(arguments: [("漢字かな", "ja"), ("한국어 漢字", "ko"), ("漢字", "zh-Hans")])
  func theTextDeclaresTheLanguageOfItsIdeographs(text: String, language: String) {
    let units = Array(text.utf16)
    #expect(units.withUnsafeBufferPointer(FontconfigLanguage.guess) == language)
  }
}
