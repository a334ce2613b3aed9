import GRDB

extension SQLiteSessionStore {
  /// Removes the sessions that expire first while all take more bytes than the limit.
  ///
  /// - Complexity: O(*n*) in sessions, and O(*n* log *n*) beyond the limit.
  func deleteBeyondBytes() async throws {
    try await perform { [limits] database in
      let bytes =
        try Int.fetchOne(
          database, sql: "SELECT coalesce(sum(bytes + length(header)), 0) FROM session") ?? 0
      guard bytes > limits.bytes else { return }
      try database.execute(
        sql: """
          DELETE FROM session WHERE id IN (
            SELECT id FROM (
              SELECT id, sum(bytes + length(header)) OVER (ORDER BY expiry DESC, id) AS later FROM session
            ) WHERE later > ?)
          """, arguments: [limits.bytes])
    }
  }
}
