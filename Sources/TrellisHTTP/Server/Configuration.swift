extension HTTPServer {
  /// The addresses that a server listens to, and the limits of its clients.
  public struct Configuration: Sendable {
    /// Where the server listens.
    public enum Address: Hashable, Sendable {
      /// An IPv4 or IPv6 address, or a name; port 0 lets the system choose. `::` takes IPv4 too.
      case tcp(host: String, port: Int)
      /// A Unix socket; what an ended server left at `path` is replaced.
      case unix(path: String)
    }

    /// How much a client may send, and how many clients there may be.
    public struct Limits: Sendable {
      /// Connections at a time; further ones are answered 503. Fewer where the process may not open
      /// so many files.
      public var connections = 20_000
      /// Connections at a time from one IPv4 address, or from IPv6 addresses that share their first
      /// 64 bits, other than trusted proxies and Unix sockets; further ones are answered 503. An address
      /// has no more connections than are left free: one address takes half of all at most, two take a
      /// third each.
      public var connectionsPerAddress = 4096
      /// Bytes of request line and fields together; 431 beyond.
      public var headBytes = 16_384
      /// Fields of a request; 431 beyond.
      public var fieldCount = 100
      /// Bytes of all requests that are being read or answered. Beyond, the client address that holds
      /// most is refused with 503, and of its requests the largest one that is being read.
      public var bodyBytesInAll = 256 << 20
      /// Bytes of these for one client address, unless one request alone has more. Trusted proxies that
      /// do not name their client, and Unix sockets, are not counted.
      public var bodyBytesPerAddress = 64 << 20
      /// Bytes of all answers that clients have not taken yet. Beyond, the client address that holds
      /// most loses its connection with the largest one.
      public var outputBytesInAll = 256 << 20
      /// Bytes of these for one client address, unless one answer alone has more.
      public var outputBytesPerAddress = 64 << 20
      /// Bytes of the target; 414 beyond.
      public var targetBytes = 8192
      /// Requests on one connection, which is closed after the last one's answer.
      public var requestsPerConnection = 100_000
      /// Whether a client may send requests before it has the answer to an earlier one. Otherwise
      /// such a request is dropped, and the connection closed after the answer.
      public var allowsPipelining = true

      /// Makes limits with the default of every property.
      public init() {}
    }

    /// How long the server waits, to the nearest second or so.
    public struct Deadlines: Sendable {
      /// From connecting to the first byte. Browsers connect before they have something to ask.
      public var connect = Duration.seconds(30)
      /// From the first byte of a request to the end of its head.
      public var head = Duration.seconds(10)
      /// From the end of the head to the end of the body, and a second more for each
      /// `bodyBytesPerSecond` of it.
      public var body = Duration.seconds(20)
      /// The rate below which a body counts as a trickle.
      public var bodyBytesPerSecond = 16_384
      /// Between an answer and the next request.
      public var idle = Duration.seconds(75)
      /// From the request to its answer, after which the server answers 503 itself.
      public var answer = Duration.seconds(120)
      /// The time in which a client has to take `writeBytesPerSecond` of its answer on average, judged
      /// anew each time it has passed.
      public var write = Duration.seconds(20)
      /// The rate below which a client counts as not reading. What counts is what the client's system
      /// has confirmed, not what this machine could put into its own buffers.
      public var writeBytesPerSecond = 1024
      /// For reading what a client still sends when all is said.
      public var linger = Duration.seconds(1)

      /// Makes deadlines with the default of every property.
      public init() {}
    }

    /// The address or the socket that ``HTTPServer/start()`` opens.
    public var address: Address
    /// The sizes and numbers beyond which requests and connections are refused.
    public var limits = Limits()
    /// The times after which the server gives up on a client or an answer.
    public var deadlines = Deadlines()

    /// How many bytes the body of a request may have, by its head: 1 MiB unless told otherwise; 413
    /// beyond. Called on the server's thread, before the body is read.
    public var bodyLimit: @Sendable (Request.Head) -> Int = { _ in 1 << 20 }

    /// Connections the system holds until the server takes them.
    public var backlog = 4096

    /// Whether a port may be taken again while old connections to it still wind down.
    public var reusesAddress = true

    /// The proxies whose `X-Forwarded-For`, `-Proto` and `-Host` are believed. From anybody else
    /// these fields are removed.
    public var trustedProxies: [AddressRange] = []

    /// Fields of the answers that the server gives in the handler's place, such as 400 and 413.
    public var refusalHeaders: Headers = [:]

    /// Uses `poll` where the system has something better, for tests.
    var usesPortablePoller = false

    /// Makes a configuration with default limits and deadlines and without trusted proxies. The default
    /// address takes connections from this machine only.
    public init(_ address: Address = .tcp(host: "127.0.0.1", port: 8080)) {
      self.address = address
    }
  }
}
