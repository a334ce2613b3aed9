public import HTTPTypes
public import TrellisHTTP

/// Conversions to and from the types of swift-http-types, for code that other servers and clients share.
extension Request {
  /// The head of this request, without the field `Host`, which is the authority; ``RouteRequest`` has it too.
  ///
  /// The path is the one below the site's base path, with the query. The body is ``/TrellisHTTP/Request/body``.
  ///
  /// - Complexity: O(*n*) in the bytes of the fields.
  public var httpRequest: HTTPRequest {
    var headers = headers
    headers.remove("Host")
    return HTTPRequest(
      method: HTTPRequest.Method(method.rawValue) ?? .get, scheme: isSecure ? "https" : "http",
      authority: host, path: pathAndQuery, headerFields: HTTPFields(headers))
  }

  /// Makes a request for tests.
  ///
  /// - Throws: `RequestError` if the server could not have read the path or does not support the method.
  public init(_ request: HTTPRequest, body: [UInt8] = []) throws(RequestError) {
    guard let method = Method(rawValue: request.method.rawValue) else {
      throw .unknownMethod
    }
    var headers = Headers(request.headerFields)
    if let authority = request.authority { headers["Host"] = authority }
    try self.init(method, request.path ?? "/", headers: headers, body: body)
  }
}

extension Response {
  /// The response of code that uses swift-http-types.
  ///
  /// - Parameters:
  ///   - response: the status and the fields. The server writes some fields by itself, such as `Content-Length`. A status
  ///     that the server does not send by a handler, such as 100, becomes 500.
  ///   - body: the bytes after the head.
  /// - Complexity: O(*n*) in the bytes of the fields.
  public init(_ response: HTTPResponse, body: Body = .empty) {
    let code = response.status.code
    self.init(
      (200...599).contains(code) ? Status(code) : .internalError,
      headers: Headers(response.headerFields), body: body)
  }

  /// The head of this response.
  ///
  /// - Complexity: O(*n*) in the bytes of the fields.
  public var httpResponse: HTTPResponse {
    HTTPResponse(
      status: .init(code: status.code, reasonPhrase: status.reason),
      headerFields: HTTPFields(headers))
  }
}

extension Headers {
  /// The same fields in the same order. Control characters of values become spaces.
  public init(_ fields: HTTPFields) {
    self.init()
    for field in fields { append(field.name.rawName, field.value) }
  }
}

extension HTTPFields {
  /// The same fields in the same order.
  public init(_ headers: Headers) {
    self.init()
    for (name, value) in headers {
      if let name = HTTPField.Name(name) { append(HTTPField(name: name, value: value)) }
    }
  }
}
