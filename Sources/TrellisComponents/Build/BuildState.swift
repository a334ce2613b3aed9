/// What a build under way knows: the nodes of this generation and of the one before, and the
/// scopes that are open.
///
/// Source: ComponentKit's thread-local scope (row F9).
package final class BuildState {
  let root: ScopeRoot
  let previousRoot: ScopeRoot
  let updates: StateUpdates
  let trigger: BuildTrigger
  /// The number of this build.
  let build: Int32
  let dirtyNodes: Set<TreeNode.ID>
  let spans: (any SpanListener)?
  var context = ContextValues()
  @exclusivity(unchecked)
  var counters = PassCounters()
  @exclusivity(unchecked)
  private var levels: [Level]

  /// An open scope, or a component that renders.
  struct Level {
    let node: TreeNode
    let previous: TreeNode?
    var isRender = false
    /// Keys alive at this level; they qualify what is made directly in it (row F3).
    var keys: [AnyHashable] = []
  }

  init(
    root: ScopeRoot, previousRoot: ScopeRoot, updates: StateUpdates, trigger: BuildTrigger,
    build: Int32, spans: (any SpanListener)?
  ) {
    self.root = root
    self.previousRoot = previousRoot
    self.updates = updates
    self.trigger = trigger
    self.build = build
    self.spans = spans
    // ComponentKit marks paths for pure state updates only, and so loses an update below a
    // component whose properties are found unchanged in the same build.
    var dirty: Set<TreeNode.ID> = []
    for identity in updates.identities { identity.addPath(to: &dirty) }
    dirtyNodes = dirty
    levels = [Level(node: root.node, previous: previousRoot.node)]
  }

  // MARK: Scopes

  var top: Level { levels[levels.count - 1] }

  /// How many scopes are open inside the root's.
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
    _ type: ObjectIdentifier, identifier: AnyHashable?, initialState: @escaping () -> Any
  ) -> TreeNode {
    let level = top
    let base = TreeNodeKey.Base(type: type, identifier: identifier, keys: level.keys)
    let place = level.node.children.nextPlace(base, .owner, after: level.previous)
    let previous = place.previous
    let node = makeNode(
      place.key.base, previous: previous, owner: level.node, initialState: initialState)
    level.node.children.append(node, at: place)
    push(node, previous: previous)
    return node
  }

  func closeScope() {
    top.node.resolve()
    pop()
  }

  /// The node a component takes when it is made: that of the innermost scope, if it is free and
  /// of the component's type (row F5).
  func acquireNode(for component: Component) {
    _ = top.node.acquire(by: component)
  }

  /// Makes the node that carries on what `previous` was.
  func makeNode(
    _ base: TreeNodeKey.Base, previous: TreeNode?, owner: TreeNode, initialState: (() -> Any)?
  ) -> TreeNode {
    guard let previous else {
      let identity = NodeIdentity(
        id: root.tree.makeID(), tree: root.tree, parent: owner.identity)
      return TreeNode(identity: identity, base: base, build: build, state: initialState?())
    }
    var state = previous.state
    if let old = state, dirtyNodes.contains(previous.id) {
      state = updates[previous.id].reduce(old) { $1($0) }
    }
    return TreeNode(
      identity: previous.identity, base: base, build: build, state: state,
      controller: previous.controller)
  }

  // MARK: Mutable context

  /// Notes that everything being rendered depends on a mutable context (row G8).
  func noteMutableContext() {
    for level in levels.reversed() where level.isRender {
      // What stands above a node that was noted was noted with it.
      if level.node.readsMutableContext { return }
      level.node.readsMutableContext = true
    }
  }
}
