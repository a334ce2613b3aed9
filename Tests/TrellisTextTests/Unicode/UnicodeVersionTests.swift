import CTrellisUnicode
import Testing

@testable import TrellisText

/// The properties that Trellis takes from the system's ICU, without its own rules, depend on ICU's version.
/// Chromium has Unicode 17.
struct UnicodeVersionTests {
  private var version: (major: UInt8, minor: UInt8) {
    var version: [UInt8] = [0, 0]
    trellis_unicode_version(&version)
    return (version[0], version[1])
  }

  /// ICU 70 has Unicode 14, ICU 78 has Unicode 17. Each later version must be compared with Chromium
  /// (`trellis conformance`, the files `breaks.jsonl` and `scripts.jsonl`) before this range is extended.
  @Test func theVersionOfICUIsOneThatWasComparedWithChromium() {
    let version = version
    #expect(
      (14...17).contains(version.major),
      "ICU has Unicode \(version.major).\(version.minor): lines may end where Chromium ends none")
  }

  /// The punctuation of these texts has another class since Unicode 15.1 or 16. The first list of line ends
  /// is that of ICU 72 (Unicode 15), the second that of ICU 76 (Unicode 16) and of Chromium.
  @Test(arguments: [
    ("ж\u{2E56}ж", [2], []),  // a bracket with a stroke
    ("ж\u{FE20}漢", [2], []),  // one half of a combining ligature
    ("ж\u{1B61}ж", [], [1, 2]),  // a Balinese musical symbol
    ("ж\u{A9CF}ж", [], [2]),  // the Javanese pangrangkep
  ])
  func linesThatEndElsewhereWithAnOlderUnicode(
    text: String, inVersion15: [Int], sinceVersion16: [Int]
  ) {
    let version = version
    let found = TestFonts.engine.breakOpportunities(
      in: Paragraph(
        text, attributes: TextAttributes(font: FontDescriptor(size: 16)), language: "en"))
    let isBetween = version == (15, 1)
    let expected = version.major >= 16 ? sinceVersion16 : inVersion15
    #expect(
      found == expected || isBetween && found == sinceVersion16,
      "ICU has Unicode \(version.major).\(version.minor)")
  }
}
