import Testing
import TrellisUI

/// Source: Unicode CLDR, the cardinal plural rules of the languages.
struct PluralRuleTests {
  @Test(arguments: [
    ("ja", [0, 0, 0, 0, 0, 0]), ("en", [1, 0, 1, 1, 1, 1]), ("fr", [0, 0, 1, 1, 1, 1]),
    ("ru", [2, 0, 1, 2, 2, 0]), ("pl", [2, 0, 1, 2, 2, 2]), ("cs", [2, 0, 1, 2, 2, 2]),
    ("ar", [0, 1, 2, 3, 4, 4]),
  ])
  func eachLanguageHasItsForms(_ language: String, _ forms: [Int]) {
    let rule = PluralRule(language: language)
    #expect([0, 1, 2, 5, 11, 21].map(rule.index) == forms)
    #expect(PluralRule(language: language.uppercased() + "-XX") == rule)
  }

  @Test(arguments: [
    (
      PluralRule.eastSlavic, [-1, -2, -12, 12, 14, 22, 111, 112, 101], [0, 1, 2, 2, 2, 1, 2, 2, 0]
    ),
    (.polish, [-2, 12, 22, 24, 25, 112], [1, 2, 1, 1, 2, 2]),
    (.czech, [4, 5, 22, 24], [1, 2, 2, 2]),
    (.arabic, [3, 10, 11, 99, 100, 102, 103], [3, 3, 4, 4, 5, 5, 3]),
  ])
  func formsFollowTheLastDigits(_ rule: PluralRule, _ numbers: [Int], _ forms: [Int]) {
    #expect(numbers.map(rule.index) == forms)
  }
}
