extension TreeNode {
  /// The violated invariants of the tree below this node, one a line; empty if all hold.
  ///
  /// - The keys of siblings differ, and an identity has one position in the tree.
  /// - The identity of a linked child has the identity of this node as its parent.
  /// - The generations of an identity rise from the oldest to the newest, and this node is one of them.
  /// - A living component and its node refer to each other. The unsafe reference from a node to its component depends
  ///   on this.
  /// - A controller in use has not ended.
  ///
  /// - Complexity: O(*n*) in nodes. For tests.
  package func checkInvariants() -> [String] {
    var seen: Set<ID> = []
    var violations: [String] = []
    forEachNode { $0.check(&seen, &violations) }
    return violations
  }

  private func check(_ seen: inout Set<ID>, _ violations: inout [String]) {
    let name = "node \(id)"
    if !seen.insert(id).inserted { violations.append("\(name) is at two places") }
    checkGenerations(name, &violations)
    if let component, component.treeNode !== self {
      violations.append("\(name) has a \(component.typeName) that has another node")
    }
    if controller?.isInvalidated == true {
      violations.append("the controller of \(name) has ended")
    }
    let keys = children.entries.map { TreeNodeKey(base: $0.node.base, counter: $0.counter) }
    if Set(keys).count != keys.count { violations.append("two children of \(name) have one key") }
    for child in children.linked where child.identity.parent !== identity {
      violations.append("\(name) is not the parent of its child \(child.id)")
    }
  }

  private func checkGenerations(_ name: String, _ violations: inout [String]) {
    var isFound = false
    var last = BuildNumber.max
    var candidate = identity.newest
    while let node = candidate {
      isFound = isFound || node === self
      if node.build > last || node.identity !== identity {
        violations.append("the generations of \(name) are not in order")
        break
      }
      last = node.build
      candidate = node.older
    }
    if !isFound { violations.append("\(name) is no generation of its identity") }
  }
}

extension ComponentTree {
  /// The violated invariants of a detached tree, one a line; empty if all hold.
  ///
  /// - The invariants of its nodes hold (``TreeNode/checkInvariants()``), and none of its components is mounted.
  ///
  /// - Complexity: O(*n*) in nodes. For tests.
  package func checkInvariants() -> [String] {
    guard let node else { return ["the detached tree \(id) has no node"] }
    var violations = node.checkInvariants()
    node.forEachNode { node in
      if node.component?.isMounted == true {
        violations.append("node \(node.id) of the detached tree \(id) has a mounted component")
      }
    }
    return violations
  }
}
