import Synchronization
import TrellisBase

/// Changes that concern all pages of a user, or all pages.
extension SessionManager {
  /// The number of sign-outs. A request reads it before its user is found.
  var signOuts: UInt64 { recordedSignOuts.withLock { $0.count } }

  /// Whether the user of a request may have signed out since the request has read ``signOuts``.
  func hasSignedOut(_ identity: UserIdentity?, since count: UInt64) -> Bool {
    recordedSignOuts.withLock { $0.hasSignedOut(identity, since: count) }
  }

  /// A change of a user that all servers apply.
  enum UserChange: String, CaseIterable {
    case signOut = "sign-out"
    case change = "user"
  }

  /// Applies a change here, and sends it to the other servers.
  func announce(_ change: UserChange, of identity: UserIdentity) {
    apply(change, of: identity)
    nodes?.send(Array(identity.name.utf8), to: change.rawValue)
  }

  func apply(_ change: UserChange, of identity: UserIdentity) {
    switch change {
    case .signOut: endPolls(of: identity)
    case .change: endPages(of: identity)
    }
  }

  /// Ends the waiting polls of all pages of `identity`, so that their tabs send new requests at once, possibly as
  /// another user.
  func endPolls(of identity: UserIdentity) {
    recordedSignOuts.withLock { $0.record(identity) }
    let sessions = state.withLock { $0.sessions.values.filter { $0.identity == identity } }
    for session in sessions { session.account.run { await session.endWaiting() } }
  }

  /// Ends the pages of `identity`; their tabs load their documents.
  func endPages(of identity: UserIdentity) {
    let sessions = state.withLock { $0.sessions.values.filter { $0.identity == identity } }
    for session in sessions { session.account.run { await session.end(.loading) } }
  }

  /// Rebuilds the pages that `isIncluded` accepts, each in a turn of its session.
  func reload(_ isIncluded: @escaping @Sendable (PageDescription) -> Bool) {
    for session in state.withLock({ Array($0.sessions.values) }) {
      session.account.run { await session.reload(isIncluded) }
    }
  }
}
