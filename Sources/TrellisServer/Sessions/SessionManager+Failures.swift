import Logging
import TrellisHTTP

extension SessionManager {
  /// Makes the session for `target`. If its route throws, or no route matches, the session shows the application's page
  /// for that case.
  ///
  /// - Parameters:
  ///   - showsFailures: whether to use the application's pages; they are for requests of documents.
  ///   - request: makes the request of a route and a location.
  /// - Returns: `nil` if no route matches and the application has no page for that.
  /// - Throws: the error of the route's body, if the application has no page for it.
  func makeSession(
    _ target: String, startsWithReset: Bool = false, showsFailures: Bool = true,
    _ request: (Route, Location) -> PageRequest
  ) throws -> (session: Session, status: Response.Status)? {
    func open(
      _ found: (route: Route, location: Location), _ error: (any Error)?
    ) throws -> Session {
      var request = request(found.route, found.location)
      request.failure = error
      return try Session(
        request, configuration, reminder: remind, startsWithReset: startsWithReset)
    }
    do {
      guard let found = router.route(for: target) else { throw PageNotFound() }
      return (try open(found, nil), .ok)
    } catch let redirect as Redirect where redirect.isOfThisSite {
      throw redirect
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
      metrics.failures.add(1)
      logger.error("\(target): \(error)")
      return (session, .internalError)
    }
  }
}
