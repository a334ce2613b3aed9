import TrellisHTTP

extension LiveResponse {
  // Shared, so that the usual responses allocate nothing for their fields.
  private static let emptyFields = SecurityHeaders.fields(cacheControl: "no-store")
  private static let jsonFields: Headers = {
    var fields = emptyFields
    fields.append("Content-Type", "application/json")
    return fields
  }()

  private static let movedBody = Array(#"{"moved":true}"#.utf8)

  private static let loadingBody = Array(#"{"moved":true,"load":true}"#.utf8)

  /// The response with the status of its case, and with a body and `Retry-After` where it has them.
  var http: Response {
    var response: Response
    switch self {
    case .body(let bytes):
      return Response(.ok, headers: Self.jsonFields, body: .bytes(bytes))
    case .nothing: return Response(.noContent, headers: Self.emptyFields)
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
  /// The field that marks responses of Trellis about a session, in contrast to those of a proxy while the
  /// server behind it is replaced.
  static let sessionMark = "Trellis-Live"

  /// The response with the mark of responses about a session.
  var aboutSession: Response {
    var response = self
    response.headers[Self.sessionMark] = "1"
    return response
  }

  /// The response with the field `Retry-After`: whole seconds from 1 to 60.
  ///
  /// - Parameter reloads: whether a browser that shows the response loads the address again after that time.
  func retrying(after wait: Duration, reloading reloads: Bool = false) -> Response {
    var response = self
    let seconds = "\(Int(min(max(1, (wait / .seconds(1)).rounded(.up)), 60)))"
    response.headers["Retry-After"] = seconds
    if reloads { response.headers["Refresh"] = seconds }
    return response
  }

  /// The response with the security fields that every response has.
  func secured(cacheControl: String? = nil) -> Response {
    var response = self
    for (name, value) in SecurityHeaders.common { response.headers.append(name, value) }
    if let cacheControl { response.headers.append("Cache-Control", cacheControl) }
    return response
  }
}
