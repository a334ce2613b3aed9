extension HTTPServer {
  /// The address of a server, and the limits for its clients.
  public struct Configuration: Sendable {
    /// The address to listen on.
    public enum Address: Hashable, Sendable {
      /// An IPv4 or IPv6 address, or a host name; for port 0 the system chooses a port. `::` accepts IPv4 too.
      case tcp(host: String, port: Int)
      /// A Unix socket; a stale socket file at `path` is replaced.
      case unix(path: String)
    }

    /// The limits of requests and of connections.
    public struct Limits: Sendable {
      /// Open connections; further ones get a 503 response. The limit is lower if the process may not open
      /// so many files.
      public var connections = 20_000
      /// Open connections from one IPv4 address, or from IPv6 addresses with the same first 64 bits, except
      /// trusted proxies and Unix sockets; further ones get a 503 response. An address has at most as many
      /// connections as are free: one address takes at most half of all, two take a third each.
      public var connectionsPerAddress = 4096
      /// Bytes of the request line and the fields together; beyond, the response is 431.
      public var headBytes = 16_384
      /// Fields of a request; beyond, the response is 431.
      public var fieldCount = 100
      /// Bytes of all requests that are being read or handled. Beyond, the largest incomplete request of the client
      /// address with the most bytes is refused with 503.
      public var bodyBytesInAll = 256 << 20
      /// Bytes of requests as in ``bodyBytesInAll``, for one client address, except if a single request has more.
      /// Trusted proxies that do not name their client, and Unix sockets, are not limited.
      public var bodyBytesPerAddress = 64 << 20
      /// Bytes of all responses that clients have not taken yet. Beyond, the client address with the most
      /// bytes loses the connection with its largest response.
      public var outputBytesInAll = 256 << 20
      /// Bytes of responses as in ``outputBytesInAll``, for one client address, except if a single response has more.
      public var outputBytesPerAddress = 64 << 20
      /// Bytes of the target; beyond, the response is 414.
      public var targetBytes = 8192
      /// Requests on one connection; the connection is closed after the response to the last one.
      public var requestsPerConnection = 100_000
      /// Whether a client may send requests before it has the response to an earlier one. Otherwise such a
      /// request is dropped, and the connection is closed after the response.
      public var allowsPipelining = true

      /// Makes limits with the default of every property.
      public init() {}
    }

    /// The deadlines of the server, with a resolution of about a second.
    public struct Deadlines: Sendable {
      /// From the connection to its first byte. Browsers connect before they have a request.
      public var connect = Duration.seconds(30)
      /// From the first byte of a request to the end of its head.
      public var head = Duration.seconds(10)
      /// From the end of the head to the end of the body, plus a second for each `bodyBytesPerSecond` received.
      public var body = Duration.seconds(20)
      /// The minimum rate of a body.
      public var bodyBytesPerSecond = 16_384
      /// Between a response and the next request.
      public var idle = Duration.seconds(75)
      /// From the request to the handler's response; afterwards the server responds with 503.
      public var response = Duration.seconds(120)
      /// From the head or a chunk of a stream to its next chunk; afterwards the connection is reset. Without a limit, a
      /// client whose machine was switched off would keep its stream as long as the stream has nothing to send.
      public var chunk = Duration.seconds(120)
      /// The period in which a client must take `writeBytesPerSecond` of its response on average; each period is
      /// checked separately.
      public var write = Duration.seconds(20)
      /// The minimum rate at which a client must read, measured by the bytes that the client's system acknowledged,
      /// without the bytes in this machine's buffers.
      public var writeBytesPerSecond = 1024
      /// The time for reading the client's further input after the last response.
      public var linger = Duration.seconds(1)

      /// Makes deadlines with the default of every property.
      public init() {}
    }

    /// The address or the socket that ``HTTPServer/start()`` opens.
    public var address: Address
    /// The limits beyond which requests and connections are refused.
    public var limits = Limits()
    /// The times after which the server closes a connection or replaces a response.
    public var deadlines = Deadlines()

    /// The maximum bytes of a request's body, given its head: 1 MiB by default; beyond, the response is 413. Called on
    /// the server's thread, before the body is read.
    public var bodyLimit: @Sendable (Request.Head) -> Int = { _ in 1 << 20 }

    /// The maximum number of connections in the listen queue of the system.
    public var backlog = 4096

    /// Whether a port can be reused while old connections to it are still closing.
    public var reusesAddress = true

    /// The sockets that the process has inherited, used in place of a new socket at ``address``.
    package var inheritedSockets: InheritedSockets?

    /// The name of the server in the field `Trellis-Node` of its responses; letters, digits, `.`, `-` and `_`.
    package var nodeName: String?

    /// Whether sockets of several processes listen on the port.
    var sharesPort = false

    /// The proxies whose `X-Forwarded-For`, `-Proto` and `-Host` are trusted. These fields are removed from
    /// other requests.
    public var trustedProxies: [AddressRange] = []

    /// Header fields of the responses that the server itself creates, such as 400 and 413.
    public var refusalHeaders: Headers = [:]

    /// For tests: uses `poll` even if the system has a better mechanism.
    var usesPortablePoller = false

    /// Creates a configuration with default limits and deadlines and without trusted proxies. The default address
    /// accepts connections from this machine only.
    public init(_ address: Address = .tcp(host: "127.0.0.1", port: 8080)) {
      self.address = address
    }
  }
}
