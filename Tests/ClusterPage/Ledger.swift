import CPostgres
import Foundation
import Synchronization

/// The table of the events that were done, with one connection for all pages of the process.
final class Ledger: Sendable {
  private struct Connection: @unchecked Sendable {
    // Used with the lock only.
    var handle: OpaquePointer?
  }

  private let address: String
  private let connection = Mutex(Connection())

  /// The time for which a restart of the database is waited for.
  private static let patience = Duration.seconds(20)

  init(address: String) { self.address = address }

  /// Records an attempt to do an event, and the event if it is new.
  ///
  /// - Returns: whether the event is new.
  func add(_ key: String, tab: String, node: String) -> Bool {
    connection.withLock { connection in
      let end = ContinuousClock.now + Self.patience
      while ContinuousClock.now < end {
        if let isNew = Self.insert([key, tab, node], &connection.handle, address) { return isNew }
        usleep(20_000)
      }
      fatalError("The ledger is not available")
    }
  }

  /// - Returns: `nil` if there is no connection; a row may be written nevertheless.
  private static func insert(
    _ values: [String], _ handle: inout OpaquePointer?, _ address: String
  ) -> Bool? {
    if handle == nil { handle = PQconnectdb(address) }
    let statement = """
      WITH attempt AS (INSERT INTO attempt (key, node) VALUES ($1, $3))
      INSERT INTO ledger (key, tab, node) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING key
      """
    let texts = values.map { strdup($0) }
    defer { for text in texts { free(text) } }
    let result = PQexecParams(
      handle, statement, 3, nil, texts.map { UnsafePointer($0) }, nil, nil, 0)
    defer { PQclear(result) }
    guard PQresultStatus(result) == PGRES_TUPLES_OK else {
      PQfinish(handle)
      handle = nil
      return nil
    }
    return PQntuples(result) == 1
  }
}
