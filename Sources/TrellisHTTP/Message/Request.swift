/// One request, read whole and found well-formed.
public struct Request: Sendable {
  /// The methods the server takes; any other is answered 501 before a handler sees it.
  public enum Method: String, Sendable, CaseIterable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
    case options = "OPTIONS"
  }

  /// The head: everything before the body.
  public let head: Head

  /// The body without its transfer coding; empty where there was none.
  public let body: [UInt8]

  /// The other end of the connection: a proxy, where one stands before the server.
  public let remoteAddress: PeerAddress

  /// The facts that a trusted proxy told of the client.
  let forwarded: Forwarded?

  init(head: Head, body: [UInt8], remoteAddress: PeerAddress, forwarded: Forwarded? = nil) {
    self.head = head
    self.body = body
    self.remoteAddress = remoteAddress
    self.forwarded = forwarded
  }

  /// A request made up by a program, for tests.
  ///
  /// - Throws: `RequestError` where `target` is none that a client could have sent.
  public init(
    _ method: Method = .get, _ target: String, headers: Headers = [:], body: [UInt8] = [],
    remoteAddress: PeerAddress = .loopback
  ) throws(RequestError) {
    self.init(
      head: try Head(method: method, target: target, headers: headers), body: body,
      remoteAddress: remoteAddress)
  }

  /// The method of the request line; a `HEAD` request is `.head`, although it is answered like a `GET`.
  public var method: Method { head.method }

  /// The target of the request line as it was sent, with its query.
  public var target: String { head.target }

  /// The path with its query as they were sent; see ``Head/pathAndQuery``.
  public var pathAndQuery: String { head.pathAndQuery }

  /// The path, percent-decoded; see ``Head/path``.
  public var path: String { head.path }

  /// The parts of the path between slashes, each decoded alone; see ``Head/pathSegments``.
  public var pathSegments: [String] { head.pathSegments }

  /// The names and values of the query, decoded.
  public var queryItems: [QueryItem] { head.queryItems }

  /// The fields of the head. The server removes `Forwarded` and `X-Forwarded-*` that no trusted proxy sent.
  public var headers: Headers { head.headers }

  /// The body read as UTF-8, with U+FFFD for what is none.
  public var text: String { String(decoding: body, as: UTF8.self) }

  /// The first value of `name` in the query.
  public func query(_ name: String) -> String? {
    queryItems.first { $0.name == name }?.value
  }

  /// The address of the client: what the trusted proxies say, else the other end of the connection.
  public var clientAddress: PeerAddress { forwarded?.client ?? remoteAddress }

  /// The addresses that share limits with the client's.
  package var clientGroup: AddressGroup { clientAddress.group }

  /// The bytes that are allocated for the head and the body.
  package var byteCount: Int { head.storage.headers.bytes.capacity + body.capacity }

  /// The host the client asked for, with its port where it named one.
  public var host: String? { forwarded?.host ?? head.authority }

  /// Whether the client spoke TLS with a trusted proxy.
  public var isSecure: Bool { forwarded?.isSecure ?? false }
}
