/// The object that all generations of a tree node share. State updaters and actions, which outlive a
/// build, keep it without keeping components alive.
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
  /// The state after the updates that no build has taken; `nil` where there are none.
  @exclusivity(unchecked)
  var pendingState: StateBox?

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

  /// The state with all updates; `nil` for a node without state, or once the component is gone.
  var newestState: StateBox? {
    guard let newest else { return nil }
    return pendingState ?? newest.state
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
  func earliestLiveNode(since build: BuildNumber) -> TreeNode? {
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
    var candidate = newest
    while let node = candidate {
      if let component = node.component { return component }
      candidate = node.older
    }
    return nil
  }
}

/// The number of a build of one tree, from 1; a tree that is built a million times a second has numbers
/// for 290,000 years.
typealias BuildNumber = Int64

/// The link from the nodes of one tree to its owner.
package final class TreeLink {
  /// The receiver of state updates; `nil` once the tree is gone.
  private(set) weak var listener: (any StateListener)?
  private var lastID = 0
  private var lastBuild: BuildNumber = 0
  private var lastLayoutID: UInt32 = 0

  init(listener: (any StateListener)?) {
    self.listener = listener
  }

  /// Wakes the tree if it hibernates, before an action looks for a component.
  func needsComponents() { listener?.needsComponents() }

  func makeID() -> TreeNode.ID {
    lastID += 1
    return TreeNode.ID(value: lastID)
  }

  /// Numbers a build, from 1, whether its result is used or not.
  func startBuild() -> BuildNumber {
    lastBuild += 1
    return lastBuild
  }

  /// Lets the next build have the number after `build`, for tests of high numbers.
  func skipBuilds(to build: BuildNumber) { lastBuild = build }

  /// A new layout id (``LayoutCache/id``); 0 if there is none left.
  func makeLayoutID() -> UInt32 {
    // An id that is given twice would mix up two layouts. With 0 nothing is inherited.
    guard lastLayoutID < .max else { return 0 }
    lastLayoutID += 1
    return lastLayoutID
  }
}
