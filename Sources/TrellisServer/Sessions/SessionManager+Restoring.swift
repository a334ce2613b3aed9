import Synchronization
import TrellisBase
import TrellisDOM
import TrellisHTTP
import TrellisSessions

/// Sessions that an earlier process has stored, or that have ended to enforce a limit.
extension SessionManager {
  /// The outcome of a search for the session of a request.
  enum Found {
    case session(Session)
    case refused(LiveResponse)
  }

  /// The session of a request: the one in memory, otherwise the stored one, if its tab can continue without a reset.
  ///
  /// - Parameters:
  ///   - header: its acknowledgement is the greatest number if the tab needs no batches any more.
  ///   - event: the number of the first event of the request; `nil` for a request without events.
  func find(
    _ header: ClientMessage.Header, _ identity: UserIdentity?, _ client: AddressGroup,
    event: UInt64? = nil
  ) async -> Found {
    guard let token = SessionToken(header.session) else { return .refused(.unknown) }
    guard let durable = configuration.durable else {
      return session(token).map { .session($0) } ?? .refused(.unknown)
    }
    for _ in 0..<Self.searches {
      if let session = session(token) {
        guard durable.isShared, session.serves(identity),
          await session.wasTakenOver(header, event: event)
        else { return .session(session) }
        removeLost(session)
      }
      // What another request has found is not the outcome of this one: that request may be of another user or tab, and another
      // server may have taken the session over since.
      guard await claimRestoring(token) else { continue }
      let found = await restore(token, durable, header, identity, client, event)
      let waiting = state.withLock { $0.restoring.removeValue(forKey: token.identifier) }
      for request in waiting ?? [] { request.resume() }
      return found
    }
    return .refused(.overloaded(.seconds(1)))
  }

  /// The maximum number of searches for the session of one request, each after another request's restoring of it.
  private static let searches = 5

  /// Removes a session that another server has taken over; the stored one stays.
  func removeLost(_ session: Session) {
    state.withLock { state in
      // A session that has been taken back may have the token.
      if state.sessions.value(session.token) === session {
        _ = state.sessions.remove(session.token)
      }
    }
  }

  /// Waits for the end of another request's restoring of the same session.
  ///
  /// - Returns: whether the caller restores the session, and must resume the requests that wait.
  private func claimRestoring(_ token: SessionToken) async -> Bool {
    let isFirst = state.withLock { state in
      if state.restoring[token.identifier] != nil { return false }
      state.restoring[token.identifier] = []
      return true
    }
    if isFirst { return true }
    await withCheckedContinuation { continuation in
      let isWaiting = state.withLock { state in
        state.restoring[token.identifier]?.append(continuation)
        return state.restoring[token.identifier] != nil
      }
      if !isWaiting { continuation.resume() }
    }
    return false
  }

  private func restore(
    _ token: SessionToken, _ durable: DurableSessions, _ header: ClientMessage.Header,
    _ identity: UserIdentity?, _ client: AddressGroup, _ event: UInt64?
  ) async -> Found {
    // The session may have been restored between the look-up and the claim.
    if let session = session(token) { return .session(session) }
    if state.withLock({ $0.isStopped }) { return .refused(.overloaded(.seconds(1))) }
    if let wait = admitOpening(by: client) { return .refused(.busy(wait)) }
    var user = identity
    if identity != nil, identity?.user == nil, let signIns = configuration.signIns {
      user = try? await signIns.loaded(identity)
      guard user != nil else { return .refused(.unknown) }
    }
    let taken: SavedPage?
    do {
      taken = try await takeOver(token, durable, header.tab, identity) {
        $0.header.script.isExactly(version)
          && $0.continues(after: header.acknowledged, event: event)
      }
    } catch {
      durable.report("A session was not looked up in the store: \(error)")
      let repeats = durable.failure == .refuse || error is BusyOwner
      return .refused(repeats ? .overloaded(.seconds(1)) : .unknown)
    }
    guard let saved = taken else { return .refused(.unknown) }
    let acknowledged = min(header.acknowledged, saved.header.last)
    let made = try? opener.makeSession(saved.header.target, showsFailures: false) {
      route, location in
      PageRequest(
        route: route, location: location, target: saved.header.target, identity: user,
        client: client, languages: LanguagePreferences(tags: saved.header.languages),
        screen: saved.header.screen, base: BasePath(saved.header.base) ?? .root,
        saved: SavedTab(page: saved, token: token, acknowledged: acknowledged))
    }
    guard let session = made?.session else { return .refused(.unknown) }
    // The document differs from the client's: the tab attaches, and gets the states and a reset.
    guard session.token.matches(token) else {
      await session.end()
      return .refused(.unknown)
    }
    register(session, of: client, attached: true)
    return .session(session)
  }

  /// The error of a request for a session whose owner commits again and again; the tab repeats the request.
  private struct BusyOwner: Error, CustomStringConvertible {
    var description: String { "its owner has committed before each take-over" }
  }

  /// The maximum number of attempts to take a session over whose owner commits meanwhile.
  private static let takeOverAttempts = 3

  /// Takes over the stored session of a tab and a user. The request of another tab or user has no effect on its owner.
  ///
  /// - Parameter isUsable: whether the session is taken over.
  /// - Returns: `nil` if there is no such session, or if it is not usable.
  /// - Throws: the error of the store; ``BusyOwner``.
  private func takeOver(
    _ token: SessionToken, _ durable: DurableSessions, _ tab: String, _ identity: UserIdentity?,
    if isUsable: (SavedPage) -> Bool
  ) async throws -> SavedPage? {
    for _ in 0..<Self.takeOverAttempts {
      guard let saved = try await durable.load(token), saved.header.tab.isExactly(tab),
        saved.header.user.isExactly(identity?.name),
        saved.header.signIn.isExactly(identity?.signInName), isUsable(saved)
      else { return nil }
      if let taken = try await durable.takeOver(saved) { return taken }
    }
    throw BusyOwner()
  }

  /// The stored states for a tab that attaches to a new session at the address of its former one.
  ///
  /// - Throws: the error of the store, if the application refuses requests meanwhile; ``BusyOwner``.
  func savedStates(
    for request: ClientMessage.Attach, _ identity: UserIdentity?
  ) async throws -> SavedTab? {
    guard let durable = configuration.durable, !request.isMove,
      let token = SessionToken(request.header.session), session(token) == nil
    else { return nil }
    let taken: SavedPage?
    do {
      taken = try await takeOver(token, durable, request.header.tab, identity) { _ in true }
    } catch {
      durable.report("A session was not looked up in the store: \(error)")
      if durable.failure == .refuse || error is BusyOwner { throw error }
      return nil
    }
    guard let saved = taken else { return nil }
    guard saved.header.target.isExactly(request.path) else {
      durable.forget(saved.id)
      return nil
    }
    return SavedTab(page: saved, token: nil, acknowledged: 0)
  }
}

/// A stored session for the page of its tab.
struct SavedTab: Sendable {
  let page: SavedPage
  /// The token of the session, if the page continues it; `nil` for a new session with the stored states.
  let token: SessionToken?
  /// The number of the last batch that the tab has applied.
  let acknowledged: UInt64
}
