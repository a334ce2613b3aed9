/// Divides a run of letters of one script into words, one after the other.
///
/// Of the words of the dictionary that match the text, the longest one that two more words follow is chosen. Letters
/// that begin no word are added to a short word before them, or form a word up to the beginning of the next word.
///
/// Source: the dictionary break engines of ICU, with the same thresholds.
struct WordDivision {
  private let text: UnsafeBufferPointer<UInt16>
  private let script: DictionaryScript
  private let words: WordList
  /// The end of the last word found.
  private var end: Int
  /// The last examined place, or the start of the run.
  private(set) var index: Int

  /// A run of fewer letters is one word.
  private static let shortestRun = 4

  /// - Parameter start: The start of the run, which ends before the first unit that is not of `script`.
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
  /// - Precondition: `index` is not before that of an earlier call.
  /// - Complexity: O(units between this call and the last), except for runs with overlapping words of the dictionary.
  mutating func ends(at index: Int) -> Bool {
    self.index = index
    while end < index, isInRun(end) { end = nextEnd() }
    return end == index && isInRun(end)
  }

  private func isInRun(_ index: Int) -> Bool {
    index < text.count && script.contains(text[index])
  }

  private func nextEnd() -> Int {
    let start = end
    var place = start + (bestWord(at: start) ?? 0)
    if isInRun(place), place - start < script.shortWord {
      let next = candidates(at: place)
      if next.lengths.isEmpty, place == start || next.lookedAt < script.longPrefix {
        place = nextBeginning(after: place)
      }
    }
    while isInRun(place), script.isMark(text[place]) { place += 1 }
    return place
  }

  /// The length of the best word at `start`; `nil` if letters at `start` begin no word.
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

  /// The end of letters that begin no word: the end of the run, or the beginning of a word of the dictionary.
  private func nextBeginning(after start: Int) -> Int {
    var place = start + 1
    while isInRun(place) {
      if script.mayDivide(text[place - 1], text[place]), !candidates(at: place).lengths.isEmpty {
        break
      }
      place += 1
    }
    return place
  }

  private func candidates(at index: Int) -> (lengths: [Int], lookedAt: Int) {
    var lengths: [Int] = []
    let lookedAt = words.matches(in: text, at: index, script: script) { lengths.append($0) }
    return (lengths, lookedAt)
  }
}
