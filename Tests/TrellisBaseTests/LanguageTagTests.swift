import Testing

@testable import TrellisBase

struct LanguageTagTests {
  @Test(arguments: [
    ("de", true), ("zh-Hant-TW", true), ("abcdefgh", true), ("abcdefghi", false), ("", false),
    ("-", false), ("de-", false), ("de--x", false), ("dé", false), ("d e", false), ("<b>", false),
    ("en-abcdefgh-abcdefgh-abcdefgh-abcde", true), ("en-abcdefgh-abcdefgh-abcdefgh-abcdef", false),
  ])
  func aTagConsistsOfShortParts(tag: String, isWellFormed: Bool) {
    #expect(LanguageTag.isWellFormed(tag) == isWellFormed)
  }

  @Test func aTagHasALanguageAScriptAndADirection() {
    #expect(LanguageTag.primary("De-AT") == "de" && LanguageTag.primary("") == "")
    #expect(LanguageTag.shortened("zh-Hant-TW") == ["zh-hant-tw", "zh-hant", "zh"])
    #expect(LanguageTag.script("zh-TW") == "zh-Hant" && LanguageTag.script("zh") == "zh-Hans")
    #expect(LanguageTag.isRightToLeft("ar-EG") && LanguageTag.isRightToLeft("he"))
    #expect(!LanguageTag.isRightToLeft("de") && !LanguageTag.isRightToLeft("x-y"))
  }
}
