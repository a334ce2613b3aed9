/// A limit of the nodes that are inserted and deleted to save operations.
///
/// Two operations could replace a changed part as a whole, but would not show the change to the reader.
struct Coarseness {
  /// The number of nodes that each node of the two trees stands for, if it is not one.
  var sizes: ([Int32], [Int32])

  /// Whether the operations of a matching insert and delete few more nodes than those of another: up to 8 for one saved
  /// operation, and up to 16 for each of several.
  func allows(
    _ matching: TreeMatching, _ operations: [DOMOperation],
    for other: TreeMatching, _ otherOperations: [DOMOperation]
  ) -> Bool {
    let saved = otherOperations.count - operations.count
    let limit = saved == 1 ? 8 : 4 * saved * max(2, min(saved, 4))
    return replaced(matching, operations) <= replaced(other, otherOperations) + limit
  }

  /// The nodes without partners but for elements that are put around others or replaced by their children.
  private func replaced(_ matching: TreeMatching, _ operations: [DOMOperation]) -> Int {
    unmatched(matching) - operations.count { $0.kind == .wrap || $0.kind == .unwrap }
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
