/// The open scopes of a build, and the components that are being rendered, the root first.
struct OpenScopes {
  /// An open scope, or a component that renders.
  struct Level {
    let node: TreeNode
    let previous: TreeNode?
    var isRender: Bool
    /// Keys in force at this level; they qualify the components made directly in it (row F3).
    var keys: [AnyHashable] = []
  }

  private var levels: [Level]

  init(root: TreeNode, previous: TreeNode) {
    levels = [Level(node: root, previous: previous, isRender: true)]
  }

  /// The number of open scopes without the root scope.
  var count: Int { levels.count - 1 }

  /// The innermost scope.
  var top: Level { levels[levels.count - 1] }

  /// The node of the innermost component that is being rendered.
  var renderedNode: TreeNode? { levels.last(where: \.isRender)?.node }

  /// The components with an identity that are being built, the root first.
  var components: [Component] { levels.compactMap(\.node.component) }

  mutating func push(_ node: TreeNode, previous: TreeNode?, isRender: Bool) {
    levels.append(Level(node: node, previous: previous, isRender: isRender))
  }

  mutating func pop() { levels.removeLast() }
  mutating func pushKey(_ key: AnyHashable) { levels[levels.count - 1].keys.append(key) }
  mutating func popKey() { levels[levels.count - 1].keys.removeLast() }

  /// The ``Component/pathHash`` of a component made now: a hash of the keys in force, 0 without keys.
  var pathHash: UInt32 {
    guard !levels[levels.count - 1].keys.isEmpty else { return 0 }
    return UInt32(truncatingIfNeeded: levels[levels.count - 1].keys.hashValue) | 1
  }

  /// Records that the component being rendered depends on the values of `keys`, and that its ancestors are
  /// on a path to it.
  func recordDependency(_ keys: EnvironmentKeySet) {
    // By index, because a copy of a level retains its objects.
    if let index = levels.indices.last(where: { levels[$0].isRender }) {
      levels[index].node.ownKeysRead.formUnion(keys)
    }
    recordPath(to: keys)
  }

  /// Records that a descendant of the components being rendered depends on the values of `keys`.
  ///
  /// - Complexity: O(1) if the innermost of them is recorded already, as then all are.
  func recordPath(to keys: EnvironmentKeySet) {
    if keys.isEmpty { return }
    for index in levels.indices.reversed() where levels[index].isRender {
      if levels[index].node.keysRead.isSuperset(of: keys) { return }
      levels[index].node.keysRead.formUnion(keys)
    }
  }
}
