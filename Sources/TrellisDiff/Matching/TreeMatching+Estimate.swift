import TrellisBase
import TrellisHTML

extension TreeMatching {
  /// An estimate of the number of operations that turn the subtree `a` into `b` in place, from a short search; at most
  /// `limit` + 1.
  ///
  /// If only one child differs, the search descends in a loop. It recurses only if several children differ, and each
  /// level lowers the limit by at least one.
  mutating func estimate(_ a: Int, _ b: Int, limit: Int) -> Int {
    var (a, b, limit) = (a, b, limit)
    // The costs and the limits of the nodes above.
    var above: [(cost: Int, limit: Int)] = []
    var result: Int
    while true {
      let step = estimateHere(a, b, limit: limit)
      guard case .onlyChild(let childA, let childB, let cost) = step else {
        guard case .cost(let cost) = step else { return limit + 1 }
        result = cost
        break
      }
      above.append((cost, limit))
      (a, b, limit) = (childA, childB, min(2, limit - cost))
    }
    for level in above.reversed() {
      result = level.cost + min(2, result)
      if result > level.limit { result = level.limit + 1 }
    }
    return result
  }

  private enum Estimate {
    case cost(Int)
    /// The cost of a node without its only differing child.
    case onlyChild(Int, Int, cost: Int)
  }

  private mutating func estimateHere(_ a: Int, _ b: Int, limit: Int) -> Estimate {
    budget -= 1
    if areEqual(a, b) { return .cost(0) }
    guard limit > 0, budget > 0 else { return .cost(limit + 1) }
    let (kindA, kindB) = (first.kinds[a], second.kinds[b])
    guard kindA == kindB else { return .cost(limit + 1) }
    var cost = 0
    if !first.values[a].isExactly(second.values[b]) { cost += 1 }
    guard kindA == .element else { return .cost(cost) }
    if !haveSameHead(a, b) { cost += attributeChanges(a, b) }
    guard cost <= limit else { return .cost(limit + 1) }
    let old = Array(first.children(of: a))
    let new = Array(second.children(of: b))
    let ends = MatchingEnds(old.indices, new.indices) { areEqual(Int(old[$0]), Int(new[$1])) }
    let start = ends.old.lowerBound
    let (left, right) = (ends.old.count, ends.new.count)
    budget -= old.count - left
    guard abs(left - right) + cost <= 2 * limit else { return .cost(limit + 1) }
    guard left == right else {
      return .cost(estimateLists(old[ends.old], new[ends.new], cost: cost, limit: limit))
    }
    if left == 1 { return .onlyChild(Int(old[start]), Int(new[start]), cost: cost) }
    let differing = (0..<left).filter { !areEqual(Int(old[start + $0]), Int(new[start + $0])) }
    for (index, offset) in differing.enumerated() {
      // Each remaining child costs at least one operation.
      let rest = limit - cost - (differing.count - index - 1)
      guard rest > 0 else { return .cost(limit + 1) }
      cost += min(
        2, estimate(Int(old[start + offset]), Int(new[start + offset]), limit: min(2, rest)))
      guard cost <= limit else { return .cost(limit + 1) }
    }
    return .cost(cost)
  }

  /// The estimate for lists of different length: the shorter list is matched within the longer one, in order. Texts
  /// that a parser joins count once.
  private mutating func estimateLists(
    _ old: ArraySlice<Int32>, _ new: ArraySlice<Int32>, cost: Int, limit: Int
  ) -> Int {
    var matched = (nodes: 0, texts: 0)
    var index = old.startIndex
    for child in new {
      var probe = index
      while probe < old.endIndex, !areEqual(Int(old[probe]), Int(child)) { probe += 1 }
      if probe < old.endIndex {
        matched.nodes += 1
        if second.kinds[Int(child)] == .text { matched.texts += 1 }
        index = probe + 1
      }
      budget -= 8
    }
    let most = max(old.count, new.count) - matched.nodes
    guard most > limit - cost || most > 1 else { return cost + most }
    let texts = (
      old.filter { first.kinds[Int($0)] == .text }, new.filter { second.kinds[Int($0)] == .text }
    )
    let joined = (
      texts.0.map { first.values[Int($0)] }.joined(),
      texts.1.map { second.values[Int($0)] }.joined()
    )
    guard joined.0 == joined.1 else {
      // Texts that were joined because elements around some of them were deleted.
      if texts.1.count == new.count, texts.0.count < old.count, budget > 0,
        deepText(old, atMost: joined.1.utf8.count) == joined.1
      {
        return min(limit + 1, cost + old.count - texts.0.count)
      }
      return min(limit + 1, cost + most)
    }
    let others = (old.count - texts.0.count, new.count - texts.1.count)
    let same = matched.nodes - matched.texts
    return min(limit + 1, cost + min(most, max(others.0, others.1) - same))
  }

  /// The text of nodes of the first tree with all their descendants; `nil` if it is longer than `limit` bytes.
  private mutating func deepText(_ nodes: ArraySlice<Int32>, atMost limit: Int) -> String? {
    var result = ""
    for node in nodes.lazy.map({ Int($0) }) {
      guard first.sizes[node] < 200 else { return nil }
      budget -= Int(first.sizes[node])
      for inner in node..<(node + Int(first.sizes[node])) where first.kinds[inner] == .text {
        result += first.values[inner]
        guard result.utf8.count <= limit else { return nil }
      }
    }
    return result
  }
}
