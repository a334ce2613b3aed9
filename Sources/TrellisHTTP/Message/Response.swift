/// The response to a request.
///
/// The server adds `Date`, `Connection`, `Content-Length` and `Transfer-Encoding`; ``headers`` with these names are
/// ignored. A response to `HEAD` is sent without its body.
public struct Response: Sendable {
  /// The status code of the response.
  public var status: Status
  /// The header fields, except the fields that the server writes itself.
  public var headers: Headers
  /// The bytes after the head; not sent for `HEAD` and the statuses 204 and 304.
  public var body: Body
  /// Whether the bytes of the body are held elsewhere anyway, such as in a cache of files, so that a response that
  /// waits for a slow client takes no additional memory.
  public var sharesBody = false

  /// Creates a response; by default 200 without fields and without a body.
  public init(_ status: Status = .ok, headers: Headers = [:], body: Body = .empty) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The content after the head of a response.
  public enum Body: Sendable {
    case empty
    case bytes([UInt8])
    /// A part of an open file, read as the client takes it.
    case file(FileSlice)
    /// Chunks that are requested one by one as the client reads, until the function returns `nil`; sent in chunked
    /// coding.
    ///
    /// The function runs on the server's thread and must not block.
    case chunks(@Sendable () -> [UInt8]?)

    /// The number of bytes, if it is known in advance.
    public var count: Int? {
      switch self {
      case .empty: 0
      case .bytes(let bytes): bytes.count
      case .file(let slice): slice.count
      case .chunks: nil
      }
    }
  }

  /// Plain text in UTF-8.
  public static func text(_ text: String, status: Status = .ok) -> Response {
    Response(status, headers: plainHeaders, body: .bytes(Array(text.utf8)))
  }

  /// A page of HTML in UTF-8.
  public static func html(_ html: String, status: Status = .ok) -> Response {
    .html(Array(html.utf8), status: status)
  }

  /// A page of HTML, given as UTF-8.
  public static func html(_ html: [UInt8], status: Status = .ok) -> Response {
    Response(status, headers: htmlHeaders, body: .bytes(html))
  }

  /// Encoded JSON.
  public static func json(_ bytes: [UInt8], status: Status = .ok) -> Response {
    Response(status, headers: jsonHeaders, body: .bytes(bytes))
  }

  /// Encoded JSON.
  public static func json(_ text: String, status: Status = .ok) -> Response {
    json(Array(text.utf8), status: status)
  }

  /// Bytes of any media type.
  public static func bytes(
    _ bytes: [UInt8], contentType: String, status: Status = .ok
  ) -> Response {
    Response(status, headers: ["Content-Type": contentType], body: .bytes(bytes))
  }

  /// A response without a body.
  public static func empty(_ status: Status, headers: Headers = [:]) -> Response {
    Response(status, headers: headers)
  }

  /// A redirection; with 303 the browser loads `location` with GET. Characters that are not allowed in an address, such
  /// as spaces and non-ASCII letters, are percent-encoded.
  public static func redirect(to location: String, status: Status = .seeOther) -> Response {
    Response(status, headers: ["Location": PercentCoding.encodedAddress(location)])
  }

  /// The status code and its reason as plain text.
  public static func failure(_ status: Status) -> Response {
    text("\(status.code) \(status.reason)\n", status: status)
  }

  // Shared, so that common responses allocate no headers.
  private static let plainHeaders: Headers = ["Content-Type": "text/plain; charset=utf-8"]
  private static let htmlHeaders: Headers = ["Content-Type": "text/html; charset=utf-8"]
  private static let jsonHeaders: Headers = ["Content-Type": "application/json"]
}
