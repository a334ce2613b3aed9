import TrellisDOM
import TrellisHTTP

/// Forms posted by browsers without scripts.
extension SessionManager {
  /// The response to a posted form.
  enum Submission {
    /// A redirect to an absolute path with the query: the page opened by the action, or the result of the form.
    case redirect(to: String)
    /// The application's error page for `target`; no action has run.
    case page(OpenedPage)
  }

  /// Opens the page at `target` in a new session, and submits a form on it.
  ///
  /// If the action stays at the address, the browser is redirected, and the session waits for its request for the
  /// result (``result(_:of:inHeight:identity:)``). So a reload repeats that request, and not the action.
  ///
  /// The parameters are the same as of
  /// ``open(_:screen:scrollBar:identity:client:languages:base:keepingSession:showsFailures:)``.
  ///
  /// - Returns: `nil` if no route matches.
  /// - Throws: the error of the route's body; ``FormPost/UnknownForm``.
  func submit(
    _ post: FormPost, to target: String, screen: ClientMessage.Screen?, scrollBar: Double = 0,
    identity: UserIdentity? = nil, client: AddressGroup = .loopback,
    languages: LanguagePreferences = LanguagePreferences(), base: BasePath = .root,
    showsFailures: Bool = true
  ) async throws -> Submission? {
    // Submitting changes the page, so its elements no longer have the numbers of the first HTML.
    let made = try opener.makeSession(
      target, startsWithReset: true, showsFailures: showsFailures
    ) { route, location in
      PageRequest(
        route: route, location: location, target: target, identity: identity, client: client,
        languages: languages, screen: screen, scrollBar: scrollBar, base: base)
    }
    guard let (session, status) = made else { return nil }
    guard status == .ok else {
      guard let page = await session.firstPage(inHeight: screen?.height) else { return nil }
      metrics.pages.add(1)
      register(session, of: client)
      return .page(OpenedPage(page: page, token: session.token.text, status: status))
    }
    switch await session.submit(post) {
    case .submitted:
      register(session, of: client)
      return .redirect(to: ResultAddress.address(of: makeResult(of: session), at: target))
    case .moved(let target):
      await session.end()
      return .redirect(to: target)
    case .unknownForm:
      await session.end()
      throw FormPost.UnknownForm()
    case nil: return nil
    }
  }

  /// The page of a session in which a form was submitted; each result can be requested once.
  ///
  /// - Parameters:
  ///   - target: the address without the token.
  ///   - height: the height of the window in CSS px; `nil` if it is unknown.
  /// - Returns: `nil` if the token is unknown, used or too old, or if the page belongs to another user or address.
  func result(
    _ token: SessionToken, of target: String, inHeight height: Double?, identity: UserIdentity?
  ) async -> OpenedPage? {
    guard let session = consumeResult(token), session.serves(identity),
      let page = await session.resultPage(
        at: ResultAddress.address(of: token, at: target), of: target, inHeight: height)
    else { return nil }
    metrics.pages.add(1)
    return OpenedPage(page: page, token: session.token.text, status: .ok)
  }
}
