/// The reasons for which sessions are not stored in Redis, except the reasons in ``/TrellisSessions/SessionStoreError``.
public enum RedisError: Error, Equatable, CustomStringConvertible {
  /// The text is no address of a server.
  case invalidURL(reason: String)
  /// There is no connection, for example because of a wrong password, or the server has not answered in time.
  case unavailable(reason: String)
  /// The server has refused a command; the code is the first word of its answer, such as `OOM` for a full memory.
  case refused(code: String, message: String)

  /// A sentence with the reason; it contains no password.
  public var description: String {
    switch self {
    case .invalidURL(let reason):
      "The address of Redis is not valid (\(reason)): give redis://HOST or redis+unix:///PATH"
    case .unavailable(let reason): "Redis is not available: \(reason)"
    case .refused(let code, let message): "Redis refuses a command (\(code)): \(message)"
    }
  }
}
