public import Foundation
import Synchronization

/// A store in the memory of the process. It outlives sessions that end to enforce a limit, but not the process.
public final class MemorySessionStore: SessionStore {
  private struct Entry {
    var session: StoredSession
    var expiry: Date
    var changeBytes: Int

    var byteCount: Int { session.header.count + changeBytes }
  }

  private let limits: SessionStoreLimits
  private let entries = Mutex<[String: Entry]>([:])

  /// Makes an empty store.
  public init(limits: SessionStoreLimits = SessionStoreLimits()) { self.limits = limits }

  /// The number of stored sessions.
  public var count: Int { entries.withLock { $0.count } }

  /// The bytes of a session; 0 if there is none.
  public func byteCount(of id: String) -> Int {
    entries.withLock { $0[id]?.byteCount ?? 0 }
  }

  /// Stores the increment, or throws as ``SessionStore/commit(_:)``.
  public func commit(_ increment: SessionIncrement) async throws {
    try entries.withLock { entries in
      let former = entries[increment.id]
      let bytes = try increment.changeBytes(
        after: former.map { ($0.session.version, $0.changeBytes) }, limits)
      let kept = increment.isWhole ? [] : former?.session.changes ?? []
      entries[increment.id] = Entry(
        session: StoredSession(
          version: increment.version, header: increment.header,
          changes: kept + (increment.change.map { [$0] } ?? [])),
        expiry: increment.expiry, changeBytes: bytes)
    }
  }

  /// A session as it is stored; `nil` if there is none or if it is expired.
  public func load(_ id: String, now: Date) async throws -> StoredSession? {
    entries.withLock { entries in
      guard let entry = entries[id], entry.expiry > now else { return nil }
      return entry.session
    }
  }

  /// Takes a session over, if `version` is its stored version.
  public func takeOver(_ id: String, version: UInt64) async throws -> Bool {
    entries.withLock { entries in
      guard entries[id]?.session.version == version else { return false }
      entries[id]?.session.version += 1
      return true
    }
  }

  /// Removes a session, if there is one.
  public func delete(_ id: String) async throws { entries.withLock { $0[id] = nil } }

  /// Removes the sessions that are expired at `now`, and those beyond the limits that expire first.
  public func deleteExpired(at now: Date) async throws {
    entries.withLock { entries in
      entries = entries.filter { $0.value.expiry > now }
      var count = entries.count
      var bytes = entries.values.reduce(0) { $0 + $1.byteCount }
      guard count > limits.sessions || bytes > limits.bytes else { return }
      for (id, entry) in entries.sorted(by: { $0.value.expiry < $1.value.expiry }) {
        guard count > limits.sessions || bytes > limits.bytes else { return }
        entries[id] = nil
        count -= 1
        bytes -= entry.byteCount
      }
    }
  }
}
