import TrellisBase

/// Builds the generations of a component tree, and keeps the state between them.
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

  /// A built tree that is not used yet.
  package struct Generation {
    let previous: ScopeRoot
    let root: ScopeRoot
    package let component: Component?
    /// The component from the provider, without the cover.
    package let content: Component?
    package let trigger: BuildTrigger
    fileprivate let state: BuildState

    /// The maximum depth of nested components.
    package var depth: Int { root.depth }

    /// Discards the state updates of an unused generation.
    package func settleUpdates() { state.updates.settle() }
  }

  /// Builds the next generation without using it.
  ///
  /// - Parameters:
  ///   - pass: The counters and the environment.
  ///   - updates: Queued state updates by node.
  ///   - cover: Wraps the component from the provider.
  ///   - keepingContent: Whether the content of the newest generation is reused unchanged, without a call
  ///     of the provider.
  package func build(
    in pass: Pass, updates: UpdatedNodes, propsChanged: Bool,
    environmentChange: EnvironmentChange, cover: (Component?) -> Component? = { $0 },
    keepingContent: Bool = false, provider: () -> Component?
  ) -> Generation {
    let number = root.tree.startBuild()
    let next = ScopeRoot(after: root, build: number)
    let trigger = trigger(
      updates: updates, propsChanged: propsChanged,
      environmentChanged: !environmentChange.isEmpty)
    let state = BuildState(
      root: next, previousRoot: root, updates: updates, trigger: trigger,
      environmentChange: environmentChange, build: number, spans: pass.spans, limits: pass.limits)
    state.wakesContent = pass.wakesContent
    pass.build = state
    pass.tree = root.tree
    root.tree.restoration?.beginBuild(root: next.node.id)
    var content: Component?
    if keepingContent { state.keep(root) }
    let component = pass.run {
      content =
        keepingContent || state.keepContent()
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
    pass.build = nil
    require(
      state.openScopeCount == 0, "\(state.openScopeCount) scopes are still open after a build")
    pass.counters.add(state.counters)
    next.finish(with: component, content: content, depth: state.depth.deepest)
    return Generation(
      previous: root, root: next, component: component, content: content, trigger: trigger,
      state: state)
  }

  /// Discards `generation` and restores the state before its build.
  ///
  /// Components that are nested too deep for recursive release are released one by one.
  ///
  /// - Complexity: O(*n*) in the components of the build.
  package static func abandon(_ generation: inout Generation?) {
    guard let root = generation?.root, let state = generation?.state else { return }
    state.revert()
    var made: [Component?] = []
    var seen: Set<ObjectIdentifier> = []
    func collect(_ component: Component?) {
      if let component, seen.insert(ObjectIdentifier(component)).inserted { made.append(component) }
    }
    collect(root.component)
    collect(root.content)
    var next = 0
    while next < made.count {
      made[next]?.forEachChild(collect)
      next += 1
    }
    root.forgetComponent()
    generation = nil
    CallStack.runOnLargerStack {
      // The list keeps each component until its owners are released.
      for place in made.indices { made[place] = nil }
    }
  }

  /// The trigger of the next build.
  package func trigger(
    updates: UpdatedNodes, propsChanged: Bool, environmentChanged: Bool
  ) -> BuildTrigger {
    BuildTrigger(
      isFirst: root.isEmpty, hasStateUpdates: !updates.isEmpty, propsChanged: propsChanged,
      environmentChanged: environmentChanged)
  }

  /// Whether a component or a layout of the newest generation depends on a value that `change` names.
  package func dependsOn(_ change: EnvironmentChange) -> Bool {
    if change.isEmpty { return false }
    if change.isEverything || root.isEmpty { return true }
    let keys = root.tree.environmentKeys.set(of: change.keys).union(.host)
    return !keys.isDisjoint(with: root.node.keysRead.union(root.tree.keysReadInLayouts))
  }

  /// Makes `generation` the base of the next build.
  ///
  /// - Returns: The added and removed controllers, in tree order, without those of a ``ComponentTree`` that is now
  ///   detached; `nil` if the generation was built from a tree other than the current one.
  package mutating func use(_ generation: Generation) -> (
    added: [ComponentController], removed: [ComponentController]
  )? {
    guard generation.previous === root else { return nil }
    var difference = ControllerDifference(from: root.node, to: generation.root.node)
    root = generation.root
    useTrees(of: generation.state, &difference)
    return (difference.added, difference.removed)
  }

  /// Settles the updates of a build, and records the kept trees that it attached or detached.
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
        // A tree inside a detached tree may be shown at another place when the detached tree is attached.
        if let attached = attached[node.id] { return attached }
        guard let tree = root.tree.keptTrees[node.id]?.tree else { return nil }
        tree.detach()
        return node
      }
      difference.keepControllers(of: kept)
    }
    state.trees.rejoinedUpdates.settle()
    state.updates.settle { [tree = root.tree] in tree.detachedTree(around: $0) != nil }
  }

  /// Releases the content of the root component.
  package func forgetContent() { root.forgetContent() }

  /// Releases the components of the tree; states and controllers stay.
  package func hibernate() { root.forgetComponent() }

  /// Releases the tree and its listener.
  package mutating func reset() { root = ScopeRoot(tree: TreeContext(listener: nil)) }
}
