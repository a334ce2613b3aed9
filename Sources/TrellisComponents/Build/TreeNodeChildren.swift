import TrellisBase

/// The children of a tree node by key, in the order of addition.
///
/// While children come in the order of the previous generation, neither finding them nor making keys
/// requires a look-up. Otherwise both take O(1) on average. Copies share their storage.
struct TreeNodeChildren {
  /// A child, the counter of its key, and the tag of its key's base; the base itself is in the node.
  struct Entry {
    let node: TreeNode
    private let storedCounter: Int32
    /// The ``TreeNodeKey/Base/tag`` of the node's base or of an equal base; 0 if none is known.
    fileprivate let tag: UInt32

    var counter: Int { Int(storedCounter) }

    fileprivate init(_ node: TreeNode, at slot: Slot) {
      self.node = node
      storedCounter = Int32(slot.key.counter)
      tag = slot.tag
    }
  }

  /// A key that no child has yet, and the child with that key in the previous generation.
  struct Slot {
    let key: TreeNodeKey
    let previous: TreeNode?
    fileprivate let tag: UInt32
    /// Whether all children so far have the keys of the previous generation's children.
    fileprivate let agrees: Bool
  }

  private(set) var entries: [Entry] = []
  /// The number of leading entries with the same keys as in the previous generation.
  private var agreeing: Int32 = 0
  /// The old index of the last child found, minus its new index.
  private var drift: Int32 = 0
  private var lookup: Lookup?

  /// Made on demand, once there are enough entries.
  private final class Lookup {
    /// The number of leading entries of each kind.
    var counts: [TreeNodeKey.Base: Int32] = [:]
    var counted = 0
    var indices: [TreeNodeKey: Int32] = [:]
    /// The indices of the previous generation's children by node.
    var formerIndices = LazyIndex<ObjectIdentifier>()
    /// The last run of all children of one component.
    var run: Run?

    /// - Precondition: `entries` begins with the entries counted before.
    func count(_ entries: [Entry]) {
      while counted < entries.count {
        counts[entries[counted].node.base, default: 0] += 1
        counted += 1
      }
    }

    func index(of key: TreeNodeKey, in entries: [Entry]) -> Int? {
      if indices.count != entries.count {
        indices = [:]
        indices.reserveCapacity(entries.count)
        for (index, entry) in entries.enumerated() {
          indices[TreeNodeKey(base: entry.node.base, counter: entry.counter)] = Int32(index)
        }
      }
      return indices[key].map { Int($0) }
    }
  }

  /// The consecutive nodes of all children of one component.
  struct Run {
    /// The component; it lives as long as the nodes belong to the newest tree.
    let component: ObjectIdentifier
    let indices: Range<Int>
    /// Whether every child in the run has a unique key.
    let hasNoCounters: Bool
    /// The keys of the environment that were read below.
    let keysRead: EnvironmentKeySet
    /// The maximum height of the nodes.
    let height: UInt16
  }

  private static let indexedFrom = 24

  /// The children in the component tree, in order.
  var linked: some Sequence<TreeNode> {
    entries.lazy.filter { TreeNodeKey.kind($0.counter) == .parent }.map(\.node)
  }

  /// The children whose scopes were opened in the node's scope, in order.
  var owned: some Sequence<TreeNode> {
    entries.lazy.filter { TreeNodeKey.kind($0.counter) == .owner }.map(\.node)
  }

  /// Whether both are unchanged copies of one collection.
  func isShared(with other: TreeNodeChildren) -> Bool {
    entries.count == other.entries.count
      && entries.withUnsafeBufferPointer { mine in
        other.entries.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
      }
  }

  /// The child with `key`.
  subscript(key: TreeNodeKey) -> TreeNode? {
    mutating get { index(of: key).map { entries[$0].node } }
  }

  private mutating func index(of key: TreeNodeKey) -> Int? {
    guard entries.count >= Self.indexedFrom else {
      return entries.firstIndex { $0.counter == key.counter && $0.node.base == key.base }
    }
    return requireLookup().index(of: key, in: entries)
  }

  private mutating func requireLookup() -> Lookup {
    // A copy may get other children.
    if isKnownUniquelyReferenced(&lookup), let lookup { return lookup }
    let made = Lookup()
    lookup = made
    return made
  }

  // MARK: Filling

  /// The slot of the next child.
  ///
  /// The counter of its key grows by two for every child of the same type, identifier *and* keys, of either
  /// kind. ComponentKit ignores the keys here, so keyed siblings lose their state when they change their
  /// order; here they keep it.
  ///
  /// - Parameter previous: the node of the previous generation; the same one for all children.
  ///
  /// Source: ComponentKit's algorithm 2.14, made aware of keys.
  mutating func nextSlot(
    _ child: some TreeNodeKeyed, _ kind: TreeNodeKey.Kind, after previous: TreeNode?
  ) -> Slot {
    if let previous, Int(agreeing) == entries.count, entries.count < previous.children.entries.count
    {
      let entry = previous.children.entries[entries.count]
      // Equally many children of the same kind precede both.
      if TreeNodeKey.kind(entry.counter) == kind, child.isKeyed(by: entry.node.base) {
        return Slot(
          key: TreeNodeKey(base: entry.node.base, counter: entry.counter), previous: entry.node,
          tag: entry.tag, agrees: true)
      }
    }
    let base = child.nodeBase
    let tag = entries.count < Self.indexedFrom ? base.tag : 0
    let key = TreeNodeKey(base: base, counter: kind.rawValue + 2 * countOfEqualBases(base, tag))
    return Slot(
      key: key, previous: previous.flatMap { find(key, in: $0) }, tag: tag, agrees: false)
  }

