import Logging
import TrellisHTTP

extension Endpoints {
  /// The file of a feed, or status 304 for a reader that has the same file.
  func feed(_ feed: Feed, _ request: Request) -> Response {
    do {
      let bytes = Array(try feed.xml(base: base(of: request)).utf8)
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

  /// The address of the site without a slash at its end: the first of the server's origins, otherwise the requested host.
  private func base(of request: Request) -> String {
    if let origin = origins.origins.first { return origin.text }
    let scheme: Origin.Scheme = request.isSecure ? .https : .http
    return request.host.flatMap { Origin(scheme: scheme, authority: $0) }?.text ?? ""
  }
}

extension Origin {
  /// The origin as browsers write it.
  fileprivate var text: String {
    "\(scheme.rawValue)://\(host)" + (port == scheme.defaultPort ? "" : ":\(port)")
  }
}
