import TrellisBase
import TrellisHTML

extension TreeMatching {
  /// Matches the unmatched (*free*) children of two partners.
  mutating func align(_ a: Int, _ b: Int) {
    let (old, new) = (Array(first.children(of: a)), Array(second.children(of: b)))
    matchEqual(old, new)
    matchMovedChildren(old, new)
    matchByKey(old, new)
    settle(a, b)
    pairGaps(a, b)
    joinTexts(a, b)
  }

  /// Matches equal free nodes of two lists in order.
  private mutating func matchEqual(_ allOld: [Int32], _ allNew: [Int32]) {
    let old = allOld.filter { isFree(first: Int($0)) }
    let new = allNew.filter { isFree(second: Int($0)) }
    for (i, j) in equalPairs(old, new) { matchSubtrees(Int(old[i]), Int(new[j])) }
  }

  /// The pairs of free nodes whose key occurs once in each of two lists; nodes with the key `nil` are ignored.
  private func uniquePairs<Key: Hashable>(
    _ old: [Int32], _ new: [Int32], _ key: (_ isSecond: Bool, _ node: Int) -> Key?
  ) -> [(Int, Int)] {
    var candidates: [Key: (old: Int, new: Int)] = [:]
    for a in old where isFree(first: Int(a)) {
      guard let key = key(false, Int(a)) else { continue }
      candidates[key] = candidates[key] == nil ? (Int(a), -1) : (-1, -1)
    }
    if candidates.isEmpty { return [] }
    for b in new where isFree(second: Int(b)) {
      guard let key = key(true, Int(b)), let known = candidates[key] else { continue }
      candidates[key] = known.new < 0 ? (known.old, Int(b)) : (-1, Int(b))
    }
    return candidates.values.filter { $0.old >= 0 && $0.new >= 0 }.sorted { $0.old < $1.old }
      .map { ($0.old, $0.new) }
  }

  /// Matches equal free children that moved among their siblings.
  mutating func matchMovedChildren(_ old: [Int32], _ new: [Int32]) {
    let pairs = uniquePairs(old, new) { isSecond, node -> Int32? in
      if isSecond ? second.isSpace(node) : first.isSpace(node) { return nil }
      return isSecond ? classes.classes.1[node] : classes.classes.0[node]
    }
    for (a, b) in pairs { matchSubtrees(a, b) }
  }

  /// Matches free children whose key occurs once on both sides.
  private mutating func matchByKey(_ old: [Int32], _ new: [Int32]) {
    let pairs = uniquePairs(old, new) { isSecond, node in
      (isSecond ? key(second, node) : key(first, node)).map { Exact($0) }
    }
    // Keys such as names are not always unique; the content must not contradict them.
    for (a, b) in pairs {
      if first.attribute("id", of: a) != nil || estimate(a, b, limit: 2) <= 2 { match(a, b) }
    }
  }

  /// The index pairs of children that are partners and stay in order.
  private func anchors(_ old: [Int32], _ new: [Int32]) -> [(Int, Int)] {
    var indexes: [Int32: Int] = [:]
    for (index, child) in old.enumerated() { indexes[child] = index }
    let pairs = new.enumerated().compactMap { index, child in
      indexes[toFirst[Int(child)]].map { ($0, index) }
    }
    return CommonSubsequence.increasing(pairs.map(\.0)).map { pairs[$0] }
  }

  /// Pairs the free children between the same matched neighbours.
  private mutating func pairGaps(_ a: Int, _ b: Int) {
    let (old, new) = (Array(first.children(of: a)), Array(second.children(of: b)))
    var last = (-1, -1)
    for (i, j) in anchors(old, new) + [(old.count, new.count)] {
      pair(
        old[(last.0 + 1)..<i].filter { isFree(first: Int($0)) },
        new[(last.1 + 1)..<j].filter { isFree(second: Int($0)) })
      last = (i, j)
    }
  }

