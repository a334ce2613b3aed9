import Synchronization

/// A cache with a limit in bytes that drops the entries that were not used recently, with
/// ``TwoGenerations``. Thread-safe.
package final class ByteBoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry {
    var value: Value
    var bytes: Int
  }

  private struct Table: GenerationTable {
    private var entries: [Key: Entry] = [:]
    private(set) var byteCount = 0

    init() {}

    init(succeeding old: Table) { entries.reserveCapacity(old.entries.count) }

    subscript(key: Key) -> Entry? { entries[key] }

    mutating func insert(_ entry: Entry, for key: Key) {
      byteCount += entry.bytes
      if let old = entries.updateValue(entry, forKey: key) { byteCount -= old.bytes }
    }

    @discardableResult
    mutating func remove(_ key: Key) -> Entry? {
      guard let entry = entries.removeValue(forKey: key) else { return nil }
      byteCount -= entry.bytes
      return entry
    }
  }

  /// The maximum number of bytes, by the costs passed to ``insert(_:for:bytes:)``.
  package let byteLimit: Int
  private let tables = Mutex(TwoGenerations<Table>())

  package init(byteLimit: Int) {
    self.byteLimit = max(byteLimit, 0)
  }

  /// The current number of bytes.
  package var byteCount: Int { tables.withLock { $0.byteCount } }

  package func value(for key: Key) -> Value? {
    let (value, dropped) = tables.withLock { tables -> (Value?, Table?) in
      if let entry = tables.young[key] { return (entry.value, nil) }
      guard let entry = tables.old.remove(key) else { return (nil, nil) }
      let dropped = tables.makeRoom(for: entry.bytes, in: byteLimit)
      tables.young.insert(entry, for: key)
      return (entry.value, dropped)
    }
    withExtendedLifetime(dropped) {}
    return value
  }

  /// Stores `value`, unless it alone exceeds half of the limit.
  package func insert(_ value: Value, for key: Key, bytes: Int) {
    guard bytes <= byteLimit / 2 else { return }
    let dropped = tables.withLock { tables in
      let dropped = tables.makeRoom(for: bytes, in: byteLimit)
      tables.young.insert(Entry(value: value, bytes: bytes), for: key)
      tables.old.remove(key)
      return dropped
    }
    withExtendedLifetime(dropped) {}
  }
}
