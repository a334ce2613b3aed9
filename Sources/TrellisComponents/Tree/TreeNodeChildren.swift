/// The children of a tree node by key, in the order in which they came.
///
/// As long as children come as those of the generation before did, neither finding these nor making
/// keys looks anything up. Else both take O(1) on average. Copies share their storage.
struct TreeNodeChildren {
  /// A child and the counter of its key; the rest of the key is the node's.
  typealias Entry = (counter: Int, node: TreeNode)

  /// A key that no child has yet, and the child of the generation before that has it.
  struct Place {
    let key: TreeNodeKey
    let previous: TreeNode?
    /// Whether all children so far are under the keys of those of the generation before.
    fileprivate let agrees: Bool
  }

  private(set) var entries: [Entry] = []
  /// How many of the first entries are under the same keys as those of the generation before.
  private var agreeing: Int32 = 0
  /// Where the child that was looked up last stood before, from where its successor was to stand.
  private var drift: Int32 = 0
  private var index: Index?

  /// Made once there are enough entries for it to pay, and only where it is needed.
  private final class Index {
    /// How many of the first entries there are of each kind.
    var counts: [TreeNodeKey.Base: Int32] = [:]
    var counted = 0
    var places: [TreeNodeKey: Int32] = [:]

    /// - Precondition: `entries` is what was counted before, and more.
    func count(_ entries: [Entry]) {
      while counted < entries.count {
        counts[entries[counted].node.base, default: 0] += 1
        counted += 1
      }
    }

    func place(of key: TreeNodeKey, in entries: [Entry]) -> Int? {
      if places.count != entries.count {
        places = [:]
        places.reserveCapacity(entries.count)
        for (place, entry) in entries.enumerated() {
          places[TreeNodeKey(base: entry.node.base, counter: entry.counter)] = Int32(place)
        }
      }
      return places[key].map { Int($0) }
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

  /// The child under `key`.
  subscript(key: TreeNodeKey) -> TreeNode? {
    mutating get { place(of: key).map { entries[$0].node } }
  }

  private mutating func place(of key: TreeNodeKey) -> Int? {
    guard entries.count >= Self.indexedFrom else {
      return entries.firstIndex { $0.counter == key.counter && $0.node.base == key.base }
    }
    return requireIndex().place(of: key, in: entries)
  }

  private mutating func requireIndex() -> Index {
    // A copy may go on with other children.
    if isKnownUniquelyReferenced(&index), let index { return index }
    let made = Index()
    index = made
    return made
  }

  // MARK: Filling

  /// The place of the next child.
  ///
  /// The counter of its key goes up by two for every child of the same type, identifier *and* keys, of
  /// either kind. ComponentKit leaves the keys out, so that keyed siblings lose their state when they
  /// change places; here they keep it.
  ///
  /// - Parameter previous: the node of the generation before; the same one for all children.
  ///
  /// Source: ComponentKit's algorithm 2.14, made aware of keys.
  mutating func nextPlace(
    _ child: some TreeNodeKeyed, _ kind: TreeNodeKey.Kind, after previous: TreeNode?
  ) -> Place {
    if let previous, Int(agreeing) == entries.count, entries.count < previous.children.entries.count
    {
      let entry = previous.children.entries[entries.count]
      // As many children are alike as were before that one.
      if TreeNodeKey.kind(entry.counter) == kind, child.isKeyed(by: entry.node.base) {
        return Place(
          key: TreeNodeKey(base: entry.node.base, counter: entry.counter), previous: entry.node,
          agrees: true)
      }
    }
    let base = child.nodeBase
    let key = TreeNodeKey(base: base, counter: kind.rawValue + 2 * alike(base))
    return Place(key: key, previous: previous.flatMap { find(key, in: $0) }, agrees: false)
  }

  private mutating func alike(_ base: TreeNodeKey.Base) -> Int {
    guard entries.count >= Self.indexedFrom else { return entries.count { $0.node.base == base } }
    let index = requireIndex()
    index.count(entries)
    return Int(index.counts[base] ?? 0)
  }

  private mutating func find(_ key: TreeNodeKey, in previous: TreeNode) -> TreeNode? {
    let likely = entries.count + Int(drift)
    let old = previous.children.entries
    for place in [likely, likely + 1] where old.indices.contains(place) {
      if old[place].counter == key.counter && old[place].node.base == key.base {
        drift = Int32(place - entries.count)
        return old[place].node
      }
    }
    guard let place = previous.children.place(of: key) else {
      drift -= 1
      return nil
    }
    drift = Int32(place - entries.count)
    return previous.children.entries[place].node
  }

  /// Adds `node` at a place made for it.
  mutating func append(_ node: TreeNode, at place: Place) {
    if place.agrees { agreeing += 1 }
    entries.append((place.key.counter, node))
  }

  /// Lets go of what only more children would need.
  mutating func close() { index = nil }
}

/// A component that a tree node can be made for.
protocol TreeNodeKeyed {
  /// Whether `base` equals the value of ``nodeBase``.
  func isKeyed(by base: TreeNodeKey.Base) -> Bool
  var nodeBase: TreeNodeKey.Base { get }
}

extension TreeNodeKey.Base: TreeNodeKeyed {
  func isKeyed(by base: TreeNodeKey.Base) -> Bool { self == base }
  var nodeBase: TreeNodeKey.Base { self }
}
