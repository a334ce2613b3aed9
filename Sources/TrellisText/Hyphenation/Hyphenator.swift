/// Finds the hyphenation points in a text.
struct Hyphenator {
  let shaped: ShapedText
  let text: UnsafeBufferPointer<UInt16>

  /// The hyphenation points inside the first word that ends after `start`, ascending; none before `start`.
  ///
  /// A word with soft hyphens has only those, and a word in a language without patterns has none.
  ///
  /// - Parameter limit: an upper bound of the word's end.
  func points(inWordFrom start: Int, before limit: Int) -> [Int] {
    var first = start
    while first < limit, !isLetter(text[first]) {
      guard !TextUnit.isSpace(text[first]) else { return [] }
      first += 1
    }
    guard first < limit else { return [] }
    let longest = HyphenationPatterns.longestWord
    var end = first
    while end < limit, isPart(end), end - first <= longest { end += 1 }
    while first > 0, isPart(first - 1), end - first <= longest { first -= 1 }
    while end > first, !isLetter(text[end - 1]) { end -= 1 }
    while first < end, !isLetter(text[first]) { first += 1 }
    let word = text[first..<end]
    guard end - first >= HyphenationPatterns.shortestWord, !word.contains(TextUnit.softHyphen),
      let patterns = HyphenationPatterns.patterns(for: shaped.instance(at: first).languageName)
    else { return [] }
    return patterns.points(in: word).map { $0 + first }.filter { $0 > start }
  }

  /// Whether a unit is a letter, an apostrophe or a soft hyphen.
  private func isPart(_ index: Int) -> Bool {
    let unit = text[index]
    return isLetter(unit) || unit == 0x27 || unit == 0x2019 || unit == TextUnit.softHyphen
  }

  private func isLetter(_ unit: UInt16) -> Bool {
    if unit < 0x80 { return unit | 0x20 >= 0x61 && unit | 0x20 <= 0x7A }
    switch Unicode.Scalar(unit)?.properties.generalCategory {
    case .uppercaseLetter?, .lowercaseLetter?, .titlecaseLetter?, .modifierLetter?, .otherLetter?,
      .nonspacingMark?:
      return true
    default:
      return false
    }
  }
}
