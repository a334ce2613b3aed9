import ArgumentParser
import TrellisBase

/// The options for the store of the sessions.
struct SessionOptions: ParsableArguments {
  @Option(
    name: .customLong("sessions"),
    help: ArgumentHelp(
      """
      Where open pages outlive the server: `none`, `memory`, `sqlite` or `sqlite:PATH`. \
      (default: $TRELLIS_SESSIONS, or what the application says)
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

  mutating func validate() throws { _ = try storage(.none, environment: [:]) }

  /// The store of the option, of the environment variable `TRELLIS_SESSIONS`, or `own`, in this order, with the policy for
  /// failures, the retention and the time limit of `own`.
  ///
  /// - Throws: `ValidationError` with the invalid value.
  func storage(
    _ own: SessionStorage, environment: [String: String]
  ) throws -> SessionStorage {
    guard let text = store ?? environment["TRELLIS_SESSIONS"], !text.isEmpty else { return own }
    guard var storage = SessionStorage(text) else {
      throw ValidationError(
        "\"\(text)\" is no store of sessions: give none, memory, sqlite or sqlite:PATH")
    }
    storage.failure = own.failure
    storage.retention = own.retention
    storage.timeLimit = own.timeLimit
    return storage
  }
}
