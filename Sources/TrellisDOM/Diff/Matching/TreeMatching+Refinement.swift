extension TreeMatching {
  /// Makes a change; returns whether it is one.
  mutating func make(_ candidate: RefinementCandidate) -> Bool {
    switch candidate {
    case .pair(let a, let b, let deep):
      guard toSecond[a] != Int32(b) || joined[Int32(b)] != nil else { return false }
      let released = (Int(toFirst[b]), Int(toSecond[a]))
      if deep {
        if released.0 >= 0 { releaseBelow(released.0, b) }
        if released.1 >= 0 { releaseBelow(a, released.1) }
      }
      releaseTarget(b)
      if toSecond[a] >= 0 { unmatch(a) }
      if areEqual(a, b) {
        matchWhole(a, b)
      } else {
        match(a, b)
        alignBelow(a, b)
      }
      settleReleased(released.0, released.1)
      return true
    case .exchange(let a, let b):
      guard areEqual(a, b), toSecond[a] != Int32(b) else { return false }
      let (other, partner) = (Int(toFirst[b]), Int(toSecond[a]))
      if other >= 0, !areEqual(other, b) { return make(.pair(a, b)) }
      if other >= 0, partner >= 0 { return make(.cross(a, b)) }
      matchWhole(a, b)
      settleReleased(other, partner)
      return true
    case .cross(let a, let b):
      let (other, partner) = (Int(toFirst[b]), Int(toSecond[a]))
      guard other >= 0, partner >= 0, other != a else { return false }
      releaseBelow(other, b)
      releaseBelow(a, partner)
      releaseTarget(b)
      releaseTarget(partner)
      for (x, y) in [(a, b), (other, partner)] {
        if areEqual(x, y) {
          matchWhole(x, y)
        } else {
          // One pair may be below the other.
          unmatch(x)
          releaseTarget(y)
          match(x, y)
        }
      }
      alignBelow(a, b)
      alignBelow(other, partner)
      return true
    case .release(let a, let whole, let aligns):
      let b = Int(toSecond[a])
      guard b > 0 else { return false }
      for offset in 0..<(whole ? Int(first.sizes[a]) : 1) { unmatch(a + offset) }
      guard aligns else { return true }
      alignAround(first: a)
      alignAround(second: b)
      return true
    case .fill(let a, let b): return matchEqual(below: a, b)
    case .realign(let a, let b, let moves): return realign(a, b, moves: moves)
    case .join(let parts, let b):
      releaseTarget(b)
      let released = parts.map { Int(toSecond[Int($0.node)]) }
      for part in parts { unmatch(Int(part.node)) }
      join(parts, into: b)
      for target in released where target >= 0 && target != b {
        if !takeEqual(target) { alignAround(second: target) }
      }
      return true
    case .pairAll(let a, let b):
      guard make(.pair(a, b)) else { return false }
      _ = matchEqual(below: a, 0)
      _ = matchEqual(below: 0, b)
      return true
    case .choose(let node, let choice):
      guard choices[node] != choice else { return false }
      choices[node] = choice
      return true
    case .open(let a, let b, let childrenOfA, let childrenOfB, let moves):
      return realign(a, b, opened: (childrenOfA, childrenOfB), moves: moves)
    }
  }

  /// Finds partners for nodes that lost theirs, if they are not -1: beside their siblings, or equal free ones elsewhere.
  private mutating func settleReleased(_ a: Int, _ b: Int) {
    if a >= 0 { alignAround(first: a) }
    if b >= 0 { alignAround(second: b) }
    if b >= 0, isFree(second: b) { _ = takeEqual(b) }
    if a >= 0, isFree(first: a),
      let equal = (1..<second.count).first(where: {
        isFree(second: $0) && areEqual(a, $0)
      })
    {
      matchSubtrees(a, equal)
    }
  }

  /// Matches a node of the second tree with an equal free one; returns whether there is one.
  private mutating func takeEqual(_ b: Int) -> Bool {
    guard let a = (1..<first.count).first(where: { isFree(first: $0) && areEqual($0, b) }) else {
      return false
    }
    return matchSubtrees(a, b)
  }

  /// Matches equal free subtrees below two nodes in order; returns whether there are any.
  private mutating func matchEqual(below a: Int, _ b: Int) -> Bool {
    let old = (a..<(a + Int(first.sizes[a]))).filter { isFree(first: $0) }
    let new = (b..<(b + Int(second.sizes[b]))).filter { isFree(second: $0) }
    var places: [Int32: [Int]] = [:]
    for b in new.reversed() { places[classes.classes.1[b], default: []].append(b) }
    var found = false
    for a in old where isFree(first: a) {
      guard let b = places[classes.classes.0[a]]?.last else { continue }
      if matchSubtrees(a, b) {
        found = true
        places[classes.classes.0[a]]?.removeLast()
      }
    }
    return found
  }

  /// The product of the lengths of lists up to which they are aligned again without a margin.
  private static let realignmentLimit = 20_000

  /// Aligns the children of two nodes again; returns whether it is possible.
  ///
  /// - Parameters:
  ///   - opened: children of `a` and of `b` that are unwrapped or put around others: their children are aligned instead.
  ///   - moves: whether children cost nothing that are equal to nodes that are free or move elsewhere.
  private mutating func realign(
    _ a: Int, _ b: Int, opened: (first: [Int], second: [Int]) = ([], []), moves: Bool
  ) -> Bool {
    func list(_ tree: MarkupTree, _ node: Int, _ opened: [Int]) -> [Int32] {
      tree.children(of: node).flatMap {
        opened.contains(Int($0)) ? Array(tree.children(of: Int($0))) : [$0]
      }
    }
    let (old, new) = (list(first, a, opened.first), list(second, b, opened.second))
    let margin = old.count * new.count <= Self.realignmentLimit ? Int.max : 24
    let cells = old.count * LevelAlignment.band(old.count, new.count, margin: margin).count
    guard cells <= 4 * Self.realignmentLimit else { return false }
    budget -= 2 * cells
    for child in opened.first { unmatch(child) }
    for child in opened.second { releaseTarget(child) }
    if toSecond[a] != Int32(b) {
      releaseTarget(b)
      unmatch(a)
      match(a, b)
    }
    let wanted = moves ? movedClasses(old, new) : ([], [])
    if moves, wanted.0.isEmpty, wanted.1.isEmpty { return false }
    let steps = LevelAlignment(
      self, old[...], new[...], margin: margin,
      isMoved: moves
        ? { [classes] isSecond, node in
          isSecond
            ? wanted.1.contains(classes.classes.1[node])
            : wanted.0.contains(classes.classes.0[node])
        } : nil
    ) { [self] x, y in
      if areEqual(x, y) { return 0 }
      guard first.kinds[x] == second.kinds[y] else { return LevelAlignment.never }
      if toSecond[x] == Int32(y) || first.kinds[x] != .element { return 1 }
      guard haveSameLabel(x, y) || first.attributes(of: x) == second.attributes(of: y) else {
        return 2
      }
      var copy = self
      return Int32(copy.estimate(x, y, limit: 3))
    }.steps
    var changed: [(Int, Int)] = []
    for step in steps {
      switch step {
      case .pair(let x, let y):
        guard toSecond[x] != Int32(y) || joined[Int32(y)] != nil else { continue }
        if areEqual(x, y) {
          matchWhole(x, y)
        } else {
          releaseTarget(y)
          unmatch(x)
          match(x, y)
          changed.append((x, y))
        }
      case .join(let parts, let y):
        releaseTarget(y)
        for part in parts { unmatch(Int(part)) }
        join(parts.map { JoinedText(node: $0, text: first.values[Int($0)]) }, into: y)
      case .unwrap(let x, let nodes):
        unmatch(x)
        for (child, node) in zip(first.children(of: x), nodes) where toSecond[Int(child)] != node {
          matchWhole(Int(child), Int(node))
        }
      case .wrap(let nodes, let y):
        releaseTarget(y)
        for (node, child) in zip(nodes, second.children(of: y)) where toSecond[Int(node)] != child {
          matchWhole(Int(node), Int(child))
        }
      }
    }
    for (x, y) in changed { alignBelow(x, y) }
    matchEqualRoots()
    return true
  }

  /// The classes of nodes outside of two lists of siblings that are free or have partners below other parents: of the second tree,
  /// to which children of the first list may move, and of the first tree.
  private func movedClasses(_ old: [Int32], _ new: [Int32]) -> (Set<Int32>, Set<Int32>) {
    var result: (Set<Int32>, Set<Int32>) = ([], [])
    let (left, right) = (Set(old), Set(new))
    for a in 1..<max(first.count, 1) where !left.contains(Int32(a)) {
      let (parent, b) = (toSecond[Int(first.parents[a])], toSecond[a])
      if b < 0 ? parent >= 0 : second.parents[Int(b)] != parent {
        result.1.insert(classes.classes.0[a])
      }
    }
    for b in 1..<max(second.count, 1) where !right.contains(Int32(b)) {
      let (parent, a) = (toFirst[Int(second.parents[b])], toFirst[b])
      if a < 0 ? parent >= 0 : first.parents[Int(a)] != parent {
        result.0.insert(classes.classes.1[b])
      }
    }
    return result
  }

  /// Matches equal free subtrees whose parents have partners, in order: each pair is a move instead of a deletion and an
  /// insertion.
  ///
  /// - Complexity: O(*n*).
  private mutating func matchEqualRoots() {
    var places: [Int32: [Int]] = [:]
    for b in (1..<max(second.count, 1)).reversed()
    where isFree(second: b) && !isFree(second: Int(second.parents[b])) {
      places[classes.classes.1[b], default: []].append(b)
    }
    guard !places.isEmpty else { return }
    for a in 1..<max(first.count, 1) where isFree(first: a) && !isFree(first: Int(first.parents[a]))
    {
      guard let b = places[classes.classes.0[a]]?.last, matchSubtrees(a, b) else { continue }
      places[classes.classes.0[a]]?.removeLast()
    }
  }

  /// Matches two equal subtrees node by node; their partners are released.
  private mutating func matchWhole(_ a: Int, _ b: Int) {
    for offset in 0..<Int(first.sizes[a]) {
      unmatch(a + offset)
      releaseTarget(b + offset)
    }
    matchSubtrees(a, b)
  }

  /// Removes the match of a node of the second tree, of all texts that are joined into it too.
  private mutating func releaseTarget(_ b: Int) {
    if toFirst[b] >= 0 { unmatch(Int(toFirst[b])) }
  }

  /// Releases the nodes below `a` whose partners are below `b`.
  private mutating func releaseBelow(_ a: Int, _ b: Int) {
    let end = b + Int(second.sizes[b])
    for node in (a + 1)..<max(a + Int(first.sizes[a]), a + 1) {
      let partner = Int(toSecond[node])
      if partner > b, partner < end { unmatch(node) }
    }
  }

  /// Pairs the free descendants of two partners.
  private mutating func alignBelow(_ a: Int, _ b: Int) {
    guard first.sizes[a] > 1, second.sizes[b] > 1, !areEqual(a, b) else { return }
    var pending = [(a, b)]
    while let (a, b) = pending.popLast() {
      keepInPlace(a, b, releasing: true)
      align(a, b, pairing: true)
      for child in second.children(of: b).lazy.map({ Int($0) }) {
        let partner = Int(toFirst[child])
        if partner >= 0, first.parents[partner] == Int32(a), second.sizes[child] > 1,
          first.sizes[partner] > 1, !areEqual(partner, child)
        {
          pending.append((partner, child))
        }
      }
    }
  }

  /// Pairs the free siblings of a node of the first tree.
  private mutating func alignAround(first a: Int) {
    let parent = Int(first.parents[a])
    guard parent >= 0, toSecond[parent] >= 0 else { return }
    align(parent, Int(toSecond[parent]), pairing: true)
  }

  /// Pairs the free siblings of a node of the second tree.
  private mutating func alignAround(second b: Int) {
    let parent = Int(second.parents[b])
    guard parent >= 0, toFirst[parent] >= 0 else { return }
    align(Int(toFirst[parent]), parent, pairing: true)
  }
}
