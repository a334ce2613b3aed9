import Synchronization

/// A map from keys to values that forgets what was not asked for lately.
///
/// It keeps two generations. When the young one has reached half of the bound, it becomes the old
/// one and the old one is dropped; a value found in the old one moves to the young one. So a
/// look-up costs O(1) and no list has to be kept in order. May be used by all threads.
package final class ByteBoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Generations {
    var young: [Key: Entry] = [:]
    var old: [Key: Entry] = [:]
    var youngBytes = 0
    var oldBytes = 0
  }

  private struct Entry {
    var value: Value
    var bytes: Int
  }

  /// The most bytes held, by the costs given to ``insert(_:for:bytes:)``.
  package let byteLimit: Int
  private let generations = Mutex(Generations())

  package init(byteLimit: Int) {
    self.byteLimit = max(byteLimit, 0)
  }

  /// The bytes held now.
  package var byteCount: Int { generations.withLock { $0.youngBytes + $0.oldBytes } }

  package func value(for key: Key) -> Value? {
    generations.withLock { generations in
      if let entry = generations.young[key] { return entry.value }
      guard let entry = generations.old[key] else { return nil }
      generations.old[key] = nil
      generations.oldBytes -= entry.bytes
      insert(entry, for: key, into: &generations)
      return entry.value
    }
  }

  /// Keeps `value`, unless it alone takes half of the bound.
  package func insert(_ value: Value, for key: Key, bytes: Int) {
    guard bytes <= byteLimit / 2 else { return }
    generations.withLock { generations in
      if let replaced = generations.young[key] {
        generations.young[key] = nil
        generations.youngBytes -= replaced.bytes
      }
      if let replaced = generations.old[key] {
        generations.old[key] = nil
        generations.oldBytes -= replaced.bytes
      }
      insert(Entry(value: value, bytes: bytes), for: key, into: &generations)
    }
  }

  func removeAll() {
    generations.withLock { $0 = Generations() }
  }

  private func insert(_ entry: Entry, for key: Key, into generations: inout Generations) {
    if generations.youngBytes + entry.bytes > byteLimit / 2 {
      generations.old = generations.young
      generations.oldBytes = generations.youngBytes
      generations.young = [:]
      generations.young.reserveCapacity(generations.old.count)
      generations.youngBytes = 0
    }
    generations.young[key] = entry
    generations.youngBytes += entry.bytes
  }
}
