/// A limit of the nodes that are inserted and deleted to save operations.
///
/// Two operations could replace a changed part as a whole, but would not show the change to the reader.
struct Coarseness {
  /// The number of nodes that each node of the two trees stands for, if it is not one.
  var sizes: ([Int32], [Int32])

  /// Whether the operations of a matching insert and delete few more nodes than those of another: up to 8 for one saved
  /// operation, and up to 16 for each of several; but one for one saved operation if a text is deleted and inserted again, and
  /// none if an element is unwrapped and one of the same name wrapped, as the reader sees that the element stays.
  ///
  /// - Parameter repeatsTexts: whether several saved operations may delete a text and insert the same text.
  func allows(
    _ matching: TreeMatching, _ operations: [DOMOperation],
    for other: TreeMatching, _ otherOperations: [DOMOperation], repeatsTexts: Bool = true
  ) -> Bool {
    let saved = otherOperations.count - operations.count
    let added = replaced(matching, operations) - replaced(other, otherOperations)
    let limit = saved == 1 ? 8 : 4 * saved * max(2, min(saved, 4))
    if added > limit || repeatedNames(operations) > repeatedNames(otherOperations) { return false }
    if added <= 1 || (saved > 1 && repeatsTexts) { return true }
    return repeatedTexts(matching) <= repeatedTexts(other)
  }

  /// The number of elements that are wrapped around nodes after one of the same name was unwrapped.
  private func repeatedNames(_ operations: [DOMOperation]) -> Int {
    let unwrapped = Set(operations.lazy.filter { $0.kind == .unwrap }.compactMap(\.old))
    return operations.count { $0.kind == .wrap && $0.new.map(unwrapped.contains) == true }
  }

  /// The number of texts without partners that equal one without a partner in the other tree.
  private func repeatedTexts(_ matching: TreeMatching) -> Int {
    var counts: [String: Int] = [:]
    for node in 0..<matching.first.count
    where matching.toSecond[node] < 0 && matching.first.kinds[node] == .text {
      counts[matching.first.values[node], default: 0] += 1
    }
    var repeated = 0
    for node in 0..<matching.second.count
    where matching.toFirst[node] < 0 && matching.second.kinds[node] == .text {
      guard let count = counts[matching.second.values[node]], count > 0 else { continue }
      counts[matching.second.values[node]] = count - 1
      repeated += 1
    }
    return repeated
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
