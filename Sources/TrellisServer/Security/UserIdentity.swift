import TrellisBase

/// The user of a request or a page, from ``Application/identity(of:)``.
///
/// Two identities are equal if they have the same code points: a database distinguishes `é` from `e` U+0301, but `==`
/// of `String` does not.
struct UserIdentity: Hashable, Sendable, ExpressibleByStringLiteral {
  @Exact private(set) var name: String

  init(_ name: String) { self.name = name }
  init(stringLiteral value: String) { name = value }
}
