/// Keys in the order of their last use.
///
/// - Complexity: O(1) for each operation, which looks up one key.
struct RecencyList<Key: Hashable & Sendable>: Sendable {
  /// A key, and the indexes of its neighbours in the order of use.
  private struct Node: Sendable {
    let key: Key
    var older: Int?
    var newer: Int?
  }

  private var places: [Key: Int] = [:]
  private var nodes: [Node] = []
  private var vacant: [Int] = []
  private var first: Int?
  private var last: Int?

  /// The least recently used key.
  var oldest: Key? { first.map { nodes[$0].key } }

  var count: Int { places.count }

  func contains(_ key: Key) -> Bool { places[key] != nil }

  /// Makes `key` the most recently used one, and adds it if it is new.
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
    let node = Node(key: key)
    let place: Int
    if let free = vacant.popLast() {
      place = free
      nodes[place] = node
    } else {
      place = nodes.count
      nodes.append(node)
    }
    places[key] = place
    append(place)
  }

  private mutating func append(_ place: Int) {
    nodes[place].older = last
    nodes[place].newer = nil
    if let last { nodes[last].newer = place } else { first = place }
    last = place
  }

  private mutating func unlink(_ place: Int) {
    let (older, newer) = (nodes[place].older, nodes[place].newer)
    if let older { nodes[older].newer = newer } else { first = newer }
    if let newer { nodes[newer].older = older } else { last = older }
  }
}
