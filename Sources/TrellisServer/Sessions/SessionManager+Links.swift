import TrellisBase
import TrellisDOM
import TrellisHTTP

extension SessionManager {
  /// Opens the page of a link in advance, before a tab follows the link.
  ///
  /// The session is provisional, like the session of a served page. The tab's attach finds it by its ``AttachKey``, as
  /// a repeated attach does.
  ///
  /// - Parameters:
  ///   - attach: the attach that the tab will send.
  ///   - isPage: whether an address belongs to a page, and not to a file or a feed.
  /// - Returns: `.nothing` if the page is ready; `.busy` if the client opens too many pages; `.loading` if the tab must
  ///   load the document, for example because the address has no page, or because the page redirects, fails, or has
  ///   another layout or language.
  func prepare(
    _ attach: ClientMessage.Attach, identity: UserIdentity?, client: AddressGroup,
    isPage: @Sendable (_ target: String) -> Bool = { _ in true }
  ) async -> LiveResponse {
    var request = attach
    request.path = ResultAddress(request.path).target
    guard request.version == version, isPage(request.path),
      let token = SessionToken(request.header.session),
      let session = session(token), session.serves(identity),
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

  /// Whether the page of `tab` can be replaced by the page at `target` in the same document: both have the same layout.
  fileprivate func leads(to target: String, of tab: String) async -> Bool {
    await turn { page in
      guard isTab(tab), let (route, _) = configuration.router.route(for: target) else {
        return false
      }
      return route.layout === page.layout
    } ?? false
  }
}
