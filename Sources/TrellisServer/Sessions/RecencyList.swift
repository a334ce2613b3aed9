/// Keys in the order of their last use.
///
/// A doubly linked list in one array. Links are 32-bit indexes, because a server stores two nodes for each session.
///
/// - Complexity: O(1) for each operation, with one key look-up.
struct RecencyList<Key: Hashable & Sendable>: Sendable {
  /// A key with links to its neighbours.
  private struct Node: Sendable {
    let key: Key
    var older = Index.none
    var newer = Index.none
  }

  /// The index of a node, or ``none``.
  private struct Index: Equatable, Sendable {
    let number: UInt32
    static var none: Index { Index(number: .max) }
  }

  private var indexes: [Key: Index] = [:]
  private var nodes: [Node] = []
  private var vacant: [Index] = []
  private var first = Index.none
  private var last = Index.none

  /// The least recently used key.
  var oldest: Key? { first == .none ? nil : self[first].key }

  var count: Int { indexes.count }

  func contains(_ key: Key) -> Bool { indexes[key] != nil }

  /// Makes `key` the most recently used key, adding it if it is new.
  mutating func use(_ key: Key) {
    guard let index = indexes[key] else { return add(key) }
    guard index != last else { return }
    unlink(index)
    append(index)
  }

  mutating func remove(_ key: Key) {
    guard let index = indexes.removeValue(forKey: key) else { return }
    unlink(index)
    vacant.append(index)
  }

  private mutating func add(_ key: Key) {
    let index: Index
    if let free = vacant.popLast() {
      index = free
      self[index] = Node(key: key)
    } else {
      index = Index(number: UInt32(nodes.count))
      nodes.append(Node(key: key))
    }
    indexes[key] = index
    append(index)
  }

  private mutating func append(_ index: Index) {
    self[index].older = last
    self[index].newer = .none
    if last == .none { first = index } else { self[last].newer = index }
    last = index
  }

  private mutating func unlink(_ index: Index) {
    let (older, newer) = (self[index].older, self[index].newer)
    if older == .none { first = newer } else { self[older].newer = newer }
    if newer == .none { last = older } else { self[newer].older = older }
  }

  private subscript(_ index: Index) -> Node {
    get { nodes[Int(index.number)] }
    _modify { yield &nodes[Int(index.number)] }
  }
}
