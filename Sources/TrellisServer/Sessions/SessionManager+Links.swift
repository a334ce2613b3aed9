import TrellisBase
import TrellisDOM
import TrellisHTTP

extension SessionManager {
  /// Opens the page of a link that a tab may follow, so that it is there when the tab attaches for it.
  ///
  /// The page is provisional, as one that was served; the tab finds it as that of an attach without a response
  /// (``AttachKey``).
  ///
  /// - Parameters:
  ///   - attach: the attach that the tab will send.
  ///   - isPage: whether a page, and not a file or a feed, is at an address.
  /// - Returns: `.nothing` if the page is ready; `.loading` if the tab must load the document, because the address is not
  ///   that of a page, the page redirects or fails, or has another layout or language.
  func prepare(
    _ attach: ClientMessage.Attach, identity: UserIdentity?, client: AddressGroup,
    isPage: @Sendable (_ target: String) -> Bool = { _ in true }
  ) async -> LiveResponse {
    var request = attach
    request.path = ResultAddress(request.path).target
    guard request.version == version, isPage(request.path),
      let token = SessionToken(request.header.session),
      let session = session(token), session.identity == identity,
      let key = AttachKey(request, identity: identity),
      await session.leads(to: request.path, of: request.header.tab)
    else { return .loading }
    if isPrepared(key) { return .nothing }
    if let wait = admitOpening(by: client) { return .busy(wait) }
    let made = try? opener.makeSession(request.path, startsWithReset: true, showsFailures: false) {
      route, location in
      PageRequest(
        route: route, location: location, target: request.path, identity: identity,
        client: client, languages: request.languages, screen: request.screen, base: request.base)
    }
    guard let made else { return .loading }
    guard await made.session.language.isExactly(session.language) else {
      await made.session.end()
      return .loading
    }
    register(made.session, of: client, madeFor: key)
    return .nothing
  }
}

extension Session {
  /// The language of the page; `nil` if the session has ended.
  fileprivate var language: String? {
    get async { await turn { $0.language } }
  }

  /// Whether a link of the page of `tab` may open the page at `target` in the same document.
  fileprivate func leads(to target: String, of tab: String) async -> Bool {
    await turn { page in
      guard isTab(tab), let (route, _) = configuration.router.route(for: target) else {
        return false
      }
      return route.layout === page.layout
    } ?? false
  }
}
