import CHarfBuzz
import Testing

@testable import TrellisText

struct OpenTypeTagTests {
  @Test func onlyNamesOfFourBytesHaveCodes() {
    #expect(OpenTypeTag.code(of: "kern") == 0x6B65_726E)
    for name in ["", "abc", "abcde", "a\u{FFFD}bc"] { #expect(OpenTypeTag.code(of: name) == 0) }
  }

  /// A list ends at its first 0.
  @Test func namesWithoutACodeDoNotEndAList() {
    let names = ["aaaa", "a\u{FFFD}bc", "kern"]
    #expect(OpenTypeTag.list(of: names) == [0x6161_6161, 0x6B65_726E, 0])
    #expect(OpenTypeTag.list(of: []) == [0])
  }
}
