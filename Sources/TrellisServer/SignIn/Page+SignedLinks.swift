extension Page {
  /// An address of this site that only this site can have made, such as the address for a password reset in a mail.
  ///
  /// ```swift
  /// let link = page.signedLink(
  ///   "/reset", for: user.id, boundTo: user.passwordHash, validFor: .seconds(3600))
  /// ```
  ///
  /// - Parameters:
  ///   - path: an absolute path of this site below its base path, with or without a query.
  ///   - subject: the text that `signedSubject(boundTo:)` returns, such as the ``User/id`` of a user. It is
  ///     readable in the link.
  ///   - state: a text that the application has at the check again, such as the hash of the user's password: the link is
  ///     void when it has changed.
  ///   - time: the time for which the link is valid.
  /// - Returns: an absolute path with a query, in ASCII. In a mail, put the address of the site before it.
  public func signedLink(
    _ path: String, for subject: String, boundTo state: String = "", validFor time: Duration
  ) -> String {
    links.link(path, for: subject, boundTo: state, validFor: time)
  }

  /// The subject of the signed link with which this page was opened, if the link is valid and has no state.
  public func signedSubject() -> String? { links.subject(of: location) }

  /// The subject of the signed link with which this page was opened, if the link is valid.
  ///
  /// Check it in the route and again where a form is handled, because the link may have become void meanwhile.
  ///
  /// - Parameter state: returns the present state of a subject, such as the hash of the user's password; `nil` if there
  ///   is none. Called for genuine links only.
  /// - Returns: `nil` if the link is not of this site, has ended, is for another path or query, or has another state.
  /// - Throws: the error of `state`.
  public func signedSubject(boundTo state: (String) throws -> String?) rethrows -> String? {
    try links.subject(of: location, boundTo: state)
  }

  /// The subject of the signed link with which this page was opened, if the link is valid; the state is loaded.
  ///
  /// - Parameter state: returns the present state of a subject.
  /// - Returns: `nil` if the link is not of this site, has ended, is for another path or query, or has another state.
  /// - Throws: the error of `state`.
  public nonisolated(nonsending) func signedSubject(
    boundTo state: nonisolated(nonsending) (String) async throws -> String?
  ) async rethrows -> String? {
    try await links.subject(of: location, boundTo: state)
  }

  /// The application's links; in tests of single pages, the links of the process.
  private var links: SignedLinks { signIns?.links ?? .ofThisProcess }
}
