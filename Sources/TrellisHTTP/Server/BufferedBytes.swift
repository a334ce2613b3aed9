/// The bytes held for connections, by client and by connection.
///
/// Some of these bytes are *releasable*: they can be freed by refusing a request or closing a connection. The bytes of
/// a request that the handler has are not releasable, because the handler keeps them. If too many bytes are held, the
/// client with the most releasable bytes loses its largest connection:
///
/// ```swift
/// while held.total > limit, let slot = held.heaviest.flatMap(held.largest) { end(slot) }
/// ```
///
/// - Complexity: O(1) for each query; O(log *n*) in the clients, and in the connections of one client, for each change.
struct BufferedBytes {
  /// The bytes of one connection.
  struct Amount: Equatable {
    var total = 0
    /// The releasable part of ``total``.
    var releasable = 0
  }

  /// The connections of one client.
  private struct Connections {
    /// The number of connections with held bytes.
    var holders = 0
    /// The releasable bytes of each connection, by slot.
    var releasable = FairShare<UInt32>()

    mutating func change(_ slot: UInt32, from before: Amount, to now: Amount) {
      releasable.change(from: before.releasable, to: now.releasable, of: slot)
      holders += (now.total > 0 ? 1 : 0) - (before.total > 0 ? 1 : 0)
    }
  }

  private var totals = FairShare<AddressGroup>()
  private var releasable = FairShare<AddressGroup>()
  private var connections: [AddressGroup: Connections] = [:]

  /// The bytes of all clients.
  var total: Int { totals.total }

  /// The number of clients with held bytes.
  var clientCount: Int { totals.count }

  /// The bytes of one client.
  func amount(of client: AddressGroup) -> Int { totals.amount(of: client) }

  /// The number of connections of `client` with held bytes.
  func holders(of client: AddressGroup) -> Int { connections[client]?.holders ?? 0 }

  /// The client with the most releasable bytes; `nil` if there are none.
  var heaviest: AddressGroup? { releasable.heaviest }

  /// The slot of the connection of `client` with the most releasable bytes; `nil` if there are none.
  func largest(of client: AddressGroup) -> UInt32? { connections[client]?.releasable.heaviest }

  /// Changes the bytes of the connection in `slot` from one amount to another.
  ///
  /// - Precondition: `before` is the current amount of the connection, charged to the same client.
  mutating func change(
    _ slot: UInt32, of client: AddressGroup, from before: Amount, to now: Amount
  ) {
    guard before != now else { return }
    totals.change(from: before.total, to: now.total, of: client)
    releasable.change(from: before.releasable, to: now.releasable, of: client)
    connections[client, default: Connections()].change(slot, from: before, to: now)
    if connections[client]?.holders == 0 { connections[client] = nil }
  }
}
