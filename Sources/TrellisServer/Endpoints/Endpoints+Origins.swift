import Logging
import Synchronization
import TrellisBase
import TrellisHTTP

extension Endpoints {
  /// The refusal of a request that cannot come from a page of this server; `nil` if the request is allowed.
  func refusal(of request: Request, isUpload: Bool) -> Response? {
    guard request.method == .post else {
      var response = Response.failure(.methodNotAllowed)
      response.headers["Allow"] = "POST"
      return response
    }
    // A form of another site can send a body of another type without a preflight request.
    let type = request.headers["Content-Type"] ?? ""
    guard isUpload ? type == UploadRequest.contentType : Self.isJSON(type) else {
      return .failure(415)
    }
    do throws(OriginPolicy.Refusal) {
      try origins.check(
        origin: request.headers["Origin"], fetchSite: request.headers["Sec-Fetch-Site"],
        host: request.host)
      return nil
    } catch {
      recordRefusal(error, of: request)
      return Response.failure(.forbidden).aboutSession
    }
  }

  /// Logs that a request is refused because of its origin, with the option that allows it.
  func recordRefusal(_ refusal: OriginPolicy.Refusal, of request: Request) {
    guard notices.withLock({ $0.consume(1, of: Self.noticeRate, now: clock()) }) == nil else {
      return
    }
    logger.notice(
      "refused \(request.path) of \(request.clientAddress.host): \(refusal.explanation(host: request.host))"
    )
  }

  /// Whether `type` is JSON, ignoring parameters and case.
  private static func isJSON(_ type: String) -> Bool {
    if type == "application/json" { return true }
    let name = type.upTo("; \t")
    return name.lowercased() == "application/json"
  }
}
