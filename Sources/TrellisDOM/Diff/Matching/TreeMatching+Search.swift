import TrellisBase

extension TreeMatching {
  /// A choice of the order in which evidence counts.
  struct Strategy: Sendable {
    /// The least weight of a subtree that is matched because it occurs once in both trees.
    var leastUniqueWeight: Int32
    /// Whether the children of matched parents are paired before equal subtrees elsewhere are looked for.
    var pairsNearFirst: Bool
    /// Whether children are aligned at the least cost of changes, and not by the most equal ones.
    var alignsByCost: Bool
    /// Whether children of matched parents are paired before anything else.
    var goesDownFirst: Bool
    /// Whether nodes of the same depth are matched at the least cost before anything else.
    var goesByLevels = false
  }

  /// Matches the trees: equal subtrees in place, equal subtrees that occur once, parents of matched
  /// children, children of matched parents, and equal subtrees elsewhere.
  ///
  /// Sources: Cobéna, Abiteboul, Marian, “Detecting Changes in XML Documents” (2002), for equal subtrees
  /// by weight and for parents by their children; Falleri and others, “Fine-grained and Accurate Source
  /// Code Differencing” (2014), for the order top-down, bottom-up, recovery and for the similarity.
  mutating func search(_ strategy: Strategy) {
    if strategy.goesByLevels {
      if matchLevels() {
        matchElsewhere(near: false)
        dropUseless()
      } else {
        match(0, 0)
      }
      return
    }
    match(0, 0)
    alignsByCost = strategy.alignsByCost
    descend()
    if strategy.goesDownFirst { alignAll(pairing: true) }
    matchUnique(leastWeight: strategy.leastUniqueWeight)
    matchParents()
    alignAll(pairing: strategy.pairsNearFirst)
    matchElsewhere(near: true)
    matchElsewhere(near: false)
    matchParents()
    alignAll(pairing: true)
    matchElsewhere(near: true)
    matchElsewhere(near: false)
    keepInPlace()
    for _ in 0..<2 {
      guard prune() else { break }
      alignAll(pairing: true)
    }
    keepInPlace()
    straighten()
    for b in 0..<second.count where toFirst[b] >= 0 && second.sizes[b] > 2 {
      if !areEqual(Int(toFirst[b]), b) { settle(Int(toFirst[b]), b) }
    }
    dropUseless()
  }

  /// Matches equal children of matched parents, and children with equal heads alone between them.
  private mutating func descend() {
    var pending = [(0, 0)]
    while let (a, b) = pending.popLast() {
      let (old, new) = (Array(first.children(of: a)), Array(second.children(of: b)))
      if alignsByCost, a > 1, pairByCost(old, new) {
        for child in old where toSecond[Int(child)] >= 0 {
          let partner = Int(toSecond[Int(child)])
          if !areEqual(Int(child), partner) { pending.append((Int(child), partner)) }
        }
        continue
      }
      var last = (-1, -1)
      let pairs = equalPairs(old, new)
      for (i, j) in pairs + [(old.count, new.count)] {
        if i < old.count { matchSubtrees(Int(old[i]), Int(new[j])) }
        let gap = (i - last.0 - 1, j - last.1 - 1)
        if gap == (1, 1) {
          let (x, y) = (Int(old[i - 1]), Int(new[j - 1]))
          // The elements html, head and body are matched independent of their attributes.
          let isTop = a == 0 || first.parents[a] == 0
          if first.kinds[x] == .element, haveSameHead(x, y) || (isTop && haveSameLabel(x, y)) {
            match(x, y)
            pending.append((x, y))
          }
        }
        last = (i, j)
      }
    }
  }

