import TrellisBase

extension BuildState {
  /// Links the nodes of `component` and its whole subtree, and renders the components that need it.
  ///
  /// - Parameter old: The component in the same place in the previous build, if it is easily found.
  /// - Returns: Whether a component reused from an earlier build needs a new layout.
  ///
  /// Source: ComponentKit's algorithm 2.15.
  @discardableResult
  func buildTree(
    _ component: Component, after old: Component?, parent: TreeNode, previousParent: TreeNode?,
    parentHasUpdate: Bool
  ) -> Bool {
    if CallStack.isShort {
      return CallStack.runOnLargerStack {
        buildTree(
          component, after: old, parent: parent, previousParent: previousParent,
          parentHasUpdate: parentHasUpdate)
      }
    }
    level += 1
    defer { level -= 1 }
    guard enterLevel(component), let isOld = enter(component) else { return false }
    if let render = component.rendering {
      return buildRender(
        render, parent: parent, previousParent: previousParent, parentHasUpdate: parentHasUpdate)
    }
    var parent = parent
    var previousParent = previousParent
    var hasUpdate = parentHasUpdate
    if let node = component.treeNode {
      let place = parent.children.nextPlace(node.base, .parent, after: previousParent)
      hasUpdate = hasUpdate || updates.contains(node.id)
      previousParent = place.previous
      node.link(below: parent, at: place, in: self)
      parent = node
    } else {
      checkNeedsNoNode(component)
    }
    var inheritance = LayoutInheritance(
      of: component, after: rebuildsEverything ? nil : old)
    var hasChanged = isOld && rebuildsEverything
    for index in 0..<component.numberOfChildren {
      let old = inheritance.child(at: index)
      guard let child = component.child(at: index) else {
        inheritance.note(nil, after: old)
        continue
      }
      let changed = buildTree(
        child, after: old, parent: parent, previousParent: previousParent,
        parentHasUpdate: hasUpdate)
      hasChanged = hasChanged || changed
      inheritance.note(child, after: old, hasChanged: changed)
    }
    if component.treeNode != nil { parent.children.close() }
    inheritance.finish()
    if hasChanged && isOld { forgetLayouts(of: component) }
    return hasChanged && isOld
  }

  /// Adds `component` to this tree.
  ///
  /// - Returns: Whether it was part of an earlier tree; `nil` for a component that no tree can contain.
  private func enter(_ component: Component) -> Bool? {
    guard
      require(
        component.usedInBuild != Component.madeOutsideOfBuilds,
        """
        \(component.typeName) was made outside of a build; make components in a provider, in \
        render(_:) or in what these call
        """),
      require(
        component.usedInBuild != build,
        """
        One \(component.typeName) stands at two places of a tree; make an instance for each place
        """)
    else { return nil }
    defer { component.usedInBuild = build }
    if component.usedInBuild != 0 { return true }
    component.layouts.id = root.tree.makeLayoutID()
    return false
  }

  /// Discards the layouts of a component reused from an earlier build.
  private func forgetLayouts(of component: Component) {
    component.layouts.empty(newID: root.tree.makeLayoutID())
  }

  private func checkNeedsNoNode(_ component: Component) {
    require(
      component.makeController() == nil,
      """
      \(component.typeName) makes a controller but has no scope that would keep it: make it in \
      withScope(\(component.typeName).self, …)
      """)
  }

  // MARK: Render components

  private func buildRender(
    _ component: any RenderBuilding, parent: TreeNode, previousParent: TreeNode?,
    parentHasUpdate: Bool
  ) -> Bool {
    let place = parent.children.nextPlace(component, .parent, after: previousParent)
    if let tree = component.keptTree {
      return buildKept(tree, component, at: place, of: parent, parentHasUpdate: parentHasUpdate)
    }
    return buildRender(
      component, after: place.previous, at: place, of: parent, parentHasUpdate: parentHasUpdate)
  }

  /// Builds `component`, which shows `tree`, whose node may come from another place.
  private func buildKept(
    _ tree: ComponentTree, _ component: any RenderBuilding, at place: TreeNodeChildren.Place,
    of parent: TreeNode, parentHasUpdate: Bool
  ) -> Bool {
    guard add(tree) else { return false }
    let previous = tree.node
    let formerParent = previous?.identity.parent
    let isRejoining = previous != nil && (tree.isDetached || previous !== place.previous)
    let outer = (rebuildsEverything, self.isRejoining)
    if isRejoining { (rebuildsEverything, self.isRejoining) = (true, true) }
    defer { (rebuildsEverything, self.isRejoining) = outer }
    let hasChanged = buildRender(
      component, after: previous, at: place, of: parent, parentHasUpdate: parentHasUpdate)
    if let node = component.treeNode {
      note(
        KeptTree(
          tree: tree, node: node,
          formerParent: isRejoining && !tree.isDetached ? formerParent : nil))
    }
    return hasChanged
  }

