import CPostgres
public import TrellisSessions

extension SharedSessionStore {
  /// A store in PostgreSQL. Begins to connect, and returns at once.
  ///
  /// The increments of a group are one transaction. A commit that has returned outlives what the database
  /// promises; with its default `synchronous_commit` this includes a failure of its machine.
  ///
  /// Each row names its owner, and a commit is one statement that tests the owner and the version and writes. The
  /// former owner of a session is notified by `NOTIFY`. A message is sent by `NOTIFY`, or by a row of a table if it
  /// does not fit.
  ///
  /// The tables are made in the first schema of the search path. A connection pool in front of the database must pool
  /// sessions, not transactions.
  ///
  /// - Parameters:
  ///   - url: an address such as `postgres://user@host/database`, with the parameters of libpq after `?`, such as
  ///     `sslmode=verify-full`. What is missing is taken from the environment (`PGPASSWORD`) and `~/.pgpass`.
  ///   - limits: the limits of the store for all servers together.
  ///   - timeLimit: the time after which an operation without an answer fails, by default 5 s. An operation fails at
  ///     once if there was no connection for this time.
  /// - Throws: ``PostgresError/invalidURL(reason:)``; the operations of the store throw other errors of
  ///   ``PostgresError``.
  public convenience init(
    postgres url: String, limits: SessionStoreLimits = SessionStoreLimits(),
    timeLimit: Duration = .seconds(5)
  ) throws {
    if let reason = problem(ofPostgres: url) { throw PostgresError.invalidURL(reason: reason) }
    try self.init(
      thread: "trellis-postgres", limits: limits, timeLimit: timeLimit,
      unavailable: { PostgresError.unavailable(reason: $0) },
      connect: { try PostgresConnection(url, $0, wait: $1) })
  }
}

/// The reason for which `url` is no address of a database; it does not contain the password.
private func problem(ofPostgres url: String) -> String? {
  guard ["postgres://", "postgresql://"].contains(where: { url.utf8.starts(with: $0.utf8) })
  else { return "it does not begin with postgres://" }
  guard !url.utf8.contains(0) else { return "it contains the character 0" }
  var message: UnsafeMutablePointer<CChar>?
  if let options = PQconninfoParse(url, &message) {
    PQconninfoFree(options)
    return nil
  }
  // The message of libpq may quote the address.
  PQfreemem(message)
  return "libpq cannot read it; signs such as @ in a password are written as %40"
}
