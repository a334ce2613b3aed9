import TrellisBase

/// The words of a script, sorted.
struct WordList: Sendable {
  static let khmer = WordList(DataFile.khmerWords.text())
  static let lao = WordList(DataFile.laoWords.text())

  /// The letters of all words, concatenated; each letter is the lowest 7 bits of its code.
  private let letters: [UInt8]
  /// The start of each word in ``letters``, and the end of the last word.
  private let starts: [Int32]
  /// The index of the first word with each first letter, and the number of words.
  private let firsts: [Int32]

  var count: Int { starts.count - 1 }

  /// - Parameter text: For each word, the number of letters that it shares with the previous word (a digit, or a letter
  ///   from `a` for 10), and its other letters, all from one block of 128. White space and words that are not in order
  ///   are ignored.
  init(_ text: String) {
    var letters: [UInt8] = []
    var starts: [Int32] = []
    var firsts: [Int32] = []
    var previous = 0
    func endWord() {
      guard let start = starts.last else { return }
      guard letters[previous..<Int(start)].lexicographicallyPrecedes(letters[Int(start)...]) else {
        letters.removeSubrange(Int(start)...)
        starts.removeLast()
        return
      }
      previous = Int(start)
      while firsts.count <= letters[Int(start)] { firsts.append(Int32(starts.count - 1)) }
    }
    for scalar in text.unicodeScalars where scalar.value > 0x20 {
      if scalar.isASCII {
        endWord()
        let shared = Int(scalar.value) - (scalar.value < 0x61 ? 0x30 : 0x61 - 10)
        let end = min(max(previous + shared, previous), letters.count)
        starts.append(Int32(letters.count))
        // A slice of the letters would make the append copy all of them.
        for index in previous..<end { letters.append(letters[index]) }
      } else {
        letters.append(UInt8(scalar.value & 0x7F))
      }
    }
    endWord()
    while firsts.count <= 128 { firsts.append(Int32(starts.count)) }
    starts.append(Int32(letters.count))
    self.letters = letters
    self.starts = starts
    self.firsts = firsts
  }

  /// Calls `found` with the length of each word that is a prefix of the letters of `script` from `index` on, shortest
  /// first.
  ///
  /// - Returns: The number of compared letters, including the first letter that matches no word.
  /// - Complexity: O(letters of the longest word · log(words)).
  func matches(
    in text: UnsafeBufferPointer<UInt16>, at index: Int, script: DictionaryScript,
    _ found: (Int) -> Void
  ) -> Int {
    guard index < text.count, script.contains(text[index]) else { return 0 }
    let first = Int(text[index] & 0x7F)
    var words = Int(firsts[first])..<Int(firsts[first + 1])
    var depth = 1
    while !words.isEmpty {
      // A word that ends here precedes its continuations.
      if length(words.lowerBound) == depth {
        found(depth)
        words = words.dropFirst()
        if words.isEmpty { return depth }
      }
      guard index + depth < text.count, script.contains(text[index + depth]) else { return depth }
      words = self.words(of: words, with: UInt8(text[index + depth] & 0x7F), at: depth)
      depth += 1
    }
    return depth
  }

  private func length(_ word: Int) -> Int { Int(starts[word + 1] - starts[word]) }

  /// The words among `words` with `letter` as the letter after the first `depth` letters, which all `words` share.
  private func words(of words: Range<Int>, with letter: UInt8, at depth: Int) -> Range<Int> {
    let first = self.first(of: words, withAtLeast: letter, at: depth)
    return first..<self.first(of: first..<words.upperBound, withAtLeast: letter + 1, at: depth)
  }

  private func first(of words: Range<Int>, withAtLeast letter: UInt8, at depth: Int) -> Int {
    var low = words.lowerBound
    var high = words.upperBound
    while low < high {
      let middle = (low + high) / 2
      if letters[Int(starts[middle]) + depth] < letter { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
