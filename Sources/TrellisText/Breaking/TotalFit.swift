/// Finds the division of a paragraph into a given number of lines with the least badness.
///
/// Each line end is searched for in a window of candidates: the last candidate is the end found by filling lines
/// greedily from the start, the first one the end found by filling them greedily from the end. These windows contain
/// few candidates, because the lines of a paragraph have little unused width.
///
/// Source: Knuth and Plass, "Breaking Paragraphs into Lines" (1981): total fit by dynamic programming.
struct TotalFit {
  let candidates: BreakCandidates

  /// The candidates for the end of a line, and the index of the first of them in the tables.
  fileprivate struct Window {
    var low: Int
    var high: Int
    var offset: Int
  }

  /// Memory that is reused for the next paragraph.
  struct Tables {
    fileprivate var windows: [Window] = []
    fileprivate var badness: [Double] = []
    fileprivate var previous: [Int32] = []

    var capacity: Int { windows.capacity + badness.capacity }
  }

  /// The ends of the lines.
  /// - Parameter greedy: the ends of greedily filled lines. The result has the same number of lines.
  /// - Complexity: O(candidates · candidates of a line).
  func ends(greedy: [Int], tables: inout Tables) -> [Int]? {
    guard greedy.count > 1, makeWindows(greedy, &tables) else { return nil }
    let count = greedy.count
    for line in 1...count {
      let before = tables.windows[line - 1]
      let window = tables.windows[line]
      for end in window.low...window.high {
        findBest(end: end, line: line, isLast: line == count, before, window, &tables)
      }
    }
    guard tables.badness[tables.windows[count].offset] < .infinity else { return nil }
    var ends = [Int](repeating: candidates.last, count: count)
    for line in stride(from: count, to: 1, by: -1) {
      let window = tables.windows[line]
      ends[line - 2] = Int(tables.previous[window.offset + ends[line - 1] - window.low])
    }
    return ends
  }

  private func findBest(
    end: Int, line: Int, isLast: Bool, _ before: Window, _ window: Window, _ tables: inout Tables
  ) {
    let available = candidates.availableWidth(ofLine: line - 1)
    let isHyphenated = candidates.candidates[end].isHyphenated
    var best = Double.infinity
    var bestStart = -1
    var start = min(before.high, end - 1)
    while start >= before.low {
      let width = candidates.width(from: start, to: end)
      if width > available { break }
      var badness = tables.badness[before.offset + start - before.low]
      if isLast {
        if isLoneWord(from: start) {
          badness +=
            candidates.candidates[start].isHyphenated ? LineBadness.loneRest : LineBadness.loneWord
        }
      } else {
        badness += LineBadness.ofLine(width: width, availableWidth: available)
      }
      if isHyphenated {
        badness += LineBadness.hyphen
        if candidates.candidates[start].isHyphenated { badness += LineBadness.secondHyphen }
      }
      if badness < best {
        best = badness
        bestStart = start
      }
      start -= 1
    }
    let index = window.offset + end - window.low
    tables.badness[index] = best
    tables.previous[index] = Int32(bestStart)
  }

  /// Whether a last line from `start` on consists of one word.
  private func isLoneWord(from start: Int) -> Bool {
    var index = start + 1
    while index < candidates.last {
      if candidates.candidates[index].endsWord { return false }
      index += 1
    }
    return true
  }

  /// Finds the possible ends of each line; returns `false` if the paragraph does not fit into as many
  /// lines.
  private func makeWindows(_ greedy: [Int], _ tables: inout Tables) -> Bool {
    let count = greedy.count
    tables.windows.removeAll(keepingCapacity: true)
    tables.windows.append(Window(low: 0, high: 0, offset: 0))
    for end in greedy { tables.windows.append(Window(low: 0, high: end, offset: 0)) }
    var low = candidates.last
    for line in stride(from: count, to: 0, by: -1) {
      guard low <= tables.windows[line].high else { return false }
      tables.windows[line].low = low
      // Hyphens are ignored, so that no possible line is excluded.
      let end = candidates.candidates[low]
      let available = candidates.availableWidth(ofLine: line - 1)
      while low > 0,
        (end.visibleEnd - end.hyphen - candidates.candidates[low - 1].nextStart + 1023) >> 10
          <= available
      {
        low -= 1
      }
    }
    var offset = 1
    for line in 1...count {
      tables.windows[line].offset = offset
      offset += tables.windows[line].high - tables.windows[line].low + 1
    }
    if tables.badness.count < offset {
      tables.badness = [Double](repeating: .infinity, count: offset)
      tables.previous = [Int32](repeating: -1, count: offset)
    }
    tables.badness[0] = 0
    return true
  }

}
