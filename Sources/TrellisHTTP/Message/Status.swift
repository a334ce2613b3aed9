extension Response {
  /// A status code of three digits.
  public struct Status: Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// The status code, from 200 to 599.
    public let code: Int

    /// - Precondition: `code` is in 200...599; the server itself sends 100.
    public init(_ code: Int) {
      precondition((200...599).contains(code), "\(code) is not a status of a response (200 to 599)")
      self.code = code
    }

    /// Makes a status from a literal such as `404`.
    ///
    /// - Precondition: the literal is in 200...599.
    public init(integerLiteral code: Int) { self.init(code) }

    /// The request succeeded.
    public static let ok: Status = 200
    /// The request succeeded, and the response has no body.
    public static let noContent: Status = 204
    /// The body is the byte range that the request specified in `Range`.
    public static let partialContent: Status = 206
    /// The client loads the address in `Location` with GET, for example after it submitted a form.
    public static let seeOther: Status = 303
    /// The client's stored copy is current; the response has no body.
    public static let notModified: Status = 304
    /// The request is malformed.
    public static let badRequest: Status = 400
    /// The request has no valid credentials.
    public static let unauthorized: Status = 401
    /// The server understood the request and refuses it.
    public static let forbidden: Status = 403
    /// There is nothing at the address.
    public static let notFound: Status = 404
    /// The address does not support the method; the field `Allow` lists the supported ones.
    public static let methodNotAllowed: Status = 405
    /// The request did not arrive in time.
    public static let requestTimeout: Status = 408
    /// The request conflicts with the current state of its target.
    public static let conflict: Status = 409
    /// The address was valid once and will not be valid again.
    public static let gone: Status = 410
    /// A condition of the request, such as `If-Match`, is not met.
    public static let preconditionFailed: Status = 412
    /// The body exceeds the server's limit.
    public static let contentTooLarge: Status = 413
    /// The target exceeds the server's limit.
    public static let uriTooLong: Status = 414
    /// The requested byte range is outside the file; `Content-Range` gives the size.
    public static let rangeNotSatisfiable: Status = 416
    /// The field `Expect` has a value other than `100-continue`.
    public static let expectationFailed: Status = 417
    /// The client sent too many requests in a period.
    public static let tooManyRequests: Status = 429
    /// The request line and the fields exceed the server's limits of bytes or fields.
    public static let headTooLarge: Status = 431
    /// The server failed on a valid request.
    public static let internalError: Status = 500
    /// The server does not support the method or the transfer coding.
    public static let notImplemented: Status = 501
    /// The server is overloaded, shuts down or has no response in time; a later request may succeed.
    public static let serviceUnavailable: Status = 503
    /// The HTTP version of the request is neither 1.0 nor 1.1.
    public static let versionNotSupported: Status = 505

    /// The reason phrase; empty for an unknown code.
    public var reason: String { reasons[code] ?? "" }

    /// Whether a response with this status never has a body.
    var isBodiless: Bool { code == 204 || code == 304 }
  }
}

private let reasons: [Int: String] = [
  200: "OK", 201: "Created", 202: "Accepted", 204: "No Content", 206: "Partial Content",
  301: "Moved Permanently", 302: "Found", 303: "See Other", 304: "Not Modified",
  307: "Temporary Redirect", 308: "Permanent Redirect", 400: "Bad Request", 401: "Unauthorized",
  403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed", 406: "Not Acceptable",
  408: "Request Timeout", 409: "Conflict", 410: "Gone", 411: "Length Required",
  412: "Precondition Failed", 413: "Content Too Large", 414: "URI Too Long",
  415: "Unsupported Media Type", 416: "Range Not Satisfiable", 417: "Expectation Failed",
  421: "Misdirected Request", 422: "Unprocessable Content", 426: "Upgrade Required",
  428: "Precondition Required", 429: "Too Many Requests", 431: "Request Header Fields Too Large",
  500: "Internal Server Error", 501: "Not Implemented", 502: "Bad Gateway",
  503: "Service Unavailable", 504: "Gateway Timeout", 505: "HTTP Version Not Supported",
]
