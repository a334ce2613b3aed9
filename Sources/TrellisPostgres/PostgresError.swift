/// The reasons for which sessions are not stored in PostgreSQL, except the reasons in ``/TrellisSessions/SessionStoreError``.
public enum PostgresError: Error, Equatable, CustomStringConvertible {
  /// The text is no address of a database.
  case invalidURL(reason: String)
  /// There is no connection, or the server has not answered in time.
  case unavailable(reason: String)
  /// The server has refused a statement; the code is the one of the standard, `SQLSTATE`.
  case refused(code: String, message: String)
  /// The tables have the form of a newer version of the library.
  case newerTables(version: Int)

  /// A sentence with the reason; it contains no password.
  public var description: String {
    switch self {
    case .invalidURL(let reason):
      "The address of PostgreSQL is not valid (\(reason)): give postgres://USER@HOST/DATABASE"
    case .unavailable(let reason): "PostgreSQL is not available: \(reason)"
    case .refused(let code, let message): "PostgreSQL refuses a statement (\(code)): \(message)"
    case .newerTables(let version):
      """
      The tables of stored sessions have the version \(version), and this server knows the version \
      \(PostgresTables.version): update the server, or give it another database
      """
    }
  }
}
