/// The number of connections of each client, and the limit for one client.
///
/// Connections of proxies and of Unix sockets are not counted, as many clients share them.
struct ConnectionShares {
  /// The maximum number of connections of one client.
  let limit: Int
  private var counts: [AddressGroup: Int32] = [:]

  init(limit: Int) { self.limit = limit }

  /// Whether a client may have another connection while the server can accept `free` more. A client has at most as many
  /// connections as are free, so that some stay free for the next client.
  func admits(_ client: AddressGroup, free: Int) -> Bool {
    counts[client, default: 0] < min(limit, free)
  }

  /// The number of connections of `client`.
  func count(of client: AddressGroup) -> Int { Int(counts[client] ?? 0) }

  /// Counts a connection of `client`.
  mutating func add(_ client: AddressGroup) { counts[client, default: 0] += 1 }

  /// Counts the end of a connection of `client`.
  mutating func remove(_ client: AddressGroup) {
    guard let count = counts[client] else { return }
    counts[client] = count > 1 ? count - 1 : nil
  }

  /// Whether no client has a connection.
  var isEmpty: Bool { counts.isEmpty }
}
