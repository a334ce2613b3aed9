extension TreeMatching {
  /// Matches equal children of matched parents that have partners elsewhere or none, and matches their former partners
  /// with each other. Each exchange saves a move.
  mutating func keepInPlace() {
    for b in 0..<second.count {
      let a = Int(toFirst[b])
      guard a >= 0, second.sizes[b] > 1, first.sizes[a] > 1, !areEqual(a, b) else { continue }
      keepInPlace(a, b)
    }
  }

  /// Matches equal children of two partners, as ``keepInPlace()`` does.
  ///
  /// - Parameter releasing: whether children without partners are matched too if nodes below them have partners
  ///   elsewhere, which are released.
  mutating func keepInPlace(_ a: Int, _ b: Int, releasing: Bool = false) {
    var places: [Int32: [Int]] = [:]
    for child in second.children(of: b).reversed() where joined[child] == nil {
      let partner = Int(toFirst[Int(child)])
      if partner < 0 || Int(first.parents[partner]) != a {
        places[classes.classes.1[Int(child)], default: []].append(Int(child))
      }
    }
    guard !places.isEmpty else { return }
    for child in first.children(of: a).lazy.map({ Int($0) }) {
      let partner = Int(toSecond[child])
      if partner >= 0, Int(second.parents[partner]) == b { continue }
      guard let other = places[classes.classes.0[child]]?.last,
        (releasing && partner < 0) || isWhole(child, partner)
      else {
        continue
      }
      let otherPartner = Int(toFirst[other])
      // The node on the other side of the exchange is equal only if it was matched as a whole.
      let isClean =
        otherPartner < 0
        ? releasing || (other..<(other + Int(second.sizes[other]))).allSatisfy { toFirst[$0] < 0 }
        : isWhole(otherPartner, other)
      guard isClean else { continue }
      places[classes.classes.0[child]]?.removeLast()
      release(child)
      if otherPartner >= 0 { release(otherPartner) }
      for node in other..<(other + Int(second.sizes[other])) where toFirst[node] >= 0 {
        unmatch(Int(toFirst[node]))
      }
      matchSubtrees(child, other)
      if partner >= 0, otherPartner >= 0 { matchSubtrees(otherPartner, partner) }
    }
  }

  /// Whether two subtrees are equal and matched node by node, or the first has no partners at all.
  private func isWhole(_ a: Int, _ b: Int) -> Bool {
    let nodes = 0..<Int(first.sizes[a])
    guard b >= 0 else { return nodes.allSatisfy { toSecond[a + $0] < 0 } }
    return areEqual(a, b)
      && nodes.allSatisfy { toSecond[a + $0] == Int32(b + $0) && joined[Int32(b + $0)] == nil }
  }

  private mutating func release(_ a: Int) {
    for node in a..<(a + Int(first.sizes[a])) { unmatch(node) }
  }
}