  /// Index pairs of equal nodes of two lists of siblings, in order.
  ///
  /// White space is paired only beside other pairs: much of it is equal, so that its order is no evidence.
  private func equalPairs(_ old: [Int32], _ new: [Int32]) -> [(Int, Int)] {
    let heavy = (
      old.indices.filter { !first.isSpace(Int(old[$0])) },
      new.indices.filter { !second.isSpace(Int(new[$0])) }
    )
    let anchors = CommonSubsequence.pairs(
      heavy.0.map { classes.classes.0[Int(old[$0])] },
      heavy.1.map { classes.classes.1[Int(new[$0])] }
    ).map { (heavy.0[$0.0], heavy.1[$0.1]) }
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
  private mutating func matchUnique(leastWeight: Int32) {
    var places = [(count: (Int32, Int32), second: Int32)](
      repeating: ((0, 0), -1), count: classes.classCount)
    for a in 0..<first.count where isFree(first: a) {
      places[Int(classes.classes.0[a])].count.0 += 1
    }
    for b in 0..<second.count where isFree(second: b) {
      let number = Int(classes.classes.1[b])
      places[number].count.1 += 1
      places[number].second = Int32(b)
    }
    var a = 0
    while a < first.count {
      let place = places[Int(classes.classes.0[a])]
      if isFree(first: a), place.count == (1, 1), classes.weights.0[a] >= leastWeight,
        matchSubtrees(a, Int(place.second))
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
        // An ancestor counts too: the elements between were wrapped around the child.
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
      // An ancestor that fits better comes later.
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

  /// A score of two unmatched elements as parents of the matched nodes below them; `nil` if they do not fit.
  private mutating func parentScore(_ a: Int, _ b: Int) -> Double? {
    let similarity = similarity(a, b)
    // The same place counts if all else is equal.
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

  /// Matches unmatched children of matched parents, parents before children.
  private mutating func alignAll(pairing: Bool) {
    for b in 0..<second.count {
      let a = Int(toFirst[b])
      guard a >= 0, second.sizes[b] > 1, first.sizes[a] > 1, !areEqual(a, b) else { continue }
      align(a, b, pairing: pairing)
    }
  }

  /// Matches free children of two partners.
  mutating func align(_ a: Int, _ b: Int, pairing: Bool) {
    if alignsByCost, pairing {
      joinTexts(a, b, strict: true)
      pairGaps(a, b)
    }
    alignFree(
      Array(first.children(of: a)), Array(second.children(of: b)), byKey: true)
    // Wrapped and unwrapped nodes are aligned with the level above.
    for child in second.children(of: b)
    where isFree(second: Int(child))
      && second.children(of: Int(child)).contains(where: {
        toFirst[Int($0)] > 0 && first.parents[Int(toFirst[Int($0)])] == Int32(a)
      })
    {
      alignFree(
        Array(first.children(of: a)), Array(second.children(of: Int(child))), byKey: false)
      if pairing {
        pair(
          first.children(of: a).filter { isFree(first: Int($0)) },
          second.children(of: Int(child)).filter { isFree(second: Int($0)) })
      }
    }
    for child in first.children(of: a)
    where isFree(first: Int(child))
      && first.children(of: Int(child)).contains(where: {
        toSecond[Int($0)] > 0 && second.parents[Int(toSecond[Int($0)])] == Int32(b)
      })
    {
      alignFree(
        Array(first.children(of: Int(child))), Array(second.children(of: b)), byKey: false)
    }
    settle(a, b)
    joinTexts(a, b, strict: true)
    guard pairing else { return }
    pairGaps(a, b)
    joinTexts(a, b, strict: false)
  }

  private mutating func alignFree(_ allOld: [Int32], _ allNew: [Int32], byKey: Bool) {
    let old = allOld.filter { isFree(first: Int($0)) }
    let new = allNew.filter { isFree(second: Int($0)) }
    guard !old.isEmpty, !new.isEmpty else { return }
    for (i, j) in equalPairs(old, new) { matchSubtrees(Int(old[i]), Int(new[j])) }
    guard byKey else { return }
    matchByKey(
      old.filter { isFree(first: Int($0)) }, new.filter { isFree(second: Int($0)) })
  }

  /// Matches children whose key occurs once on both sides.
  private mutating func matchByKey(_ old: [Int32], _ new: [Int32]) {
    guard !old.isEmpty, !new.isEmpty else { return }
    var keys: [Exact<String>: (old: Int32, new: Int32)] = [:]
    for a in old {
      guard let key = key(first, Int(a)).map({ Exact($0) }) else { continue }
      keys[key] = keys[key] == nil ? (a, -1) : (-1, -2)
    }
    guard !keys.isEmpty else { return }
    for b in new {
      guard let key = key(second, Int(b)).map({ Exact($0) }), let known = keys[key] else {
        continue
      }
      keys[key] = known.new == -1 ? (known.old, b) : (-1, -2)
    }
    for a in old {
      guard let key = key(first, Int(a)).map({ Exact($0) }), let pair = keys[key], pair.old == a,
        pair.new >= 0
      else {
        continue
      }
      // Keys such as names are not always unique; the content must not contradict them.
      let isID = first.attribute("id", of: Int(a)) != nil
      if isID || estimate(Int(a), Int(pair.new), limit: 2) <= 2 { match(Int(a), Int(pair.new)) }
    }
  }

  /// Matches equal subtrees wherever they are, the largest first.
  ///
  /// - Parameter near: whether only nodes are matched whose parents or grandparents are partners.
  private mutating func matchElsewhere(near: Bool) {
    // The free nodes of each class, the first ones last.
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
        // Few candidates are tried, so that a page of equal nodes stays linear.
        for index in lists[number].indices.suffix(16).reversed() {
          let b = Int(lists[number][index])
          guard isFree(second: b), !near || isNear(a, b), matchSubtrees(a, b) else { continue }
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

  /// Whether one parent is the partner of the other one's parent or grandparent.
  private func isNear(_ a: Int, _ b: Int) -> Bool {
    let parentA = Int(first.parents[a])
    let parentB = Int(second.parents[b])
    guard parentA >= 0, parentB >= 0 else { return false }
    let (partnerA, partnerB) = (toSecond[parentA], toFirst[parentB])
    return (partnerA >= 0 && (partnerA == Int32(parentB) || partnerA == second.parents[parentB]))
      || (partnerB >= 0 && partnerB == first.parents[parentA])
  }
}
