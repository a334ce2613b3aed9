import TrellisBase

/// The identity of an attach without a session: a retry of the same tab has the same key.
///
/// The session made for the first request also serves the retry. Such a request names no existing session, so only
/// these values prove that both come from the same tab: the token of the former session, with 128 secret bits given to
/// one page, and the tab's name, 64 random bits that no other tab has, not even a duplicate of the page. Only the owner
/// of the former session can have both.
struct AttachKey: Hashable, Sendable {
  private let token: String
  private let tab: String
  @Exact private var path: String
  private let identity: UserIdentity?
  private let actions: UInt64

  /// - Returns: `nil` if the request contains no secret.
  init?(_ request: ClientMessage.Attach, identity: UserIdentity?) {
    guard SessionToken(request.header.session) != nil else { return nil }
    token = request.header.session
    tab = request.header.tab
    path = request.path
    self.identity = identity
    actions = request.actions
  }
}
