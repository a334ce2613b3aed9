import TrellisBase

/// Builds component trees, one generation after another, and keeps what lasts between them.
///
/// Source: ComponentKit's algorithm 2.12.
package struct TreeBuilder {
  private(set) package var root: ScopeRoot

  package init(listener: any StateListener) {
    root = ScopeRoot(tree: TreeLink(listener: listener))
  }

  /// The states for the nodes of the first build; `nil` where they begin with initial states.
  package var restoration: StateRestoration? {
    get { root.tree.restoration }
    nonmutating set { root.tree.restoration = newValue }
  }

  /// A tree that was built and is not used yet.
  package struct Generation {
    let previous: ScopeRoot
    let root: ScopeRoot
    package let component: Component?
    /// The component that the provider made, without the cover.
    package let content: Component?
    package let trigger: BuildTrigger
    fileprivate let state: BuildState

    /// How many components stand inside each other.
    package var depth: Int { root.depth }
    /// Whether a mistake was made, so that the tree cannot be used.
    package var hasFailed: Bool { state.hasFailed }

    /// Ends the state updates of a generation that is not used: they are lost.
    package func settleUpdates() { state.updates.settle() }
  }

  /// Builds the next generation without taking it over.
  ///
  /// - Parameters:
  ///   - pass: gathers counts and carries the environment.
  ///   - updates: queued state updates by node.
  ///   - cover: wraps what the provider made.
  ///   - keepingContent: whether what the provider made for the newest generation is used again as it is, and
  ///     the provider is not asked.
  package func build(
    in pass: Pass, updates: StateUpdates, propsChanged: Bool,
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
    pass.build = state
    pass.tree = root.tree
    root.tree.restoration?.beginBuild(root: next.node.id)
    var content: Component?
    if keepingContent { state.keep(root) }
    let component = pass.run {
      content =
        keepingContent
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
    pass.build = nil
    require(state.depth == 0, "\(state.depth) scopes are still open after a build")
    pass.counters.add(state.counters)
    next.finish(with: component, content: content, depth: state.deepest)
    return Generation(
      previous: root, root: next, component: component, content: content, trigger: trigger,
      state: state)
  }

  /// Throws `generation` away, as if it had never been built.
  ///
  /// Components that stand deeper inside each other than a call stack could let go of them are let go of one
  /// by one.
  ///
  /// - Complexity: O(*n*) in the components that were made.
  package static func abandon(_ generation: inout Generation?) {
    guard let root = generation?.root, let state = generation?.state else { return }
    state.abandon()
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
      // Each is held by the list until those that hold it are gone.
      for place in made.indices { made[place] = nil }
    }
  }

  /// The trigger of the next build.
  package func trigger(
    updates: StateUpdates, propsChanged: Bool, environmentChanged: Bool
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

  /// Makes `generation` the one the next build carries on.
  ///
  /// - Returns: the controllers that came and went, in tree order; `nil` if the generation was
  ///   built from another tree than the one that is used now.
  package mutating func use(_ generation: Generation) -> (
    added: [ComponentController], removed: [ComponentController]
  )? {
    guard generation.previous === root else { return nil }
    generation.state.updates.settle()
    let difference = ControllerDifference(from: root.node, to: generation.root.node)
    root = generation.root
    return (difference.added, difference.removed)
  }

  /// Makes the tree of `root` the one that the next build carries on, as it was before the newest was used.
  ///
  /// - Returns: the controllers that came and went by that.
  package mutating func goBack(to root: ScopeRoot) -> (
    added: [ComponentController], removed: [ComponentController]
  ) {
    let difference = ControllerDifference(from: self.root.node, to: root.node)
    self.root = root
    return (difference.added, difference.removed)
  }

  /// Forgets what the root component is made of.
  package func forgetContent() { root.forgetContent() }

  /// Releases the components of the tree; states and controllers stay.
  package func hibernate() { root.forgetComponent() }

  /// Forgets the tree, and whoever listened to its updates.
  package mutating func reset() { root = ScopeRoot(tree: TreeLink(listener: nil)) }
}
