/// Letters at a cut that are shaped again, as the start or the end of a line.
struct ReshapedPiece {
  /// The letters from the cut to the nearest offset where a cut changes no letter. In a longer stretch without such an
  /// offset, the letters before the first ``equalWidths`` letters with the same widths as in the paragraph.
  var range: Range<Int>
  /// The width of the letters, in 16.16 px.
  var advance: Int64

  /// The maximum number of letters that are shaped for one cut. No word of any language is that long; in a longer
  /// stretch of joined letters the cut changes only letters close to it.
  static let longest = 256

  /// The number of equal widths after which letters count as unchanged.
  static let equalWidths = 8
}

/// The offsets at the beginning of a line at which a cut would change letters.
struct UnsafeOffsets {
  /// The first offset that was not examined, or the first safe one.
  private var end: Int
  private var isComplete = false

  init(from start: Int) { end = start }

  /// Whether all offsets from the start of the line up to `limit`, excluding `limit`, are unsafe.
  ///
  /// - Complexity: O(offsets not examined by earlier calls).
  mutating func reach(_ limit: Int, in isUnsafe: [Bool]) -> Bool {
    while !isComplete, end < limit {
      if isUnsafe[end] { end += 1 } else { isComplete = true }
    }
    return end >= limit
  }
}

extension LineMeasurer {
  /// The letters at the start of `range`, which begins at an unsafe offset.
  ///
  /// Source: Blink's `ShapingLineBreaker` shapes the whole stretch.
  func piece(atStart range: Range<Int>, in item: TextItem) -> ReshapedPiece {
    let start = range.lowerBound
    let limit = min(range.upperBound, start + ReshapedPiece.longest)
    let safe = (start..<limit).dropFirst().first { !shaped.isUnsafeToBreak[$0] }
    if safe != nil || limit == range.upperBound {
      let piece = start..<(safe ?? limit)
      return ReshapedPiece(range: piece, advance: advance(of: piece, in: item))
    }
    for length in [ReshapedPiece.longest / 8, ReshapedPiece.longest] {
      let piece = start..<wholeCharacter(start + length)
      let advances = advances(of: piece, in: item)
      var equal = 0
      for index in piece {
        equal = advances[index - start] == ownAdvance(index) ? equal + 1 : 0
        guard equal == ReshapedPiece.equalWidths else { continue }
        let end = index + 1 - equal
        return ReshapedPiece(
          range: start..<end, advance: advances[..<(end - start)].reduce(0, +))
      }
      if length == ReshapedPiece.longest {
        return ReshapedPiece(range: piece, advance: advances.reduce(0, +))
      }
    }
    return ReshapedPiece(range: start..<start, advance: 0)
  }

  /// The letters at the end of `range`, which ends at an unsafe offset.
  func piece(atEnd range: Range<Int>, in item: TextItem) -> ReshapedPiece {
    let end = range.upperBound
    let limit = max(range.lowerBound, end - ReshapedPiece.longest)
    let safe = (limit..<end).last { !shaped.isUnsafeToBreak[$0] }
    if safe != nil || limit == range.lowerBound {
      let piece = (safe ?? limit)..<end
      return ReshapedPiece(range: piece, advance: advance(of: piece, in: item))
    }
    for length in [ReshapedPiece.longest / 8, ReshapedPiece.longest] {
      let piece = wholeCharacter(end - length)..<end
      let start = piece.lowerBound
      let advances = advances(of: piece, in: item)
      var equal = 0
      for index in piece.reversed() {
        equal = advances[index - start] == ownAdvance(index) ? equal + 1 : 0
        guard equal == ReshapedPiece.equalWidths else { continue }
        let first = index + equal
        return ReshapedPiece(
          range: first..<end, advance: advances[(first - start)...].reduce(0, +))
      }
      if length == ReshapedPiece.longest {
        return ReshapedPiece(range: piece, advance: advances.reduce(0, +))
      }
    }
    return ReshapedPiece(range: end..<end, advance: 0)
  }

  /// The advance of the unit at `index` in the paragraph.
  private func ownAdvance(_ index: Int) -> Int64 {
    shaped.positions[index + 1] - shaped.positions[index]
  }

  private func advances(of range: Range<Int>, in item: TextItem) -> [Int64] {
    var advances = Array(repeating: Int64(0), count: range.count)
    forEachAdvance(of: range, in: item) { advances[$0 - range.lowerBound] += $1 }
    return advances
  }

  private func wholeCharacter(_ index: Int) -> Int {
    index < text.count && text[index] & 0xFC00 == 0xDC00 ? index - 1 : index
  }
}
