import CPostgres
public import Foundation
public import TrellisSessions

/// A store in PostgreSQL, which several servers share.
///
/// One thread with one connection does the operations of all sessions: those that arrive while it waits for an answer are
/// its next group, and the increments of a group are one transaction. A commit that has returned outlives what the database
/// promises; with its default `synchronous_commit` this includes a failure of its machine.
///
/// Each row names its owner, and a commit is one statement that tests the owner and the version and writes, so the
/// late commit of a server that was paused is refused. Taking a session over waits for no other server. The former
/// owner is notified by `NOTIFY`.
///
/// The store connects when it is made, and again after each failure, with pauses of at most 5 s. The tables are made in the first
/// schema of the search path. A connection pool in front of the database must pool sessions, not transactions.
public final class PostgresSessionStore: SessionStore {
  private let client: EngineClient

  /// Begins to connect, and returns at once.
  ///
  /// - Parameters:
  ///   - url: an address such as `postgres://user@host/database`, with the parameters of libpq after `?`, such as
  ///     `sslmode=verify-full`. What is missing is taken from the environment (`PGPASSWORD`) and `~/.pgpass`.
  ///   - limits: the limits of the store for all servers together.
  ///   - timeLimit: the time after which an operation without an answer fails, by default 5 s. An operation fails at
  ///     once if there was no connection for this time.
  /// - Throws: ``PostgresError/invalidURL(reason:)``.
  public init(
    url: String, limits: SessionStoreLimits = SessionStoreLimits(),
    timeLimit: Duration = .seconds(5)
  ) throws {
    if let reason = Self.problem(of: url) { throw PostgresError.invalidURL(reason: reason) }
    client = try EngineClient(
      thread: "trellis-postgres", limits: limits, timeLimit: timeLimit,
      unavailable: { PostgresError.unavailable(reason: $0) },
      connect: { try PostgresConnection(url, $0, wait: $1) })
  }

  /// The reason for which `url` is no address of a database; it does not contain the password.
  private static func problem(of url: String) -> String? {
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

  /// The number of groups of operations so far.
  var groups: Int { client.groups }

  /// `true`: several servers use the tables at the same time.
  public var isShared: Bool { true }

  /// Stores the increment in the next transaction, or throws as ``/TrellisSessions/SessionStore/commit(_:)``, or a ``PostgresError``.
  public func commit(_ increment: SessionIncrement) async throws {
    try await client.commit(increment)
  }

  /// A session as it is stored; `nil` if there is none or if it is expired.
  public func load(_ id: String, now: Date) async throws -> StoredSession? {
    try await client.load(id, now: now)
  }

  /// Makes this store the owner of a session, if `version` is its stored version.
  ///
  /// - Returns: whether this store is the owner now. It may be the owner although the result is `false`, if the connection was
  ///   lost before the answer; the stored version is then greater, too.
  public func takeOver(_ id: String, version: UInt64) async throws -> Bool {
    try await client.takeOver(id, version: version)
  }

  /// Removes a session, if this store is its owner.
  public func delete(_ id: String) async throws { try await client.delete(id) }

  /// Removes the sessions that are expired at `now`, and those beyond the limits that expire first; at most 20,000 of each.
  public func deleteExpired(at now: Date) async throws { try await client.deleteExpired(at: now) }

  /// Sets the function that gets the name and the version of each session that another server has taken over.
  public func observeTakeovers(
    _ body: @escaping @Sendable (_ id: String, _ version: UInt64) -> Void
  ) { client.observeTakeovers(body) }

  /// This store: messages to the servers with the same database, each at most 2 MiB.
  public var nodeChannel: (any NodeChannel)? { self }
}

extension PostgresSessionStore: NodeChannel {
  /// Sends a message by `NOTIFY`, or by a row of a table if it does not fit.
  public func publish(
    _ message: [UInt8], to name: String,
    completion: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) { client.publish(message, to: name, completion: completion) }

  /// Sets the function that gets the messages to `name`, on the thread of the store.
  public func listen(
    to name: String, _ receive: @escaping @Sendable (NodeMessage) -> Void
  ) { client.listen(to: name, receive) }
}
