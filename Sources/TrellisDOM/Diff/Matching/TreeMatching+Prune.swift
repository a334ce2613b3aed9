extension TreeMatching {
  /// Whether a matched node stays below the partner of its parent.
  func staysWithParent(_ a: Int) -> Bool {
    let b = Int(toSecond[a])
    guard b > 0, a > 0 else { return true }
    return toSecond[Int(first.parents[a])] == second.parents[b]
  }

  /// Removes matches that cost more than a deletion and an insertion; returns whether there were any.
  mutating func prune() -> Bool {
    var removed = false
    for a in 1..<max(first.count, 1) where toSecond[a] > 0 {
      let b = Int(toSecond[a])
      guard joined[Int32(b)] == nil, !staysWithParent(a) else { continue }
      let parentA = Int(first.parents[a])
      let parentB = Int(second.parents[b])
      // A move between parents that both stay, where both gaps have a partner for a change in place.
      if classes.weights.0[a] < 64, toSecond[parentA] >= 0, toFirst[parentB] >= 0,
        hasFreeNeighbour(first: parentA, label: classes.labels.0[a], in: Int(toSecond[parentA])),
        hasFreeNeighbour(second: parentB, label: classes.labels.0[a], in: Int(toFirst[parentB]))
      {
        for offset in 0..<Int(first.sizes[a]) { unmatch(a + offset) }
        removed = true
      }
    }
    return removed
  }

  private func hasFreeNeighbour(first a: Int, label: Int32, in b: Int) -> Bool {
    second.children(of: b).prefix(200).contains {
      toFirst[Int($0)] < 0 && classes.labels.1[Int($0)] == label
    }
  }

  private func hasFreeNeighbour(second b: Int, label: Int32, in a: Int) -> Bool {
    first.children(of: a).prefix(200).contains {
      toSecond[Int($0)] < 0 && classes.labels.0[Int($0)] == label
    }
  }

  /// Removes matches of nodes that would move from a deleted element into an inserted one.
  mutating func dropUseless() {
    for a in 1..<max(first.count, 1) where toSecond[a] > 0 {
      let b = Int(toSecond[a])
      guard joined[Int32(b)] == nil, toSecond[Int(first.parents[a])] < 0,
        toFirst[Int(second.parents[b])] < 0, first.sizes[a] < 200
      else { continue }
      unmatch(a)
    }
  }

  /// Exchanges the partners of equal siblings, so that they keep their order.
  mutating func straighten() {
    for a in 0..<first.count where toSecond[a] >= 0 && first.sizes[a] > 2 {
      exchange(Array(first.children(of: a)))
    }
    for b in 0..<second.count where toFirst[b] >= 0 && second.sizes[b] > 2 {
      exchangeSecond(Array(second.children(of: b)))
    }
  }

  private func isPlain(_ a: Int) -> Bool {
    let end = a + Int(first.sizes[a])
    return (a..<end).allSatisfy { toSecond[$0] < 0 || joined[toSecond[$0]] == nil }
  }

  private mutating func exchange(_ siblings: [Int32]) {
    var groups: [Int32: [Int]] = [:]
    for child in siblings where toSecond[Int(child)] >= 0 {
      groups[classes.classes.0[Int(child)], default: []].append(Int(child))
    }
    for child in siblings {
      guard let group = groups.removeValue(forKey: classes.classes.0[Int(child)]), group.count > 1
      else { continue }
      let partners = group.map { toSecond[$0] }
      let sorted = partners.sorted()
      guard sorted != partners, group.allSatisfy({ isPlain($0) }) else { continue }
      let size = Int(first.sizes[group[0]])
      let old = group.map { Array(toSecond[$0..<($0 + size)]) }
      for (node, partner) in zip(group, sorted) {
        guard let source = partners.firstIndex(of: partner) else { continue }
        for offset in 0..<size { setPartner(node + offset, old[source][offset]) }
      }
    }
  }

  private mutating func exchangeSecond(_ siblings: [Int32]) {
    var groups: [Int32: [Int]] = [:]
    for child in siblings where toFirst[Int(child)] >= 0 {
      groups[classes.classes.1[Int(child)], default: []].append(Int(child))
    }
    for child in siblings {
      guard let group = groups.removeValue(forKey: classes.classes.1[Int(child)]), group.count > 1
      else { continue }
      let partners = group.map { toFirst[$0] }
      let sorted = partners.sorted()
      let size = Int(second.sizes[group[0]])
      guard sorted != partners,
        group.allSatisfy({ b in (b..<(b + size)).allSatisfy { joined[Int32($0)] == nil } })
      else { continue }
      let old = group.map { Array(toFirst[$0..<($0 + size)]) }
      for (node, partner) in zip(group, sorted) {
        guard let source = partners.firstIndex(of: partner) else { continue }
        for offset in 0..<size { setPartner(second: node + offset, old[source][offset]) }
      }
    }
  }

  /// Chooses again which of several equal siblings are partners, so that as few as possible move.
  mutating func settle(_ a: Int, _ b: Int) {
    let (old, new) = (Array(first.children(of: a)), Array(second.children(of: b)))
    guard old.count > 1 || new.count > 1 else { return }
    var counts: [Int32: Int] = [:]
    for child in old { counts[classes.classes.0[Int(child)], default: 0] += 1 }
    var others: [Int32: Int] = [:]
    for child in new { others[classes.classes.1[Int(child)], default: 0] += 1 }
    var place: [Int32: Int] = [:]
    for (index, child) in old.enumerated() { place[child] = index }
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
    let anchors = new.indices.filter {
      toFirst[Int(new[$0])] >= 0 && place[toFirst[Int(new[$0])]] != nil
    }.map { (place[toFirst[Int(new[$0])]] ?? 0, $0) }
    let kept = CommonSubsequence.increasing(anchors.map(\.0)).map { anchors[$0] }
    var last = (-1, -1)
    for (i, j) in kept + [(old.count, new.count)] {
      let left = old[min(last.0 + 1, i)..<i].filter { isFree(first: Int($0)) }
      let right = new[(last.1 + 1)..<j].filter { isFree(second: Int($0)) }
      for (x, y) in CommonSubsequence.pairs(
        left.map { classes.classes.0[Int($0)] }, right.map { classes.classes.1[Int($0)] })
      {
        matchSubtrees(Int(left[x]), Int(right[y]))
      }
      last = (i, j)
      // Nodes among texts that become one text are deleted or move.
      if j < new.count, let tail = joined[new[j]]?.last, let end = place[tail.node] {
        last.0 = max(i, end)
      }
    }
    // The rest moves.
    var places: [Int32: [Int32]] = [:]
    for child in new.reversed() where isFree(second: Int(child)) {
      places[classes.classes.1[Int(child)], default: []].append(child)
    }
    for child in old where isFree(first: Int(child)) {
      if let partner = places[classes.classes.0[Int(child)]]?.popLast() {
        matchSubtrees(Int(child), Int(partner))
      }
    }
  }
}
