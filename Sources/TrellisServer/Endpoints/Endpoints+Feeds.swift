import Logging
import TrellisHTTP

extension Endpoints {
  /// The response with a feed, or with status 304 for a reader that has the current feed.
  func feed(_ feed: Feed, _ request: Request) -> Response {
    do {
      let base = siteAddress(of: request)
      let bytes = Array(try feed.xml(base: base, isLasting: !origins.origins.isEmpty).utf8)
      var fingerprint = Fingerprint()
      fingerprint.add(bytes)
      return Representation(
        .bytes(bytes), contentType: feed.format.contentType + "; charset=utf-8",
        tag: fingerprint.text, headers: SecurityHeaders.fields(cacheControl: "no-cache")
      ).response(to: request)
    } catch {
      live.metrics.failures.add(1)
      logger.error("\(request.path): \(error)")
      return Response.failure(.internalError).secured(cacheControl: "no-store")
    }
  }

  /// The address of the site without a slash at its end: the server's first origin, otherwise the requested host, with
  /// the base path.
  func siteAddress(of request: Request) -> String {
    if let origin = origins.origins.first { return origin.text + request.basePath }
    let scheme: Origin.Scheme = request.isSecure ? .https : .http
    let origin = request.host.flatMap { Origin(scheme: scheme, authority: $0) }
    return (origin?.text ?? "") + request.basePath
  }
}

extension Site {
  /// Warns, if there are feeds, that the addresses in them depend on the requested host.
  package func warnOfFeedsWithoutOrigin() {
    let paths = routes.compactMap(\.feed?.path)
    guard !paths.isEmpty else { return }
    logger.warning(
      """
      The addresses in the feed \(paths.joined(separator: ", ")) are those of the Host field of each request, and the \
      entries are identified by numbers instead of their addresses: give the address of the site with --origin
      """)
  }
}

extension Origin {
  /// The origin as browsers write it.
  var text: String {
    "\(scheme.rawValue)://\(host)" + (port == scheme.defaultPort ? "" : ":\(port)")
  }
}