  /// The slot of a child whose component had `node` in the previous build, found without a look-up of its key; `nil`
  /// if the key must be looked up.
  ///
  /// - Complexity: O(1) on average, and O(*n*) once for all children that are not near the last child found.
  mutating func nextSlot(of node: TreeNode, after previous: TreeNode?) -> Slot? {
    guard let previous, node.identity.newest === node else { return nil }
    let likely = entries.count + Int(drift)
    guard let index = index(of: node, in: previous, near: likely) else { return nil }
    let (counter, tag) = previous.children.counterAndTag(at: index)
    // A child that is the only one with its base has this counter in any order.
    guard counter == TreeNodeKey.Kind.parent.rawValue, node.base.isQualified else { return nil }
    let agrees = agrees(at: index)
    drift = Int32(index - entries.count)
    return Slot(
      key: TreeNodeKey(base: node.base, counter: counter), previous: node, tag: tag,
      agrees: agrees)
  }

  private func counterAndTag(at index: Int) -> (counter: Int, tag: UInt32) {
    (entries[index].counter, entries[index].tag)
  }

  /// The number of children so far with this base.
  private mutating func countOfEqualBases(_ base: TreeNodeKey.Base, _ tag: UInt32) -> Int {
    guard entries.count >= Self.indexedFrom else {
      // The counter of the last such child contains the number of earlier ones.
      for index in entries.indices.reversed()
      where mayHaveTag(tag, at: index) && entries[index].node.base == base {
        return entries[index].counter / 2 + 1
      }
      return 0
    }
    let lookup = requireLookup()
    lookup.count(entries)
    return Int(lookup.counts[base] ?? 0)
  }

  /// Whether the base of the child at `index` may have `tag`. Does not retain the child, unlike a comparison of bases.
  private func mayHaveTag(_ tag: UInt32, at index: Int) -> Bool {
    let other = entries[index].tag
    return other == tag || other == 0 || tag == 0
  }

  private mutating func find(_ key: TreeNodeKey, in previous: TreeNode) -> TreeNode? {
    let likely = entries.count + Int(drift)
    let old = previous.children.entries
    for index in [likely, likely + 1] where old.indices.contains(index) {
      if old[index].counter == key.counter && old[index].node.base == key.base {
        drift = Int32(index - entries.count)
        return old[index].node
      }
    }
    guard let index = previous.children.index(of: key) else {
      drift -= 1
      return nil
    }
    drift = Int32(index - entries.count)
    return previous.children.entries[index].node
  }

  /// Adds `node` in a slot made for it.
  mutating func append(_ node: TreeNode, at slot: Slot) {
    if slot.agrees { agreeing += 1 }
    entries.append(Entry(node, at: slot))
  }

  /// The index of `node` among the children of the previous generation, probably near `index`.
  ///
  /// - Parameter previous: the node of the previous generation; the same one for all children.
  /// - Complexity: O(1) on average, and O(*n*) once for all children that are not near their likely indices.
  mutating func index(of node: TreeNode, in previous: TreeNode, near index: Int) -> Int? {
    let former = previous.children.entries
    return former.indices.first(near: index) { former[$0].node === node }
      ?? requireLookup().formerIndices.index(of: ObjectIdentifier(node), in: former.indices) {
        ObjectIdentifier(former[$0].node)
      }
  }

  /// Whether the children so far have the same keys as exactly the first `count` children of the previous generation.
  func agrees(at count: Int) -> Bool { Int(agreeing) == entries.count && entries.count == count }

  /// Adds the children of `previous`, of the previous generation, at `indices`.
  mutating func append(contentsOf previous: TreeNodeChildren, _ indices: Range<Int>) {
    if agrees(at: indices.lowerBound) { agreeing += Int32(indices.count) }
    if entries.isEmpty, indices == previous.entries.indices {
      entries = previous.entries
    } else {
      entries.append(contentsOf: previous.entries[indices])
    }
  }

  /// The nodes of all children of a component, recorded by ``record(_:)`` in this generation.
  var run: Run? { lookup?.run }

  mutating func record(_ run: Run) { requireLookup().run = run }

  /// Frees the data that only further children need.
  mutating func close() {
    guard let run else {
      lookup = nil
      return
    }
    let closed = Lookup()
    closed.run = run
    lookup = closed
  }
}

/// A component with a tree node.
protocol TreeNodeKeyed {
  /// Whether `base` equals the value of ``nodeBase``.
  func isKeyed(by base: TreeNodeKey.Base) -> Bool
  var nodeBase: TreeNodeKey.Base { get }
}

extension TreeNodeKey.Base: TreeNodeKeyed {
  func isKeyed(by base: TreeNodeKey.Base) -> Bool { self == base }
  var nodeBase: TreeNodeKey.Base { self }
}
