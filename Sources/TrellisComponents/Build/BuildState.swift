import TrellisBase

/// The state of the current build: the nodes of this generation and of the previous one, and the open
/// scopes.
///
/// - Invariant: each access of a property with `@exclusivity(unchecked)` reads it, replaces it, or changes a value in
///   it without calling code of a component, so that no access of it begins during another. Components are rendered
///   between two accesses, never during one.
///
/// Source: ComponentKit's thread-local scope (row F9).
package final class BuildState {
  let root: ScopeRoot
  let previousRoot: ScopeRoot
  let updates: UpdatedNodes
  let trigger: BuildTrigger
  let build: BuildNumber
  let mark: BuildMark
  let dirtyNodes: Set<TreeNode.ID>
  /// The parents of ``dirtyNodes``.
  let dirtyParents: Set<TreeNode.ID>
  let spans: (any SpanListener)?
  /// Wakes the hibernating content of a render component; `nil` while no content hibernates.
  var wakesContent: ((any RenderBuilding) -> Void)?
  @exclusivity(unchecked)
  private(set) var inherited: InheritedValues
  /// The component being rendered, if its models are observed.
  var reader: ObservedReader?
  /// The initial state of the last new node.
  private var lastInitialState: StateBox?
  @exclusivity(unchecked)
  var counters = RenderCounters()
  @exclusivity(unchecked)
  var recentConfigurations = RecentConfigurations()
  @exclusivity(unchecked)
  private var scopes: OpenScopes
  @exclusivity(unchecked)
  var depth = BuildDepth()
  @exclusivity(unchecked)
  private var comparison: EnvironmentComparison
  var trees = AttachedTrees()
  @exclusivity(unchecked)
  var undo = BuildUndo()
  /// The recorder of mistakes; `nil` if a mistake stops the program.
  let recorder = ProgrammerErrorRecorder.current
  private let limits: RenderLimits
  /// A component that is reused unchanged with its whole subtree.
  private var reused: ReusedContent?

  private struct ReusedContent {
    let component: Component
    /// The depth of its lowest component.
    let depth: Int
  }

  init(
    root: ScopeRoot, previousRoot: ScopeRoot, updates: UpdatedNodes, trigger: BuildTrigger,
    environmentChange: EnvironmentChange, build: BuildNumber, spans: (any SpanListener)?,
    limits: RenderLimits = RenderLimits()
  ) {
    self.root = root
    self.previousRoot = previousRoot
    self.updates = updates
    self.trigger = trigger
    self.build = build
    mark = BuildMark(build)
    self.spans = spans
    self.limits = limits
    // ComponentKit marks paths for pure state updates only, and so loses an update below a component whose
    // properties are unchanged in the same build.
    var dirty: Set<TreeNode.ID> = []
    var parents: Set<TreeNode.ID> = []
    for identity in updates.identities {
      identity.addPath(to: &dirty)
      // The ancestors on the path are dirty themselves.
      if let parent = identity.parent { parent.addPath(to: &parents) }
    }
    dirtyNodes = dirty
    dirtyParents = parents
    let changedKeys = root.tree.environmentKeys.set(of: environmentChange.keys)
      .union(environmentChange.isEmpty ? [] : .host)
    inherited = InheritedValues(
      rebuildsEverything: environmentChange.isEverything
        || !changedKeys.isDisjoint(with: root.tree.keysReadInLayouts))
    comparison = EnvironmentComparison(changedKeys: changedKeys)
    scopes = OpenScopes(root: root.node, previous: previousRoot.node)
  }

  /// Reuses the content of `previous` without walking its subtree.
  func reuseContent(of previous: ScopeRoot) {
    reused = previous.content.map { ReusedContent(component: $0, depth: previous.depth) }
    root.node.children = previous.node.children
    root.node.keysRead = previous.node.keysRead
    root.node.ownKeysRead = previous.node.ownKeysRead
  }

  /// Keeps the provider's component, if only states of components were updated.
  ///
  /// - Returns: Whether the provider need not be called.
  func reuseContent() -> Bool {
    let previous = previousRoot.node
    guard !rebuildsEverything, trigger == .stateUpdate, previousRoot.content != nil,
      !updates.contains(previous.id), previous.canReuseChild
    else { return false }
    root.node.adoptRenderTraits(of: previous, hasSameFrame: true)
    root.node.ownKeysRead = previous.ownKeysRead
    root.node.keysRead = previous.ownKeysRead
    return true
  }

  /// Calls `body` with changed inherited values.
  @inline(__always)
  func with<Result>(
    _ change: (inout InheritedValues) -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = inherited
    var inner = outer
    change(&inner)
    inherited = inner
    defer { inherited = outer }
    return try body()
  }

  // MARK: Failing

  /// Whether a mistake was found, so that the result of the build is not used.
  var hasFailed: Bool {
    @inline(__always) get { recorder?.hasProgrammerErrors == true }
  }

  /// Enters the level of a visited component, which `depth.leave()` leaves, and counts the component.
  ///
  /// - Returns: Whether to continue with it.
  func enterLevel(_ component: Component) -> Bool {
    counters.componentsVisited += 1
    let isWithinDepth = depth.enter()
    if hasFailed { return false }
    if let reused, reused.component === component {
      component.usedInBuild = mark
      depth.record(reused.depth)
      return false
    }
    if isWithinDepth && counters.componentsVisited <= limits.steps { return true }
    if isWithinDepth { reportSteps(at: component) } else { reportDepth(at: component) }
    return false
  }

  @inline(never)
  private func reportSteps(at component: Component) {
    ProgrammerError.report(
      """
      A build visited more than \(limits.steps) components, which is the limit of one render: \
      \(chain(to: component))
      """)
  }

  @inline(never)
  func reportDepth(at component: Component) {
    RenderLimits.reportDepth(at: chain(to: component))
  }

  /// The components with an identity that are being built, the root first.
  private func chain(to component: Component) -> String {
    shortened((scopes.components + [component]).map(\.typeName))
      .joined(separator: " > ")
  }

  /// Restores the components and nodes of earlier builds, because the result of this build is not used.
  func revert() {
    // Releasing components can run code of the application.
    let undo = undo
    self.undo = BuildUndo()
    undo.revert(in: root.tree)
  }

  // MARK: Scopes

  /// The innermost scope.
  var top: OpenScopes.Level { scopes.top }

  /// The number of open scopes without the root scope.
  var openScopeCount: Int { scopes.count }

  func push(_ node: TreeNode, previous: TreeNode?, isRender: Bool = false) {
    scopes.push(node, previous: previous, isRender: isRender)
  }

  func pop() {
    require(
      top.keys.isEmpty,
      """
      The key \(top.keys.last.map(String.init(describing:)) ?? "") was not taken back before the \
      scope of \(top.node.component?.typeName ?? "a component") closed
      """)
    scopes.pop()
  }

  func pushKey(_ key: AnyHashable) { scopes.pushKey(key) }
  func popKey() { scopes.popKey() }

  func openScope(
    _ type: Any.Type, identifier: AnyHashable?, initialState: @escaping (StateBox?) -> StateBox?
  ) -> TreeNode {
    let level = top
    scopes.renderedNode?.recordScope()
    let base = TreeNodeKey.Base(type: type, identifier: identifier, keys: level.keys)
    let slot = level.node.children.nextSlot(base, .owner, after: level.previous)
    let previous = slot.previous
    let node = makeNode(
      slot.key, previous: previous, owner: level.node, initialState: initialState)
    level.node.children.append(node, at: slot)
    push(node, previous: previous)
    return node
  }

  func closeScope() {
    top.node.resolve()
    pop()
  }

  /// Gives a new component the node of the innermost scope, if it is free and for the component's type (row F5).
  func acquireNode(for component: Component) {
    if !top.node.acquire(by: component) { component.pathHash = scopes.pathHash }
  }

  /// Makes the next generation of `previous`, or the first node of a new identity.
  func makeNode(
    _ key: TreeNodeKey, previous: TreeNode?, owner: TreeNode,
    initialState: ((StateBox?) -> StateBox?)?
  ) -> TreeNode {
    guard let previous else {
      let restoration = root.tree.restoration
      let stored = restoration?.node(of: key, in: owner.id)
      let id = stored.flatMap { restoration?.takeID(of: $0) } ?? root.tree.makeID()
      let identity = NodeIdentity(id: id, tree: root.tree, parent: owner.identity)
      var state = initialState?(lastInitialState)
      if state != nil { lastInitialState = state }
      if let restoration, let stored {
        state = restoration.state(of: id, key, stored, initial: state)
      }
      if let state, !state.isExactly(Void.self) { root.tree.recordState(of: identity) }
      return TreeNode(identity: identity, base: key.base, build: build, state: state)
    }
    var state = previous.state
    if dirtyNodes.contains(previous.id), let updated = updates[previous.id] { state = updated }
    if isRejoining, let waiting = previous.identity.pendingState {
      state = waiting
      trees.recordRejoined(previous.identity)
    }
    return TreeNode(
      identity: previous.identity, base: key.base, build: build, state: state,
      controller: previous.controller)
  }

  // MARK: Environment

  /// The keys of the host's environment whose values changed since the previous build.
  var changedKeys: EnvironmentKeySet { comparison.changedKeys }

  /// Records that the component being rendered depends on the values of `keys`, and that its ancestors are
  /// on a path to it.
  func recordDependency(_ keys: EnvironmentKeySet) { scopes.recordDependency(keys) }

  /// Records that a descendant of the components being rendered depends on the values of `keys`.
  func recordPath(to keys: EnvironmentKeySet) { scopes.recordPath(to: keys) }

  /// The keys in `keys` whose values differ between the innermost frame `new` and the innermost frame `old`
  /// of the previous build.
  func changedKeys(
    among keys: EnvironmentKeySet, from old: EnvironmentFrame?, to new: EnvironmentFrame?
  ) -> EnvironmentKeySet {
    if let known = comparison.known(among: keys, from: old, to: new) { return known }
    // The comparison calls `==` of values, code of the application, so it is not made in an access of the property.
    let own = comparison
    let changed = own.changedKeys(among: keys, from: old, to: new, in: root.tree)
    comparison.store(changed, among: keys, from: old, to: new)
    return changed
  }
}
