import TrellisDOM
import TrellisHTTP

extension SessionManager {
  /// The first HTML of a page, with the token by which a tab attaches.
  struct OpenedPage: Sendable {
    let page: FirstPage
    let token: String
    let status: Response.Status
  }

  /// Opens a page for `target`, or returns `nil` if no route matches.
  ///
  /// - Parameters:
  ///   - scrollBar: the width of the scroll bar in CSS px; a page higher than the screen is narrower by it.
  ///   - base: the path below which the browser sees the site.
  ///   - client: the client's address group, charged for the page.
  ///   - isKept: whether a tab may attach to the page; otherwise the page ends at once.
  ///   - showsFailures: whether the application's own error pages may be opened instead.
  /// - Throws: the error of the route's body.
  func open(
    _ target: String, screen: ClientMessage.Screen?, scrollBar: Double = 0,
    identity: UserIdentity? = nil,
    client: AddressGroup = .loopback, languages: LanguagePreferences = LanguagePreferences(),
    base: BasePath = .root, keepingSession isKept: Bool = true, showsFailures: Bool = true
  ) async throws -> OpenedPage? {
    let made = try opener.makeSession(target, showsFailures: showsFailures) { route, location in
      PageRequest(
        route: route, location: location, target: target, identity: identity, client: client,
        languages: languages, screen: screen, scrollBar: scrollBar, base: base)
    }
    guard let (session, status) = made else { return nil }
    guard let page = await session.firstPage(inHeight: screen?.height) else { return nil }
    metrics.pages.add(1)
    if isKept {
      register(session, of: client)
    } else {
      await session.end()
    }
    return OpenedPage(page: page, token: session.token.text, status: status)
  }
}
