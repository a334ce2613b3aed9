import TrellisBase

/// The controllers that only one of two builds has.
///
/// Only nodes that differ are compared: a node that both builds share is skipped with its whole subtree.
struct ControllerDifference {
  /// In tree order.
  private(set) var added: [ComponentController] = []
  private(set) var removed: [ComponentController] = []
  /// The nodes of the persistent trees among the removed nodes; some of them may have moved.
  private(set) var removedTrees: [TreeNode] = []

  init(from old: TreeNode, to new: TreeNode) {
    compare(old, new)
    guard !added.isEmpty && !removed.isEmpty else { return }
    // A scoped component may have moved from one parent to another.
    let moved = Set(added.map(ObjectIdentifier.init))
      .intersection(removed.map(ObjectIdentifier.init))
    guard !moved.isEmpty else { return }
    added.removeAll { moved.contains(ObjectIdentifier($0)) }
    removed.removeAll { moved.contains(ObjectIdentifier($0)) }
  }

  private mutating func compare(_ old: TreeNode, _ new: TreeNode) {
    if old === new { return }
    if old.controller == nil, let controller = new.controller { added.append(controller) }
    if old.children.isShared(with: new.children) { return }
    let old = old.children.entries
    let new = new.children.entries
    let ends = MatchingEnds(old.indices, new.indices) {
      old[$0].counter == new[$1].counter
        && (old[$0].node === new[$1].node || old[$0].node.id == new[$1].node.id)
    }
    compareEqual(old[..<ends.old.lowerBound], new[..<ends.new.lowerBound])
    if !ends.old.isEmpty || !ends.new.isEmpty {
      if ends.old.count == ends.new.count {
        // Nodes with the same index in both lists need no look-up.
        let differing = zip(ends.old, ends.new).filter { old[$0].node !== new[$1].node }
        compareMiddle(differing.map { old[$0.0] }[...], differing.map { new[$0.1] }[...])
      } else {
        compareMiddle(old[ends.old], new[ends.new])
      }
    }
    compareEqual(old[ends.old.upperBound...], new[ends.new.upperBound...])
  }

  /// Compares the children of nodes that both lists contain in the same order.
  private mutating func compareEqual(
    _ old: ArraySlice<TreeNodeChildren.Entry>, _ new: ArraySlice<TreeNodeChildren.Entry>
  ) {
    for (old, new) in zip(old, new) where TreeNodeKey.kind(old.counter) == .parent {
      compare(old.node, new.node)
    }
  }

  private mutating func compareMiddle(
    _ old: ArraySlice<TreeNodeChildren.Entry>, _ new: ArraySlice<TreeNodeChildren.Entry>
  ) {
    var unmatched: [TreeNode.ID: TreeNode] = [:]
    for entry in old where TreeNodeKey.kind(entry.counter) == .parent {
      unmatched[entry.node.id] = entry.node
    }
    for entry in new where TreeNodeKey.kind(entry.counter) == .parent {
      if let old = unmatched.removeValue(forKey: entry.node.id) {
        compare(old, entry.node)
      } else {
        entry.node.forEachController { added.append($0) }
      }
    }
    guard !unmatched.isEmpty else { return }
    for entry in old where unmatched.removeValue(forKey: entry.node.id) != nil {
      entry.node.forEachNode { node in
        if let controller = node.controller { removed.append(controller) }
        if node.base.type == TreeComponent.self { removedTrees.append(node) }
      }
    }
  }

  /// Adds controllers that another difference has found.
  mutating func remove(_ controllers: [ComponentController]) { removed += controllers }

  /// Removes the controllers below `nodes` from the removed controllers, because they are kept.
  ///
  /// - Complexity: O(*n*) in the nodes of the subtrees and the removed controllers.
  mutating func keepControllers(of nodes: [TreeNode]) {
    if removed.isEmpty { return }
    var kept: Set<ObjectIdentifier> = []
    for node in nodes { node.forEachController { kept.insert(ObjectIdentifier($0)) } }
    if !kept.isEmpty { removed.removeAll { kept.contains(ObjectIdentifier($0)) } }
  }
}

extension TreeNode {
  /// Calls `body` with this node and its subtree, parents first.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  package func forEachNode(_ body: (TreeNode) -> Void) {
    body(self)
    /// The nodes from this one to the last one, each with the index of the child that follows.
    var path = [(node: self, next: 0)]
    while let (node, next) = path.last {
      guard next < node.children.entries.count else {
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let entry = node.children.entries[next]
      if TreeNodeKey.kind(entry.counter) != .parent { continue }
      body(entry.node)
      path.append((entry.node, 0))
    }
  }

  /// Calls `body` with the controllers of this node and its subtree, parents first.
  package func forEachController(_ body: (ComponentController) -> Void) {
    forEachNode { if let controller = $0.controller { body(controller) } }
  }
}
