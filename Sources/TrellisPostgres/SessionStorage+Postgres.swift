public import TrellisServer
public import TrellisSessions

extension SessionStorage {
  /// A database of PostgreSQL, which several servers share (``/TrellisSessions/SharedSessionStore``). They need the same `TRELLIS_SECRET`.
  ///
  /// ```swift
  /// var sessionStore: SessionStorage { .postgres(url: "postgres://app@db.example.org/app") }
  /// ```
  ///
  /// The server starts also while the database is not reachable.
  ///
  /// - Parameters:
  ///   - url: see ``/TrellisSessions/SharedSessionStore/init(postgres:limits:timeLimit:)``. An address that is not valid stops the start.
  ///   - limits: the limits for all servers together.
  public static func postgres(
    url: String, limits: SessionStoreLimits = SessionStoreLimits()
  ) -> SessionStorage {
    .store { try SharedSessionStore(postgres: url, limits: limits) }
  }
}

extension SessionEngine {
  /// The engine for `--sessions postgres://…` and `postgresql://…`. The command line is visible to other users of the machine:
  /// give a password in `TRELLIS_SESSIONS`, `PGPASSWORD` or `~/.pgpass`.
  public static let postgres = SessionEngine(schemes: ["postgres", "postgresql"]) {
    try SharedSessionStore(postgres: $0)
  }
}
