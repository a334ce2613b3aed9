import TrellisHTTP

extension LiveResponse {
  // Shared, so that common responses allocate no header fields.
  private static let emptyFields = SecurityHeaders.fields(cacheControl: "no-store")
  private static let jsonFields: Headers = {
    var fields = emptyFields
    fields.append("Content-Type", "application/json")
    return fields
  }()

  private static let movedBody = Array(#"{"moved":true}"#.utf8)

  private static let loadingBody = Array(#"{"moved":true,"load":true}"#.utf8)

  /// The HTTP response, with a body and `Retry-After` where the case has them.
  var http: Response {
    var response: Response
    switch self {
    case .body(let bytes):
      return Response(.ok, headers: Self.jsonFields, body: .bytes(bytes))
    case .nothing: return Response(.noContent, headers: Self.emptyFields)
    case .elsewhere:
      response = Response(.noContent, headers: Self.emptyFields)
      response.endsConnection = true
      return response
    case .invalid(let reason): response = .text(reason + "\n", status: .badRequest).aboutSession
    case .unknown: response = .failure(.notFound).aboutSession
    case .moved:
      return Response(.ok, headers: Self.jsonFields, body: .bytes(Self.movedBody))
    case .loading:
      return Response(.ok, headers: Self.jsonFields, body: .bytes(Self.loadingBody))
    case .signedOut: response = .failure(.unauthorized)
    case .superseded: response = .failure(.conflict)
    case .failed: response = .failure(.internalError)
    case .busy(let wait): response = .failure(.tooManyRequests).retrying(after: wait)
    case .overloaded(let wait):
      response = .failure(.serviceUnavailable).aboutSession.retrying(after: wait)
    }
    return response.secured(cacheControl: "no-store")
  }
}

extension Response {
  /// The header field that marks responses of Trellis about a session. A proxy's own responses, for example while the
  /// server is replaced, do not have it.
  static let sessionMark = "Trellis-Live"

  /// The response with the header field ``sessionMark``.
  var aboutSession: Response {
    var response = self
    response.headers[Self.sessionMark] = "1"
    return response
  }

  /// The response with the header field `Retry-After`, in whole seconds from 1 to 60.
  ///
  /// - Parameter reloads: whether a browser that shows the response reloads the address after that time.
  func retrying(after wait: Duration, reloading reloads: Bool = false) -> Response {
    var response = self
    let seconds = "\(Int(min(max(1, (wait / .seconds(1)).rounded(.up)), 60)))"
    response.headers["Retry-After"] = seconds
    if reloads { response.headers["Refresh"] = seconds }
    return response
  }

  /// The response with the security header fields common to all responses.
  func secured(cacheControl: String? = nil) -> Response {
    var response = self
    for (name, value) in SecurityHeaders.common { response.headers.append(name, value) }
    if let cacheControl { response.headers.append("Cache-Control", cacheControl) }
    return response
  }
}
