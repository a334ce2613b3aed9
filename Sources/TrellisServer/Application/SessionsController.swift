import Synchronization

/// Announces sign-outs, so that all pages of a user are notified at once.
///
/// ``Application/identity(of:)`` is called for every request, but an idle page sends a request only every 25 seconds.
/// An application that stores by itself who is signed in has one controller and calls it:
///
/// ```swift
/// static let sessions = SessionsController()
/// var sessions: SessionsController { Self.sessions }
///
/// func identity(of request: Request) -> String? { logins.user(of: request.headers["Cookie"]) }
///
/// // Where a user signs out everywhere, for example in the handler of a button:
/// logins.remove(user)
/// App.sessions.signedOut(user)
/// ```
public final class SessionsController: Sendable {
  private struct Entry {
    weak var service: SessionManager?
  }

  private let entries = Mutex<[Entry]>([])

  /// Makes a controller. It has no effect until ``Application/sessions`` returns it at the start of the server.
  public init() {}

  /// Makes all pages that were opened for `identity` send a request at once, in all browsers.
  ///
  /// Call this method when ``Application/identity(of:)`` already returns the new result. A page whose next request no
  /// longer has this identity gets a 401 response, and shows that its user is signed out. Other pages are not affected.
  /// Servers that share a store of sessions do the same with their pages, shortly after.
  /// Can be called from any thread.
  ///
  /// - Complexity: O(*n*) in the sessions of all users.
  public func signedOut(_ identity: String) {
    let services = entries.withLock { $0.compactMap(\.service) }
    for service in services { service.announce(.signOut, of: UserIdentity(identity)) }
  }

  /// Ends all pages that were opened for the user with `id`, so that their tabs load their documents again: call it when
  /// the user's roles have changed, or the user no longer exists. Servers that share a store of sessions do the same with
  /// their pages, shortly after.
  ///
  /// - Complexity: O(*n*) in the sessions of all users.
  public func changed(_ id: String) {
    let services = entries.withLock { $0.compactMap(\.service) }
    for service in services { service.announce(.change, of: UserIdentity(id)) }
  }

  /// Rebuilds all components of pages after a change that the pages do not observe, such as a changed table of texts.
  /// States and controllers stay. Pages of other servers stay as they are.
  ///
  /// Each page is rebuilt in a turn of its session. Can be called from any thread.
  ///
  /// Source: ComponentKit's reflow of all hosts (row Z3).
  ///
  /// - Parameter isIncluded: selects the pages to rebuild; all pages by default.
  /// - Complexity: O(*n*) in the sessions of all users, in addition to the renders.
  public func reload(
    where isIncluded: @escaping @Sendable (PageDescription) -> Bool = { _ in true }
  ) {
    let services = entries.withLock { $0.compactMap(\.service) }
    for service in services { service.reload(isIncluded) }
  }

  func add(_ service: SessionManager) {
    entries.withLock { entries in
      entries.removeAll { $0.service == nil }
      entries.append(Entry(service: service))
    }
  }
}
