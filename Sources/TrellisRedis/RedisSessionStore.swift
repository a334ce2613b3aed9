public import Foundation
public import TrellisSessions

/// A store in Redis (6.0 or later) or Valkey, which several servers share.
///
/// One thread does the operations of all sessions: those that arrive while it waits for an answer are its next group, which is sent
/// at once. A commit is a script that tests the owner and the version and writes, so the late commit of a server that was
/// paused is refused. Taking a session over waits for no other server. The former owner is notified by `PUBLISH`.
///
/// A commit that has returned outlives the processes of all application servers. It outlives Redis as far as that is configured:
/// with `appendfsync always` also its machine, with `everysec` all but about the last second, and with snapshots only
/// (Debian's default) all since the last snapshot. The change to a replica can lose the last commits, too. Each session then is as it was at
/// one of its commits, and an open page commits itself whole. A take-over that is lost so leaves the former owner as the owner.
///
/// The store connects when it is made, and again after each failure, with pauses of at most 5 s. It uses two connections. It does not follow the
/// redirections of Redis Cluster.
public final class RedisSessionStore: SessionStore {
  private let client: EngineClient

  /// Begins to connect, and returns at once.
  ///
  /// - Parameters:
  ///   - url: `redis://HOST`, with `valkey` for `redis` as well, or `redis+unix:///PATH` for a socket. Before the host or the path may
  ///     be `USER:PASSWORD@` or `:PASSWORD@`, after the host `:PORT` (6379 by default) and `/DATABASE`, after the path
  ///     `?db=DATABASE` (0 by default). TLS (`rediss`) is not supported.
  ///   - limits: the limits of the store for all servers together.
  ///   - timeLimit: the time after which an operation without an answer fails, by default 5 s. An operation fails at
  ///     once if there was no connection for this time.
  /// - Throws: ``RedisError/invalidURL(reason:)``.
  public init(
    url: String, limits: SessionStoreLimits = SessionStoreLimits(),
    timeLimit: Duration = .seconds(5)
  ) throws {
    let address = try RedisAddress(url)
    client = try EngineClient(
      thread: "trellis-redis", limits: limits, timeLimit: timeLimit,
      unavailable: { RedisError.unavailable(reason: $0) },
      connect: { try RedisConnection(address, $0, wait: $1) })
  }

  /// The number of groups of operations so far.
  var groups: Int { client.groups }

  /// `true`: several servers use the database at the same time.
  public var isShared: Bool { true }

  /// Stores the increment, or throws as ``/TrellisSessions/SessionStore/commit(_:)``, or a ``RedisError``.
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

  /// Removes the sessions that are expired at `now`, and those beyond the limits that expire first; at most about 20,000.
  ///
  /// Redis removes a session also by itself, at its expiry by the clock of Redis.
  public func deleteExpired(at now: Date) async throws {
    for _ in 0..<20 {
      if try await client.deleteExpired(at: now) == 0 { return }
    }
  }

  /// Sets the function that gets the name and the version of each session that another server has taken over.
  public func observeTakeovers(
    _ body: @escaping @Sendable (_ id: String, _ version: UInt64) -> Void
  ) { client.observeTakeovers(body) }

  /// This store: messages to the servers with the same Redis, each at most 2 MiB.
  public var nodeChannel: (any NodeChannel)? { self }
}

extension RedisSessionStore: NodeChannel {
  /// Sends a message by `PUBLISH`.
  public func publish(
    _ message: [UInt8], to name: String,
    completion: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) { client.publish(message, to: name, completion: completion) }

  /// Sets the function that gets the messages to `name`, on the thread of the store.
  public func listen(
    to name: String, _ receive: @escaping @Sendable (NodeMessage) -> Void
  ) { client.listen(to: name, receive) }
}