  private func buildRender(
    _ component: any RenderBuilding, after previous: TreeNode?, at place: TreeNodeChildren.Place,
    of parent: TreeNode, parentHasUpdate: Bool
  ) -> Bool {
    if let previous, previous === component.treeNode {
      return rebuild(component, previous, at: place, of: parent, parentHasUpdate: parentHasUpdate)
    }
    let old = previous?.component
    let node = makeNode(
      place.key, previous: previous, owner: parent,
      initialState: previous == nil ? component.makeInitialState : nil)
    noteTakingOver(component)
    node.take(component)
    node.resolve()
    node.link(below: parent, at: place, in: self)
    let changed = changedKeys(of: component, previous, old)
    if let previous, let old, changed.isEmpty,
      mayReuse(component, node, from: old, parentHasUpdate: parentHasUpdate)
    {
      noteHeight(of: previous, reusedAs: node)
      counters.componentsReused += 1
      component.takeChild(of: old)
      // The nodes below are reused unchanged: their identities have references to their parents, so nothing
      // has to be registered again (row G6).
      node.children = previous.children
      node.keysRead = previous.keysRead
      node.ownKeysRead = previous.ownKeysRead
      notePath(to: node.keysRead)
      spans?.didReuse(old, for: component)
    } else {
      let hasChanged = render(
        component, after: old?.child(at: 0), node, previous: previous,
        parentHasUpdate: parentHasUpdate || isReader(previous, of: changed))
      var inheritance = LayoutInheritance(
        of: component, after: rebuildsEverything ? nil : old)
      inheritance.note(component.child(at: 0), after: old?.child(at: 0), hasChanged: hasChanged)
      inheritance.finish()
    }
    return false
  }

  /// Builds a component that was the same instance in the same place of the previous tree.
  private func rebuild(
    _ component: any RenderBuilding, _ previous: TreeNode, at place: TreeNodeChildren.Place,
    of parent: TreeNode, parentHasUpdate: Bool
  ) -> Bool {
    let changed = previous.keysRead.intersection(changedKeys)
    if !rebuildsEverything, !dirtyNodes.contains(previous.id), changed.isEmpty {
      counters.componentsReused += 1
      noteHeight(of: previous, reusedAs: previous)
      previous.link(below: parent, at: place, in: self)
      notePath(to: previous.keysRead)
      return false
    }
    let old = component.child(at: 0)
    let node = makeNode(place.key, previous: previous, owner: parent, initialState: nil)
    noteTakingOver(component)
    node.take(component)
    node.resolve()
    node.link(below: parent, at: place, in: self)
    render(
      component, after: old, node, previous: previous,
      parentHasUpdate: parentHasUpdate || isReader(previous, of: changed))
    forgetLayouts(of: component)
    return true
  }

  /// - Returns: Whether the child is reused from an earlier build and needs a new layout.
  @discardableResult
  private func render(
    _ component: any RenderBuilding, after old: Component?, _ node: TreeNode, previous: TreeNode?,
    parentHasUpdate: Bool
  ) -> Bool {
    counters.componentsRendered += 1
    let hasUpdate = parentHasUpdate || updates.contains(node.id)
    spans?.begin(.render, of: component)
    let outer = environmentFrame
    let outerDeepest = deepest
    deepest = level
    push(node, previous: previous, isRender: true)
    environmentFrame = component.environmentFrame
    var hasChanged = false
    let child = observe(node, ObjectIdentifier(type(of: component))) { component.renderChild() }
    if let child {
      hasChanged = buildTree(
        child, after: old, parent: node, previousParent: previous, parentHasUpdate: hasUpdate)
    }
    pop()
    node.children.close()
    node.height = UInt16(clamping: deepest - level)
    deepest = max(deepest, outerDeepest)
    environmentFrame = outer
    spans?.end(.render, of: component)
    return hasChanged
  }

  /// The keys with changed values that `component` or its subtree read in the previous build.
  private func changedKeys(
    of component: any RenderBuilding, _ previous: TreeNode?, _ old: Component?
  ) -> EnvironmentKeySet {
    guard let keys = previous?.keysRead, !keys.isEmpty else { return [] }
    return changedKeys(
      among: keys, from: old?.rendering?.environmentFrame, to: component.environmentFrame)
  }

  /// Whether the component of `node` itself read one of `keys`, so that its child has other properties.
  private func isReader(_ node: TreeNode?, of keys: EnvironmentKeySet) -> Bool {
    node.map { !$0.ownKeysRead.isDisjoint(with: keys) } ?? false
  }

  /// Counts the levels below a render component whose subtree is not walked.
  private func noteHeight(of previous: TreeNode, reusedAs node: TreeNode) {
    node.height = previous.height
    let bottom = level + Int(previous.height)
    if bottom > deepest { deepest = bottom }
    if bottom > RenderLimits.depth, let component = node.component { reportDepth(at: component) }
  }

  /// Source: ComponentKit's algorithm 2.16, but without losing updates with a mixed trigger.
  private func mayReuse(
    _ component: any RenderBuilding, _ node: TreeNode, from old: Component, parentHasUpdate: Bool
  ) -> Bool {
    if rebuildsEverything || trigger.isEmpty || dirtyNodes.contains(node.id) { return false }
    if !parentHasUpdate && !trigger.contains(.propsUpdate) { return true }
    spans?.begin(.shouldUpdate, of: component)
    defer { spans?.end(.shouldUpdate, of: component) }
    return !component.shouldUpdate(from: old)
  }
}
