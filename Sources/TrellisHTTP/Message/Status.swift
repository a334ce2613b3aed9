extension Response {
  /// A status code of three digits.
  public struct Status: Hashable, Sendable, ExpressibleByIntegerLiteral {
    public let code: Int

    /// - Precondition: `code` lies in 200...599; the server sends the 100 itself.
    public init(_ code: Int) {
      precondition((200...599).contains(code), "\(code) is not the status of an answer")
      self.code = code
    }

    public init(integerLiteral code: Int) { self.init(code) }

    public static let ok: Status = 200
    public static let noContent: Status = 204
    public static let partialContent: Status = 206
    public static let seeOther: Status = 303
    public static let notModified: Status = 304
    public static let badRequest: Status = 400
    public static let unauthorized: Status = 401
    public static let forbidden: Status = 403
    public static let notFound: Status = 404
    public static let methodNotAllowed: Status = 405
    public static let requestTimeout: Status = 408
    public static let conflict: Status = 409
    public static let gone: Status = 410
    public static let preconditionFailed: Status = 412
    public static let contentTooLarge: Status = 413
    public static let uriTooLong: Status = 414
    public static let rangeNotSatisfiable: Status = 416
    public static let expectationFailed: Status = 417
    public static let tooManyRequests: Status = 429
    public static let headTooLarge: Status = 431
    public static let internalError: Status = 500
    public static let notImplemented: Status = 501
    public static let serviceUnavailable: Status = 503
    public static let versionNotSupported: Status = 505

    /// The reason phrase; empty for a code the server has no words for.
    public var reason: String { reasons[code] ?? "" }

    /// Whether an answer of this status never has a body.
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
