import TrellisBase

/// The state of the current build: the nodes of this generation and of the previous one, and the open
/// scopes.
///
/// - Invariant: each access of a property with `@exclusivity(unchecked)` reads it, replaces it, or changes a value in it
///   without calling code of a component, so that no access of it begins during another. Components are rendered between
///   two accesses, never during one.
///
/// Source: ComponentKit's thread-local scope (row F9).
package final class BuildState {
  let root: ScopeRoot
  let previousRoot: ScopeRoot
  let updates: UpdatedNodes
  let trigger: BuildTrigger
  /// The number of this build.
  let build: BuildNumber
  let dirtyNodes: Set<TreeNode.ID>
  /// The parents of ``dirtyNodes``.
  let dirtyParents: Set<TreeNode.ID>
  let spans: (any SpanListener)?
  /// Makes the released content of a render component again; `nil` where no content hibernates.
  var wakesContent: ((any RenderBuilding) -> Void)?
  /// The innermost environment value set around the components being made; `nil` for none.
  @exclusivity(unchecked)
  var environmentFrame: EnvironmentFrame?
  /// Whether the components being made have other frames than their predecessors, because a component above them has.
  /// After hibernation all components have new frames; with this flag the same components are rendered as without
  /// hibernation.
  @exclusivity(unchecked)
  var hasOtherFrames = false
  /// Whether no component and no layout of an earlier build is reused.
  @exclusivity(unchecked)
  var rebuildsEverything: Bool
  /// Whether the components being built belong to a ``ComponentTree`` that was detached or moved, so that updates of
  /// its states may be waiting.
  var isRejoining = false
  /// The updates that have waited, with the states that this build uses.
  private(set) var rejoinedUpdates = UpdatedNodes()
  private(set) var keptTrees: [KeptTree] = []
  private var placedTrees: Set<ObjectIdentifier> = []
  /// The keys of the host's environment whose values changed since the previous build.
  let changedKeys: EnvironmentKeySet
  private var lastComparison: Comparison?
  /// The initial state of the last new node.
  private var lastInitialState: StateBox?
  /// The identity of the component being rendered, and the models it has read; `nil` for none.
  var observedIdentity: NodeIdentity?
  var observation: NodeObservation?
  @exclusivity(unchecked)
  var counters = PassCounters()
  @exclusivity(unchecked)
  var recentConfigurations = RecentConfigurations()
  @exclusivity(unchecked)
  private var levels: [Level]
  /// The recorder of mistakes; `nil` if a mistake stops the program.
  let recorder = MistakeRecorder.current
  private let limits: RenderLimits
  /// The depth of the component being built, and the maximum depth so far.
  @exclusivity(unchecked)
  var level = 0
  @exclusivity(unchecked)
  var deepest = 0
  /// A component that is reused unchanged with its whole subtree.
  private var kept: Component?
  private var keptDepth = 0
  /// The changes of older components that ``abandon()`` reverts.
  private var takenOver: [TakenOver] = []
  /// The components of earlier builds whose cached layouts this build changed.
  private var withNewLayouts: [Component] = []
  private var moved: [(identity: NodeIdentity, parent: NodeIdentity?)] = []

  /// A ``ComponentTree`` in this build.
  struct KeptTree {
    let tree: ComponentTree
    let node: TreeNode
    /// The parent in the previous build, for a tree that moves; otherwise `nil`.
    let formerParent: NodeIdentity?
  }

  /// An open scope, or a component that renders.
  struct Level {
    let node: TreeNode
    let previous: TreeNode?
    var isRender: Bool
    /// Keys in force at this level; they qualify the components made directly in it (row F3).
    var keys: [AnyHashable] = []
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
    rebuildsEverything =
      environmentChange.isEverything || !changedKeys.isDisjoint(with: root.tree.keysReadInLayouts)
    self.changedKeys = changedKeys
    levels = [Level(node: root.node, previous: previousRoot.node, isRender: true)]
  }

  /// Reuses the content of `previous` without a walk of its subtree.
  func keep(_ previous: ScopeRoot) {
    kept = previous.content
    keptDepth = previous.depth
    root.node.children = previous.node.children
    root.node.keysRead = previous.node.keysRead
    root.node.ownKeysRead = previous.node.ownKeysRead
  }

  /// Keeps the provider's component, if only states of components were updated.
  ///
  /// - Returns: Whether the provider need not be called.
  func keepContent() -> Bool {
    let previous = previousRoot.node
    guard !rebuildsEverything, trigger == .stateUpdate, previousRoot.content != nil,
      !updates.contains(previous.id), previous.canKeepChild
    else { return false }
    root.node.takeRenderTraits(of: previous, hasSameFrame: true)
    root.node.ownKeysRead = previous.ownKeysRead
    root.node.keysRead = previous.ownKeysRead
    return true
  }

  // MARK: Failing

  /// Whether a mistake was found, so that the result of the build is not used.
  var hasFailed: Bool {
    @inline(__always) get { recorder?.hasMistakes == true }
  }

  /// Counts a visited component at its level.
  ///
  /// - Returns: Whether to continue with it.
  func enterLevel(_ component: Component) -> Bool {
    counters.componentsVisited += 1
    if level > deepest { deepest = level }
    if hasFailed { return false }
    if let kept, kept === component {
      component.usedInBuild = build
      deepest = max(deepest, keptDepth)
      return false
    }
    if level <= RenderLimits.depth && counters.componentsVisited <= limits.steps { return true }
    reportLimit(at: component)
    return false
  }

  @inline(never)
  private func reportLimit(at component: Component) {
    if level > RenderLimits.depth { return reportDepth(at: component) }
    Mistake.report(
      """
      A build visited more than \(limits.steps) components, which is the limit of one render: \
      \(chain(to: component))
      """)
  }

  @inline(never)
  func reportDepth(at component: Component) {
    Mistake.report(
      """
      Components are nested more than \(RenderLimits.depth) levels deep, which is the limit: \
      \(chain(to: component))
      """)
  }

  /// The components with an identity that are being built, the root first.
  private func chain(to component: Component) -> String {
    shortened(levels.compactMap { $0.node.component?.typeName } + [component.typeName])
      .joined(separator: " > ")
  }

  /// The node and contents of a component before this build changed them.
  private struct TakenOver {
    let component: Component
    let node: TreeNode
    let contents: RenderedContents?
  }

  /// Records `component`, which has a node, before it gets another one.
  func noteTakingOver(_ component: Component) {
    guard let node = component.treeNode else { return }
    takenOver.append(
      TakenOver(component: component, node: node, contents: component.rendering?.renderedContents))
  }

  /// Records `component`, of an earlier build, before its layouts change.
  func noteLayoutChange(of component: Component) { withNewLayouts.append(component) }

  /// Records that a node of an earlier build moves below another parent.
  func noteMove(of identity: NodeIdentity) { moved.append((identity, identity.parent)) }

  /// Restores the components and nodes of earlier builds.
  func abandon() {
    for (identity, parent) in moved.reversed() { identity.parent = parent }
    for entry in takenOver.reversed() {
      entry.node.returnTo(entry.component)
      if let contents = entry.contents { entry.component.rendering?.renderedContents = contents }
    }
    // These may refer to components of the discarded build.
    for component in withNewLayouts { component.layouts.empty(newID: root.tree.makeLayoutID()) }
    moved = []
    takenOver = []
    withNewLayouts = []
  }

  // MARK: Kept trees

  /// Records a place of `tree`, which must belong to this host and have no other place in this build.
  ///
  /// - Returns: Whether the tree may have this place.
  func add(_ tree: ComponentTree) -> Bool {
    require(
      tree.node.map { $0.identity.tree === root.tree } ?? true,
      "The tree \(tree.id) is shown by two hosts; make a ComponentTree for each")
      && require(
        placedTrees.insert(ObjectIdentifier(tree)).inserted,
        "The tree \(tree.id) is at two places; make a ComponentTree for each place")
  }

  /// Records the result of building a placed tree.
  func note(_ tree: KeptTree) { keptTrees.append(tree) }

  /// Reports trees that moved, and are still at their former place, in a part of the tree that was reused.
  func checkMovedTrees() {
    for entry in keptTrees {
      guard let parent = entry.formerParent, parent !== entry.node.identity.parent else { continue }
      require(
        !parent.leads(to: entry.node.identity),
        "The tree \(entry.tree.id) is at two places; make a ComponentTree for each place")
    }
  }

  // MARK: Scopes

  var top: Level { levels[levels.count - 1] }

  /// The number of open scopes inside the root's.
  var depth: Int { levels.count - 1 }

  func push(_ node: TreeNode, previous: TreeNode?, isRender: Bool = false) {
    levels.append(Level(node: node, previous: previous, isRender: isRender))
  }

  func pop() {
    require(
      top.keys.isEmpty,
      """
      The key \(top.keys.last.map(String.init(describing:)) ?? "") was not taken back before the \
      scope of \(top.node.component?.typeName ?? "a component") closed
      """)
    levels.removeLast()
  }

  func pushKey(_ key: AnyHashable) { levels[levels.count - 1].keys.append(key) }
  func popKey() { levels[levels.count - 1].keys.removeLast() }

  func openScope(
    _ type: Any.Type, identifier: AnyHashable?, initialState: @escaping (StateBox?) -> StateBox?
  ) -> TreeNode {
    let level = top
    levels.last(where: \.isRender)?.node.noteScope()
    let base = TreeNodeKey.Base(type: type, identifier: identifier, keys: level.keys)
    let place = level.node.children.nextPlace(base, .owner, after: level.previous)
    let previous = place.previous
    let node = makeNode(
      place.key, previous: previous, owner: level.node, initialState: initialState)
    level.node.children.append(node, at: place)
    push(node, previous: previous)
    return node
  }

  func closeScope() {
    top.node.resolve()
    pop()
  }

  /// The node for a new component: that of the innermost scope, if it is free and of the component's type
  /// (row F5).
  func acquireNode(for component: Component) {
    _ = top.node.acquire(by: component)
  }

  /// Makes the node that succeeds `previous`.
  func makeNode(
    _ key: TreeNodeKey, previous: TreeNode?, owner: TreeNode,
    initialState: ((StateBox?) -> StateBox?)?
  ) -> TreeNode {
    guard let previous else {
      let identity = NodeIdentity(
        id: root.tree.makeID(), tree: root.tree, parent: owner.identity)
      var state = initialState?(lastInitialState)
      if state != nil { lastInitialState = state }
      if let restoration = root.tree.restoration {
        state = restoration.state(of: identity.id, key, in: owner.id, initial: state)
      }
      return TreeNode(identity: identity, base: key.base, build: build, state: state)
    }
    var state = previous.state
    if dirtyNodes.contains(previous.id), let updated = updates[previous.id] { state = updated }
    if isRejoining, let waiting = previous.identity.pendingState {
      state = waiting
      rejoinedUpdates.append(previous.identity)
    }
    return TreeNode(
      identity: previous.identity, base: key.base, build: build, state: state,
      controller: previous.controller)
  }

  // MARK: Environment

  /// Records that the component being rendered depends on the values of `keys`, and that its ancestors are
  /// on a path to it.
  func noteReading(_ keys: EnvironmentKeySet) {
    // By index, because a copy of a level retains its objects.
    if let index = levels.indices.last(where: { levels[$0].isRender }) {
      levels[index].node.ownKeysRead.formUnion(keys)
    }
    notePath(to: keys)
  }

  /// Records that a descendant of the components being rendered depends on the values of `keys`.
  ///
  /// - Complexity: O(1) if the innermost of them is recorded already, as then all are.
  func notePath(to keys: EnvironmentKeySet) {
    if keys.isEmpty { return }
    for index in levels.indices.reversed() where levels[index].isRender {
      if levels[index].node.keysRead.isSuperset(of: keys) { return }
      levels[index].node.keysRead.formUnion(keys)
    }
  }

  /// The result of the last comparison of frames; the rows of a list share theirs.
  private struct Comparison {
    let old: EnvironmentFrame?
    let new: EnvironmentFrame?
    let keys: EnvironmentKeySet
    let changed: EnvironmentKeySet
  }

  /// The keys in `keys` whose values differ between the innermost frame `new` and the innermost frame `old`
  /// of the previous build.
  func changedKeys(
    among keys: EnvironmentKeySet, from old: EnvironmentFrame?, to new: EnvironmentFrame?
  ) -> EnvironmentKeySet {
    if keys.isEmpty || (old === new && keys.isDisjoint(with: changedKeys)) { return [] }
    if let last = lastComparison, last.old === old, last.new === new, last.keys == keys {
      return last.changed
    }
    var changed = keys.intersection(changedKeys.intersection(.host))
    if keys.contains(.further), old !== new || !changedKeys.isEmpty { changed.insert(.further) }
    root.tree.environmentKeys.forEachKey(of: keys) { key, bit in
      let isSame = new.hasSameValue(of: key, as: old) ?? changedKeys.isDisjoint(with: bit)
      if !isSame { changed.insert(bit) }
    }
    lastComparison = Comparison(old: old, new: new, keys: keys, changed: changed)
    return changed
  }
}
