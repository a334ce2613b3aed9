/// The children of a tree node by key, in the order in which they came.
///
/// Looking up and adding take O(1) on average. Copies share their storage.
struct TreeNodeChildren {
  /// A child and the counter of its key; the rest of the key is the node's.
  typealias Entry = (counter: Int, node: TreeNode)

  private(set) var entries: [Entry] = []
  /// Made once there are enough entries for it to pay.
  private var index: Index?

  private final class Index {
    var nodes: [TreeNodeKey: TreeNode] = [:]
    var counts: [TreeNodeKey.Base: Int] = [:]

    init(_ entries: [Entry]) {
      for entry in entries { add(entry) }
    }

    func add(_ entry: Entry) {
      nodes[TreeNodeKey(base: entry.node.base, counter: entry.counter)] = entry.node
      counts[entry.node.base, default: 0] += 1
    }
  }

  private static let indexedFrom = 24

  /// The children that stand below the node in the component tree, in order.
  var linked: some Sequence<TreeNode> {
    entries.lazy.filter { TreeNodeKey.kind($0.counter) == .parent }.map(\.node)
  }

  /// The children whose scopes were opened in the node's own, in order.
  var owned: some Sequence<TreeNode> {
    entries.lazy.filter { TreeNodeKey.kind($0.counter) == .owner }.map(\.node)
  }

  /// Whether both are copies of one collection, which nothing was added to since.
  func isShared(with other: TreeNodeChildren) -> Bool {
    entries.count == other.entries.count
      && entries.withUnsafeBufferPointer { mine in
        other.entries.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
      }
  }

  subscript(key: TreeNodeKey) -> TreeNode? { self[key, near: 0] }

  /// The child under `key`, which is likely to be the one at `position`.
  subscript(key: TreeNodeKey, near position: Int) -> TreeNode? {
    if position < entries.count {
      let entry = entries[position]
      if entry.counter == key.counter && entry.node.base == key.base { return entry.node }
    }
    if let index { return index.nodes[key] }
    return entries.first { $0.counter == key.counter && $0.node.base == key.base }?.node
  }

  /// A key that no child has yet.
  ///
  /// The counter goes up by two for every child of the same type, identifier *and* keys, of either
  /// kind. ComponentKit leaves the keys out, so that keyed siblings lose their state when they
  /// change places; here they keep it.
  ///
  /// Source: ComponentKit's algorithm 2.14, made aware of keys.
  func nextKey(_ base: TreeNodeKey.Base, _ kind: TreeNodeKey.Kind) -> TreeNodeKey {
    let alike =
      if let index { index.counts[base] ?? 0 } else { entries.count { $0.node.base == base } }
    return TreeNodeKey(base: base, counter: kind.rawValue + 2 * alike)
  }

  /// Adds `node` under a key of its own base.
  mutating func append(_ node: TreeNode, for key: TreeNodeKey) {
    entries.append((key.counter, node))
    if index != nil {
      if !isKnownUniquelyReferenced(&index) { index = Index(Array(entries.dropLast())) }
      index?.add((key.counter, node))
    } else if entries.count == Self.indexedFrom {
      index = Index(entries)
    }
  }
}
