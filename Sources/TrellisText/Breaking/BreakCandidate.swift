/// A place where a line of a paragraph may end. Positions are in 16.16 px from a common origin.
struct BreakCandidate {
  /// The unit that the next line begins with.
  var end: Int32
  /// Whether a hyphen is painted if the line ends here.
  var isHyphenated: Bool
  /// Whether no word goes on behind it.
  var endsWord: Bool
  /// Where the text of the next line begins.
  var nextStart: Int64
  /// Where the text of the line ends, a hyphen included and hanging spaces not.
  var visibleEnd: Int64
  /// The hyphen's part of ``visibleEnd``.
  var hyphen: Int64 = 0
}

/// The candidates of one paragraph, and the room of its lines.
///
/// The first candidate is the paragraph's start, the last its end.
struct BreakCandidates {
  let candidates: UnsafeBufferPointer<BreakCandidate>
  /// The greatest width that fits in the first line and in the others, in 1/64 px.
  let firstRoom: Int64
  let room: Int64

  var last: Int { candidates.count - 1 }

  @inline(__always)
  func room(ofLine line: Int) -> Int64 { line == 0 ? firstRoom : room }

  /// The width of a line between two candidates in 1/64 px.
  @inline(__always)
  func width(from start: Int, to end: Int) -> Int64 {
    (candidates[end].visibleEnd - candidates[start].nextStart + 1023) >> 10
  }

  /// The ends of the lines if each is filled as far as it can be; `nil` if one cannot be filled.
  ///
  /// - Complexity: O(candidates).
  func greedyEnds(firstRoom: Int64, room: Int64, limit: Int) -> [Int]? {
    var ends: [Int] = []
    var start = 0
    while start < last {
      let room = ends.isEmpty ? firstRoom : room
      var best = start
      var end = start + 1
      while end <= last {
        if width(from: start, to: end) <= room {
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

  /// The ends of `count` lines that are about as wide as each other.
  ///
  /// The room is made as narrow as it can be without one more line, by bisection.
  ///
  /// Source: CSS Text Level 4, `text-wrap-style: balance`.
  ///
  /// - Complexity: O(candidates · log(room)).
  func balancedEnds(count: Int) -> [Int]? {
    var best: [Int]?
    let full = min(firstRoom, room)
    var low: Int64 = 0
    var high = full
    while low <= high {
      let middle = (low + high) / 2
      let cut = full - middle
      if let ends = greedyEnds(firstRoom: firstRoom - cut, room: room - cut, limit: count) {
        best = ends
        high = middle - 1
      } else {
        low = middle + 1
      }
    }
    return best
  }
}
