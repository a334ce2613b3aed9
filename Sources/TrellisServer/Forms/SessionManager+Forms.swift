import TrellisDOM
import TrellisHTTP

/// The forms that browsers without scripts post.
extension SessionManager {
  /// The response to a form.
  enum Submission {
    /// An absolute path with the query: where the action went, or the address of the result.
    case redirect(to: String)
    /// The application's page for a missing page or a failure; no action has run.
    case page(OpenedPage)
  }

  /// Opens the page at `target` in a new session, and submits a form on it.
  ///
  /// If the action stays at the address, the session waits for the request of the redirected browser
  /// (``result(_:of:inHeight:identity:)``). So a reload repeats that request, and not the action.
  ///
  /// - Parameters: those of ``open(_:screen:scrollBar:identity:client:languages:base:keepingSession:showsFailures:)``.
  /// - Returns: `nil` if no route matches.
  /// - Throws: the error of the route's body; ``FormPost/UnknownForm``.
  func submit(
    _ post: FormPost, to target: String, screen: ClientMessage.Screen?, scrollBar: Double = 0,
    identity: UserIdentity? = nil, client: AddressGroup = .loopback,
    languages: LanguagePreferences = LanguagePreferences(), base: BasePath = .root,
    showsFailures: Bool = true
  ) async throws -> Submission? {
    // The elements of a submitted page no longer have the numbers of its HTML.
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

  /// The page of a session in which a form was submitted, once.
  ///
  /// - Parameters:
  ///   - target: the address without the token.
  ///   - height: the height of the window in CSS px; `nil` if it is unknown.
  /// - Returns: `nil` if the token is unknown, used or too old, or if the page belongs to another user or address.
  func result(
    _ token: SessionToken, of target: String, inHeight height: Double?, identity: UserIdentity?
  ) async -> OpenedPage? {
    guard let session = consumeResult(token), session.identity == identity,
      let page = await session.resultPage(
        at: ResultAddress.address(of: token, at: target), of: target, inHeight: height)
    else { return nil }
    metrics.pages.add(1)
    return OpenedPage(page: page, token: session.token.text, status: .ok)
  }
}
