import TestSupport
import Testing

@testable import TrellisText

struct WordTableTests {
  private func insert(
    _ word: String, hash: UInt64 = 7, instance: Int32 = 1, into table: inout WordTable
  ) {
    let units = Array(word.utf16)
    units.withUnsafeBufferPointer {
      table.insert($0, hash: hash, instance: instance, advance: Int64(units.count), cuts: [])
    }
  }

  private func advance(
    _ word: String, hash: UInt64 = 7, instance: Int32 = 1, in table: WordTable
  ) -> Int64? {
    Array(word.utf16).withUnsafeBufferPointer {
      table.measure(of: $0, hash: hash, instance: instance)?.advance
    }
  }

  @Test func wordsWithEqualHashesDifferByEachLetterAndFont() {
    var table = WordTable()
    let word = "abcdefghijklm"
    insert(word, into: &table)
    #expect(advance(word, in: table) == 13)
    #expect(advance(word, instance: 2, in: table) == nil)
    #expect(advance("abcdefghijkl", in: table) == nil)
    for place in word.indices {
      let other = word.replacingCharacters(in: place, with: "_")
      #expect(advance(other, in: table) == nil, "\(other)")
    }
  }

  @Test func aTableGrowsBeforeItsWordsNeedManyProbes() {
    var table = WordTable()
    var random = SeededGenerator(seed: 3)
    let hashes = (0..<1_000).map { _ in UInt64.random(in: 0 ... .max, using: &random) }
    for hash in hashes { insert("word", hash: hash, into: &table) }
    #expect(hashes.filter { advance("word", hash: $0, in: table) == nil }.isEmpty)
    #expect(table.count == 1_000)
  }

  @Test func theCacheKeepsAWordOnceAndNoneWithoutMemory() {
    func wordCount(byteLimit: Int) -> Int {
      let resources = TextResources(registry: TestFonts.registry, byteLimit: byteLimit)
      let paragraph = Paragraph(
        "tea tea tea", attributes: TextAttributes(font: FontDescriptor(size: 16)))
      let layout = LatinLayouter.layout(
        of: paragraph, width: .infinity, worker: TextWorker(), resources: resources)
      #expect(layout?.lines.count == 1)
      return resources.words.wordCount
    }
    #expect(wordCount(byteLimit: 32 << 20) == 1)
    #expect(wordCount(byteLimit: 1_000) == 0)
  }

  @Test func aWordThatIsLookedUpStaysInTheCache() {
    let cache = WordCache(byteLimit: 64 << 10)
    let text = Array("word".utf16)
    func word(_ number: Int) -> LatinWord {
      LatinWord(start: 0, end: 4, hash: UInt64(number) &* 0x9E37_79B9_7F4A_7C15, advance: 1)
    }
    func insert(_ number: Int) {
      var word = word(number)
      word.isNew = true
      text.withUnsafeBufferPointer { cache.insert([word], in: $0, instance: 1, cuts: []) }
    }
    func isKnown(_ number: Int) -> Bool {
      var words = [word(number)]
      words[0].advance = -1
      var cuts: [WordCut] = []
      return text.withUnsafeBufferPointer {
        cache.find(&words, in: $0, instance: 1, cuts: &cuts)
      }
    }
    for number in 0..<4_000 {
      insert(number)
      if number % 100 == 0 { #expect(isKnown(0), "\(number)") }
    }
    #expect(!isKnown(1))
  }
}

extension String {
  fileprivate func replacingCharacters(in place: Index, with character: Character) -> String {
    var text = self
    text.replaceSubrange(place...place, with: [character])
    return text
  }
}
