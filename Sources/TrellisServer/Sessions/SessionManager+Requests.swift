import TrellisHTTP

/// The requests of attached tabs.
extension SessionManager {
  /// - Parameters:
  ///   - signOuts: ``signOuts`` before `identity` was found; `nil` for now. If the user has signed out since, the poll
  ///     does not wait, so that the next one has the present user.
  ///   - onHandled: called once, on any thread, when the poll waits in its session or has been answered.
  ///   - respond: called once, on any thread, possibly much later.
  /// - Returns: a closure to call when the client disconnects.
  func poll(
    _ request: ClientMessage.Poll, identity: UserIdentity? = nil,
    client: AddressGroup = .loopback, signOuts: UInt64? = nil,
    onHandled: @escaping @Sendable () -> Void = {},
    respond: @escaping Session.Respond
  ) -> (@Sendable () -> Void)? {
    @Sendable func refuse(_ response: LiveResponse) -> (@Sendable () -> Void)? {
      onHandled()
      respond(response)
      return nil
    }
    if request.header.isSplit { recordSplit() }
    let known = isShared ? nil : session(request.header.session)
    guard known != nil || configuration.durable != nil else { return refuse(.unknown) }
    if let known, !known.serves(identity) { return refuse(known.refusal(of: identity)) }
    let account = ThreadPool.sessions.account(of: client)
    let signOuts = signOuts ?? self.signOuts
    account.run { [self] in
      var found = known
      if found == nil {
        switch await find(request.header, identity, client) {
        case .session(let session) where session.serves(identity): found = session
        case .session(let session):
          _ = refuse(session.refusal(of: identity))
        case .refused(let response): _ = refuse(response)
        }
      }
      guard let session = found else { return }
      await session.poll(
        request, now: clock(), onUse: { recordUse(of: session) },
        isCurrent: { !hasSignedOut(identity, since: signOuts) }, onHandled: onHandled,
        respond: respond)
    }
    // The closure does not capture the request, whose texts would take memory while the poll waits.
    let (poll, tab, token) = (
      request.poll, request.header.tab, SessionToken(request.header.session)
    )
    return { [weak self] in
      account.run { [weak self] in
        let session = known ?? token.flatMap { self?.session($0) }
        await session?.pollDisconnected(poll, of: tab)
      }
    }
  }

  /// - Parameter respond: called once, on any thread, before the function returns.
  func events(
    _ request: ClientMessage.Events, identity: UserIdentity? = nil,
    client: AddressGroup = .loopback, respond: @escaping Session.Respond
  ) async {
    if request.header.isSplit { recordSplit() }
    for _ in 0..<Self.takeOvers {
      let session: Session
      switch await find(request.header, identity, client, event: request.first) {
      case .session(let found): session = found
      case .refused(let response): return respond(response)
      }
      guard session.serves(identity) else { return respond(session.refusal(of: identity)) }
      let isAnswered = await session.events(
        request, now: clock(), onUse: { recordUse(of: session) }, respond: respond)
      // Otherwise another server took the session over before the commit, or this one has ended it: the stored session decides
      // what is done.
      if isAnswered { return }
    }
    respond(.overloaded(.seconds(1)))
  }

  /// The maximum number of times that one request takes its session over.
  static let takeOvers = 3

  /// Whether other servers have the same sessions.
  var isShared: Bool { configuration.durable?.isShared == true }

  func leave(
    _ request: ClientMessage.Leave, identity: UserIdentity? = nil,
    client: AddressGroup = .loopback
  ) async -> LiveResponse {
    var known = session(request.session)
    if isShared || known == nil, configuration.durable != nil {
      // The tab gets no batches any more.
      let header = ClientMessage.Header(
        session: request.session, tab: request.tab, acknowledged: .max)
      known = nil
      if case .session(let found) = await find(header, identity, client, event: request.first) {
        known = found
      }
    }
    guard let session = known else { return .nothing }
    if await session.leave(request, identity: identity) { remove(session) }
    return .nothing
  }
}
