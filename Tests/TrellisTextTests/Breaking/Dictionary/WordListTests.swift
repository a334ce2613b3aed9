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

  /// Words out of order, words without letters, and too large or negative numbers of shared letters.
  @Test(arguments: ["1ខ0ក2ខ", "0ក1ខ1ខ", "0ក11ខ", "0ក9ខ", "0ក!ខ", "0ក~ខ", "ក0ក1ខ", "0ក1ខaក", ""])
  func aDamagedListIsReadInOrder(text: String) {
    let list = WordList(text)
    #expect(list.count <= 3)
    for start in ["ក", "ខ"] {
      for rest in ["", "ក", "ខ", "កខ", "ខខ"] {
        #expect(matches(start + rest, in: list).lookedAt > 0)
      }
    }
  }

  @Test func allWordsOfTheDictionariesAreRead() {
    #expect(list.count == 5)
    #expect(WordList.khmer.count == 19_625)
    #expect(WordList.lao.count == 11_205)
    #expect(matches("ឲ្យផល", in: .khmer).lengths == [3, 5])
  }
}
