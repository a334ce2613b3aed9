/// A component tree that was built: it is laid out in the context of the build, and then becomes the newest tree of its
/// builder (``TreeBuilder/use(_:)``) or is abandoned (``abandon()``).
package final class BuiltTree {
  package let trigger: BuildTrigger
  /// The animation that the transactions of the changes request; `nil` for none.
  package let animation: BoundsAnimation?
  /// Whether the provider was not called, so that only the cover was built.
  package let reusesContent: Bool
  /// The changes of properties and of the environment that the build took in.
  package let propsChanged: Bool
  package let environmentChange: EnvironmentChange
  /// The context of the build; `nil` once the tree is mounted.
  package private(set) var context: RenderContext?
  let root: ScopeRoot
  /// The data of the build; `nil` once the tree is used or abandoned.
  private(set) var state: BuildState?

  init(
    _ state: BuildState, in context: RenderContext, propsChanged: Bool,
    environmentChange: EnvironmentChange,
    reusesContent: Bool, animation: BoundsAnimation?
  ) {
    self.state = state
    self.context = context
    self.propsChanged = propsChanged
    self.environmentChange = environmentChange
    self.reusesContent = reusesContent
    self.animation = animation
    root = state.root
    trigger = state.trigger
  }

  /// The root component; `nil` also after the components were released.
  package var component: Component? { root.component }
  /// Whether a mistake was made during the build or later in its render.
  package var hasFailed: Bool { context?.hasFailed == true }

  /// Releases the data of the build after its tree became the newest one.
  func didUse() { state = nil }

  /// Releases the context after its layout was mounted.
  package func didMount() { context = nil }

  /// The state updates that the build took in; none once the tree is used or abandoned.
  package var updates: UpdatedNodes { state?.updates ?? UpdatedNodes() }

  /// Discards the queued state updates that the build took in.
  package func removePendingUpdates() { state?.updates.removePending() }

  /// Discards the tree, and restores the state before its build.
  ///
  /// Components that are nested too deep for recursive release are released one by one.
  ///
  /// - Complexity: O(*n*) in the components of the build.
  package func abandon() {
    guard let state else { return }
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
    (self.state, context) = (nil, nil)
    // The list keeps each component until its owners are released.
    for index in made.indices { made[index] = nil }
  }
}
