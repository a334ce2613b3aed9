import TrellisBase
public import TrellisSessions

/// An engine of stored sessions that a module beside the library has, such as `.postgres` of `TrellisPostgres`.
///
/// The option `--sessions` chooses the engine of the application (``Application/sessionEngines``) by the scheme of its address.
public struct SessionEngine: Sendable {
  let schemes: [String]
  let open: @Sendable (_ address: String) throws -> any SessionStore

  /// - Parameters:
  ///   - schemes: the beginnings of addresses, without `://`.
  ///   - open: makes the store of an address; an error stops the start of the server, and must not contain a password.
  public init(
    schemes: [String], open: @escaping @Sendable (_ address: String) throws -> any SessionStore
  ) {
    self.schemes = schemes
    self.open = open
  }

  /// Whether `text` is an address, with any scheme.
  static func isAddress(_ text: String) -> Bool { text.range(ofFirst: "://") != nil }

  func opens(_ address: String) -> Bool {
    schemes.contains { address.begins(withText: $0 + "://") }
  }
}
