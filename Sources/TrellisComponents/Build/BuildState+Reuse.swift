import TrellisBase

extension BuildState {
  /// Links the nodes of `component` and its whole subtree, and renders the components that need it.
  ///
  /// - Parameter old: The component in the same position in the previous build, if it is easily found.
  /// - Returns: The difference to the layouts of a component reused from an earlier build.
  ///
  /// Source: ComponentKit's algorithm 2.15.
  @discardableResult
  func buildTree(
    _ component: Component, after old: Component?, parent: TreeNode, previousParent: TreeNode?,
    parentHasUpdate: Bool
  ) -> BuildOutcome {
    defer { depth.leave() }
    guard enterLevel(component), let isOld = enter(component) else { return .unchanged }
    if let render = component.rendering {
      return buildRender(
        render, parent: parent, previousParent: previousParent, parentHasUpdate: parentHasUpdate)
    }
    guard let node = component.treeNode else {
      component.requireNoController()
      return buildChildren(
        of: component, after: old, isOld: isOld, parent: parent, previousParent: previousParent,
        parentHasUpdate: parentHasUpdate)
    }
    let slot = parent.children.nextSlot(node.base, .parent, after: previousParent)
    node.link(below: parent, at: slot, in: self)
    let outcome = buildChildren(
      of: component, after: old, isOld: isOld, parent: node, previousParent: slot.previous,
      parentHasUpdate: parentHasUpdate || updates.contains(node.id))
    node.children.close()
    return outcome
  }

