/// The users who may read a stored file at its address (``Page/address(of:for:)``).
public enum FileReaders: Hashable, Sendable {
  /// The user of the page, in the same browser, while the page is open and for 10 minutes after it. If nobody is signed
  /// in there, everyone who has the address and is not signed in either, for the same time.
  case page
  /// All users who are signed in.
  case signedIn
  /// All users with a role.
  case role(String)
  /// Everyone who has the address, also without a sign-in.
  case `public`

  /// The condition on a user; `nil` for none, and for ``page``, whose user is known to its address only.
  var requirement: RouteRequirement? {
    switch self {
    case .signedIn: .signedIn
    case .role(let name): .role(name)
    case .page, .public: nil
    }
  }
}
