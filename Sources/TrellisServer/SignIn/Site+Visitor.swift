import TrellisHTTP

extension Site {
  /// The user with an identity, for pages that are opened without a request.
  ///
  /// - Throws: ``UnknownUser`` if there is no such user, or the error of ``Application/user(id:)``.
  package func visitor(_ id: String) async throws -> UserIdentity {
    let signIns = endpoints.signIns
    guard let visitor = try await signIns?.loaded(UserIdentity(id)), visitor.user != nil else {
      throw UnknownUser(id: id)
    }
    return visitor
  }

  /// Signs a user in without a password, as a browser is that has entered it.
  ///
  /// - Returns: the name and the value of the cookie that proves the sign-in.
  /// - Throws: as ``visitor(_:)``.
  package func signInCookie(of id: String) async throws -> (name: String, value: String) {
    guard let signIns = endpoints.signIns else { throw UnknownUser(id: id) }
    _ = try await visitor(id)
    return signIns.add(signInOf: id)
  }
}

/// Thrown if ``Application/user(id:)`` knows no user with an identity.
package struct UnknownUser: Error, CustomStringConvertible {
  let id: String

  package var description: String {
    "There is no user \(id): Application.user(id:) returns nil; give the id of a user"
  }
}
