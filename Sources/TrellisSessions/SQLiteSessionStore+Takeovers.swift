import GRDB
import Synchronization

/// The notices of take-overs between the processes that share a file. SQLite has no notifications, so each process looks for
/// commits of others, which reads one number in shared memory, and then reads the notices for itself.
extension SQLiteSessionStore {
  private static let interval = Duration.milliseconds(50)

  /// Calls `body` for the sessions that other processes take over, about 50 ms later. A file that is not shared has none.
  public func observeTakeovers(
    _ body: @escaping @Sendable (_ id: String, _ version: UInt64) -> Void
  ) {
    guard isShared else { return }
    let task = Task { [weak self] in
      var seen: Int?
      while (try? await Task.sleep(for: Self.interval)) != nil {
        guard let self else { return }
        guard let found = try? await takeovers(since: seen) else { continue }
        seen = found.version
        for notice in found.notices { body(notice.id, notice.version) }
      }
    }
    watch.withLock {
      $0?.cancel()
      $0 = task
    }
  }

  private struct Notice {
    let id: String
    let version: UInt64
  }

  /// Removes and returns the notices for this process, unless no other process has committed since the version `seen` of the file.
  private func takeovers(since seen: Int?) async throws -> (version: Int?, notices: [Notice]) {
    try await read { [owner] database in
      let version = try Int.fetchOne(database, sql: "PRAGMA data_version")
      guard version == nil || version != seen else { return (version, []) }
      let notices = try Row.fetchAll(
        database,
        sql: "SELECT session, version FROM takeover WHERE former = ?", arguments: [owner]
      ).map { row -> Notice in
        let version: Int64 = row["version"]
        return Notice(id: row["session"], version: UInt64(clamping: version))
      }
      if notices.isEmpty { return (version, []) }
      // All or none: after an error the notices are read again.
      try database.inTransaction(.immediate) {
        for notice in notices {
          // A later take-over of the same session has a notice of its own.
          try database.execute(
            sql: "DELETE FROM takeover WHERE former = ? AND session = ? AND version = ?",
            arguments: [owner, notice.id, Int64(clamping: notice.version)])
        }
        return .commit
      }
      return (version, notices)
    }
  }

  /// Runs `work` without a transaction, so that a look at an unchanged file takes no lock.
  func read<Result: Sendable>(
    _ work: @escaping @Sendable (Database) throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      database.asyncWriteWithoutTransaction { database in
        continuation.resume(with: Swift.Result { try work(database) })
      }
    }
  }
}
