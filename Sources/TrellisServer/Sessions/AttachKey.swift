/// The identity of an attach without a session: a second try of the tab has the same key.
///
/// The session that is made for the first request serves the second, too. Such a request names no session
/// that there is, so that nothing but these words proves that both are of one tab: the token of the
/// session that has gone, 128 secret bits that this server or its predecessor gave to one page, and the
/// tab's own name, 64 random bits that no other tab has, a duplicate of the same page included. Who
/// knows both could have held the session that has gone.
struct AttachKey: Hashable, Sendable {
  private let token: String
  private let tab: String
  private let path: String
  private let identity: String?

  /// - Returns: `nil` where the request names nothing that could be secret.
  init?(_ request: ClientMessage.Attach, identity: String?) {
    guard SessionToken(request.header.session) != nil else { return nil }
    token = request.header.session
    tab = request.header.tab
    path = request.path
    self.identity = identity
  }
}
