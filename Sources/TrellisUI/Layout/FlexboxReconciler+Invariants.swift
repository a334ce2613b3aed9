import TrellisLayout

extension FlexboxReconciler {
  /// The invariants of the tree that do not hold, one a line; empty if all do.
  ///
  /// - The invariants of the flex tree hold (`FlexTree.checkInvariants()`).
  /// - The children of each node are the nodes of its boxes, in the order of the boxes.
  /// - Each leaf has one box, or is vacant.
  /// - Outside of an update no flexbox is being updated.
  ///
  /// - Complexity: O(*n*) in boxes. For tests.
  func checkInvariants() -> [String] {
    var violations = tree.checkInvariants()
    var numbers = vacantLeaves
    check(group, below: root, &numbers, &violations)
    if numbers.sorted() != Array(leaves.indices) {
      violations.append("the leaves of boxes and the vacant ones are not all leaves, each once")
    }
    if level != 0 { violations.append("a flexbox is updated at level \(level)") }
    return violations
  }

  private func check(
    _ group: FlexboxGroup, below node: FlexNode, _ numbers: inout [Int],
    _ violations: inout [String]
  ) {
    if tree.children(of: node) != group.boxes.map(\.node) {
      violations.append("the nodes below \(node) are not those of its boxes")
    }
    for box in group.boxes { check(box.content, at: box.node, &numbers, &violations) }
  }

  private func check(
    _ content: FlexboxContent, at node: FlexNode, _ numbers: inout [Int],
    _ violations: inout [String]
  ) {
    switch content {
    case .leaf(let number): numbers.append(number)
    case .flexbox(let group): check(group, below: node, &numbers, &violations)
    case .wrapper(let box):
      if box.node != node { violations.append("the box in a wrapper has a node of its own") }
      check(box.content, at: box.node, &numbers, &violations)
    }
  }
}

extension FlexboxComponent {
  /// The invariants of the cached trees that do not hold, one a line; empty if all do.
  ///
  /// - Complexity: O(*n*) in boxes. For tests.
  func checkInvariants() -> [String] { trees.flatMap { $0.checkInvariants() } }
}

extension FlexTreePool {
  /// The invariants of the trees of finished layouts that do not hold, one a line; empty if all do.
  ///
  /// - Complexity: O(*n*) in boxes. For tests.
  func checkInvariants() -> [String] { trees.flatMap { $0.checkInvariants() } }
}
