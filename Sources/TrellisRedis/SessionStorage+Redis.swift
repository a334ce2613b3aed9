public import TrellisServer
public import TrellisSessions

extension SessionStorage {
  /// A database of Redis or Valkey, which several servers share (``/TrellisSessions/SharedSessionStore``). They need the same `TRELLIS_SECRET`.
  ///
  /// ```swift
  /// var sessionStore: SessionStorage { .redis(url: "redis://db.example.org") }
  /// ```
  ///
  /// The server starts also while the database is not reachable.
  ///
  /// - Parameters:
  ///   - url: see ``/TrellisSessions/SharedSessionStore/init(redis:limits:timeLimit:)``. An address that is not valid stops the start.
  ///   - limits: the limits for all servers together.
  public static func redis(
    url: String, limits: SessionStoreLimits = SessionStoreLimits()
  ) -> SessionStorage {
    .store { try SharedSessionStore(redis: url, limits: limits) }
  }
}

extension SessionEngine {
  /// The engine for `--sessions redis://…`, `valkey://…` and `redis+unix://…`. The command line is visible to other users of the
  /// machine: give an address with a password in `TRELLIS_SESSIONS`.
  public static let redis = SessionEngine(schemes: RedisAddress.schemes) {
    try SharedSessionStore(redis: $0)
  }
}
