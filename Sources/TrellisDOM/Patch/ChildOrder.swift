/// Chooses the children that stay while others move around them.
///
/// Source: longest increasing subsequence over the old positions, in the weighted form with a Fenwick tree of prefix
/// maxima (Fenwick 1994). A *pinned* child weighs more than all unpinned children together, so it moves only if two
/// pinned children have changed their order.
package enum ChildOrder {
  /// The indices into `oldPlaces` of the children that stay, ascending.
  ///
  /// - Parameters:
  ///   - oldPlaces: the old position of each child, in the new order; all distinct.
  ///   - isPinned: whether the child at an index of `oldPlaces` should not move.
  /// - Complexity: O(*n* log *n*).
  package static func staying(_ oldPlaces: [Int], isPinned: (Int) -> Bool) -> [Int] {
    let count = oldPlaces.count
    if zip(oldPlaces, oldPlaces.dropFirst()).allSatisfy(<) { return Array(0..<count) }
    let ranks = ranks(of: oldPlaces)
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

  /// The places numbered from zero without gaps.
  private static func ranks(of places: [Int]) -> [Int] {
    if let ranks = countedRanks(of: places) { return ranks }
    var ranks = [Int](repeating: 0, count: places.count)
    for (rank, index) in places.indices.sorted(by: { places[$0] < places[$1] }).enumerated() {
      ranks[index] = rank
    }
    return ranks
  }

  /// The ranks without sorting; `nil` if the positions are spread too far.
  ///
  /// - Complexity: O(*n*).
  private static func countedRanks(of places: [Int]) -> [Int]? {
    guard let least = places.min(), let most = places.max(), most - least < 4 * places.count else {
      return nil
    }
    var ranks = [Int](repeating: 0, count: most - least + 1)
    for place in places { ranks[place - least] = 1 }
    var count = 0
    for index in ranks.indices {
      let isTaken = ranks[index]
      ranks[index] = count
      count += isTaken
    }
    return places.map { ranks[$0 - least] }
  }
}
