public import TrellisSessions

extension SharedSessionStore {
  /// A store in Redis (6.0 or later) or Valkey. Begins to connect, and returns at once.
  ///
  /// A group of operations is sent at once. A commit is a script that tests the owner and the version and writes. The
  /// former owner of a session is notified by `PUBLISH`, which also sends the messages.
  ///
  /// A commit that has returned outlives the processes of all application servers. It outlives Redis as far as that is
  /// configured: with `appendfsync always` also its machine, with `everysec` all but about the last second, and with
  /// snapshots only (Debian's default) all since the last snapshot. The change to a replica can lose the last commits,
  /// too. Each session then is as it was at one of its commits, and an open page commits itself whole. A take-over that
  /// is lost so leaves the former owner as the owner.
  ///
  /// The store uses two connections. It does not follow the redirections of Redis Cluster. Redis removes a session also
  /// by itself, at its expiry by the clock of Redis.
  ///
  /// - Parameters:
  ///   - url: `redis://HOST`, with `valkey` for `redis` as well, or `redis+unix:///PATH` for a socket. Before the host
  ///     or the path may be `USER:PASSWORD@` or `:PASSWORD@`, after the host `:PORT` (6379 by default) and `/DATABASE`,
  ///     after the path `?db=DATABASE` (0 by default). TLS (`rediss`) is not supported.
  ///   - limits: the limits of the store for all servers together.
  ///   - timeLimit: the time after which an operation without an answer fails, by default 5 s. An operation fails at
  ///     once if there was no connection for this time.
  /// - Throws: ``RedisError/invalidURL(reason:)``; the operations of the store throw other errors of ``RedisError``.
  public convenience init(
    redis url: String, limits: SessionStoreLimits = SessionStoreLimits(),
    timeLimit: Duration = .seconds(5)
  ) throws {
    let address = try RedisAddress(url)
    try self.init(
      thread: "trellis-redis", limits: limits, timeLimit: timeLimit,
      unavailable: { RedisError.unavailable(reason: $0) },
      connect: { try RedisConnection(address, $0, wait: $1) })
  }
}
