/// A complete, well-formed request.
public struct Request: Sendable {
  /// The supported methods; requests with other methods get a 501 response and do not reach the handler.
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

  /// The body without its transfer coding; empty if there is none.
  public let body: [UInt8]

  /// The peer of the connection: a proxy, if there is one in front of the server.
  public let remoteAddress: PeerAddress

  /// The properties of the client reported by a trusted proxy.
  let forwarded: Forwarded?

  /// The path below which browsers see the site, such as `/app`, percent-encoded; empty at the root of the host. The
  /// request's ``path`` does not contain it.
  public package(set) var basePath = ""

  init(head: Head, body: [UInt8], remoteAddress: PeerAddress, forwarded: Forwarded? = nil) {
    self.head = head
    self.body = body
    self.remoteAddress = remoteAddress
    self.forwarded = forwarded
  }

  /// This request without `prefix` at the start of its path; `nil` if the path is not below `prefix`.
  ///
  /// - Parameter prefix: as sent by clients, without a slash at its end.
  package func removing(prefix: String) -> Request? {
    guard let head = head.removing(prefix: prefix) else { return nil }
    var request = Request(
      head: head, body: body, remoteAddress: remoteAddress, forwarded: forwarded)
    request.basePath = basePath
    return request
  }

  /// Creates a request for tests.
  ///
  /// - Throws: `RequestError` if no client could have sent `target`.
  public init(
    _ method: Method = .get, _ target: String, headers: Headers = [:], body: [UInt8] = [],
    remoteAddress: PeerAddress = .loopback
  ) throws(RequestError) {
    self.init(
      head: try Head(method: method, target: target, headers: headers), body: body,
      remoteAddress: remoteAddress)
  }

  /// The method of the request line. A `HEAD` request is `.head`, but is responded to like a `GET`.
  public var method: Method { head.method }

  /// The target of the request line as it was sent, with its query.
  public var target: String { head.target }

  /// The path with its query as they were sent; see ``Head/pathAndQuery``.
  public var pathAndQuery: String { head.pathAndQuery }

  /// The path, percent-decoded; see ``Head/path``.
  public var path: String { head.path }

  /// The segments of the path, each decoded alone; see ``Head/pathSegments``.
  public var pathSegments: [String] { head.pathSegments }

  /// The names and values of the query, decoded.
  public var queryItems: [QueryItem] { head.queryItems }

  /// The header fields. The server removes `Forwarded` and `X-Forwarded-*` unless a trusted proxy sent them.
  public var headers: Headers { head.headers }

  /// The body as UTF-8, with U+FFFD for invalid bytes.
  public var text: String { String(decoding: body, as: UTF8.self) }

  /// The first value of `name` in the query.
  public func query(_ name: String) -> String? {
    queryItems.first { $0.name == name }?.value
  }

  /// The address of the client: as reported by trusted proxies, otherwise the peer of the connection.
  public var clientAddress: PeerAddress { forwarded?.client ?? remoteAddress }

  /// The group of the client's address, for limits.
  package var clientGroup: AddressGroup { clientAddress.group }

  /// The bytes allocated for the head and the body.
  package var byteCount: Int { head.storage.headers.bytes.capacity + body.capacity }

  /// The requested host, with its port if the client gave one.
  public var host: String? { forwarded?.host ?? head.authority }

  /// Whether the client used TLS, as reported by a trusted proxy.
  public var isSecure: Bool { forwarded?.isSecure ?? false }
}

/// The properties of a request's client as reported by trusted proxies.
final class Forwarded: Sendable {
  let client: PeerAddress
  let host: String?
  let isSecure: Bool

  init(client: PeerAddress, host: String?, isSecure: Bool) {
    self.client = client
    self.host = host
    self.isSecure = isSecure
  }
}
