/// Improves a matching by small changes of it, as long as each saves an operation.
///
/// The searches of ``TreeMatching`` compare nodes and do not count operations. The refinement pairs, exchanges,
/// releases and joins the nodes that operations change, and makes the operations again each time. The number of
/// trials depends on the operations and not on the size of the pages.
struct MatchingRefinement {
  private(set) var matching: TreeMatching
  private(set) var operations: [DOMOperation]
  /// The nodes that may still be visited.
  private var budget: Int
  /// Whether ``run()`` ended because of the budget.
  var isBudgetUsed: Bool { budget <= 0 }
  private let coarseness: Coarseness
  private let isExact: ([DOMOperation]) -> Bool

  /// - Parameters:
  ///   - budget: the nodes that all trials together may visit.
  ///   - isExact: whether operations make the second tree of the first one.
  init(
    _ matching: TreeMatching, operations: [DOMOperation], budget: Int, coarseness: Coarseness,
    isExact: @escaping ([DOMOperation]) -> Bool
  ) {
    self.matching = matching
    self.operations = operations
    self.budget = budget
    self.coarseness = coarseness
    self.isExact = isExact
  }

  /// Continues with a new budget, trying the texts that become parts of others first, and no change twice.
  mutating func runWithJoinsFirst(budget: Int) {
    self.budget = budget
    run(joinsFirst: true)
  }

  /// Tries changes until none saves an operation or the budget is used.
  mutating func run(joinsFirst: Bool = false) {
    var tried: Set<RefinementCandidate> = []
    var improved = true
    while improved, operations.count > 1, budget > 0 {
      improved = false
      for candidate in RefinementCandidates(matching, operations, joinsFirst: joinsFirst).all {
        guard budget > 0 else { return }
        if joinsFirst, !tried.insert(candidate).inserted { continue }
        if saves(candidate) {
          improved = true
          break
        }
      }
    }
  }

  /// Aligns the children of changed parents anew where that saves operations.
  ///
  /// - Parameter limit: the number of parents.
  mutating func realign(limit: Int) {
    for candidate in RefinementCandidates.realignments(matching, operations, limit: limit) {
      guard operations.count > 1, budget > 0 else { return }
      _ = saves(candidate)
    }
  }

  /// Makes a change if that saves operations; returns whether it does.
  private mutating func saves(_ candidate: RefinementCandidate) -> Bool {
    let size = matching.first.count + matching.second.count
    budget -= size
    var trial = matching
    trial.budget = 200 * size
    let isMade = trial.make(candidate)
    // Alignments of long lists cost more than a script.
    budget -= (200 * size - trial.budget) / 4
    guard isMade else { return false }
    let found = EditScript.operations(trial)
    guard found.count < operations.count,
      coarseness.allows(trial, found, for: matching, operations), isExact(found)
    else { return false }
    matching = trial
    operations = found
    return true
  }
}

/// A small change of a matching.
enum RefinementCandidate: Hashable {
  /// Two nodes become partners; their partners are released, and if `deep` those of the nodes below too.
  case pair(Int, Int, deep: Bool = false)
  /// Two equal subtrees become partners node by node; their former partners become partners of each other if they are equal.
  case exchange(Int, Int)
  /// The nodes `a` and `b` and their partners exchange partners with the nodes below.
  case cross(Int, Int)
  /// A node loses its partner, alone or with its subtree; if `aligns`, the nodes beside may get the free ones as partners.
  case release(Int, whole: Bool, aligns: Bool = true)
  /// The free nodes below the root `a` get free equal partners below the root `b`.
  case fill(Int, Int)
  /// As `pair`, and equal nodes below get each other as partners wherever they are.
  case pairAll(Int, Int)
  /// The children of two nodes are aligned anew; children of them are unwrapped or put around others.
  case open(Int, Int, childrenOfFirst: [Int], childrenOfSecond: [Int])
  /// The children of two partners are aligned anew at the least cost.
  case realign(Int, Int)
  /// Texts together become a text.
  case join([TreeMatching.JoinedText], Int)
  /// An element that only one tree has gets another operation; nodes of the second tree follow those of the first.
  case choose(Int32, TreeMatching.Choice)
}

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
    case .realign(let a, let b): return realign(a, b)
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
    case .open(let a, let b, let childrenOfA, let childrenOfB):
      return realign(a, b, opened: (childrenOfA, childrenOfB))
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

  /// The product of the lengths of lists up to which they are aligned anew without a margin.
  private static let realignmentLimit = 20_000

  /// Aligns the children of two nodes anew, after elements among them were replaced by their children.
  ///
  /// - Parameter opened: children of `a` and of `b` that are unwrapped or put around others.
  private mutating func realign(
    _ a: Int, _ b: Int, opened: (first: [Int], second: [Int]) = ([], [])
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
    let steps = LevelAlignment(self, old[...], new[...], margin: margin) { [self] x, y in
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
      }
    }
    for (x, y) in changed { alignBelow(x, y) }
    return true
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
