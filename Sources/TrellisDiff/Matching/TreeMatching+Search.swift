import TrellisBase
import TrellisHTML

extension TreeMatching {
  /// The minimum weight of a subtree that is matched because it occurs once in both trees; smaller subtrees may be
  /// equal by chance.
  private static let leastUniqueWeight: Int32 = 24

  /// Matches the trees: equal subtrees in place and equal subtrees that occur once; then, twice, the parents of matched
  /// children, the children of matched parents, and equal subtrees elsewhere.
  ///
  /// Sources: Cobéna, Abiteboul, Marian, “Detecting Changes in XML Documents” (2002), for equal subtrees by weight
  /// and for parents by their children; Falleri and others, “Fine-grained and Accurate Source Code Differencing”
  /// (2014), for the order top-down, bottom-up, recovery and for the similarity.
  mutating func search() {
    match(0, 0)
    descend()
    matchUnique()
    for _ in 0..<2 {
      matchParents()
      forEachChanged { $0.align($1, $2) }
      matchElsewhere()
    }
    forEachChanged { $0.settle($1, $2) }
    joinMovedTexts()
    keepSpaceBeside()
    dropUseless()
  }

  /// Calls `body` with all partners whose subtrees differ, parents before children.
  private mutating func forEachChanged(_ body: (inout Self, Int, Int) -> Void) {
    for b in 0..<second.count where toFirst[b] >= 0 {
      let a = Int(toFirst[b])
      if second.sizes[b] > 1, first.sizes[a] > 1, !areEqual(a, b) { body(&self, a, b) }
    }
  }

  /// Matches equal children of matched parents, and the elements between them if both trees have as many with equal
  /// heads.
  private mutating func descend() {
    var pending = [(0, 0)]
    while let (a, b) = pending.popLast() {
      let (old, new) = (Array(first.children(of: a)), Array(second.children(of: b)))
      matchUnwrapped(old, new)
      let pairs = equalPairs(old, new)
      for (i, j) in pairs { matchSubtrees(Int(old[i]), Int(new[j])) }
      matchMovedChildren(old, new)
      var last = (-1, -1)
      for (i, j) in pairs + [(old.count, new.count)] {
        let gap = zip(old[(last.0 + 1)..<i], new[(last.1 + 1)..<j]).map { (Int($0), Int($1)) }
        // The elements html, head and body are matched regardless of their attributes.
        let isTop = a == 0 || first.parents[a] == 0
        let isInPlace = gap.allSatisfy { x, y in
          first.kinds[x] == .element && isFree(first: x) && isFree(second: y)
            && (isTop && gap.count == 1 ? haveSameLabel(x, y) : haveSameHead(x, y))
        }
        if isInPlace, i - last.0 == j - last.1 {
          for (x, y) in gap { match(x, y) }
          pending += gap
        }
        last = (i, j)
      }
    }
  }

  /// Index pairs of equal nodes of two lists of siblings, in order.
  ///
  /// White space is paired only next to other pairs: much of it is equal, so that its order is no evidence.
  func equalPairs(_ old: [Int32], _ new: [Int32]) -> [(Int, Int)] {
    let heavy = (
      old.indices.filter { !first.isSpace(Int(old[$0])) },
      new.indices.filter { !second.isSpace(Int(new[$0])) }
    )
    let numbers = (
      heavy.0.map { classes.classes.0[Int(old[$0])] },
      heavy.1.map { classes.classes.1[Int(new[$0])] }
    )
    let pairs = CommonSubsequence.pairs(numbers.0, numbers.1)
    let anchors = CommonSubsequence.joiningGaps(pairs, numbers.0, numbers.1)
      .map { (heavy.0[$0.0], heavy.1[$0.1]) }
    var result: [(Int, Int)] = []
    var last = (-1, -1)
    for (i, j) in anchors + [(old.count, new.count)] {
      let (start, otherStart) = (last.0 + 1, last.1 + 1)
      let ends = MatchingEnds(start..<i, otherStart..<j) { areEqual(Int(old[$0]), Int(new[$1])) }
      result += zip(start..<ends.old.lowerBound, otherStart..<ends.new.lowerBound).map { ($0, $1) }
      result += zip(ends.old.upperBound..<i, ends.new.upperBound..<j).map { ($0, $1) }
      if i < old.count { result.append((i, j)) }
      last = (i, j)
    }
    return result
  }

