import Foundation
import Logging
import TrellisBase
import TrellisHTTP

extension Endpoints {
  /// The address at which a browser gets the cookie of a sign-in (``SignIns``).
  static let enterPath = "/_trellis/enter"
  /// The prefix of the addresses of files that pages offer for download (``PageDownloads``).
  static let filePrefix = "/_trellis/file/"

  /// The response of a route that is no page.
  func response(
    _ found: (route: Route, location: Location), _ request: Request
  ) async -> Response {
    guard let handler = found.route.responder else { return Response.failure(.notFound).secured() }
    var response: Response
    do {
      response = try await self.response(of: handler, found, request)
      if let error = response.failure { recordFailure(error, request) }
      if case .stream(var stream) = response.body, stream.onFailure == nil {
        stream.onFailure = { [self] in recordFailure($0, request) }
        response.body = .stream(stream)
      }
    } catch let redirect as Redirect where redirect.isOfThisSite {
      return self.redirect(to: redirect.path, request)
    } catch is PageNotFound {
      response = .failure(.notFound)
    } catch is AccessDenied {
      response = request.isForDocument ? pages.error(.denied, to: request) : .failure(.forbidden)
    } catch {
      let shown = ShownFailure(error)
      if shown?.isExpected != true { recordFailure(error, request) }
      response = shown?.response(to: request) ?? .failure(.internalError)
    }
    for (name, value) in SecurityHeaders.common where !response.headers.contains(name) {
      response.headers.append(name, value)
    }
    if !response.headers.contains("Cache-Control") {
      response.headers.append("Cache-Control", "no-store")
    }
    return response
  }

  private func recordFailure(_ error: any Error, _ request: Request) {
    live.metrics.failures.add(1)
    logger.error("\(request.method.rawValue) \(request.path): \(error)")
  }

  private func response(
    of handler: ResponseHandler, _ found: (route: Route, location: Location), _ request: Request
  ) async throws -> Response {
    var identity: UserIdentity?
    if handler.access == .sameOrigin {
      identity = identify(request)
      try checkOrigin(of: request, identity)
      if let signIns { identity = try await signIns.loaded(identity) }
      do {
        try found.route.admit(identity, at: request.pathAndQuery, signIns: signIns)
      } catch  where !request.isForDocument || request.method != .get {
        throw HTTPFailure(identity == nil ? .unauthorized : .forbidden)
      }
    }
    return try await handler.respond(
      RouteRequest(
        request: request, location: found.location, identity: identity?.name,
        user: identity?.user, endpoints: self))
  }

  /// Refuses a request that may change something for a user, and was sent by a page of another site.
  private func checkOrigin(of request: Request, _ identity: UserIdentity?) throws {
    let hasCookie = request.headers.contains("Cookie")
    guard request.method != .get, request.method != .head, hasCookie || identity != nil
    else { return }
    if let token = identity?.signIn, let signIns,
      let proof = request.headers["Trellis-Token"],
      MessageAuthentication.isEqual(proof, signIns.requestToken(of: token))
    {
      return
    }
    let (origin, fetchSite) = (request.headers["Origin"], request.headers["Sec-Fetch-Site"])
    do {
      // Browsers send one of the fields with each request of another site that may change something.
      guard origin != nil || fetchSite != nil || !hasCookie else {
        throw OriginPolicy.Refusal.crossSite("none")
      }
      try origins.check(origin: origin, fetchSite: fetchSite, host: request.host)
    } catch {
      live.metrics.refusedRequests.add(1)
      if let refusal = error as? OriginPolicy.Refusal { recordRefusal(refusal, of: request) }
      throw HTTPFailure(.forbidden)
    }
  }

  // MARK: Addresses of the server

  /// The response to the address of a sign-in or of a file for download.
  func entry(_ request: Request) -> Response {
    if request.path.isExactly(Self.enterPath) { return enter(request) }
    if request.path.isExactly(LanguageChoice.path) { return language(request) }
    let name = request.path.dropping(Self.filePrefix.utf8.count)
    guard
      let file = live.configuration.downloads.consume(
        String(name), for: identify(request), now: clock())
    else { return pages.error(.notFound, to: request) }
    return file.secured(cacheControl: "no-store")
  }

  /// Gives a browser the cookie of its sign-in, and sends it on.
  private func enter(_ request: Request) -> Response {
    guard let signIns else { return pages.error(.notFound, to: request) }
    // The address must not be a link of another site, which would sign the visitor in as somebody else.
    guard request.headers["Sec-Fetch-Site"].map({ $0 == "same-origin" }) ?? true,
      let (target, cookie) = signIns.enter(request.query("ticket"), request)
    else { return redirect(to: signIns.problemPath, request) }
    var response = redirect(to: target, request)
    response.headers.append("Set-Cookie", cookie)
    return response
  }
}
