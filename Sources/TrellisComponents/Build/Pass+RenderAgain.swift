import TrellisBase

extension Pass {
  /// Renders the child of `component` again. Its properties, state and environment are unchanged since its last render.
  ///
  /// The tree nodes stay as they are, so the child must not make any.
  ///
  /// - Returns: the child; `nil` if there is none, if it made nodes, or after a mistake. The component then keeps its
  ///   former child.
  func renderAgain(_ component: any RenderBuilding) -> Component? {
    guard let node = component.treeNode else { return nil }
    let root = ScopeRoot(inside: node)
    let state = BuildState(
      root: root, previousRoot: root, updates: UpdatedNodes(), trigger: [],
      environmentChange: .none, build: root.tree.startBuild(), spans: spans, limits: limits)
    let former = component.child(at: 0)
    let outer = (build, tree)
    build = state
    tree = root.tree
    defer { (build, tree) = outer }
    state.environmentFrame = component.environmentFrame
    let made = run {
      let made = state.observe(node, ObjectIdentifier(type(of: component))) {
        component.renderChild()
      }
      if let made {
        state.buildTree(
          made, after: nil, parent: node, previousParent: nil, parentHasUpdate: false)
      }
      return made
    }
    counters.add(state.counters)
    guard let made, node.children.entries.isEmpty, state.openScopeCount == 0, !hasFailed else {
      node.children = TreeNodeChildren()
      component.replaceChild(by: former)
      return nil
    }
    return made
  }
}
