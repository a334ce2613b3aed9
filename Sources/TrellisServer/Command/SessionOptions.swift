import ArgumentParser
import TrellisBase

/// The options for the store of the sessions.
struct SessionOptions: ParsableArguments {
  @Option(
    name: .customLong("sessions"),
    help: ArgumentHelp(
      """
      Where open pages outlive the server: `none`, `memory`, `sqlite`, `sqlite:PATH`, or an address of one of the application's \
      engines, such as postgres://HOST/DATABASE. \
      (default: $TRELLIS_SESSIONS, what the application says, or a file in the folder of --state)
      """,
      valueName: "store"))
  var store: String?

  @Option(
    name: .customLong("state"),
    help: ArgumentHelp(
      """
      The folder for files that outlive the server. \
      (default: $TRELLIS_STATE, or trellis in $XDG_STATE_HOME or in ~/.local/state)
      """,
      valueName: "folder"))
  var folder: String?

  init() {}

  mutating func validate() throws {
    // The engines of the application are not known here.
    if store.map(SessionEngine.isAddress) != true { _ = try storage(.none, environment: [:]) }
  }

  /// The store of the option, of the environment variable `TRELLIS_SESSIONS`, or `own`, in this order, with the policy for
  /// failures, the retention and the time limit of `own`.
  ///
  /// - Parameter engines: the engines that the application offers.
  /// - Throws: `ValidationError` with the invalid value, but not with an address, which may contain a password.
  func storage(
    _ own: SessionStorage, engines: [SessionEngine] = [], environment: [String: String]
  ) throws -> SessionStorage {
    guard let text = store ?? environment["TRELLIS_SESSIONS"], !text.isEmpty else { return own }
    guard var storage = SessionStorage(text, engines: engines) else {
      if SessionEngine.isAddress(text) {
        throw ValidationError(
          """
          The application has no engine for sessions at \(text.upTo(":"))://: for PostgreSQL, import TrellisPostgres and \
          give sessionEngines the value [.postgres]; for Redis, TrellisRedis and [.redis]
          """)
      }
      throw ValidationError(
        "\"\(text)\" is no store of sessions: give none, memory, sqlite, sqlite:PATH or an address")
    }
    storage.failure = own.failure
    storage.retention = own.retention
    storage.timeLimit = own.timeLimit
    return storage
  }
}
