/// Keys in the order in which they were last used.
///
/// - Complexity: O(1) for each operation.
struct RecencyList<Key: Hashable & Sendable>: Sendable {
  private struct Links: Sendable {
    var older: Key?
    var newer: Key?
  }

  private var links: [Key: Links] = [:]
  /// The key that was not used for the longest time.
  private(set) var oldest: Key?
  private var newest: Key?

  var count: Int { links.count }

  func contains(_ key: Key) -> Bool { links[key] != nil }

  /// Makes `key` the most recently used one, adding it if it is new.
  mutating func use(_ key: Key) {
    guard newest != key else { return }
    remove(key)
    links[key] = Links(older: newest)
    if let newest { links[newest]?.newer = key }
    newest = key
    if oldest == nil { oldest = key }
  }

  mutating func remove(_ key: Key) {
    guard let link = links.removeValue(forKey: key) else { return }
    if let older = link.older { links[older]?.newer = link.newer } else { oldest = link.newer }
    if let newer = link.newer { links[newer]?.older = link.older } else { newest = link.older }
  }
}
