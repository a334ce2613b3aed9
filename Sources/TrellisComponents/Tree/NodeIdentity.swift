/// What all generations of a tree node share: what is kept by whoever must outlive a build, such
/// as state updaters and actions, without keeping components alive.
package final class NodeIdentity {
  package let id: TreeNode.ID
  let tree: TreeLink
  /// The node this one stands below, as of the newest build that linked it; until it is linked, the
  /// one its scope was opened in. Links make up paths only, never cycles.
  @exclusivity(unchecked)
  var parent: NodeIdentity?
  /// The newest node of this identity there is. Nodes take themselves out before they go.
  @exclusivity(unchecked)
  unowned(unsafe) var newest: TreeNode?

  init(id: TreeNode.ID, tree: TreeLink, parent: NodeIdentity?) {
    self.id = id
    self.tree = tree
    self.parent = parent
  }

  deinit {
    // A chain of parents is let go of without recursion.
    guard var next = parent else { return }
    parent = nil
    while isKnownUniquelyReferenced(&next), let parent = next.parent {
      next.parent = nil
      next = parent
    }
  }

  /// Adds the ids of this node and of all above it that `path` does not hold yet.
  ///
  /// Source: ComponentKit's algorithm 2.17.
  func addPath(to path: inout Set<TreeNode.ID>) {
    var next: NodeIdentity? = self
    while let identity = next, path.insert(identity.id).inserted { next = identity.parent }
  }

  /// The oldest node made by the build numbered `build`, or a later one, whose component lives.
  ///
  /// Source: ComponentKit's scoped responder (row F13).
  ///
  /// - Complexity: O(n) in the number of generations that still live, which is one or two.
  func earliestLiveNode(since build: Int32) -> TreeNode? {
    tree.wake?()
    var found: TreeNode?
    var candidate = newest
    while let node = candidate, node.build >= build {
      if node.component != nil { found = node }
      candidate = node.older
    }
    return found
  }

  /// The newest component that took this identity, if it is still alive.
  var latestComponent: Component? {
    tree.wake?()
    var candidate = newest
    while let node = candidate {
      if let component = node.component { return component }
      candidate = node.older
    }
    return nil
  }
}

/// What the nodes of one tree know of whoever keeps the tree.
package final class TreeLink {
  /// Who queues state updates; `nil` once the tree is gone.
  private(set) weak var listener: (any StateListener)?
  /// Builds the components again, while all of them are let go of.
  var wake: (() -> Void)?
  private var lastID = 0
  private var lastBuild: Int32 = 0
  private var lastSerial: UInt32 = 0

  init(listener: (any StateListener)?) {
    self.listener = listener
  }

  func makeID() -> TreeNode.ID {
    lastID += 1
    return TreeNode.ID(value: lastID)
  }

  /// Numbers a build, from 1, whether its result is used or not.
  func startBuild() -> Int32 {
    lastBuild += 1
    return lastBuild
  }

  /// A number for what a component answers that nothing else in the tree has.
  func makeSerial() -> UInt32 {
    // Rather than to give a number twice, none is given.
    guard lastSerial < .max else { return 0 }
    lastSerial += 1
    return lastSerial
  }
}
