import Synchronization

/// Lets an application say that a user has signed out, so that all pages of that user find out at once.
///
/// ``Application/identity(of:)`` is asked for every request, but a page whose user does nothing sends
/// one only every 25 seconds. An application that keeps track itself of who is signed in has one
/// controller and tells it:
///
/// ```swift
/// static let sessions = SessionsController()
/// var sessions: SessionsController { Self.sessions }
///
/// func identity(of request: Request) -> String? { logins.user(of: request.headers["Cookie"]) }
///
/// // Where a user signs out everywhere, in the handler of a button, say:
/// logins.remove(user)
/// App.sessions.signedOut(user)
/// ```
public final class SessionsController: Sendable {
  private struct Entry {
    weak var service: SessionManager?
  }

  private let entries = Mutex<[Entry]>([])

  /// A controller without effect until ``Application/sessions`` returns it at the start of the server.
  public init() {}

  /// Has the pages that were opened for `identity` ask again, in whatever browser they show.
  ///
  /// To be called once ``Application/identity(of:)`` gives other answers: a page whose next request is
  /// not `identity`'s any more is answered 401, and says that its user is signed out. Pages that
  /// still are go on, and so do those of other users. May be called from anywhere.
  ///
  /// - Complexity: O(*n*) in the sessions of all users.
  public func signedOut(_ identity: String) {
    let services = entries.withLock { $0.compactMap(\.service) }
    for service in services { service.endPolls(of: identity) }
  }

  func add(_ service: SessionManager) {
    entries.withLock { entries in
      entries.removeAll { $0.service == nil }
      entries.append(Entry(service: service))
    }
  }
}
