import Testing

@testable import TrellisText

struct PluralCategoryTests {
  @Test(arguments: [
    ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other"]),
    ("pl", [1: "one", 2: "few", 5: "many", 12: "many", 22: "few"]),
    ("en-GB", [0: "other", 1: "one"]), ("ja", [1: "other"]), ("sl", [2: "two", 3: "few"]),
    ("fr", [0: "one", 2: "other"]), ("de-x-very-odd", [1: "one"]),
  ])
  func aNumberHasTheCategoryOfItsLanguage(language: String, categories: [Int: String]) {
    for (number, category) in categories {
      #expect(
        PluralCategory(of: Double(number), in: language).rawValue == category,
        "\(language) \(number)")
    }
  }

  @Test func unknownTagsAndNumbersAreOther() {
    for tag in ["", "-", "xx", "de_", "\u{0}", String(repeating: "a", count: 5000)] {
      #expect(PluralCategory(of: 7, in: tag) == .other)
    }
    for number in [Double.nan, .infinity, 1e300, -0.5] {
      #expect(PluralCategory(of: number, in: "en") == .other)
    }
  }

  /// The tags of pages may come from clients; more tags than are kept have right answers too.
  @Test func manyLanguagesAreUsed() {
    for number in 0..<300 {
      #expect(PluralCategory(of: 1, in: "en-x-a\(number)") == .one)
    }
  }
}
