import TrellisBase

/// Common and increasing subsequences within bounds.
enum CommonSubsequence {
  /// Index pairs of a long common subsequence of two lists of numbers.
  ///
  /// Equal ends are taken off first. The middle is solved by the greedy algorithm with at most `limit`
  /// differences; a middle with more is aligned at numbers that occur once in both, as in patience
  /// sorting, and is not minimal.
  ///
  /// Source: Myers, “An O(ND) Difference Algorithm and Its Variations” (1986), §3.
  /// - Complexity: O(*n* + *limit*²) memory and O(*n* · *limit*) time at most.
  static func pairs(_ old: [Int32], _ new: [Int32], limit: Int = 400) -> [(Int, Int)] {
    let ends = MatchingEnds(old.indices, new.indices) { old[$0] == new[$1] }
    let start = ends.old.lowerBound
    var result = (0..<start).map { ($0, $0) }
    if !ends.old.isEmpty, !ends.new.isEmpty {
      let (left, right) = (Array(old[ends.old]), Array(new[ends.new]))
      let middle = myers(left, right, limit: limit) ?? patience(left, right)
      result += middle.map { ($0.0 + start, $0.1 + start) }
    }
    result += zip(ends.old.upperBound..<old.count, ends.new.upperBound..<new.count).map { ($0, $1) }
    return result
  }

  /// Shifts the pairs of a common subsequence among equal numbers so that an unmatched old number and an unmatched new
  /// number are at the same position: a change of one of several equal elements becomes one change.
  ///
  /// - Complexity: O(*n*) with a factor of at most 200.
  static func joiningGaps(
    _ pairs: [(Int, Int)], _ old: [Int32], _ new: [Int32]
  ) -> [(Int, Int)] {
    func reversed(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
      pairs.reversed().map { (old.count - 1 - $0.0, new.count - 1 - $0.1) }
    }
    let result = reversed(joiningLaterGaps(reversed(pairs), old.reversed(), new.reversed()))
    return joiningLaterGaps(result, old, new)
  }

  /// Shifts pairs towards the start, so that a gap before them joins an opposite gap after them.
  private static func joiningLaterGaps(
    _ pairs: [(Int, Int)], _ old: [Int32], _ new: [Int32]
  ) -> [(Int, Int)] {
    var result = pairs
    var steps = 200 * pairs.count
    /// The unmatched old numbers minus the unmatched new numbers in the gap before the pair `index`.
    func excess(_ index: Int) -> Int {
      let before = index == 0 ? (-1, -1) : result[index - 1]
      let next = index == result.count ? (old.count, new.count) : result[index]
      return (next.0 - before.0) - (next.1 - before.1)
    }
    for start in result.indices.reversed() {
      while true {
        let here = excess(start)
        var (end, later) = (start, 0)
        while here != 0, later == 0, end < result.count, steps > 0 {
          end += 1
          steps -= 1
          later = excess(end)
        }
        let moved = min(abs(here), abs(later))
        guard moved > 0, (here < 0) != (later < 0) else { break }
        let (back, otherBack) = here > 0 ? (moved, 0) : (0, moved)
        guard result[start..<end].allSatisfy({ old[$0.0 - back] == new[$0.1 - otherBack] }) else {
          break
        }
        for index in start..<end {
          result[index] = (result[index].0 - back, result[index].1 - otherBack)
        }
      }
    }
    return result
  }

  private static func myers(_ old: [Int32], _ new: [Int32], limit: Int) -> [(Int, Int)]? {
    let (n, m) = (old.count, new.count)
    guard abs(n - m) <= limit else { return nil }
    let most = min(limit, n + m)
    var furthest = [Int](repeating: 0, count: 2 * most + 3)
    let middle = most + 1
    var trace: [[Int]] = []
    for d in 0...most {
      for k in stride(from: -d, through: d, by: 2) {
        var x =
          k == -d || (k != d && furthest[middle + k - 1] < furthest[middle + k + 1])
          ? furthest[middle + k + 1] : furthest[middle + k - 1] + 1
        var y = x - k
        while x < n, y < m, y >= 0, old[x] == new[y] {
          x += 1
          y += 1
        }
        furthest[middle + k] = x
        if x >= n, y >= m {
          trace.append(Array(furthest[(middle - d)...(middle + d)]))
          return walk(trace, n, m)
        }
      }
      trace.append(Array(furthest[(middle - d)...(middle + d)]))
    }
    return nil
  }

