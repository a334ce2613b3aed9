/// Improves a matching by parts of other matchings of the same trees.
///
/// Where two matchings differ, the nodes form groups so that either matching can be chosen for each group alone. A group of
/// the other matching is taken if that saves operations. So the result has the best part of each search.
///
/// Source: Whitley, Hains, Howe, “Tunneling between Optima: Partition Crossover for the Traveling Salesman Problem”
/// (2009), for the exchange of the groups in which two solutions differ.
struct MatchingCrossover {
  private(set) var matching: TreeMatching
  private(set) var operations: [DOMOperation]
  /// The nodes that may still be visited.
  private var budget: Int
  private let coarseness: Coarseness
  private let isExact: ([DOMOperation]) -> Bool
  private var tried: Set<[Link]> = []

  /// A node of the first tree and its partner in a matching; -1 if it has none.
  private struct Link: Hashable {
    let a: Int32
    let b: Int32
  }

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

  /// Continues with another matching.
  mutating func replace(_ matching: TreeMatching, _ operations: [DOMOperation]) {
    self.matching = matching
    self.operations = operations
  }

  /// Takes the groups of another matching that save operations.
  mutating func take(from other: TreeMatching) {
    for joinsRelatives in [true, false] {
      var groups = MatchingDifference(matching, other, joinsRelatives: joinsRelatives).groups
      // A group alone is the other matching as a whole.
      if groups.count == 1, !joinsRelatives { groups = [] }
      for group in groups {
        guard budget > 0 else { return }
        let links = group.first.map { Link(a: $0, b: other.toSecond[Int($0)]) }
        guard tried.insert(links).inserted else { continue }
        budget -= matching.first.count + matching.second.count
        var trial = matching
        trial.take(group.first, group.second, from: other)
        let found = EditScript.operations(trial)
        guard found.count < operations.count,
          coarseness.allows(trial, found, for: matching, operations), isExact(found)
        else { continue }
        matching = trial
        operations = found
      }
    }
  }
}

/// The groups of nodes in which two matchings differ.
///
/// The partners that a node has in the matchings are in its group, so that either matching can be chosen for a group alone.
private struct MatchingDifference {
  /// The nodes of the first and of the second tree in each group, in order.
  private(set) var groups: [(first: [Int32], second: [Int32])] = []
  /// The next node towards the representative of the group of each node; nodes of the second tree follow those of the first.
  private var links: [Int32]

  /// - Parameter joinsRelatives: whether nodes that differ are in the group of a parent that differs.
  /// - Complexity: O(*n* α(*n*)) in the nodes.
  init(_ one: TreeMatching, _ other: TreeMatching, joinsRelatives: Bool) {
    let count = one.first.count
    links = (0..<Int32(count + one.second.count)).map { $0 }
    var differs = [Bool](repeating: false, count: links.count)
    func mark(_ node: Int, _ partner: Int32, _ offset: Int) {
      differs[node] = true
      if partner >= 0 { unite(node, Int(partner) + offset) }
    }
    for a in 0..<count where one.toSecond[a] != other.toSecond[a] {
      mark(a, one.toSecond[a], count)
      mark(a, other.toSecond[a], count)
    }
    for b in 0..<one.second.count where one.toFirst[b] != other.toFirst[b] {
      mark(count + b, one.toFirst[b], 0)
      mark(count + b, other.toFirst[b], 0)
    }
    for b in Set(one.joined.keys).union(other.joined.keys)
    where one.joined[b] != other.joined[b] {
      for part in (one.joined[b] ?? []) + (other.joined[b] ?? []) {
        mark(count + Int(b), part.node, 0)
        differs[Int(part.node)] = true
      }
    }
    if joinsRelatives {
      for a in 1..<max(count, 1) where differs[a] && differs[Int(one.first.parents[a])] {
        unite(a, Int(one.first.parents[a]))
      }
      for b in 1..<max(one.second.count, 1)
      where differs[count + b] && differs[count + Int(one.second.parents[b])] {
        unite(count + b, count + Int(one.second.parents[b]))
      }
    }
    var numbers: [Int: Int] = [:]
    for node in links.indices where differs[node] {
      let root = representative(node)
      let number = numbers[root] ?? groups.count
      if number == groups.count {
        numbers[root] = number
        groups.append(([], []))
      }
      if node < count {
        groups[number].first.append(Int32(node))
      } else {
        groups[number].second.append(Int32(node - count))
      }
    }
  }

  private mutating func representative(_ node: Int) -> Int {
    var node = node
    while links[node] != node {
      links[node] = links[Int(links[node])]
      node = Int(links[node])
    }
    return node
  }

  private mutating func unite(_ one: Int, _ other: Int) {
    let (left, right) = (representative(one), representative(other))
    links[max(left, right)] = Int32(min(left, right))
  }
}
