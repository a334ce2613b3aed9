import GRDB
import Synchronization

/// The rows that the last searches of a table have found, until the database changes.
final class FoundRows: Sendable {
  /// What was searched.
  struct Search: Hashable, Sendable {
    /// The pattern of FTS5.
    let pattern: String
    let filters: [String: String]
  }

  /// The most searches whose rows are kept.
  private static let limit = 8

  private struct Content {
    /// The number of changes of the database that were noticed.
    var generation = 0
    /// The connections, with the state of the database that each has seen last.
    var seen: [ObjectIdentifier: Connection] = [:]
    /// `nil` rows cannot be a set.
    var entries: [(search: Search, rows: RowidSet?)] = []
  }

  /// A connection, and the numbers of the changes by others and by itself.
  ///
  /// `@unchecked Sendable`: only the identity of the connection is read.
  private struct Connection: @unchecked Sendable {
    weak var database: Database?
    let changes: [Int]
  }

  private let content = Mutex(Content())

  /// The rows of a search, which `read` reads if they are not known.
  func rows(
    of search: Search, in database: Database, read: () throws -> RowidSet?
  ) throws -> RowidSet? {
    let generation = try notice(database)
    let known = content.withLock { content -> RowidSet?? in
      guard let index = content.entries.firstIndex(where: { $0.search == search }) else {
        return nil
      }
      let entry = content.entries.remove(at: index)
      content.entries.append(entry)
      return .some(entry.rows)
    }
    if let known { return known }
    let rows = try read()
    content.withLock { content in
      guard content.generation == generation,
        !content.entries.contains(where: { $0.search == search })
      else { return }
      content.entries.append((search, rows))
      if content.entries.count > Self.limit { content.entries.removeFirst() }
    }
    return rows
  }

  /// Forgets all rows if a connection sees another state of the database than before, or is a new one.
  ///
  /// - Returns: the number of changes of the database that were noticed.
  private func notice(_ database: Database) throws -> Int {
    let others = try Int.fetchOne(database, sql: "PRAGMA data_version") ?? 0
    let now = Connection(database: database, changes: [others, database.totalChangesCount])
    return content.withLock { content in
      let key = ObjectIdentifier(database)
      let last = content.seen[key]
      if last?.database !== database || last?.changes != now.changes {
        content.generation += 1
        content.entries = []
        content.seen = content.seen.filter { $0.value.database != nil }
      }
      content.seen[key] = now
      return content.generation
    }
  }
}
