import TrellisBase

/// Each ``ComponentTree`` in a build.
struct PlacedTrees {
  /// A tree with a place in the build.
  struct Entry {
    let tree: ComponentTree
    let node: TreeNode
    /// The parent in the previous build, for a tree that moves; otherwise `nil`.
    let formerParent: NodeIdentity?
  }

  /// The trees that were built, in the order of the build.
  private(set) var entries: [Entry] = []
  /// The updates that have waited, with the states that the build uses.
  private(set) var rejoinedUpdates = UpdatedNodes()
  /// Whether the components being built belong to a tree that was detached or moved, so that updates of its states may be
  /// waiting.
  private(set) var isRejoining = false
  private var known: Set<ObjectIdentifier> = []

  /// Records a place of `tree`, which must belong to the host of `context` and have no other place in the build.
  ///
  /// - Returns: the mistake because of which the tree may not have this place; otherwise `nil`.
  mutating func add(_ tree: ComponentTree, in context: TreeContext) -> PlaceError? {
    if let node = tree.node, node.identity.tree !== context { return .hasTwoHosts }
    return known.insert(ObjectIdentifier(tree)).inserted ? nil : .hasTwoPlaces
  }

  enum PlaceError {
    case hasTwoHosts, hasTwoPlaces
  }

  /// Begins to build a tree, which is rejoining or not, or a part of one that is.
  ///
  /// - Returns: the value for ``end(_:)``.
  mutating func begin(isRejoining: Bool) -> Bool {
    defer { if isRejoining { self.isRejoining = true } }
    return self.isRejoining
  }

  /// Ends the tree that began with the result `outer` of ``begin(isRejoining:)``.
  mutating func end(_ outer: Bool) { isRejoining = outer }

  /// Records the result of building a placed tree.
  mutating func record(_ entry: Entry) { entries.append(entry) }

  /// Records the update of `identity` that has waited, which the build uses.
  mutating func recordRejoined(_ identity: NodeIdentity) { rejoinedUpdates.append(identity) }

  /// Reports trees that moved, and are still at their former place, in a part of the host's tree that was reused.
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
  /// Records a place of `tree`.
  ///
  /// - Returns: Whether the tree may have this place.
  func add(_ tree: ComponentTree) -> Bool {
    let mistake = trees.add(tree, in: root.tree)
    return require(
      mistake != .hasTwoHosts,
      "The tree \(tree.id) is shown by two hosts; make a ComponentTree for each")
      && require(
        mistake != .hasTwoPlaces,
        "The tree \(tree.id) is at two places; make a ComponentTree for each place")
  }
}
