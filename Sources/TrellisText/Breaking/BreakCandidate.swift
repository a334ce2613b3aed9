/// A possible end of a line of a paragraph. Positions are in 16.16 px from a common origin.
struct BreakCandidate {
  /// The first unit of the next line.
  var end: Int32
  /// Whether a hyphen is painted if the line ends here.
  var isHyphenated: Bool
  /// Whether a word ends here.
  var endsWord: Bool
  /// The start position of the next line's text.
  var nextStart: Int64
  /// The end position of the line's text, including a hyphen and without hanging spaces.
  var visibleEnd: Int64
  /// The width of the hyphen in ``visibleEnd``.
  var hyphen: Int64 = 0
}

/// The candidates of one paragraph, and the available widths of its lines.
///
/// The first candidate is the paragraph's start, the last its end.
struct BreakCandidates {
  let candidates: UnsafeBufferPointer<BreakCandidate>
  /// The maximum width of the first line and of the others, in 1/64 px.
  let firstWidth: Int64
  let nextWidth: Int64

  var last: Int { candidates.count - 1 }

  @inline(__always)
  func availableWidth(ofLine line: Int) -> Int64 { line == 0 ? firstWidth : nextWidth }

  /// The width of a line between two candidates in 1/64 px.
  @inline(__always)
  func width(from start: Int, to end: Int) -> Int64 {
    (candidates[end].visibleEnd - candidates[start].nextStart + 1023) >> 10
  }

  /// The ends of the lines if each is filled as far as possible; `nil` if a line cannot be filled.
  ///
  /// - Complexity: O(candidates).
  func greedyEnds(firstWidth: Int64, nextWidth: Int64, limit: Int) -> [Int]? {
    var ends: [Int] = []
    var start = 0
    while start < last {
      let available = ends.isEmpty ? firstWidth : nextWidth
      var best = start
      var end = start + 1
      while end <= last {
        if width(from: start, to: end) <= available {
          best = end
        } else if !candidates[end].isHyphenated {
          break
        }
        end += 1
      }
      guard best > start, ends.count < limit else { return nil }
      ends.append(best)
      start = best
    }
    return ends
  }

  /// The ends of `count` lines of about the same width.
  ///
  /// Finds by bisection the smallest available width that does not require another line.
  ///
  /// Source: CSS Text Level 4, `text-wrap-style: balance`.
  ///
  /// - Complexity: O(candidates · log(width)).
  func balancedEnds(count: Int) -> [Int]? {
    var best: [Int]?
    let full = min(firstWidth, nextWidth)
    var low: Int64 = 0
    var high = full
    while low <= high {
      let middle = (low + high) / 2
      let cut = full - middle
      if let ends = greedyEnds(
        firstWidth: firstWidth - cut, nextWidth: nextWidth - cut, limit: count)
      {
        best = ends
        high = middle - 1
      } else {
        low = middle + 1
      }
    }
    return best
  }
}
