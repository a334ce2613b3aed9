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

  private var places: [Key: Index] = [:]
  private var nodes: [Node] = []
  private var vacant: [Index] = []
  private var first = Index.none
  private var last = Index.none

  /// The least recently used key.
  var oldest: Key? { first == .none ? nil : self[first].key }

  var count: Int { places.count }

  func contains(_ key: Key) -> Bool { places[key] != nil }

  /// Makes `key` the most recently used key, adding it if it is new.
  mutating func use(_ key: Key) {
    guard let place = places[key] else { return add(key) }
    guard place != last else { return }
    unlink(place)
    append(place)
  }

  mutating func remove(_ key: Key) {
    guard let place = places.removeValue(forKey: key) else { return }
    unlink(place)
    vacant.append(place)
  }

  private mutating func add(_ key: Key) {
    let place: Index
    if let free = vacant.popLast() {
      place = free
      self[place] = Node(key: key)
    } else {
      place = Index(number: UInt32(nodes.count))
      nodes.append(Node(key: key))
    }
    places[key] = place
    append(place)
  }

  private mutating func append(_ place: Index) {
    self[place].older = last
    self[place].newer = .none
    if last == .none { first = place } else { self[last].newer = place }
    last = place
  }

  private mutating func unlink(_ place: Index) {
    let (older, newer) = (self[place].older, self[place].newer)
    if older == .none { first = newer } else { self[older].newer = newer }
    if newer == .none { last = older } else { self[newer].older = older }
  }

  private subscript(_ place: Index) -> Node {
    get { nodes[Int(place.number)] }
    _modify { yield &nodes[Int(place.number)] }
  }
}
