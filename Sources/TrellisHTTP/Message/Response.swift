import Foundation

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
  /// Whether the connection closes after the response, so that the client's next request is on another one.
  package var endsConnection = false
  /// The error because of which this is not the intended response, for the server's log.
  package var failure: (any Error)?

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
    /// Chunks of an asynchronous sequence, sent in chunked coding as the client takes them.
    case stream(ByteStream)

    /// The number of bytes, if it is known in advance.
    public var count: Int? {
      switch self {
      case .empty: 0
      case .bytes(let bytes): bytes.count
      case .file(let slice): slice.count
      case .chunks, .stream: nil
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

  /// A value in JSON, with its keys in order and its dates in ISO 8601; 500 if the value cannot be encoded.
  ///
  /// - Complexity: O(bytes).
  public static func json(_ value: some Encodable, status: Status = .ok) -> Response {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return try encodedJSON(Array(encoder.encode(value)), status: status)
    } catch {
      var response = failure(.internalError)
      response.failure = error
      return response
    }
  }

  /// JSON that is encoded already.
  public static func encodedJSON(_ bytes: [UInt8], status: Status = .ok) -> Response {
    Response(status, headers: jsonHeaders, body: .bytes(bytes))
  }

  /// JSON that is encoded already.
  public static func encodedJSON(_ text: String, status: Status = .ok) -> Response {
    encodedJSON(Array(text.utf8), status: status)
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
