import Testing

@testable import TrellisDOM
@testable import TrellisDiff

struct TextPatternsTests {
  @Test(arguments: [
    ([], "a1"), (["[0-9]+"], "a"), (["a", "1"], ""), (["(", "1"], "a"), (["b"], "a1"),
  ])
  func theMatchesAreRemoved(patterns: [String], rest: String) throws {
    // Other tests may take all processors for long.
    let patterns = TextPatterns(patterns, option: "--x", limit: 3600)
    #expect(try patterns.replaceMatches(in: "a1", with: "") == rest)
  }

  @Test func aSearchEndsAfterATime() {
    let patterns = TextPatterns(["(a+)+$"], option: "--ignore-text", limit: 0.002)
    let text = String(repeating: "a", count: 22) + "b"
    let error = #expect(
      throws: TextPatterns.Timeout(seconds: 0.002, length: 23, option: "--ignore-text")
    ) {
      try patterns.replaceMatches(in: text, with: "")
    }
    #expect(
      error?.description
        == "The regular expressions of --ignore-text take more than 0.002 s for a text of 23 bytes")
  }
}
