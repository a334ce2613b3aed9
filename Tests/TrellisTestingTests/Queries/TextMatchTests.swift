import Testing

@testable import TrellisTesting

struct TextMatchTests {
  @Test func aStringIsTheWholeText() {
    let match: TextMatch = " Add  one "
    #expect(match.matches("Add one"))
    #expect(!match.matches("Add one more"))
    #expect(!match.matches("add one"))
    #expect(TextMatch.exactly("Add\none").matches("Add one"))
    #expect(match.description == "“Add one”")
  }

  @Test func aPartIsFoundInBothCases() {
    let match = TextMatch.containing("aDD  o")
    #expect(match.matches("Please ADD one"))
    #expect(!match.matches("add an o"))
    #expect(match.description == "containing “aDD o”")
  }

  @Test func aPatternMatchesAPart() {
    #expect(TextMatch.matching("[0-9]+ px").matches("is 12 px wide"))
    #expect(!TextMatch.matching("^[0-9]+").matches("is 12"))
    #expect(!TextMatch.matching("[").matches("["))
    #expect(TextMatch.matching("^a").description == "matching /^a/")
  }
}
