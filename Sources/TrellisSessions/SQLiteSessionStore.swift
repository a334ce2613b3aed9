public import Foundation
import GRDB
import Synchronization

/// A store in a file of SQLite.
///
/// Commits of many sessions are one transaction: while one is written, the increments that arrive wait for the next one. The
/// file has a write-ahead log without a flush of the disk for each transaction, so a commit that has returned outlives the
/// process, also one that is killed. After a failure of the machine the last transactions may be missing; each session is then
/// as it was at one of its commits. One process at a time uses a file, unless it is shared by all of them.
public final class SQLiteSessionStore: SessionStore {
  private struct Waiting {
    let increment: SessionIncrement
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var waiting: [Waiting] = []
    var isWriting = false
    /// The number of transactions with increments.
    var transactions = 0
  }

  /// The maximum number of increments in one transaction, so that a request to restore a session does not wait long.
  static let groupLimit = 512

  /// Whether several processes of one machine use the file at the same time.
  public let isShared: Bool

  /// The name of this store, another one in each process; empty if the file is not shared.
  let owner: String

  let limits: SessionStoreLimits
  let database: DatabaseQueue
  private let state = Mutex(State())
  /// Looks for take-overs, once they are observed.
  let watch = Mutex<Task<Void, Never>?>(nil)

