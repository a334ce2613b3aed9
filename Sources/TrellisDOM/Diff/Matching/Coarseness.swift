import TrellisBase

/// A limit of the nodes that are inserted and deleted to save operations.
///
/// Two operations could replace a changed part as a whole, but would not show the change to the reader. A part that is replaced
/// is small, or has little in common with the part in its place.
struct Coarseness {
  /// The number of nodes that each node of the two trees stands for, if it is not one.
  var sizes: ([Int32], [Int32])

  /// The nodes of moved and changed subtrees that may be deleted and inserted.
  private static let moveLimit = 160

  /// Whether the operations of a matching insert and delete few more nodes than those of another: up to 8 for one saved
  /// operation, and up to 16 for several, without those of moved subtrees, if less than a half of them have an equal text or an
  /// element of the same name in the other tree that is replaced too; but one for one saved operation if a text is
  /// deleted and inserted again whose element did not move and change, and none if an element is unwrapped and one of the same
  /// name is put around its content, as the reader sees that the element stays.
  ///
  /// - Parameter repeatsTexts: whether several saved operations may delete a text and insert the same text.
  func allows(
    _ matching: TreeMatching, _ operations: [DOMOperation],
    for other: TreeMatching, _ otherOperations: [DOMOperation], repeatsTexts: Bool = true
  ) -> Bool {
    let saved = otherOperations.count - operations.count
    let limit = saved == 1 ? 8 : 16
    var added = replaced(matching, operations) - replaced(other, otherOperations)
    let released = releasedMoves(matching, other, otherOperations)
    if added > limit { added -= min(released.nodes, Self.moveLimit) }
    if added > limit
      || repeatedNames(matching, operations) > repeatedNames(other, otherOperations)
    {
      return false
    }
    if added <= 1 { return true }
    if saved > 1 {
      let common = namesakes(matching) - namesakes(other)
      if added > 8, released.nodes == 0, 4 * common >= added { return false }
      if repeatsTexts { return true }
    }
    return repeatedTexts(matching) - released.texts <= repeatedTexts(other)
  }

  /// Whether the operations of one matching are better than those of another one.
  func prefers(
    _ matching: TreeMatching, _ operations: [DOMOperation],
    to other: TreeMatching, _ otherOperations: [DOMOperation]
  ) -> Bool {
    if operations.count < otherOperations.count {
      return allows(matching, operations, for: other, otherOperations)
    }
    return operations.count > otherOperations.count
      && !allows(other, otherOperations, for: matching, operations)
  }

  /// The nodes that lost their partners in subtrees that another matching moves, and the number of texts of the first tree among
  /// those nodes, where the subtree also changes.
  ///
  /// A subtree that moves and changes can as well be one that is deleted here and another one that is inserted there.
  private func releasedMoves(
    _ matching: TreeMatching, _ other: TreeMatching, _ otherOperations: [DOMOperation]
  ) -> (nodes: Int, texts: Int) {
    var (sum, texts) = (0, 0)
    for move in otherOperations where move.kind == .move && move.first > 0 {
      let (a, b) = (move.first, Int(other.toSecond[move.first]))
      guard b > 0, matching.toSecond[a] < 0, matching.toFirst[b] < 0 else { continue }
      let isChanged = !matching.areEqual(a, b)
      for node in a..<(a + Int(matching.first.sizes[a]))
      where matching.toSecond[node] < 0 && other.toSecond[node] >= 0 {
        sum += sizes.0.isEmpty ? 1 : Int(sizes.0[node])
        if isChanged, matching.first.kinds[node] == .text { texts += 1 }
      }
      for node in b..<(b + Int(matching.second.sizes[b]))
      where matching.toFirst[node] < 0 && other.toFirst[node] >= 0 {
        sum += sizes.1.isEmpty ? 1 : Int(sizes.1[node])
      }
    }
    return (sum, texts)
  }

  /// The number of elements that are put around nodes of which at least half were in one unwrapped element of the same name.
  private func repeatedNames(_ matching: TreeMatching, _ operations: [DOMOperation]) -> Int {
    let unwrapped = operations.filter { $0.kind == .unwrap && $0.first >= 0 }
    guard !unwrapped.isEmpty else { return 0 }
    return operations.count { wrap in
      guard wrap.kind == .wrap, wrap.second >= 0 else { return false }
      let nodes = matching.second.children(of: wrap.second)
      let parents = nodes.compactMap { node -> Int? in
        let partner = Int(matching.toFirst[Int(node)])
        return partner < 0 ? nil : Int(matching.first.parents[partner])
      }
      return unwrapped.contains { unwrap in
        unwrap.old == wrap.new && 2 * parents.count { $0 == unwrap.first } >= nodes.count
      }
    }
  }

  /// The number of texts without partners that equal one without a partner in the other tree.
  private func repeatedTexts(_ matching: TreeMatching) -> Int { repeated(matching, .text) }

  /// The number of nodes without partners that have the text or the name of one without a partner in the other tree.
  private func namesakes(_ matching: TreeMatching) -> Int {
    repeated(matching, .text) + repeated(matching, .element)
  }

  private func repeated(_ matching: TreeMatching, _ kind: MarkupTree.Kind) -> Int {
    var counts: [Exact<String>: Int] = [:]
    for node in 0..<matching.first.count
    where matching.toSecond[node] < 0 && matching.first.kinds[node] == kind {
      counts[Exact(matching.first.values[node]), default: 0] += 1
    }
    var repeated = 0
    for node in 0..<matching.second.count
    where matching.toFirst[node] < 0 && matching.second.kinds[node] == kind {
      let value = Exact(matching.second.values[node])
      guard let count = counts[value], count > 0 else { continue }
      counts[value] = count - 1
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
