import Testing

@testable import TrellisText

struct WordDivisionTests {
  private func ends(_ text: String, _ script: DictionaryScript) -> [Int] {
    let units = Array(text.utf16)
    return units.withUnsafeBufferPointer { text in
      var division = WordDivision(text, from: 0, script: script)
      return (1..<text.count).filter { division.ends(at: $0) }
    }
  }

  /// As in Chromium, which has a row for each in the recorded cases.
  @Test func wordsEndWhereChromiumEndsThem() {
    #expect(ends("មនុស្សទាំងអស់កើតមកមានសេរីភាព", .khmer) == [6, 10, 13, 18, 21, 25])
    #expect(ends("កញ្ឆើលកញ្ឆើលកញ្ឆើល", .khmer) == [6, 12])
  }

  @Test func lettersThatCannotBeginAWordStayWithAShortWord() {
    #expect(ends("កញ្ឆើលឰឃឞ", .khmer) == [])
  }

  @Test func threeLettersAreOneWord() {
    #expect(ends("កកក", .khmer) == [])
  }

  @Test func noWordBeginsWithAMark() {
    let text = "ក\u{17B6}ក\u{17B6}\u{17B6}\u{17B6}\u{17B6}"
    #expect(ends(text, .khmer).allSatisfy { Array(text.utf16)[$0] < 0x17B4 })
  }

  /// Runs of 20,000 and more letters, most of which begin no word, are divided at all.
  @Test(arguments: ["ឰ", "ក", "ក្", "កក្ក", "\u{17D2}"])
  func longRunsAreDivided(part: String) {
    let units = Array(String(repeating: part, count: 20_000).utf16)
    units.withUnsafeBufferPointer { text in
      var division = WordDivision(text, from: 0, script: .khmer)
      var last = 0
      for index in 1..<text.count where division.ends(at: index) { last = index }
      #expect(last < text.count)
    }
  }
}
