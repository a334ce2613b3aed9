import TrellisBase
public import TrellisComponents

/// A user of an application, from ``Application/user(id:)``.
///
/// ```swift
/// struct Employee: User {
///   let id: String
///   let name: String
///   let roles: Set<String>
/// }
/// ```
public protocol User: Sendable {
  /// The type of the collection of roles, such as `Set<String>` or `[String]`.
  associatedtype Roles: Collection<String>
  /// The permanent identity of the user, such as the key in the application's database. It is never shown.
  var id: String { get }
  /// The name that pages show.
  var name: String { get }
  /// The names of the roles that the user has, such as `manager`; compared by code points.
  var roles: Roles { get }
  /// The language that the user has chosen, as a BCP 47 tag; by default `nil`. If the application has it, pages are in
  /// this language, whatever the browser prefers.
  var language: String? { get }
}

extension User {
  /// `nil`: the browser decides (``Page/chooseLanguage(_:)``).
  public var language: String? { nil }

  /// Whether the user has the role `name`.
  ///
  /// - Complexity: O(*n*) in the roles.
  public func hasRole(_ name: String) -> Bool { roles.contains { $0.isExactly(name) } }
}

extension Optional where Wrapped == any User {
  /// Whether there is a user who has the role `name`: `@Environment(\.user) var user`, `user.hasRole("manager")`.
  public func hasRole(_ name: String) -> Bool { self?.hasRole(name) ?? false }
}

private enum UserKey: EnvironmentKey {
  static var defaultValue: (any User)? { nil }
}

extension EnvironmentValues {
  /// The user for whom the page was opened; `nil` if nobody is signed in, as in a static
  /// export without an identity.
  public internal(set) var user: (any User)? {
    get { self[UserKey.self] }
    set { self[UserKey.self] = newValue }
  }
}

/// The user of a request or a page, from a sign-in or from ``Application/identity(of:)``.
///
/// Two identities are equal if their names have the same code points: a database distinguishes `é` from `e` U+0301, but
/// `==` of `String` does not.
package struct UserIdentity: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The identity of the user: ``User/id``, or the name from ``Application/identity(of:)``.
  package let name: String
  /// The sign-in of the request's browser; `nil` if the name is from ``Application/identity(of:)``.
  var signIn: SessionToken?
  /// The user with this identity, once it is loaded.
  var user: (any User)?

  init(_ name: String, signIn: SessionToken? = nil) {
    self.name = name
    self.signIn = signIn
  }

  package init(stringLiteral value: String) { self.init(value) }

  package static func == (lhs: UserIdentity, rhs: UserIdentity) -> Bool {
    lhs.name.isExactly(rhs.name)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(Exact(name)) }
}
