import Synchronization
import TrellisBase

/// Finds the hyphenation points of words in a language.
///
/// Source: F. M. Liang, "Word Hy-phen-a-tion by Com-put-er", Stanford University (1983). The patterns come from TeX's
/// package hyph-utf8.
public final class HyphenationPatterns: Sendable {
  /// The languages with patterns, by language subtag.
  public static var languages: [String] {
    DataFile.allCases.map(\.rawValue).filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count)) }
  }

  private static let prefix = "hyphenation-"

  /// Words with fewer letters are not hyphenated, as with CSS `hyphenate-limit-chars`.
  static let shortestWord = 5
  /// Words with more letters are not hyphenated, so that the cost of a text is linear in its length.
  static let longestWord = 100

  /// A node of the trie of patterns. The children of a node form a list.
  private struct Node {
    var letter: UInt16
    var firstChild: Int32 = -1
    var next: Int32 = -1
    /// The first index of the pattern's values in ``values``, and their number.
    var values: Int32 = 0
    var count: Int32 = 0
  }

  private let nodes: [Node]
  private let values: [UInt8]
  private let exceptions: [[UInt16]: [Int]]
  private let fewestBefore: Int
  private let fewestAfter: Int
  /// Whether words with an initial capital are not hyphenated, because most are names.
  private let keepsCapitalized: Bool

  private static let known = Mutex<[String: HyphenationPatterns]>([:])

  /// The patterns for a BCP 47 language, built on first use; `nil` if there are none.
  static func patterns(for language: String) -> HyphenationPatterns? {
    let subtag = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    guard let data = DataFile(rawValue: prefix + subtag) else { return nil }
    return known.withLock { known in
      if let patterns = known[subtag] { return patterns }
      let patterns = HyphenationPatterns(data.text(), keepsCapitalized: subtag == "en")
      known[subtag] = patterns
      return patterns
    }
  }

  /// - Parameter text: The minimum numbers of letters before and after a hyphen; Liang's patterns (letters with digits
  ///   between them); and, after an empty line, the exceptions: words with a hyphen at each of their hyphenation
  ///   points.
  init(_ text: String, keepsCapitalized: Bool) {
    let parts = text.divided(at: "\n\n").map { $0.utf16.split { $0 <= 0x20 } }
    let fewest = parts[0].prefix(2).map { Int(UInt8(Substring($0)) ?? 2) }
    fewestBefore = fewest.first ?? 2
    fewestAfter = fewest.last ?? 2
    self.keepsCapitalized = keepsCapitalized
    var nodes = [Node(letter: 0)]
    var values: [UInt8] = []
    for pattern in parts[0].dropFirst(2) {
      var node = 0
      var found: [UInt8] = [0]
      for unit in pattern {
        if TextUnit.isDigit(unit) {
          found[found.count - 1] = UInt8(unit - 0x30)
        } else {
          node = Self.child(unit, of: node, in: &nodes)
          found.append(0)
        }
      }
      nodes[node].values = Int32(values.count)
      nodes[node].count = Int32(found.count)
      values += found
    }
    self.nodes = nodes
    self.values = values
    var exceptions: [[UInt16]: [Int]] = [:]
    for word in parts.dropFirst().joined() {
      var letters: [UInt16] = []
      var points: [Int] = []
      for unit in word {
        if unit == TextUnit.hyphen { points.append(letters.count) } else { letters.append(unit) }
      }
      exceptions[letters] = points
    }
    self.exceptions = exceptions
  }

  private static func child(_ letter: UInt16, of node: Int, in nodes: inout [Node]) -> Int {
    var child = nodes[node].firstChild
    while child >= 0 {
      if nodes[Int(child)].letter == letter { return Int(child) }
      child = nodes[Int(child)].next
    }
    nodes.append(Node(letter: letter, next: nodes[node].firstChild))
    nodes[node].firstChild = Int32(nodes.count - 1)
    return nodes.count - 1
  }

  private func child(_ letter: UInt16, of node: Int) -> Int? {
    var child = nodes[node].firstChild
    while child >= 0 {
      if nodes[Int(child)].letter == letter { return Int(child) }
      child = nodes[Int(child)].next
    }
    return nil
  }

  /// The offsets in a word before which a hyphen is allowed, ascending.
  ///
  /// - Complexity: O(letters), times the length of the longest pattern.
  func points(in word: some Collection<UInt16>) -> [Int] {
    let count = word.count
    guard (Self.shortestWord...Self.longestWord).contains(count), let first = word.first,
      !(keepsCapitalized && Self.lowercased(first) != first)
    else { return [] }
    let letters = word.map(Self.lowercased)
    if let points = exceptions[letters] { return points }
    let marked = [Self.wordEdge] + letters + [Self.wordEdge]
    var highest = [UInt8](repeating: 0, count: marked.count + 1)
    for start in marked.indices {
      var node = 0
      var index = start
      while index < marked.count, let next = child(marked[index], of: node) {
        node = next
        index += 1
        let found = nodes[node]
        for offset in 0..<Int(found.count) {
          highest[start + offset] = max(
            highest[start + offset], values[Int(found.values) + offset])
        }
      }
    }
    guard fewestBefore <= count - fewestAfter else { return [] }
    return (fewestBefore...count - fewestAfter).filter { highest[$0 + 1] & 1 == 1 }
  }

  /// The sign for the start and the end of a word in patterns.
  private static let wordEdge: UInt16 = 0x2E

  private static func lowercased(_ unit: UInt16) -> UInt16 {
    if unit < 0x80 { return unit >= 0x41 && unit <= 0x5A ? unit | 0x20 : unit }
    if unit == 0x2019 { return 0x27 }
    let lower = Unicode.Scalar(unit)?.properties.lowercaseMapping.utf16
    return lower?.count == 1 ? lower?.first ?? unit : unit
  }
}
