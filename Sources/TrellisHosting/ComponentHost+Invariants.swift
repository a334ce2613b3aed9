import TrellisComponents
import TrellisDOM

extension ComponentHost {
  /// The violated invariants of the host, its component tree, its mounted views and its document, one a line; empty if
  /// all hold. Does not wake the host.
  ///
  /// - Complexity: O(*n*) in nodes, layouts and elements. For tests, between two renders.
  package func checkInvariants() -> [String] {
    var violations = generator.rootNode.checkInvariants() + document.checkInvariants()
    for tree in generator.rootNode.detachedTrees { violations += tree.checkInvariants() }
    switch state {
    case .empty, .hibernating:
      if mounter.mounted != nil {
        violations.append("a layout is mounted, and the host has no components")
      }
    case .built, .mounted(_, needsLayout: true):
      break
    case .mounted(let tree, needsLayout: false):
      if let layout = mounter.mounted, layout.component !== tree.component {
        violations.append("the mounted component is not the newest that was built")
      }
    }
    violations += mounter.checkInvariants()
    if case .hibernating = state {
      generator.rootNode.forEachNode { node in
        if node.component?.isMounted == true {
          violations.append("node \(node.id) of a hibernating tree has a mounted component")
        }
      }
    }
    return violations
  }
}
