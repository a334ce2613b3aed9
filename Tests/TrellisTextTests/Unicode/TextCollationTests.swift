import Testing

@testable import TrellisText

struct TextCollationTests {
  private func sorted(_ texts: [String], _ language: String) -> [String] {
    texts.sorted(by: TextCollation(language: language).areInOrder)
  }

  @Test func textsAreInTheOrderOfTheirLanguage() {
    let words = ["Zebra", "Äpfel", "apfel", "Ofen", "Öl", "zebra", "Apfel"]
    #expect(
      sorted(words, "de") == ["apfel", "Apfel", "Äpfel", "Ofen", "Öl", "zebra", "Zebra"])
    // In Swedish, the letters with marks are behind z.
    #expect(
      sorted(words, "sv") == ["apfel", "Apfel", "Ofen", "zebra", "Zebra", "Äpfel", "Öl"])
    #expect(sorted(["ñandú", "nuez", "o"], "es") == ["nuez", "ñandú", "o"])
    #expect(sorted(["chleba", "dům", "hora", "cena"], "cs") == ["cena", "dům", "hora", "chleba"])
  }

  @Test func numbersAreInTheOrderOfTheirValues() {
    #expect(
      sorted(["item 10", "item 2", "item 1", "Item 3"], "en")
        == ["item 1", "item 2", "Item 3", "item 10"])
    #expect(sorted(["١٠", "٢"], "ar") == ["٢", "١٠"])
  }

  @Test func theOrderIsTotalAndKnowsCanonicalEquivalence() {
    let order = TextCollation(language: "fr")
    #expect(order.compare("e\u{301}", "é") == 0)
    #expect(order.compare("", "") == 0)
    #expect(order.compare("", "a") < 0)
    #expect(order.compare("b", "a") > 0)
    #expect(!order.areInOrder("a", "a"))
  }

  @Test(arguments: [
    "", "xx", "not a tag", "en-US-u-co-phonebk", String(repeating: "a-", count: 500),
  ])
  func anUnknownLanguageHasTheOrderOfUnicode(tag: String) {
    #expect(sorted(["b", "a", "10", "9"], tag) == ["9", "10", "a", "b"])
  }

  @Test func manyLanguagesAreKeptInABound() {
    for number in 0..<200 {
      #expect(TextCollation(language: "en-x-\(number)").compare("a", "b") < 0)
    }
  }

  @Test func aCollatorIsUsedOnManyThreads() async {
    let order = TextCollation(language: "de")
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<500).map { "Ä \($0)" }.reversed().sorted(by: order.areInOrder) }
      }
      for await sorted in group { #expect(sorted == (0..<500).map { "Ä \($0)" }) }
    }
  }
}
