import TrellisBase

/// Pairs the children of two lists for comparison.
enum Pairing {
  typealias Pair = (expected: Int?, actual: Int?)

  /// The pairs in document order; a child without a partner is paired with `nil`.
  ///
  /// - Complexity: O(*n* + *m*), plus the product of the lengths between the equal ends.
  static func pairs(_ expected: [DOMTree.Content], _ actual: [DOMTree.Content]) -> [Pair] {
    let ends = MatchingEnds(expected.indices, actual.indices) { expected[$0] == actual[$1] }
    let (start, end, otherEnd) = (ends.old.lowerBound, ends.old.upperBound, ends.new.upperBound)
    var result: [Pair] = (0..<start).map { ($0, $0) }
    let anchors = common(start..<end, start..<otherEnd) { expected[$0] == actual[$1] }
    var (i, j) = (start, start)
    for (nextI, nextJ) in anchors + [(end, otherEnd)] {
      result += alike(i..<nextI, j..<nextJ, expected, actual)
      if nextI < end { result.append((nextI, nextJ)) }
      (i, j) = (nextI + 1, nextJ + 1)
    }
    for offset in 0..<(expected.count - end) { result.append((end + offset, otherEnd + offset)) }
    return result
  }

  /// Pairs the children between two equal children by kind: texts with texts, elements by name and `id`.
  private static func alike(
    _ rows: Range<Int>, _ columns: Range<Int>, _ expected: [DOMTree.Content],
    _ actual: [DOMTree.Content]
  ) -> [Pair] {
    let anchors = common(rows, columns) { isAlike(expected[$0], actual[$1]) }
    var result: [Pair] = []
    var (i, j) = (rows.lowerBound, columns.lowerBound)
    for (nextI, nextJ) in anchors + [(rows.upperBound, columns.upperBound)] {
      result += (i..<nextI).map { ($0, nil) } + (j..<nextJ).map { (nil, $0) }
      if nextI < rows.upperBound { result.append((nextI, nextJ)) }
      (i, j) = (nextI + 1, nextJ + 1)
    }
    return result
  }

  private static func isAlike(_ expected: DOMTree.Content, _ actual: DOMTree.Content) -> Bool {
    switch (expected, actual) {
    case (.text, .text): true
    case (.element(let old), .element(let new)):
      old.name == new.name && old.attributes["id"] == new.attributes["id"]
    default: false
    }
  }

  /// A longest common subsequence by dynamic programming; for very long lists, the equal elements at equal
  /// indexes.
  private static func common(
    _ rows: Range<Int>, _ columns: Range<Int>, _ isSame: (Int, Int) -> Bool
  ) -> [(Int, Int)] {
    guard !rows.isEmpty, !columns.isEmpty else { return [] }
    guard rows.count <= 1_000_000 / columns.count else {
      return zip(rows, columns).filter { isSame($0, $1) }
    }
    let width = columns.count + 1
    var lengths = [Int32](repeating: 0, count: (rows.count + 1) * width)
    var same = [Bool](repeating: false, count: rows.count * columns.count)
    for i in (0..<rows.count).reversed() {
      for j in (0..<columns.count).reversed() {
        let isPair = isSame(rows.lowerBound + i, columns.lowerBound + j)
        same[i * columns.count + j] = isPair
        lengths[i * width + j] =
          isPair
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var result: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < rows.count, j < columns.count {
      if same[i * columns.count + j] {
        result.append((rows.lowerBound + i, columns.lowerBound + j))
        i += 1
        j += 1
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return result
  }
}
