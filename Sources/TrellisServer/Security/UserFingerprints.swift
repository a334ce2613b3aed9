import TrellisBase

/// Fingerprints by which clients and servers compare the users of two pages.
///
/// A *fingerprint* is a keyed hash of the identity of a page (``Application/identity(of:)``). It is the same after
/// restarts and on all servers with the same key, so that a tab keeps entered values for the next page of the same
/// user, and of no other user.
///
/// The key is derived from the environment variable `TRELLIS_SECRET`, or, if it is not set, from the name of the
/// application: then a fingerprint still does not contain the identity, but a guess can be checked against it.
struct UserFingerprints: Sendable {
  private let authentication: MessageAuthentication

  init(secret: String?, application: String) {
    // Distinct labels, so that a secret never gives the key of an application with that name.
    if let secret, !secret.isEmpty {
      authentication = MessageAuthentication(secret: secret, label: "trellis users")
    } else {
      authentication = MessageAuthentication(secret: application, label: "trellis users, no secret")
    }
  }

  /// The fingerprint of an identity: 16 hexadecimal digits, or an empty text for a page without a user.
  func text(of identity: UserIdentity?) -> String {
    identity.map { authentication.digits(of: [$0.name], bytes: 8) } ?? ""
  }
}
