import TrellisBase

/// Each ``ComponentTree`` in a build.
struct AttachedTrees {
  /// A tree that the build shows.
  struct Entry {
    let tree: ComponentTree
    let node: TreeNode
    /// The parent in the previous build, for a tree that moves; otherwise `nil`.
    let formerParent: NodeIdentity?
  }

  /// The trees that were built, in the order of the build.
  private(set) var entries: [Entry] = []
  /// The waiting updates of rejoining trees, with the states that the build uses.
  private(set) var rejoinedUpdates = UpdatedNodes()
  private var known: Set<ObjectIdentifier> = []

  /// Records that the build shows `tree`, which must belong to the host of `context`.
  ///
  /// - Returns: `nil` if the build may show it here.
  mutating func add(_ tree: ComponentTree, in context: TreeContext) -> AttachError? {
    if let node = tree.node, node.identity.tree !== context { return .hasTwoHosts }
    return known.insert(ObjectIdentifier(tree)).inserted ? nil : .isAttachedTwice
  }

  enum AttachError {
    case hasTwoHosts, isAttachedTwice
  }

  /// Records the result of building a tree.
  mutating func record(_ entry: Entry) { entries.append(entry) }

  /// Records that the build uses the waiting update of `identity`.
  mutating func recordRejoined(_ identity: NodeIdentity) { rejoinedUpdates.append(identity) }

  /// Reports moved trees that are also at their former position, in a reused part of the host's tree.
  func checkMoves() {
    for entry in entries {
      guard let parent = entry.formerParent, parent !== entry.node.identity.parent else { continue }
      require(
        !parent.leads(to: entry.node.identity),
        "The tree \(entry.tree.id) is at two places; make a ComponentTree for each place")
    }
  }
}

extension BuildState {
  /// Records that the build shows `tree`.
  ///
  /// - Returns: Whether the build may show it here.
  func add(_ tree: ComponentTree) -> Bool {
    let mistake = trees.add(tree, in: root.tree)
    return require(
      mistake != .hasTwoHosts,
      "The tree \(tree.id) is shown by two hosts; make a ComponentTree for each")
      && require(
        mistake != .isAttachedTwice,
        "The tree \(tree.id) is at two places; make a ComponentTree for each place")
  }
}
