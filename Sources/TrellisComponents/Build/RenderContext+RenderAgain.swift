import TrellisBase

extension RenderContext {
  /// Renders the child of `component` again. Its properties, state and environment are unchanged since its last render.
  ///
  /// The nodes below keep their states. They must have no controllers and no updates.
  ///
  /// - Returns: the child; `nil` if there is none, or after a mistake. The component then keeps its former child.
  func renderAgain(_ component: any RenderBuilding) -> Component? {
    guard let node = component.treeNode else { return nil }
    let root = ScopeRoot(inside: node)
    // The nodes below `node` are the previous generation, in a node of their own.
    let previous = TreeNode(detachedWith: nil)
    previous.children = node.children
    node.children = TreeNodeChildren()
    let state = BuildState(
      root: root, previousRoot: ScopeRoot(inside: previous), updates: UpdatedNodes(), trigger: [],
      environmentChange: .none, build: root.tree.startBuild(), spans: spans, limits: limits)
    let former = component.child(at: 0)
    let outer = (build, tree)
    build = state
    tree = root.tree
    defer { (build, tree) = outer }
    let made = state.with {
      $0.environmentFrame = component.environmentFrame
    } _: {
      run {
        let made = state.observe(node, ObjectIdentifier(type(of: component))) {
          component.renderChild()
        }
        if let made {
          state.buildTree(
            made, after: nil, parent: node, previousParent: previous, parentHasUpdate: false)
        }
        return made
      }
    }
    counters.add(state.counters)
    guard let made, state.openScopeCount == 0, !hasFailed else {
      state.revert()
      node.children = previous.children
      component.replaceChild(by: former)
      return nil
    }
    node.children.close()
    return made
  }
}
