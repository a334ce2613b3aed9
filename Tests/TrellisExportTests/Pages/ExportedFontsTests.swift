import Testing

@testable import TrellisExport
@testable import TrellisServer

struct ExportedFontsTests {
  @Test(arguments: [
    "", "a", "plain ASCII of more than eight bytes", "Björn · 12 KiB", "≥ 1.2", "日本語 and more text",
    "👩🏽‍🚀 at the end 👩🏽‍🚀", "\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}", "eight ch\u{E9}",
  ])
  func theCharactersAreThoseOfTheText(text: String) {
    let expected = Set(text.unicodeScalars.map(\.value))
    #expect(FontNeeds.characters(of: Array(text.utf8)) == expected)
  }
}