  /// Matches subtrees that occur once among the unmatched nodes of both trees, the largest first.
  private mutating func matchUnique() {
    var occurrences = [(count: (Int32, Int32), second: Int32)](
      repeating: ((0, 0), -1), count: classes.classCount)
    for a in 0..<first.count where isFree(first: a) {
      occurrences[Int(classes.classes.0[a])].count.0 += 1
    }
    for b in 0..<second.count where isFree(second: b) {
      let number = Int(classes.classes.1[b])
      occurrences[number].count.1 += 1
      occurrences[number].second = Int32(b)
    }
    var a = 0
    while a < first.count {
      let found = occurrences[Int(classes.classes.0[a])]
      if isFree(first: a), found.count == (1, 1), classes.weights.0[a] >= Self.leastUniqueWeight,
        matchSubtrees(a, Int(found.second))
      {
        a += Int(first.sizes[a])
      } else {
        a += 1
      }
    }
  }

  /// Matches unmatched elements whose children have partners with a common unmatched parent.
  private mutating func matchParents() {
    for a in (0..<first.count).reversed() where isFree(first: a) && first.kinds[a] == .element {
      var votes: [(node: Int, weight: Int)] = []
      for child in first.children(of: a) {
        let partner = toSecond[Int(child)]
        guard partner >= 0 else { continue }
        var candidate = Int(second.parents[Int(partner)])
        var steps = 0
        // Ancestors count too, because the elements between may have been wrapped around the child.
        while candidate > 0, isFree(second: candidate), steps < 4 {
          let weight = Int(first.sizes[Int(child)])
          if let known = votes.firstIndex(where: { $0.node == candidate }) {
            votes[known].weight += weight
          } else if votes.count < 16 {
            votes.append((candidate, weight))
          }
          candidate = Int(second.parents[candidate])
          steps += 1
        }
      }
      var best = (node: -1, score: 0.0)
      for vote in votes {
        if let score = parentScore(a, vote.node), score > best.score { best = (vote.node, score) }
      }
      guard best.node > 0 else { continue }
      // A better fitting ancestor may come later.
      var ancestor = Int(first.parents[a])
      var steps = 0
      var isBest = true
      while ancestor > 0, isFree(first: ancestor), steps < 3, isBest {
        if let score = parentScore(ancestor, best.node), score > best.score { isBest = false }
        ancestor = Int(first.parents[ancestor])
        steps += 1
      }
      if isBest { match(a, best.node) }
    }
  }

  /// The score of two unmatched elements as parents of the matched nodes below them; `nil` if they do not fit.
  private mutating func parentScore(_ a: Int, _ b: Int) -> Double? {
    let similarity = similarity(a, b)
    // The position breaks ties.
    let isNear = a > 0 && toSecond[Int(first.parents[a])] == second.parents[b] ? 0.05 : 0
    if haveSameHead(a, b) { return similarity + 1 + isNear }
    if haveSameLabel(a, b) {
      let hasSameKey = key(first, a) != nil && key(first, a) == key(second, b)
      guard similarity >= 0.3 || hasSameKey else { return nil }
      return similarity + (hasSameKey ? 0.9 : 0.5) + isNear
    }
    guard similarity >= 0.6 else { return nil }
    return similarity + (first.attributes(of: a) == second.attributes(of: b) ? 0.3 : 0) + isNear
  }

  /// Matches equal subtrees wherever they are, the largest first.
  private mutating func matchElsewhere() {
    // The free nodes of each class in reverse document order.
    var numbers: [Int32: Int] = [:]
    var lists: [[Int32]] = []
    for b in (0..<second.count).reversed() where isFree(second: b) {
      let number = numbers[classes.classes.1[b], default: lists.count]
      if number == lists.count {
        numbers[classes.classes.1[b]] = number
        lists.append([])
      }
      lists[number].append(Int32(b))
    }
    guard !lists.isEmpty else { return }
    var a = 0
    while a < first.count {
      if isFree(first: a), let number = numbers[classes.classes.0[a]] {
        var isMatched = false
        // Only a few candidates are tried, so that a page of equal nodes stays linear.
        for index in lists[number].indices.suffix(16).reversed() {
          let b = Int(lists[number][index])
          guard isFree(second: b), matchSubtrees(a, b) else { continue }
          isMatched = true
          lists[number].remove(at: index)
          break
        }
        if isMatched {
          a += Int(first.sizes[a])
          continue
        }
      }
      a += 1
    }
  }

  /// Removes matches that would only move a node from a deleted element into an inserted one.
  private mutating func dropUseless() {
    for a in 1..<max(first.count, 1) where toSecond[a] > 0 {
      let b = Int(toSecond[a])
      guard joined[Int32(b)] == nil, isFree(first: Int(first.parents[a])),
        isFree(second: Int(second.parents[b])), first.sizes[a] < 200
      else { continue }
      unmatch(a)
    }
  }
}
