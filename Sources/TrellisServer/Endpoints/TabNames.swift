import TrellisHTTP

/// The names of the session and the tab in the head of a live request. They are header fields, so that bodies are
/// small, and a body with a part of a file has nothing else. Beacons cannot have these fields; their names are in the
/// body.
struct TabNames: Equatable {
  let session: String
  let tab: String

  /// The maximum bytes of the name of a tab.
  static let limit = 64

  struct Malformed: Error {}
}

extension TabNames {
  /// - Returns: `nil` if the head has neither field.
  /// - Throws: ``Malformed`` if a field is missing, repeated, empty or too long.
  init?(_ headers: Headers) throws(Malformed) {
    let sessions = headers.values(of: "Trellis-Session")
    let tabs = headers.values(of: "Trellis-Tab")
    if sessions.isEmpty, tabs.isEmpty { return nil }
    guard sessions.count == 1, tabs.count == 1, sessions[0].utf8.count <= SessionToken.length,
      (1...Self.limit).contains(tabs[0].utf8.count)
    else { throw Malformed() }
    session = sessions[0]
    tab = tabs[0]
  }
}
