/// Builds component trees, one generation after another, and keeps what lasts between them.
///
/// Source: ComponentKit's algorithm 2.12.
package struct TreeBuilder {
  private(set) package var root: ScopeRoot

  package init(listener: any StateListener) {
    root = ScopeRoot(tree: TreeLink(listener: listener))
  }

  /// A tree that was built and is not used yet.
  package struct Generation {
    let previous: ScopeRoot
    let root: ScopeRoot
    package let component: Component?
    package let trigger: BuildTrigger
  }

  /// Builds the next generation without taking it over.
  ///
  /// - Parameters:
  ///   - pass: gathers counts and carries the environment.
  ///   - updates: queued state updates by node.
  package func build(
    in pass: Pass, updates: StateUpdates, propsChanged: Bool,
    environmentChanged: Bool, provider: () -> Component?
  ) -> Generation {
    let number = root.tree.startBuild()
    let next = ScopeRoot(after: root, build: number)
    let trigger = trigger(
      updates: updates, propsChanged: propsChanged, environmentChanged: environmentChanged)
    let state = BuildState(
      root: next, previousRoot: root, updates: updates, trigger: trigger, build: number,
      spans: pass.spans)
    pass.build = state
    let component = pass.run {
      let component = provider()
      if let component {
        state.buildTree(
          component, after: root.component, parent: next.node, previousParent: root.node,
          parentHasUpdate: false)
      }
      return component
    }
    pass.build = nil
    require(state.depth == 0, "\(state.depth) scopes are still open after a build")
    pass.counters.add(state.counters)
    next.finish(with: component)
    return Generation(previous: root, root: next, component: component, trigger: trigger)
  }

  /// What the next build would be for.
  package func trigger(
    updates: StateUpdates, propsChanged: Bool, environmentChanged: Bool
  ) -> BuildTrigger {
    BuildTrigger(
      isFirst: root.isEmpty, hasStateUpdates: !updates.isEmpty, propsChanged: propsChanged,
      environmentChanged: environmentChanged)
  }

  /// Makes `generation` the one the next build carries on.
  ///
  /// - Returns: the controllers that came and went, in tree order; `nil` if the generation was
  ///   built from another tree than the one that is used now.
  package mutating func use(_ generation: Generation) -> (
    added: [ComponentController], removed: [ComponentController]
  )? {
    guard generation.previous === root else { return nil }
    let difference = ControllerDifference(from: root.node, to: generation.root.node)
    root = generation.root
    return (difference.added, difference.removed)
  }

  /// Lets go of the components of the tree; states and controllers stay.
  ///
  /// - Parameter wake: called when somebody asks for a component all the same, until ``awake()``.
  package func sleep(_ wake: @escaping () -> Void) {
    root.forgetComponent()
    root.tree.wake = wake
  }

  /// The components are about to be built again.
  package func awake() { root.tree.wake = nil }

  /// Forgets the tree, and whoever listened to its updates.
  package mutating func reset() { root = ScopeRoot(tree: TreeLink(listener: nil)) }
}
