import TrellisBase

/// The user of a request or a page, as ``Application/identity(of:)`` names it.
///
/// Two identities are equal if they have the same code points: databases tell `é` from `e` U+0301, which `==` of
/// `String` does not.
struct UserIdentity: Hashable, Sendable, ExpressibleByStringLiteral {
  @Exact private(set) var name: String

  init(_ name: String) { self.name = name }
  init(stringLiteral value: String) { name = value }
}