  /// Builds the children of `component`; not for render components.
  ///
  /// - Parameters:
  ///   - isOld: whether the component was part of an earlier tree.
  ///   - parent: the node of the component or, if it has none, the node above.
  private func buildChildren(
    of component: Component, after old: Component?, isOld: Bool, parent: TreeNode,
    previousParent: TreeNode?, parentHasUpdate: Bool
  ) -> BuildOutcome {
    if old == nil, !isOld, component.numberOfChildren == 0 { return .unchanged }
    var outcome: BuildOutcome = isOld && rebuildsEverything ? .changed : .unchanged
    var inheritance = LayoutReuse(
      of: component, after: rebuildsEverything ? nil : old)
    var index = 0
    var runs = ChildRuns(of: component, after: old, in: self)
    while index < component.numberOfChildren {
      if let run = runs?.linkRun(from: index, of: parent, after: previousParent, in: self) {
        index += run.count
        if run.isMoved { inheritance.recordMovedChildren() }
        continue
      }
      defer { index += 1 }
      let child = component.child(at: index)
      // The same component has the same children.
      let former = component === old ? child : inheritance.child(at: index)
      guard let child else {
        inheritance.record(nil, after: former)
        continue
      }
      let childOutcome = buildTree(
        child, after: former, parent: parent, previousParent: previousParent,
        parentHasUpdate: parentHasUpdate)
      outcome = max(outcome, childOutcome)
      inheritance.record(child, after: former, childOutcome)
    }
    inheritance.finish()
    return isOld ? reconcileLayouts(of: component, outcome) : .unchanged
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
        component.usedInBuild != mark,
        """
        One \(component.typeName) is at two places of a tree; make an instance for each place
        """)
    else { return nil }
    defer { component.usedInBuild = mark }
    if component.usedInBuild != .none { return true }
    component.layouts.id = root.tree.makeLayoutID()
    return false
  }

  /// Keeps, refreshes or discards the layouts of a component reused from an earlier build.
  private func reconcileLayouts(of component: Component, _ outcome: BuildOutcome) -> BuildOutcome {
    if outcome == .unchanged { return .unchanged }
    undo.recordLayoutChange(of: component)
    if outcome == .refreshed, component.layouts.id != 0, component.refreshLayouts(in: build) {
      return .refreshed
    }
    component.layouts.empty(newID: root.tree.makeLayoutID())
    component.willLayOutAgain()
    return .changed
  }

  // MARK: Render components

  private func buildRender(
    _ component: any RenderBuilding, parent: TreeNode, previousParent: TreeNode?,
    parentHasUpdate: Bool
  ) -> BuildOutcome {
    let slot =
      component.treeNode.flatMap { parent.children.nextSlot(of: $0, after: previousParent) }
      ?? parent.children.nextSlot(component, .parent, after: previousParent)
    if let tree = component.persistentTree {
      return buildPersistent(
        tree, component, at: slot, of: parent, parentHasUpdate: parentHasUpdate)
    }
    return buildRender(
      component, after: slot.previous, at: slot, of: parent, parentHasUpdate: parentHasUpdate)
  }

  /// Builds the component of a persistent tree; the node of `tree` may come from another position.
  private func buildPersistent(
    _ tree: ComponentTree, _ component: any RenderBuilding, at slot: TreeNodeChildren.Slot,
    of parent: TreeNode, parentHasUpdate: Bool
  ) -> BuildOutcome {
    guard add(tree) else { return .unchanged }
    let previous = tree.node
    let formerParent = previous?.identity.parent
    let isRejoining = previous != nil && (tree.isDetached || previous !== slot.previous)
    let outcome = with {
      // A tree inside a rejoining tree is rejoining too.
      guard isRejoining else { return }
      $0.rebuildsEverything = true
      $0.isRejoining = true
    } _: {
      buildRender(
        component, after: previous, at: slot, of: parent, parentHasUpdate: parentHasUpdate)
    }
    if let node = component.treeNode {
      trees.record(
        AttachedTrees.Entry(
          tree: tree, node: node,
          formerParent: isRejoining && !tree.isDetached ? formerParent : nil))
    }
    return outcome
  }

  private func buildRender(
    _ component: any RenderBuilding, after previous: TreeNode?, at slot: TreeNodeChildren.Slot,
    of parent: TreeNode, parentHasUpdate: Bool
  ) -> BuildOutcome {
    if let previous, previous === component.treeNode {
      return rebuild(component, previous, at: slot, of: parent, parentHasUpdate: parentHasUpdate)
    }
    let old = previous?.component
    let comesBack = component.treeNode != nil
    if comesBack {
      // Its layouts contain the components of the build in which it was last shown.
      undo.recordLayoutChange(of: component)
      component.layouts.empty(newID: root.tree.makeLayoutID())
    }
    let node = makeNode(
      slot.key, previous: previous, owner: parent,
      initialState: previous == nil ? component.makeInitialState : nil)
    undo.recordAdoption(of: component)
    node.adopt(component)
    node.resolve()
    node.link(below: parent, at: slot, in: self)
    let changed = changedKeys(of: component, previous, old)
    let hasSameFrame = old.map { !hasOtherFrames && component.hasFrame(of: $0) } ?? true
    if let previous, let old, changed.isEmpty,
      mayReuse(
        component, node, after: previous, from: old, parentHasUpdate: parentHasUpdate,
        hasSameFrame: hasSameFrame)
    {
      counters.componentsReused += 1
      component.adoptChild(of: old)
      if dirtyNodes.contains(node.id), let child = component.child(at: 0) {
        _ = reconcileLayouts(of: component, buildReusedChild(child, component, node, previous))
        return comesBack ? .changed : .unchanged
      }
      recordHeight(of: previous, reusedAs: node)
      // The nodes below are reused unchanged: their identities have references to their parents, so nothing
      // has to be registered again (row G6).
      node.children = previous.children
      node.keysRead = previous.keysRead
      node.ownKeysRead = previous.ownKeysRead
      node.adoptRenderTraits(of: previous, hasSameFrame: hasSameFrame)
      recordPath(to: node.keysRead)
      spans?.didReuse(old, for: component)
      return comesBack ? .changed : .unchanged
    }
    // The tree wakes from hibernation: the component is rendered although nothing changed.
    if let previous, old == nil { node.adoptRenderTraits(of: previous, hasSameFrame: true) }
    if changed.isEmpty { wakeContent(of: old) }
    let outcome = render(
      component, after: old?.child(at: 0), node, previous: previous,
      parentHasUpdate: parentHasUpdate || isReader(previous, of: changed),
      hasSameFrame: hasSameFrame)
    var inheritance = LayoutReuse(
      of: component, after: rebuildsEverything ? nil : old)
    inheritance.record(component.child(at: 0), after: old?.child(at: 0), outcome)
    inheritance.finish()
    return comesBack ? .changed : .unchanged
  }

  /// Builds a component instance that is at the same position as in the previous tree.
  private func rebuild(
    _ component: any RenderBuilding, _ previous: TreeNode, at slot: TreeNodeChildren.Slot,
    of parent: TreeNode, parentHasUpdate: Bool
  ) -> BuildOutcome {
    let changed = previous.keysRead.intersection(changedKeys)
    if !rebuildsEverything, !dirtyNodes.contains(previous.id), changed.isEmpty {
      counters.componentsReused += 1
      recordHeight(of: previous, reusedAs: previous)
      previous.link(below: parent, at: slot, in: self)
      recordPath(to: previous.keysRead)
      return .unchanged
    }
    let node = makeNode(slot.key, previous: previous, owner: parent, initialState: nil)
    let canReuseChild =
      !rebuildsEverything && changed.isEmpty && canReuseChild(of: component, node, after: previous)
    if changed.isEmpty { wakeContent(of: component) }
    let old = component.child(at: 0)
    // The layout inputs with the former state: the component has it until the node adopts it.
    let inputs = canReuseChild ? nil : component.ownLayoutInputs()
    undo.recordAdoption(of: component)
    node.adopt(component)
    node.resolve()
    node.link(below: parent, at: slot, in: self)
    if canReuseChild, let old {
      counters.componentsReused += 1
      return reconcileLayouts(of: component, buildReusedChild(old, component, node, previous))
    }
    var outcome = render(
      component, after: old, node, previous: previous,
      parentHasUpdate: parentHasUpdate || isReader(previous, of: changed), hasSameFrame: true)
    if outcome < .changed { outcome = .refreshed }
    if rebuildsEverything || !isSameLayout(component.child(at: 0), as: old)
      || inputs == nil || inputs != component.ownLayoutInputs()
    {
      outcome = .changed
    }
    return reconcileLayouts(of: component, outcome)
  }

  /// Wakes the content of `old` before its component is rendered. The new content inherits the layouts, so a change of
  /// one row lays out nothing around it.
  ///
  /// A content with tree nodes does not wake: the nodes would be newer than the nodes of this build, which begins
  /// from the nodes with their states.
  private func wakeContent(of old: Component?) {
    guard let wakesContent, !rebuildsEverything, let old = old?.rendering,
      old.hibernatingSubtree != nil, old.treeNode?.children.entries.isEmpty == true
    else { return }
    wakesContent(old)
  }

  /// Whether both children have the same layout id, or both are absent.
  private func isSameLayout(_ new: Component?, as old: Component?) -> Bool {
    guard let new, let old else { return new == nil && old == nil }
    return new.layouts.id == old.layouts.id && new.layouts.id != 0
  }

  /// Whether the component of `node` keeps its child: its properties are unchanged, and a state below it was updated,
  /// but not its own.
  ///
  /// A scope that was opened while the component was rendered can be opened again only by rendering. The descendants of
  /// a child that was made in another environment would read the values of that environment.
  private func canReuseChild(of old: Component, _ node: TreeNode, after previous: TreeNode) -> Bool
  {
    !isRejoining && !updates.contains(node.id) && previous.canReuseChild
      && old.child(at: 0) != nil && old.rendering?.hibernatingSubtree == nil
  }

  /// Builds the child that `component` keeps from the previous build.
  private func buildReusedChild(
    _ child: Component, _ component: any RenderBuilding, _ node: TreeNode, _ previous: TreeNode
  ) -> BuildOutcome {
    node.adoptRenderTraits(of: previous, hasSameFrame: true)
    node.ownKeysRead = previous.ownKeysRead
    return inside(node, of: component, previous: previous, hasOtherFrames: false) {
      recordPath(to: node.ownKeysRead)
      return buildTree(
        child, after: child, parent: node, previousParent: previous, parentHasUpdate: false)
    }
  }

  private func render(
    _ component: any RenderBuilding, after old: Component?, _ node: TreeNode, previous: TreeNode?,
    parentHasUpdate: Bool, hasSameFrame: Bool
  ) -> BuildOutcome {
    counters.componentsRendered += 1
    let hasUpdate = parentHasUpdate || updates.contains(node.id)
    spans?.begin(.render, of: component)
    defer { spans?.end(.render, of: component) }
    return inside(
      node, of: component, previous: previous,
      hasOtherFrames: !hasSameFrame || previous?.hasChildOfFormerFrame == true
    ) {
      let child = observe(node, ObjectIdentifier(type(of: component))) { component.renderChild() }
      guard let child else { return .unchanged }
      return buildTree(
        child, after: old, parent: node, previousParent: previous, parentHasUpdate: hasUpdate)
    }
  }

  /// Calls `body` with `node` as the innermost node, in the environment of `component`.
  @inline(__always)
  private func inside(
    _ node: TreeNode, of component: any RenderBuilding, previous: TreeNode?, hasOtherFrames: Bool,
    _ body: () -> BuildOutcome
  ) -> BuildOutcome {
    let outerPart = depth.beginPart()
    push(node, previous: previous, isRender: true)
    let outcome = with {
      $0.environmentFrame = component.environmentFrame
      $0.hasOtherFrames = hasOtherFrames
    } _: {
      body()
    }
    pop()
    node.children.close()
    node.height = UInt16(clamping: depth.endPart(outerPart))
    return outcome
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

  /// Records the height of a reused subtree that is not walked.
  private func recordHeight(of previous: TreeNode, reusedAs node: TreeNode) {
    node.height = previous.height
    if let component = node.component {
      recordBottom(depth.level + Int(previous.height), at: component)
    }
  }

  /// Records `bottom`, the depth of the lowest component in the subtree of `component`, without a walk.
  func recordBottom(_ bottom: Int, at component: Component) {
    if !depth.record(bottom) { reportDepth(at: component) }
  }

  /// Whether `component` can reuse the child of `old`, because its properties and its state are unchanged.
  ///
  /// Source: ComponentKit's algorithm 2.16, but without losing updates with a mixed trigger.
  private func mayReuse(
    _ component: any RenderBuilding, _ node: TreeNode, after previous: TreeNode,
    from old: Component, parentHasUpdate: Bool, hasSameFrame: Bool
  ) -> Bool {
    if rebuildsEverything || trigger.isEmpty { return false }
    if dirtyNodes.contains(node.id),
      !canReuseChild(of: old, node, after: previous) || !hasSameFrame
    {
      return false
    }
    if !parentHasUpdate && !trigger.contains(.propsUpdate) { return true }
    spans?.begin(.shouldUpdate, of: component)
    defer { spans?.end(.shouldUpdate, of: component) }
    return !component.shouldUpdate(from: old)
  }
}