  /// Reads the path back; `trace[d][k + d]` is the furthest point of diagonal `k` after `d` differences.
  private static func walk(_ trace: [[Int]], _ n: Int, _ m: Int) -> [(Int, Int)] {
    var (x, y) = (n, m)
    var result: [(Int, Int)] = []
    for d in stride(from: trace.count - 1, to: 0, by: -1) {
      let before = trace[d - 1]
      let k = x - y
      let at = { (diagonal: Int) -> Int in
        let index = diagonal + d - 1
        return index >= 0 && index < before.count && abs(diagonal - (d - 1)) % 2 == 0
          ? before[index] : -1
      }
      let isDown = k == -d || (k != d && at(k - 1) < at(k + 1))
      let previous = isDown ? k + 1 : k - 1
      let startX = at(previous)
      let startY = startX - previous
      while x > startX, y > startY,
        x > (isDown ? startX : startX + 1) || y > (isDown ? startY + 1 : startY)
      {
        x -= 1
        y -= 1
        result.append((x, y))
      }
      (x, y) = (startX, startY)
    }
    while x > 0, y > 0 {
      x -= 1
      y -= 1
      result.append((x, y))
    }
    return result.reversed()
  }

  /// The anchors (numbers that occur once in both lists, in increasing order) with the equal numbers next to them.
  private static func patience(_ old: [Int32], _ new: [Int32]) -> [(Int, Int)] {
    var indexes: [Int32: (old: Int, new: Int)] = [:]
    for (index, value) in old.enumerated() {
      indexes[value] = indexes[value] == nil ? (index, -1) : (-2, -1)
    }
    for (index, value) in new.enumerated() {
      guard let known = indexes[value] else { continue }
      indexes[value] = known.new == -1 ? (known.old, index) : (-2, -2)
    }
    var unique: [(Int, Int)] = []
    for (index, value) in old.enumerated() {
      if let known = indexes[value], known.old == index, known.new >= 0 {
        unique.append((index, known.new))
      }
    }
    var result: [(Int, Int)] = []
    var last = (-1, -1)
    let anchors = increasing(unique.map(\.1)).map { unique[$0] } + [(old.count, new.count)]
    for (i, j) in anchors {
      // Equal numbers after the previous anchor and before this one.
      var (x, y) = (last.0 + 1, last.1 + 1)
      while x < i, y < j, old[x] == new[y] {
        result.append((x, y))
        x += 1
        y += 1
      }
      var (u, v) = (i - 1, j - 1)
      var back: [(Int, Int)] = []
      while u >= x, v >= y, old[u] == new[v] {
        back.append((u, v))
        u -= 1
        v -= 1
      }
      result += resynchronized(old, new, x..<max(x, u + 1), y..<max(y, v + 1))
      result += back.reversed()
      if i < old.count, j < new.count { result.append((i, j)) }
      last = (i, j)
    }
    return result
  }

  /// Pairs of two ranges, walked side by side. At a difference, the walk continues at the nearest equal pair, at most
  /// 24 steps away.
  private static func resynchronized(
    _ old: [Int32], _ new: [Int32], _ left: Range<Int>, _ right: Range<Int>
  ) -> [(Int, Int)] {
    var result: [(Int, Int)] = []
    var (x, y) = (left.lowerBound, right.lowerBound)
    walk: while x < left.upperBound, y < right.upperBound {
      if old[x] == new[y] {
        result.append((x, y))
        x += 1
        y += 1
        continue
      }
      for distance in 1...24 {
        // Equal steps on both sides come first.
        for step in 0...distance {
          let (dx, dy) = ((distance + 1) / 2 + offset(step), distance / 2 - offset(step))
          guard dx >= 0, dy >= 0, x + dx < left.upperBound, y + dy < right.upperBound else {
            continue
          }
          if old[x + dx] == new[y + dy] {
            x += dx
            y += dy
            continue walk
          }
        }
      }
      x += 1
      y += 1
    }
    return result
  }

  /// 0, -1, 1, -2, 2, …
  private static func offset(_ step: Int) -> Int { step % 2 == 0 ? step / 2 : -(step + 1) / 2 }

  /// The indices of a longest strictly increasing subsequence.
  ///
  /// Source: Fredman, “On Computing the Length of Longest Increasing Subsequences” (1975).
  /// - Complexity: O(*n* log *n*).
  static func increasing(_ values: [Int]) -> [Int] {
    var tails: [Int] = []
    var before = [Int](repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var result: [Int] = []
    var index = tails.last ?? -1
    while index >= 0 {
      result.append(index)
      index = before[index]
    }
    return result.reversed()
  }
}
