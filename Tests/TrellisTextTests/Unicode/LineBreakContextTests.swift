import Testing

@testable import TrellisText

/// The rules of Unicode 17 that older versions of ICU lack. The expected line ends are Chromium's.
struct LineBreakContextTests {
  private func breaks(_ text: String, _ language: String = "en") -> [Int] {
    TestFonts.engine.breakOpportunities(
      in: Paragraph(
        text, attributes: TextAttributes(font: FontDescriptor(size: 16)), language: language))
  }

  @Test(arguments: [
    // LB20a: a hyphen that begins a word.
    ("ж -ж", [2]), ("ж ‐ж", [2]), ("ж-ж", [2]),
    // LB21a: no break after a hyphen that follows a Hebrew letter, except before another Hebrew letter.
    ("א‐ж", []), ("א‐ב", [2]), ("א|ж", [2]),
  ])
  func hyphens(text: String, expected: [Int]) {
    #expect(breaks(text) == expected)
  }

  @Test(arguments: [
    // Between East Asian characters, lines end only before an opening and after a closing mark.
    ("漢“字", [1]), ("漢”字", [2]), ("漢‘字", [1]), ("漢’字", [2]), ("漢«字»漢", [1, 4]),
    ("각”́っ", [3]), ("漢“\u{301}字", [1]),
    // No break beside the mark if a character of another script is on either side.
    ("ж“字", []), ("漢“ж", []), ("ж”字", []), ("漢”ж", []), ("漢”", []),
    // No break beside brackets and stops.
    ("（“字", []), ("漢”。", []),
  ])
  func quotationMarks(text: String, expected: [Int]) {
    #expect(breaks(text) == expected)
  }

  @Test(arguments: [
    // Javanese: between syllables, not before a mark, not after a virama.
    ("ꦱꦧ", [1]), ("ꦱꦶꦧ", [2]), ("ꦤ꧀ꦛ", []), ("ꦂꦢ", [1]),
    // Balinese, Cham and Batak, whose final virama closes a syllable of two letters.
    ("ᬓᬔ", [1]), ("ᬓ᭄ᬔ", []), ("ꨀꨁ", [1]), ("ᯂᯃ", [1]), ("ᯂᯃ᯲", []),
    // Beside other letters, numbers and punctuation.
    ("ꦱж", [1]), ("жꦱ", [1]), ("ꦱ1", [1]), ("ꦱ。", []), ("（ꦱ", []), ("◌ᬔ", [1]), ("ᬓ◌", [1]),
  ])
  func syllables(text: String, expected: [Int]) {
    #expect(breaks(text, "jv") == expected)
  }

  @Test func noLineEndsInsideOfACharacter() {
    // Brahmi: the rules examine the second units of both characters.
    #expect(breaks("𑀅𑀆", "en") == [2])
    #expect(breaks("ж\u{FFFD}\u{1F600}ж") == [2, 4])
  }

  /// LB20a, which only some versions of ICU have.
  @Test(arguments: [
    ("\u{2013}b", false), ("a \u{2013}b", false), ("a\u{200B}\u{2013}b", false),
    ("a\u{2013}b", nil),
  ])
  func aHyphenAtTheStartOfAWordStaysWithItInAllVersions(text: String, expected: Bool?) {
    let units = Array(text.utf16)
    let decision = units.withUnsafeBufferPointer {
      LineBreakContext(
        text: $0, index: units.count - 1, lineStart: 0,
        rules: LineBreakRules(.automatic, language: "en")
      ).decision
    }
    #expect(decision == expected)
  }
}
