/// The changes of a build to components and nodes of earlier builds, for undoing them if its result is not used.
struct BuildUndo {
  /// The node and contents of a component before the build changed them.
  private struct Adoption {
    let component: Component
    let node: TreeNode
    let contents: RenderedContents?
  }

  private var adoptions: [Adoption] = []
  /// The components of earlier builds whose cached layouts the build changed.
  private var withNewLayouts: [Component] = []
  private var moves: [(identity: NodeIdentity, parent: NodeIdentity?)] = []

  /// Records the node and the contents of `component`, if it has a node, before it gets another one.
  mutating func recordAdoption(of component: Component) {
    guard let node = component.treeNode else { return }
    adoptions.append(
      Adoption(component: component, node: node, contents: component.rendering?.renderedContents))
  }

  /// Records `component`, of an earlier build, before its layouts change.
  mutating func recordLayoutChange(of component: Component) { withNewLayouts.append(component) }

  /// Records that a node of an earlier build moves below another parent.
  mutating func recordMove(of identity: NodeIdentity) { moves.append((identity, identity.parent)) }

  /// Restores the components and nodes of earlier builds.
  func revert(in tree: TreeContext) {
    for (identity, parent) in moves.reversed() { identity.parent = parent }
    for entry in adoptions.reversed() {
      entry.node.returnTo(entry.component)
      if let contents = entry.contents { entry.component.rendering?.renderedContents = contents }
    }
    // The new layouts may refer to components of the discarded build.
    for component in withNewLayouts { component.layouts.empty(newID: tree.makeLayoutID()) }
  }
}
