/// Decides which connections a loop admits: up to a total number, with a fair share for each client.
struct ConnectionAdmission {
  /// The maximum number of connections.
  private let limit: Int
  private let proxies: [AddressRange]
  /// The connections of each client. Those of proxies and of Unix sockets are not counted, because many clients share
  /// them.
  private var clients: FairShare<AddressGroup>

  /// Raises the number of files that the process may open, and lowers the limit of connections if it stays below.
  init(_ configuration: HTTPServer.Configuration) {
    limit = DescriptorLimit.raised(for: configuration.limits.connections)
    proxies = configuration.trustedProxies
    clients = FairShare(each: configuration.limits.connectionsPerAddress)
  }

  /// Whether connections of `peer` belong to one client; false for trusted proxies and Unix sockets.
  func isClient(_ peer: PeerAddress) -> Bool {
    peer.family != .unix && !proxies.contains { $0.contains(peer) }
  }

  /// Whether a loop with `count` connections admits another one of `peer`. A client has at most as many as are free.
  func admits(_ peer: PeerAddress, count: Int) -> Bool {
    let free = limit - count
    return free > 0 && (!isClient(peer) || clients.admits(1, for: peer.group, free: free))
  }

  /// Counts a new connection for its client.
  mutating func add(_ connection: Connection) {
    if connection.isCounted { clients.charge(1, to: connection.peer.group) }
  }

  /// Counts the end of a connection.
  mutating func remove(_ connection: Connection) {
    if connection.isCounted { clients.release(1, of: connection.peer.group) }
  }

  /// The number of counted connections of `client`.
  func count(of client: AddressGroup) -> Int { clients.amount(of: client) }
}
