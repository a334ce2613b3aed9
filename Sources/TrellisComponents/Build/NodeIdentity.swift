/// The object shared by all generations of a tree node. State updaters and actions outlive a build: they hold this
/// object without keeping components alive.
///
/// - Invariant: each access of a property with `@exclusivity(unchecked)` reads or replaces it as a whole, so that no
///   access of it begins during another.
package final class NodeIdentity {
  package let id: TreeNode.ID
  let tree: TreeContext
  /// The identity of the parent node in the newest build that linked this node; before the first link, the identity of
  /// the scope around it. Links form paths, never cycles.
  @exclusivity(unchecked)
  var parent: NodeIdentity?
  /// The newest living node of this identity. Nodes remove themselves in `deinit`.
  @exclusivity(unchecked)
  unowned(unsafe) var newest: TreeNode?
  /// The state after the pending updates; `nil` if there are none.
  @exclusivity(unchecked)
  var pendingState: StateBox?

  init(id: TreeNode.ID, tree: TreeContext, parent: NodeIdentity?) {
    self.id = id
    self.tree = tree
    self.parent = parent
  }

  deinit {
    if !tree.observations.isEmpty { tree.observations.remove(id) }
    // A chain of parents is released without recursion.
    guard var next = parent else { return }
    parent = nil
    while isKnownUniquelyReferenced(&next), let parent = next.parent {
      next.parent = nil
      next = parent
    }
  }

  /// The state with all updates; `nil` for a node without state, or if the component is gone.
  var newestState: StateBox? {
    guard let newest else { return nil }
    return pendingState ?? newest.state
  }

  /// Adds the ids of this node and its ancestors to `path`, up to the first one that it contains.
  ///
  /// Source: ComponentKit's algorithm 2.17.
  func addPath(to path: inout Set<TreeNode.ID>) {
    var next: NodeIdentity? = self
    while let identity = next, path.insert(identity.id).inserted { next = identity.parent }
  }

  /// Whether `child` is linked below the newest node of this identity, and that node is linked to the root.
  ///
  /// - Complexity: O(siblings) for each level.
  func leads(to child: NodeIdentity) -> Bool {
    var child = child
    var next: NodeIdentity? = self
    while let identity = next {
      guard identity.newest?.children.linked.contains(where: { $0.identity === child }) == true
      else { return false }
      child = identity
      next = identity.parent
    }
    return true
  }

  /// The oldest node made by build `build` or later whose component is alive.
  ///
  /// Source: ComponentKit's scoped responder (row F13).
  ///
  /// - Complexity: O(*n*) in the number of living generations: one or two.
  func earliestLiveNode(since build: BuildNumber) -> TreeNode? {
    var found: TreeNode?
    var candidate = newest
    while let node = candidate, node.build >= build {
      if node.component != nil { found = node }
      candidate = node.older
    }
    return found
  }

  /// Wakes the component of this identity, if it hibernates, before an action looks for it.
  func wakeComponent() { tree.listener?.needsComponent(of: self) }

  /// The newest component of this identity, if it is still alive.
  var latestComponent: Component? {
    var candidate = newest
    while let node = candidate {
      if let component = node.component { return component }
      candidate = node.older
    }
    return nil
  }
}

/// The number of a build of one tree, from 1. At a million builds a second the numbers last 290,000 years.
typealias BuildNumber = Int64

/// The number of a build in four bytes, for components. Marks of two builds differ unless a multiple of 2³² − 2
/// builds is between them.
struct BuildMark: Equatable {
  private let value: UInt32

  private init(value: UInt32) { self.value = value }

  init(_ build: BuildNumber) { value = UInt32(truncatingIfNeeded: (build - 1) % 0xFFFF_FFFE + 1) }

  /// The mark of a component before its first build.
  static let none = BuildMark(value: 0)
  /// The mark of a component that no build may use.
  static let outside = BuildMark(value: .max)
}

/// The link from the nodes of one tree to the tree's owner.
///
/// - Invariant: the methods of the properties with `@exclusivity(unchecked)` call no code outside their types, so that
///   no access of such a property begins during another.
package final class TreeContext {
  /// The receiver of state updates; `nil` after the end of the tree.
  private(set) weak var listener: (any StateListener)?
  private var lastID = 0
  private var lastBuild: BuildNumber = 0
  private var lastLayoutID: UInt32 = 0
  /// The environment keys that were read in this tree.
  @exclusivity(unchecked)
  var environmentKeys = EnvironmentKeyTable()
  /// The keys that a layout read. A change of one of them counts as a change of everything: the dependencies of single
  /// layouts are not recorded.
  @exclusivity(unchecked)
  var keysReadInLayouts: EnvironmentKeySet = []
  /// The states that the first build gives its nodes; `nil` where they begin with initial states.
  var restoration: StateRestoration? {
    // Identifiers of new nodes are greater than restored ones.
    didSet { lastID = max(lastID, restoration?.lastID ?? 0) }
  }
  /// The parts that outlive their position in the tree (``ComponentTree``), by the number of their node.
  var persistentTrees: [TreeNode.ID: PersistentTree] = [:]
  /// The number of nodes in detached trees.
  var detachedNodeCount = 0
  /// Whether the tree has shown an ``EmbeddedTree``, whose states are not stored with the tree's own states.
  var hasShownEmbeddedTrees = false
  /// The models that components of this tree read.
  var observations = TreeObservations()
  /// The nodes whose states other tasks can update.
  var updaters = UpdaterRegistry()
  /// The nodes whose states changed since they were stored last; `nil` while changes are not recorded.
  private var changedStates: [TreeNode.ID: NodeIdentity]?

  init(listener: (any StateListener)?) {
    self.listener = listener
  }

  /// Records that the state of a node was set or replaced, for ``takeChangedStates()``.
  func recordState(of identity: NodeIdentity) { changedStates?[identity.id] = identity }

  /// Whether a state was set or replaced since the last call of ``takeChangedStates()``.
  package var hasChangedStates: Bool { changedStates?.isEmpty == false }

  /// Returns the nodes whose states were set or replaced since the last call; `nil` at the first call, which begins the
  /// record.
  func takeChangedStates() -> [NodeIdentity]? {
    defer { changedStates = [:] }
    return changedStates.map { Array($0.values) }
  }

  func makeID() -> TreeNode.ID {
    lastID += 1
    return TreeNode.ID(value: lastID)
  }

  /// Starts a build and returns its number, from 1, even if its result is not used.
  func startBuild() -> BuildNumber {
    lastBuild += 1
    return lastBuild
  }

  /// Makes the next build number `build` + 1, for tests of high numbers.
  func skipBuilds(to build: BuildNumber) { lastBuild = build }

  /// A new layout id (``LayoutCache/id``); 0 if all are used up.
  func makeLayoutID() -> UInt32 {
    // A repeated id would mix up two layouts. With 0 nothing is inherited.
    guard lastLayoutID < .max else { return 0 }
    lastLayoutID += 1
    return lastLayoutID
  }
}
