import Foundation
import TrellisBase
import TrellisHTTP

extension Page {
  /// Signs the browser of this page in as `user`, and opens the page that needed the sign-in: the address in the query
  /// item `to`, otherwise `target`.
  ///
  /// The browser loads a document and gets a new cookie with it. All pages that it shows for another user end.
  ///
  /// ```swift
  /// try await page.signIn(as: email) { try await accounts.check(email, password) }
  /// ```
  ///
  /// - Parameters:
  ///   - user: the user, whose password or other proof the application has checked.
  ///   - target: an absolute path of this site.
  /// - Throws: ``SignInError/unavailable`` in a static export.
  public nonisolated(nonsending) func signIn(
    _ user: some User, thenOpen target: String = "/"
  ) async throws {
    guard let signIns, !isExported else { throw SignInError.unavailable }
    let guarded = location.query["to"].map(Redirect.init).flatMap {
      $0.isOfThisSite ? $0.path : nil
    }
    load(
      signIns.grant(user.id, to: work.client, target: guarded ?? target), replacing: true)
  }

  /// Checks a password and signs the browser in, with limited attempts: by account and address 5 at once and then one a
  /// minute.
  ///
  /// - Parameters:
  ///   - account: the name that the visitor has entered.
  ///   - target: an absolute path of this site, as for ``signIn(_:thenOpen:)``.
  ///   - check: returns the user if the account exists and the password is right.
  /// - Throws: ``SignInError``, or the error of `check`.
  public nonisolated(nonsending) func signIn(
    as account: String, thenOpen target: String = "/",
    check: nonisolated(nonsending) () async throws -> (any User)?
  ) async throws {
    guard let signIns else { throw SignInError.unavailable }
    try signIns.admitAttempt(account, from: work.client)
    guard let user = try await check() else { throw SignInError.wrongPassword }
    signIns.succeed(account, from: work.client)
    try await signIn(user, thenOpen: target)
  }

  /// Signs the browser of this page out, and opens `target`.
  ///
  /// All pages of the browser end. Does nothing but open `target` if the user is not signed in by
  /// ``signIn(_:thenOpen:)``.
  ///
  /// - Parameter target: an absolute path of this site.
  public func signOut(thenOpen target: String = "/") {
    load(target)
    if let userIdentity, let token = userIdentity.signIn { signIns?.end(token, of: userIdentity) }
  }

  /// The browsers in which the user of this page is signed in, the last used first.
  public var signInsOfUser: [SignIn] {
    guard let userIdentity, let signIns else { return [] }
    return signIns.store.signIns(of: userIdentity.name)
      .filter { !signIns.limits.end($0, now: .now) }
      .sorted { $0.lastUse > $1.lastUse }
  }

  /// The sign-in of this page's browser.
  public var currentSignIn: SignIn? {
    userIdentity?.signIn.flatMap { signIns?.store.signIn(secret: $0.text) }
  }

  /// Ends a sign-in of the user of this page, in this or another browser; does nothing for a sign-in of another user.
  public func endSignIn(_ id: SignIn.ID) {
    guard let userIdentity, signInsOfUser.contains(where: { $0.id == id }) else { return }
    signIns?.end(id, of: userIdentity)
  }

  /// Ends all sign-ins of the user with an identity, in all browsers, for example when the password has changed.
  ///
  /// - Parameter userID: the ``User/id`` of any user: check that the visitor may do that.
  /// - Complexity: O(*n*) in the user's sign-ins and in all sessions.
  public func endSignIns(of userID: String) { signIns?.endAll(of: userID) }

  /// The value of the field `Trellis-Token` by which a script or program with the user's cookie proves to a
  /// ``Route/response(_:methods:access:bodyLimit:handler:)`` that it has read a page of the user; `nil` if the user is
  /// not signed in.
  public var requestToken: String? {
    userIdentity?.signIn.flatMap { signIns?.requestToken(of: $0) }
  }
}
