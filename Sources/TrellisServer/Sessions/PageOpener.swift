import Logging
import TrellisBase
import TrellisHTTP
package import TrellisUI

/// Finds the route of an address, or the application's error page, and makes its session or page.
package struct PageOpener: Sendable {
  package let configuration: Shared<Session.Configuration>
  let reminder: Session.Reminder?

  /// Makes the session for `target`. If its route throws, or no route matches, the session shows the application's
  /// error page.
  ///
  /// - Parameters:
  ///   - showsFailures: whether to use the application's error pages; only for requests of documents.
  ///   - request: makes the request from a route and a location.
  /// - Returns: `nil` if no route matches and the application has no page for unknown addresses.
  /// - Throws: a ``Redirect`` of the route's body, or its error, if the application has no error page for it.
  func makeSession(
    _ target: String, startsWithReset: Bool = false, showsFailures: Bool = true,
    _ request: (Route, Location) -> PageRequest
  ) throws -> (session: Session, status: Response.Status)? {
    func open(
      _ found: (route: Route, location: Location), _ error: (any Error)?
    ) throws -> Session {
      var request = request(found.route, found.location)
      request.failure = error
      try found.route.admit(request.identity, at: target, signIns: configuration.signIns)
      return try Session(
        request, configuration, reminder: reminder, startsWithReset: startsWithReset)
    }
    let router = configuration.router
    do {
      guard let found = router.route(for: target) else { throw PageNotFound() }
      return (try open(found, nil), .ok)
    } catch let redirect as Redirect where redirect.isOfThisSite {
      throw redirect
    } catch let denied as AccessDenied {
      throw denied
    } catch let error as PageNotFound {
      guard showsFailures, let found = router.route(.notFound, for: target) else {
        if router.route(for: target) == nil { return nil }
        throw error
      }
      return (try open(found, nil), .notFound)
    } catch {
      guard showsFailures, let found = router.route(.failure, for: target),
        let session = try? open(found, error)
      else { throw error }
      let shown = ShownFailure(error)
      if shown?.isExpected != true {
        configuration.metrics.failures.add(1)
        // The query may be a signed link, which must not be in a log.
        configuration.logger.error("\(target.upTo("?")): \(error)")
      }
      return (session, shown?.status ?? .internalError)
    }
  }

  /// Opens a page without a session, for a static export.
  ///
  /// - Parameter visitor: the user for whom the page is opened; `nil` for a visitor without a sign-in.
  /// - Throws: ``PageClosed`` if the page needs another user, or the error of the route's body.
  package func openExported(
    _ target: String, at location: Location, of route: Route, for visitor: UserIdentity?,
    screen: ClientMessage.Screen, languages: LanguagePreferences, medium: PageMedium
  ) throws -> Page {
    do { try route.admit(visitor, at: target, signIns: nil) } catch { throw PageClosed() }
    let request = PageRequest(
      route: route, location: location, target: target, identity: visitor, languages: languages,
      screen: screen, medium: medium)
    do {
      return try Page.open(
        request, configuration.value, account: ThreadPool.sessions.account(of: request.client))
    } catch let redirect as Redirect {
      if visitor == nil, leadsToSignIn(redirect) { throw PageClosed() }
      throw redirect
    }
  }

  /// Whether a page sends visitors without a sign-in to the sign-in page by itself.
  private func leadsToSignIn(_ redirect: Redirect) -> Bool {
    guard let signIns = configuration.signIns, signIns.isUsed else { return false }
    return String(redirect.path.upTo("?#")).isExactly(signIns.path)
  }
}

/// Thrown if an exported page needs a user, or another one.
package struct PageClosed: Error {
  package init() {}
}
