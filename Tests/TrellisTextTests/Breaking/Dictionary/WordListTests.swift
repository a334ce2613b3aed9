import Testing

@testable import TrellisText

struct WordListTests {
  /// ក, កក, កកខ, កគ, ខ.
  private let list = WordList("0ក1ក2ខ1គ0ខ")

  private func matches(_ text: String, in list: WordList) -> (lengths: [Int], lookedAt: Int) {
    var lengths: [Int] = []
    let lookedAt = Array(text.utf16).withUnsafeBufferPointer {
      list.matches(in: $0, at: 0, script: .khmer) { lengths.append($0) }
    }
    return (lengths, lookedAt)
  }

  @Test(arguments: [
    ("កកខគ", [1, 2, 3], 3), ("កកក", [1, 2], 3), ("ខក", [1], 1), ("គ", [], 1), ("កa", [1], 1),
    ("a", [], 0), ("", [], 0), ("កគក", [1, 2], 2),
  ])
  func wordsThatATextBeginsWith(text: String, lengths: [Int], lookedAt: Int) {
    let found = matches(text, in: list)
    #expect(found.lengths == lengths)
    #expect(found.lookedAt == lookedAt)
  }

  @Test func allWordsOfTheDictionariesAreRead() {
    #expect(list.count == 5)
    #expect(WordList.khmer.count == 19_625)
    #expect(WordList.lao.count == 11_205)
    #expect(matches("ឲ្យផល", in: .khmer).lengths == [3, 5])
  }
}
