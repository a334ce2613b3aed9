import TrellisBase

/// Builds a component tree again and again, each time from the newest tree.
///
/// Source: ComponentKit's algorithm 2.12.
package struct TreeBuilder {
  private(set) package var root: ScopeRoot

  package init(listener: any StateListener) {
    root = ScopeRoot(tree: TreeContext(listener: listener))
  }

  /// The link from the nodes of the tree to its owner.
  package var context: TreeContext { root.tree }

  /// The states for the nodes of the first build; `nil` to begin with initial states.
  package var restoration: StateRestoration? {
    get { root.tree.restoration }
    nonmutating set { root.tree.restoration = newValue }
  }

  /// Builds the next tree without using it.
  ///
  /// - Parameters:
  ///   - renderContext: The counters and the environment.
  ///   - updates: Queued state updates by node.
  ///   - cover: Wraps the component from the provider.
  ///   - reusingContent: Whether the content of the newest tree is reused unchanged, without a call of the provider.
  ///   - animation: The animation of a change of properties; an animation of the state updates takes precedence.
  package func build(
    in renderContext: RenderContext, updates: UpdatedNodes, propsChanged: Bool,
    environmentChange: EnvironmentChange, cover: (Component?) -> Component? = { $0 },
    reusingContent: Bool = false, animation: BoundsAnimation? = nil, provider: () -> Component?
  ) -> BuiltTree {
    let number = root.tree.startBuild()
    let next = ScopeRoot(after: root, build: number)
    let trigger = trigger(
      updates: updates, propsChanged: propsChanged,
      environmentChanged: !environmentChange.isEmpty)
    let state = BuildState(
      root: next, previousRoot: root, updates: updates, trigger: trigger,
      environmentChange: environmentChange, build: number, spans: renderContext.spans,
      limits: renderContext.limits)
    state.wakesContent = renderContext.wakesContent
    renderContext.build = state
    renderContext.tree = root.tree
    root.tree.restoration?.beginBuild(root: next.node.id)
    var content: Component?
    if reusingContent { state.reuseContent(of: root) }
    let component = renderContext.run {
      content =
        reusingContent || state.reuseContent()
        ? root.content
        : state.observe(next.node, ObjectIdentifier(ScopeRoot.self), provider)
      let component = cover(content)
      if let component {
        state.buildTree(
          component, after: root.component, parent: next.node, previousParent: root.node,
          parentHasUpdate: updates.contains(next.node.id)
            || !root.node.ownKeysRead.isDisjoint(with: state.changedKeys))
      }
      return component
    }
    state.trees.checkMoves()
    renderContext.build = nil
    require(
      state.openScopeCount == 0, "\(state.openScopeCount) scopes are still open after a build")
    renderContext.counters.add(state.counters)
    next.finish(with: component, content: content, depth: state.depth.deepest)
    return BuiltTree(
      state, in: renderContext, propsChanged: propsChanged, environmentChange: environmentChange,
      reusesContent: reusingContent, animation: updates.animation ?? animation)
  }

  /// The trigger of the next build.
  package func trigger(
    updates: UpdatedNodes, propsChanged: Bool, environmentChanged: Bool
  ) -> BuildTrigger {
    BuildTrigger(
      isFirst: root.isEmpty, hasStateUpdates: !updates.isEmpty, propsChanged: propsChanged,
      environmentChanged: environmentChanged)
  }

  /// Whether a component or a layout of the newest tree depends on a value that `change` names.
  package func dependsOn(_ change: EnvironmentChange) -> Bool {
    if change.isEmpty { return false }
    if change.isEverything || root.isEmpty { return true }
    let keys = root.tree.environmentKeys.set(of: change.keys).union(.host)
    return !keys.isDisjoint(with: root.node.keysRead.union(root.tree.keysReadInLayouts))
  }

  /// Makes `tree` the newest tree; the next build starts from it.
  ///
  /// - Returns: The added and removed controllers, in tree order, without the controllers of a ``ComponentTree`` that
  ///   is now detached; `nil` if `tree` was not built from the newest tree.
  package mutating func use(_ tree: BuiltTree) -> (
    added: [ComponentController], removed: [ComponentController]
  )? {
    guard let state = tree.state, state.previousRoot === root else { return nil }
    var difference = ControllerDifference(from: root.node, to: tree.root.node)
    root = tree.root
    useTrees(of: state, &difference)
    tree.didUse()
    return (difference.added, difference.removed)
  }

  /// Removes the pending updates that a build used, and records the persistent trees that it attached or detached.
  private func useTrees(of state: BuildState, _ difference: inout ControllerDifference) {
    var removedTrees = difference.removedTrees
    for entry in state.trees.entries {
      root.tree.restoration?.didShow(entry.tree.id)
      if let former = entry.tree.attach(entry.node) {
        let own = ControllerDifference(from: former, to: entry.node)
        difference.remove(own.removed)
        removedTrees += own.removedTrees
      }
    }
    if !removedTrees.isEmpty {
      let attached = Dictionary(
        state.trees.entries.lazy.map { ($0.node.id, $0.node) }, uniquingKeysWith: { $1 })
      let kept = removedTrees.compactMap { node -> TreeNode? in
        // A tree inside a detached tree may be shown at another position when the detached tree is attached.
        if let attached = attached[node.id] { return attached }
        guard let tree = root.tree.persistentTrees[node.id]?.tree else { return nil }
        tree.detach()
        return node
      }
      difference.keepControllers(of: kept)
    }
    state.trees.rejoinedUpdates.removePending()
    state.updates.removePending { [tree = root.tree] in tree.detachedTree(around: $0) != nil }
  }

  /// Releases the content of the root component.
  package func forgetContent() { root.forgetContent() }

  /// Releases the components of the tree; states and controllers stay.
  package func hibernate() { root.forgetComponent() }

  /// Releases the tree and its listener.
  package mutating func reset() { root = ScopeRoot(tree: TreeContext(listener: nil)) }
}
