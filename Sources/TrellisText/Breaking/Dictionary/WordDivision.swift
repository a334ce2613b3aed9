/// Divides a run of letters of one script into words, one after the other.
///
/// Among the dictionary words that match the text, the longest word that is followed by two more words is chosen.
/// Letters that begin no word are added to a short word before them, or form a word up to the beginning of the next
/// word.
///
/// Source: the dictionary break engines of ICU, with the same thresholds.
struct WordDivision {
  private let text: UnsafeBufferPointer<UInt16>
  private let script: DictionaryScript
  private let words: WordList
  /// The end of the last word found.
  private var end: Int
  /// The last examined index, or the start of the run.
  private(set) var index: Int
  /// The unfinished search for the end of the word at ``end``, if it has passed ``index``.
  private var search: Search?

  private struct Search {
    /// The next letter to examine.
    var next: Int
    /// Whether the letters begin no word, so that the beginning of the next word is searched for. Marks are skipped
    /// after it.
    var looksForBeginning: Bool
  }

  /// A run of fewer letters is one word.
  private static let shortestRun = 4

  /// - Parameter start: The start of the run. The run ends before the first unit outside of `script`.
  init(_ text: UnsafeBufferPointer<UInt16>, from start: Int, script: DictionaryScript) {
    self.text = text
    self.script = script
    words = script.words
    end = start
    index = start
    let isShort = (start..<start + Self.shortestRun).contains { !self.isInRun($0) }
    if isShort { while isInRun(end) { end += 1 } }
  }

  /// Whether a word ends, and another begins, at `index`.
  ///
  /// - Precondition: `index` is not less than in an earlier call.
  /// - Complexity: O(units since the last call), except for runs with overlapping dictionary words.
  mutating func ends(at index: Int) -> Bool {
    self.index = index
    while end < index, isInRun(end) {
      guard let next = nextEnd(upTo: index) else { return false }
      end = next
    }
    return end == index && isInRun(end)
  }

  private func isInRun(_ index: Int) -> Bool {
    index < text.count && script.contains(text[index])
  }

  /// The end of the word at ``end``; `nil` if it is beyond `limit`. The next call continues the search.
  private mutating func nextEnd(upTo limit: Int) -> Int? {
    var search = search ?? beginSearch()
    while search.looksForBeginning, search.next <= limit {
      if isInRun(search.next), !beginsWord(at: search.next) {
        search.next += 1
      } else {
        search.looksForBeginning = false
      }
    }
    while !search.looksForBeginning, search.next <= limit {
      guard isInRun(search.next), script.isMark(text[search.next]) else {
        self.search = nil
        return search.next
      }
      search.next += 1
    }
    self.search = search
    return nil
  }

  private func beginSearch() -> Search {
    let start = end
    let offset = start + (bestWord(at: start) ?? 0)
    if isInRun(offset), offset - start < script.shortWord {
      let next = candidates(at: offset)
      if next.lengths.isEmpty, offset == start || next.lookedAt < script.longPrefix {
        return Search(next: offset + 1, looksForBeginning: true)
      }
    }
    return Search(next: offset, looksForBeginning: false)
  }

  private func beginsWord(at index: Int) -> Bool {
    script.mayDivide(text[index - 1], text[index]) && !candidates(at: index).lengths.isEmpty
  }

  /// The length of the best word at `start`; `nil` if the letters at `start` begin no word.
  private func bestWord(at start: Int) -> Int? {
    let lengths = candidates(at: start).lengths
    guard lengths.count > 1, isInRun(start + lengths[lengths.count - 1]) else {
      return lengths.last
    }
    var best = lengths[lengths.count - 1]
    for length in lengths.reversed() {
      let next = start + length
      let second = candidates(at: next).lengths
      guard let longest = second.last else { continue }
      best = length
      if !isInRun(next + longest) { break }
      if second.contains(where: { !candidates(at: next + $0).lengths.isEmpty }) { break }
    }
    return best
  }

  private func candidates(at index: Int) -> (lengths: [Int], lookedAt: Int) {
    var lengths: [Int] = []
    let lookedAt = words.matches(in: text, at: index, script: script) { lengths.append($0) }
    return (lengths, lookedAt)
  }
}