  /// Opens the file, or creates it with its folder; only the user of the process can read them.
  ///
  /// - Parameter isShared: whether other processes of this machine use the file at the same time; all of them must say so. The
  ///   file must not be in a folder of a network.
  /// - Throws: the error of the file system or of SQLite.
  public init(
    path: String, isShared: Bool = false, limits: SessionStoreLimits = SessionStoreLimits()
  ) throws {
    self.isShared = isShared
    owner = isShared ? String(UInt64.random(in: 1...UInt64.max), radix: 36) : ""
    self.limits = limits
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    if !FileManager.default.fileExists(atPath: path) {
      // SQLite gives the files of the log the permissions of the database.
      guard
        FileManager.default.createFile(
          atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
      else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path]) }
    }
    var configuration = Configuration()
    configuration.label = "trellis-sessions"
    configuration.journalMode = .wal
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = NORMAL") }
    database = try DatabaseQueue(path: path, configuration: configuration)
    try database.write { database in
      try database.execute(sql: Self.tables)
      let columns = try database.columns(in: "session").map(\.name)
      if !columns.contains("owner") {
        // A file of an earlier version.
        try database.execute(
          sql: "ALTER TABLE session ADD COLUMN owner TEXT NOT NULL DEFAULT ''")
      }
    }
  }

  deinit { watch.withLock { $0?.cancel() } }

  private static let tables = """
    CREATE TABLE IF NOT EXISTS session (
      id TEXT NOT NULL PRIMARY KEY, version INTEGER NOT NULL, header BLOB NOT NULL, bytes INTEGER NOT NULL,
      expiry REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS session_expiry ON session (expiry);
    CREATE TABLE IF NOT EXISTS change (
      session TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE, version INTEGER NOT NULL, bytes BLOB NOT NULL,
      PRIMARY KEY (session, version)
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS takeover (
      former TEXT NOT NULL, session TEXT NOT NULL, version INTEGER NOT NULL, PRIMARY KEY (former, session)
    ) WITHOUT ROWID;
    """

  /// The number of transactions with increments so far.
  var transactions: Int { state.withLock { $0.transactions } }

  // MARK: Commits

  /// Stores the increment in the next transaction, or throws as ``SessionStore/commit(_:)``.
  public func commit(_ increment: SessionIncrement) async throws {
    try await withCheckedThrowingContinuation { continuation in
      let begins = state.withLock { state in
        state.waiting.append(Waiting(increment: increment, continuation: continuation))
        defer { state.isWriting = true }
        return !state.isWriting
      }
      if begins { writeNextGroup() }
    }
  }

  private func writeNextGroup() {
    database.asyncWriteWithoutTransaction { [self] in
      let group = state.withLock { state in
        let group = Array(state.waiting.prefix(Self.groupLimit))
        state.waiting.removeFirst(group.count)
        state.transactions += 1
        return group
      }
      let results = write(group, $0)
      // The next group begins before the sessions of this one continue.
      let continues = state.withLock { state in
        state.isWriting = !state.waiting.isEmpty
        return state.isWriting
      }
      if continues { writeNextGroup() }
      for (waiting, result) in zip(group, results) { waiting.continuation.resume(with: result) }
    }
  }

  /// Writes the increments in one transaction. A refused increment leaves the others.
  private func write(_ group: [Waiting], _ database: Database) -> [Result<Void, any Error>] {
    var results: [Result<Void, any Error>] = []
    do {
      try database.inTransaction(.immediate) {
        for waiting in group {
          do {
            try add(waiting.increment, database)
            results.append(.success(()))
          } catch let refusal as SessionStoreError {
            results.append(.failure(refusal))
          }
        }
        return .commit
      }
      return results
    } catch {
      return group.map { _ in .failure(error) }
    }
  }

  private func add(_ increment: SessionIncrement, _ database: Database) throws {
    let id = increment.id
    let version = Int64(clamping: increment.version)
    let former = try Row.fetchOne(
      database.cachedStatement(sql: "SELECT version, bytes, owner FROM session WHERE id = ?"),
      arguments: [id])
    if let former, former["owner"] as String != owner { throw SessionStoreError.superseded }
    let stored = former.map { row -> (UInt64, Int) in
      let (version, bytes): (Int64, Int) = (row["version"], row["bytes"])
      return (UInt64(clamping: version), bytes)
    }
    let bytes = try increment.changeBytes(after: stored, limits)
    if increment.isWhole, former != nil {
      try database.cachedStatement(sql: "DELETE FROM change WHERE session = ?")
        .execute(arguments: [id])
    }
    try database.cachedStatement(
      sql: """
        INSERT INTO session (id, version, header, bytes, expiry, owner) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET version = excluded.version, header = excluded.header,
          bytes = excluded.bytes, expiry = excluded.expiry
        """
    ).execute(
      arguments: [
        id, version, Data(increment.header), bytes, increment.expiry.timeIntervalSince1970,
        owner,
      ])
    guard let change = increment.change else { return }
    try database.cachedStatement(
      sql: "INSERT INTO change (session, version, bytes) VALUES (?, ?, ?)"
    ).execute(arguments: [id, version, Data(change)])
  }

  // MARK: Other operations

  /// A session as it is stored; `nil` if there is none or if it is expired.
  public func load(_ id: String, now: Date) async throws -> StoredSession? {
    try await read { database in
      // The transaction has one version of both tables, and unlike `perform` it does not wait for those that write.
      var session: StoredSession?
      try database.inTransaction(.deferred) {
        session = try Self.load(id, now, database)
        return .commit
      }
      return session
    }
  }

  private static func load(
    _ id: String, _ now: Date, _ database: Database
  ) throws -> StoredSession? {
    let row = try Row.fetchOne(
      database, sql: "SELECT version, header FROM session WHERE id = ? AND expiry > ?",
      arguments: [id, now.timeIntervalSince1970])
    guard let row else { return nil }
    let changes = try Data.fetchAll(
      database, sql: "SELECT bytes FROM change WHERE session = ? ORDER BY version", arguments: [id])
    let (version, header): (Int64, Data) = (row["version"], row["header"])
    return StoredSession(
      version: UInt64(clamping: version), header: Array(header), changes: changes.map(Array.init))
  }

  /// Takes a session over, if `version` is its stored version.
  public func takeOver(_ id: String, version: UInt64) async throws -> Bool {
    let version = Int64(clamping: version)
    return try await perform { [owner] database in
      let former = try String.fetchOne(
        database, sql: "SELECT owner FROM session WHERE id = ? AND version = ?",
        arguments: [id, version])
      guard let former else { return false }
      try database.execute(
        sql: "UPDATE session SET version = version + 1, owner = ? WHERE id = ?",
        arguments: [owner, id])
      guard former != owner, !former.isEmpty else { return true }
      try database.execute(
        sql: "INSERT OR REPLACE INTO takeover (former, session, version) VALUES (?, ?, ?)",
        arguments: [former, id, version &+ 1])
      return true
    }
  }

  /// Removes a session, if there is one.
  public func delete(_ id: String) async throws {
    try await perform { [owner] in
      try $0.execute(
        sql: "DELETE FROM session WHERE id = ? AND owner = ?", arguments: [id, owner])
    }
  }

  /// Removes the sessions that are expired at `now`, and those beyond the limits that expire first.
  public func deleteExpired(at now: Date) async throws {
    try await perform { [limits] in
      try $0.execute(
        sql: "DELETE FROM session WHERE expiry <= ?", arguments: [now.timeIntervalSince1970])
      try $0.execute(
        sql: "DELETE FROM takeover WHERE session NOT IN (SELECT id FROM session)")
      let count = try Int.fetchOne($0, sql: "SELECT count(*) FROM session") ?? 0
      guard count > limits.sessions else { return }
      try $0.execute(
        sql: """
          DELETE FROM session WHERE id IN (SELECT id FROM session ORDER BY expiry LIMIT ?)
          """, arguments: [count - limits.sessions])
    }
    try await deleteBeyondBytes()
  }

  /// Runs `work` in a transaction. Unlike GRDB's asynchronous functions, it does not end early if its task is cancelled.
  func perform<Result: Sendable>(
    _ work: @escaping @Sendable (Database) throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      database.asyncWrite(work) { continuation.resume(with: $1) }
    }
  }
}
