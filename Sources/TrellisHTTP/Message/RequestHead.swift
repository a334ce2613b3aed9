extension Request {
  /// The request line and the fields of a request.
  public struct Head: Sendable {
    let storage: HeadStorage

    init(_ storage: HeadStorage) { self.storage = storage }

    /// The method of the request line.
    public var method: Method { storage.method }

    /// Whether the client uses HTTP/1.1 rather than HTTP/1.0.
    public var isVersion11: Bool { storage.isVersion11 }

    /// The target of the request line as sent.
    public var target: String { storage.string(storage.target) }

    /// The path, percent-decoded; it always begins with a slash (or is `*` for `OPTIONS *`).
    ///
    /// An encoded slash stays encoded (`%2F`), so that splitting the path gives the client's segments. The
    /// path is UTF-8 without NUL; it may contain `..`.
    public var path: String { storage.path }

    /// The path with its query as sent: the target without the scheme and the host of an absolute target.
    public var pathAndQuery: String {
      let path = storage.string(storage.pathRange.lowerBound..<storage.target.upperBound)
      return storage.pathRange.isEmpty ? "/" + path : path
    }

    /// The segments of the path, split before they are decoded, so that a segment may contain a slash.
    public var pathSegments: [String] {
      storage.headers.bytes[storage.pathRange].split(
        separator: .slash, omittingEmptySubsequences: false
      ).dropFirst().map { String(decoding: PercentCoding.decoded($0), as: UTF8.self) }
    }

    /// The query as sent, without its question mark.
    public var query: String? { storage.query.map(storage.string) }

    /// The names and values of the query, decoded; `+` means a space.
    public var queryItems: [QueryItem] {
      guard let query = storage.query else { return [] }
      return QueryItem.items(in: storage.headers.bytes[query])
    }

    /// The fields between the request line and the body, in the order of arrival.
    public var headers: Headers { storage.headers }

    /// The requested host: from an absolute target, otherwise from the field `Host`.
    public var authority: String? {
      if let authority = storage.authority { return storage.string(authority) }
      return storage.headers["host"]
    }

    /// The announced length of the body in bytes; `nil` without a body or if the body is chunked.
    public var contentLength: Int? {
      if case .length(let length) = storage.framing { return length }
      return nil
    }
  }
}

/// The way the end of a request's body is marked.
enum BodyFraming: Equatable, Sendable {
  case none
  case length(Int)
  case chunked
}

/// The content of one head, shared by all copies of the request.
final class HeadStorage: Sendable {
  let method: Request.Method
  let isVersion11: Bool
  let keepsAlive: Bool
  let expectsContinue: Bool
  let hasForwardedFields: Bool
  let framing: BodyFraming
  /// The fields, with the bytes of the whole head.
  let headers: Headers
  let target: Range<Int>
  let pathRange: Range<Int>
  let query: Range<Int>?
  let authority: Range<Int>?
  let path: String

  init(
    line: RequestLine, known: KnownFields, framing: BodyFraming, headers: Headers, path: String
  ) {
    method = line.method
    isVersion11 = line.isVersion11
    keepsAlive = !known.closes && (line.isVersion11 || known.keepsAlive)
    expectsContinue = line.isVersion11 && known.expectation == .proceed
    hasForwardedFields = known.hasForwardedFields
    self.framing = framing
    self.headers = headers
    target = line.target
    pathRange = line.parts.path
    query = line.parts.query
    authority = line.parts.authority
    self.path = path
  }

  /// A copy of `other` without the fields that only a trusted proxy may send.
  init(withoutForwardedFieldsOf other: HeadStorage) {
    method = other.method
    isVersion11 = other.isVersion11
    keepsAlive = other.keepsAlive
    expectsContinue = other.expectsContinue
    hasForwardedFields = false
    framing = other.framing
    var headers = other.headers
    headers.removeAll { $0 == "forwarded" || $0.begins(with: "x-forwarded-") }
    self.headers = headers
    target = other.target
    pathRange = other.pathRange
    query = other.query
    authority = other.authority
    path = other.path
  }

  /// A copy of `other` with a path and a target that begin `count` bytes later.
  init(removing count: Int, fromPathOf other: HeadStorage) {
    let start = other.pathRange.lowerBound + count
    let decoded = PercentCoding.decodedPath(
      other.headers.bytes[start..<other.pathRange.upperBound])
    method = other.method
    isVersion11 = other.isVersion11
    keepsAlive = other.keepsAlive
    expectsContinue = other.expectsContinue
    hasForwardedFields = other.hasForwardedFields
    framing = other.framing
    headers = other.headers
    pathRange = start..<other.pathRange.upperBound
    target = start..<other.target.upperBound
    query = other.query
    authority = other.authority
    path = decoded.flatMap { $0.isEmpty ? nil : $0 } ?? "/"
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: headers.bytes[range], as: UTF8.self)
  }
}

extension Request.Head {
  /// This head without `prefix` at the start of its path; `nil` if the path is not below `prefix`.
  ///
  /// - Parameter prefix: as sent by clients, without a slash at its end.
  package func removing(prefix: String) -> Request.Head? {
    let path = storage.headers.bytes[storage.pathRange]
    let rest = path.dropFirst(prefix.utf8.count)
    guard path.starts(with: prefix.utf8), rest.isEmpty || rest.first == .slash else { return nil }
    return Request.Head(HeadStorage(removing: prefix.utf8.count, fromPathOf: storage))
  }

  /// Whether the path, as sent by the client, equals `path`.
  package func isExactly(_ path: String) -> Bool {
    storage.headers.bytes[storage.pathRange].elementsEqual(path.utf8)
  }

  /// Creates a head by formatting it as a client would send it, and parsing the result.
  init(method: Request.Method, target: String, headers: Headers) throws(RequestError) {
    var text = Array("\(method.rawValue) \(target) HTTP/1.1\r\n".utf8)
    if !headers.contains("host") { text += Array("Host: localhost\r\n".utf8) }
    for (name, value) in headers where !Self.framingFields.contains(name.lowercased()) {
      text += Array("\(name): \(value)\r\n".utf8)
    }
    text += [.carriageReturn, .lineFeed]
    var parser = RequestParser()
    var offset = 0
    switch parser.next(text.span, from: &offset, limits: .unbounded) {
    case .head(let head): self = head
    case .failed(let error): throw error
    case .needsMore, .body: throw .malformedRequestLine
    }
  }

  private static let framingFields: Set = ["content-length", "transfer-encoding", "expect"]
}
