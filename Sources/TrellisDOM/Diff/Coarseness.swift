/// A limit of the nodes that are inserted and deleted to save operations.
///
/// Two operations could replace a changed part as a whole, but would not show the change to the reader.
struct Coarseness {
  /// The number of nodes that each node of the two trees stands for, if it is not one.
  var sizes: ([Int32], [Int32])

  /// Whether a matching leaves few more nodes without partners than another: one for one saved operation, and
  /// up to 16 for each of several.
  func allows(_ matching: TreeMatching, for other: TreeMatching, saving saved: Int) -> Bool {
    let limit = saved == 1 ? 1 : 4 * saved * min(saved, 4)
    return unmatched(matching) <= unmatched(other) + limit
  }

  private func unmatched(_ matching: TreeMatching) -> Int {
    func count(_ partners: [Int32], _ sizes: [Int32]) -> Int {
      var sum = 0
      for (node, partner) in partners.enumerated() where partner < 0 {
        sum += sizes.isEmpty ? 1 : Int(sizes[node])
      }
      return sum
    }
    return count(matching.toSecond, sizes.0) + count(matching.toFirst, sizes.1)
  }
}
