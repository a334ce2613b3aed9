import Foundation
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
  private let key: (UInt64, UInt64)

  init(secret: String?, application: String) {
    let isSecret = secret?.isEmpty == false
    let source = Array((isSecret ? secret ?? "" : application).utf8)
    // Distinct labels, so that a secret never gives the key of an application with that name.
    let label: UInt64 = isSecret ? 2 : 0
    key = (
      SipHash(key: (label, 0)).hash(source), SipHash(key: (label + 1, 0)).hash(source)
    )
  }

  /// The fingerprint of an identity: 16 hexadecimal digits, or an empty text for a page without a user.
  func text(of identity: UserIdentity?) -> String {
    guard let identity else { return "" }
    let digits = String(SipHash(key: key).hash(Array(identity.name.utf8)), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
