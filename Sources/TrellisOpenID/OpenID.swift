import TrellisHTTP
public import TrellisServer

/// Sign-in by OpenID Connect: the authorization code flow with PKCE.
public enum OpenID {
  #if OpenID
    /// The routes of sign-ins at a provider: `path`, which sends the browser to the provider, and `path` + `/callback`, to
    /// which the provider sends it back.
    ///
    /// ```swift
    /// try await OpenID.routes(company, path: "/sign-in/company") { claims in
    ///   try await store.employee(issuer: claims.issuer, subject: claims.subject)
    /// }
    /// ```
    ///
    /// A sign-in must be finished within ten minutes, in the browser in which it was begun. If it fails, the browser gets
    /// the sign-in page (``/TrellisServer/Application/signInPath``) with an ``OpenIDProblem``.
    ///
    /// - Parameters:
    ///   - path: a path without named segments and without a slash at its end.
    ///   - user: returns the user whom the provider has identified, or `nil` if there is no account. An error of it is
    ///     answered as an error of a response.
    /// - Precondition: `path` begins with `/`.
    public static func routes(
      _ provider: OpenIDProvider, path: String,
      user: @escaping @Sendable (OpenIDClaims) async throws -> (any User)?
    ) -> [Route] {
      SignInFlow(provider, path: path, findUser: user).routes
    }
  #else
    /// The routes of sign-ins at a provider, which need the trait `OpenID` of the package.
    @available(*, unavailable, message: "Enable the trait OpenID of the package trellis")
    public static func routes(
      _ provider: OpenIDProvider, path: String,
      user: @escaping @Sendable (OpenIDClaims) async throws -> (any User)?
    ) -> [Route] { [] }
  #endif

  /// The address that begins a sign-in from the sign-in page, and leads back to the guarded page that needed it.
  ///
  /// ```swift
  /// Link("Sign in with the company", destination: OpenID.address("/sign-in/company", from: page.location))
  /// ```
  ///
  /// - Parameters:
  ///   - path: the path of `routes(_:path:user:)`.
  ///   - location: the location of the sign-in page.
  public static func address(_ path: String, from location: Location) -> String {
    guard let target = location.query["to"] else { return path }
    return path + "?" + OpenIDClient.form([("to", target)])
  }
}
