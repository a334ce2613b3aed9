/// Chooses the children that stay while others move around them.
///
/// Source: longest increasing subsequence over the old positions, in the weighted form with a Fenwick tree of prefix
/// maxima (Fenwick 1994). A *pinned* child weighs more than all unpinned children together, so it moves only if two
/// pinned children have changed their order.
package enum ChildOrder {
  /// The indices into `oldIndexes` of the children that stay, ascending.
  ///
  /// - Parameters:
  ///   - oldIndexes: the old position of each child, in the new order; all distinct.
  ///   - isPinned: whether the child at an index of `oldIndexes` should not move.
  /// - Complexity: O(*n* log *n*).
  package static func staying(_ oldIndexes: [Int], isPinned: (Int) -> Bool) -> [Int] {
    let count = oldIndexes.count
    if zip(oldIndexes, oldIndexes.dropFirst()).allSatisfy(<) { return Array(0..<count) }
    let ranks = ranks(of: oldIndexes)
    // best[r] holds the heaviest chain that ends at a rank covered by the tree's node r.
    var best = [(weight: Int, end: Int)](repeating: (0, -1), count: count + 1)
    var previous = [Int](repeating: -1, count: count)
    for index in 0..<count {
      var chain = (weight: 0, end: -1)
      var node = ranks[index]  // ranks before this one
      while node > 0 {
        if best[node].weight > chain.weight { chain = best[node] }
        node &= node - 1
      }
      previous[index] = chain.end
      let weight = chain.weight + (isPinned(index) ? count + 1 : 1)
      node = ranks[index] + 1
      while node <= count {
        if weight > best[node].weight { best[node] = (weight, index) }
        node += node & -node
      }
    }
    var heaviest = (weight: 0, end: -1)
    var node = count
    while node > 0 {
      if best[node].weight > heaviest.weight { heaviest = best[node] }
      node &= node - 1
    }
    var result: [Int] = []
    var index = heaviest.end
    while index >= 0 {
      result.append(index)
      index = previous[index]
    }
    return result.reversed()
  }

  /// The indexes renumbered from zero without gaps.
  private static func ranks(of indexes: [Int]) -> [Int] {
    if let ranks = countedRanks(of: indexes) { return ranks }
    var ranks = [Int](repeating: 0, count: indexes.count)
    for (rank, index) in indexes.indices.sorted(by: { indexes[$0] < indexes[$1] }).enumerated() {
      ranks[index] = rank
    }
    return ranks
  }

  /// The ranks without sorting; `nil` if the positions are spread too far.
  ///
  /// - Complexity: O(*n*).
  private static func countedRanks(of indexes: [Int]) -> [Int]? {
    guard let least = indexes.min(), let most = indexes.max(), most - least < 4 * indexes.count
    else {
      return nil
    }
    var ranks = [Int](repeating: 0, count: most - least + 1)
    for index in indexes { ranks[index - least] = 1 }
    var count = 0
    for index in ranks.indices {
      let isUsed = ranks[index]
      ranks[index] = count
      count += isUsed
    }
    return indexes.map { ranks[$0 - least] }
  }
}