  /// Pairs the nodes of one gap in order, at the least cost.
  private mutating func pair(_ left: [Int32], _ right: [Int32]) {
    guard !left.isEmpty, !right.isEmpty else { return }
    guard left.count * right.count <= 2_500, budget > 0 else {
      pairMany(left, right)
      return
    }
    for step in GapAlignment(&self, left, right).steps {
      switch step {
      case .pair(let x, let y):
        if areEqual(x, y) { matchSubtrees(x, y) } else { match(x, y) }
      case .unwrap(let x, let nodes):
        for (child, node) in zip(first.children(of: x), nodes) {
          matchSubtrees(Int(child), Int(node))
        }
      case .wrap(let nodes, let y):
        for (node, child) in zip(nodes, second.children(of: y)) {
          matchSubtrees(Int(node), Int(child))
        }
      }
    }
  }

  /// Pairs the nodes of a large gap: equal heads in order, and the nodes between them by index.
  private mutating func pairMany(_ left: [Int32], _ right: [Int32]) {
    let pairs = CommonSubsequence.pairs(
      left.map { classes.heads.0[Int($0)] }, right.map { classes.heads.1[Int($0)] }, limit: 200)
    var last = (-1, -1)
    for (i, j) in pairs + [(left.count, right.count)] {
      var (x, y) = (last.0 + 1, last.1 + 1)
      while x < i, y < j {
        if haveSameLabel(Int(left[x]), Int(right[y])) { match(Int(left[x]), Int(right[y])) }
        x += 1
        y += 1
      }
      if i < left.count { match(Int(left[i]), Int(right[j])) }
      last = (i, j)
    }
  }

  /// Rematches equal siblings so that as few as possible move.
  mutating func settle(_ a: Int, _ b: Int) {
    let (old, new) = (Array(first.children(of: a)), Array(second.children(of: b)))
    guard old.count > 1 || new.count > 1 else { return }
    var counts: [Int32: Int] = [:]
    for child in old { counts[classes.classes.0[Int(child)], default: 0] += 1 }
    var others: [Int32: Int] = [:]
    for child in new { others[classes.classes.1[Int(child)], default: 0] += 1 }
    var indexes: [Int32: Int] = [:]
    for (index, child) in old.enumerated() { indexes[child] = index }
    var released = false
    for child in old {
      let node = Int(child)
      let partner = Int(toSecond[node])
      let number = classes.classes.0[node]
      guard partner > 0, second.parents[partner] == Int32(b), areEqual(node, partner),
        counts[number, default: 0] > 1 || others[number, default: 0] > 1,
        (0..<Int(first.sizes[node])).allSatisfy({
          toSecond[node + $0] == Int32(partner + $0) && joined[Int32(partner + $0)] == nil
        })
      else { continue }
      for offset in 0..<Int(first.sizes[node]) { unmatch(node + offset) }
      released = true
    }
    guard released else { return }
    var last = (-1, -1)
    for (i, j) in anchors(old, new) + [(old.count, new.count)] {
      let left = old[min(last.0 + 1, i)..<i].filter { isFree(first: Int($0)) }
      let right = new[(last.1 + 1)..<j].filter { isFree(second: Int($0)) }
      for (x, y) in CommonSubsequence.pairs(
        left.map { classes.classes.0[Int($0)] }, right.map { classes.classes.1[Int($0)] })
      {
        matchSubtrees(Int(left[x]), Int(right[y]))
      }
      last = (i, j)
      // Nodes among texts that become one text are deleted or moved.
      if j < new.count, let tail = joined[new[j]]?.last, let end = indexes[tail] {
        last.0 = max(i, end)
      }
    }
    // The remaining nodes move.
    var remaining: [Int32: [Int32]] = [:]
    for child in new.reversed() where isFree(second: Int(child)) {
      remaining[classes.classes.1[Int(child)], default: []].append(child)
    }
    for child in old where isFree(first: Int(child)) {
      if let partner = remaining[classes.classes.0[Int(child)]]?.popLast() {
        matchSubtrees(Int(child), Int(partner))
      }
    }
  }
}
