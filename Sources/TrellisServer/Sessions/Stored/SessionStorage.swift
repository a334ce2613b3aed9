import TrellisBase
public import TrellisSessions

/// The place where the sessions of an application outlive its process, and what happens while that place fails.
///
/// ```swift
/// var sessionStore: SessionStorage { .none }
/// ```
public struct SessionStorage: Sendable {
  enum Place: Sendable {
    case none, memory
    /// The file in the state folder that a server of the command `serve` has; `nil` without such a server.
    case automatic(file: String?)
    /// `nil` for a file in the state folder.
    case sqlite(path: String?)
    case opened(@Sendable () throws -> any SessionStore)
  }

  /// The effect of a commit that fails.
  public enum Failure: Sendable {
    /// The pages go on from memory; what the store lacks is committed when it works again.
    case goOn
    /// The response is 503 until a commit succeeds, and the tab repeats its request: nothing is answered that is not
    /// committed. Unknown sessions get 503, too.
    case refuse
  }

  var place: Place
  /// The effect of a commit that fails; ``Failure/goOn`` by default. Each failure has a line in the log, at most one a second.
  public var failure = Failure.goOn
  /// The time for which the store keeps a session after its last commit, by default one day; at least a minute. A page in use
  /// is committed again before.
  public var retention = Duration.seconds(86_400)
  /// The time for which a request waits for the store, by default 5 s; at least 1 s. A call of the store that takes longer counts
  /// as failed (``failure``). Times are checked once a second.
  public var timeLimit = Duration.seconds(5)

  /// With the command `serve` a file of SQLite in the state folder, of its own for each application and port; otherwise, as in
  /// tests, exports and an ``ApplicationService`` that a program makes itself, none.
  ///
  /// If the file cannot be used, for example because no folder can be written, the log has a notice, and sessions end with
  /// their process; with ``Failure/refuse`` the server does not start.
  public static let automatic = SessionStorage(place: .automatic(file: nil))
  /// Sessions end with their process.
  public static let none = SessionStorage(place: .none)
  /// A store in memory: sessions that end to enforce a limit are continued, but not the sessions of an earlier process.
  public static let memory = SessionStorage(place: .memory)

  /// A file of SQLite, which outlives the process (``/TrellisSessions/SQLiteSessionStore``).
  ///
  /// - Parameter path: the file, which is created with its folder; `nil` for `sessions.sqlite` in the application's state
  ///   folder.
  public static func sqlite(path: String? = nil) -> SessionStorage {
    SessionStorage(place: .sqlite(path: path))
  }

  /// A store of the application.
  ///
  /// Without the environment variable `TRELLIS_SECRET`, another process cannot read what this one has stored.
  public static func store(_ store: any SessionStore) -> SessionStorage {
    .store { store }
  }

  /// A store of the application that is opened when the server starts.
  ///
  /// Servers that share a store need the same `TRELLIS_SECRET`.
  ///
  /// - Parameter open: an error stops the start.
  public static func store(
    opening open: @escaping @Sendable () throws -> any SessionStore
  ) -> SessionStorage {
    SessionStorage(place: .opened(open))
  }

  /// Parses the value of the option `--sessions`: `none`, `memory`, `sqlite`, `sqlite:PATH` or the address of an engine.
  ///
  /// - Returns: `nil` for another text.
  init?(_ text: String, engines: [SessionEngine] = []) {
    switch text {
    case "none": self = .none
    case "memory": self = .memory
    case "sqlite": self = .sqlite()
    default:
      if let engine = engines.first(where: { $0.opens(text) }) {
        self = .store { try engine.open(text) }
        return
      }
      guard text.begins(withText: "sqlite:"), text.utf8.count > 7 else { return nil }
      self = .sqlite(path: String(text.dropping(7)))
    }
  }

  private init(place: Place) { self.place = place }
}
