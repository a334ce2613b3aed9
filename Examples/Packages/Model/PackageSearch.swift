import Foundation

/// A prepared text search over the names and summaries of a list of packages.
///
/// A package matches when each word of the query occurs in its name or its summary. Letter case, accents
/// and full-width forms are ignored.
struct PackageSearch: Sendable {
  /// The maximum number of words; further ones are ignored, because a client may send anything.
  static let maximumWordCount = 8
  static let maximumQueryLength = 200

  private struct Entry: Sendable {
    let name: [UInt8]
    let summary: [UInt8]
  }

  private let entries: [Entry]

  /// - Complexity: O(*n*) in the length of all names and summaries.
  init(_ packages: [Package]) {
    self.entries = packages.map {
      Entry(name: Self.folded($0.name), summary: Self.folded($0.summary))
    }
  }

  /// The rank of the package at `index` for `words`, or `nil` if it does not match; lower is better.
  func rank(of index: Int, for words: [[UInt8]]) -> Int? {
    let entry = entries[index]
    var sum = 0
    for word in words {
      guard let rank = Self.rank(of: entry, for: word) else { return nil }
      sum += rank
    }
    return sum
  }

  /// The words of a query, normalised for comparison.
  static func words(of query: String) -> [[UInt8]] {
    folded(String(query.prefix(maximumQueryLength)))
      .split(whereSeparator: { $0 <= UInt8(ascii: " ") })
      .prefix(maximumWordCount)
      .map(Array.init)
  }

  /// 0 for the name itself; 1 for its start; 2 for the start of one of its parts; 3 for its inside; 4 and 5
  /// likewise for the summary.
  private static func rank(of entry: Entry, for word: [UInt8]) -> Int? {
    if entry.name == word { return 0 }
    switch position(of: word, in: entry.name) {
    case .start: return 1
    case .startOfPart: return 2
    case .inside: return 3
    case nil: break
    }
    switch position(of: word, in: entry.summary) {
    case .start, .startOfPart: return 4
    case .inside: return 5
    case nil: return nil
    }
  }

  private enum Position {
    case start, startOfPart, inside
  }

  /// The best position of `word` in `text`.
  private static func position(of word: [UInt8], in text: [UInt8]) -> Position? {
    guard let first = word.first, word.count <= text.count else { return nil }
    var best: Position?
    for start in 0...(text.count - word.count) where text[start] == first {
      guard text[start..<(start + word.count)].elementsEqual(word) else { continue }
      if start == 0 { return .start }
      if !text[start - 1].isPartOfWord { return .startOfPart }
      best = .inside
    }
    return best
  }

  private static func folded(_ text: String) -> [UInt8] {
    let options: String.CompareOptions = [
      .caseInsensitive, .diacriticInsensitive, .widthInsensitive,
    ]
    return Array(text.folding(options: options, locale: nil).utf8)
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter or digit, or belongs to another character.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...:
      true
    default: false
    }
  }
}
