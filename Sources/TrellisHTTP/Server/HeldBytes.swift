/// The bytes that connections hold, by client and by connection.
///
/// Some of these bytes are *releasable*: their connection can be refused or ended to free them. The bytes of
/// a request in the handler's hands are not, as the handler keeps them. Where too much is held, the client
/// with the most releasable bytes gives way, with its largest connection:
///
/// ```swift
/// while held.total > limit, let slot = held.heaviest.flatMap(held.largest) { end(slot) }
/// ```
///
/// - Complexity: O(1) for each question; O(log *n*) in the clients, and in the connections of one client, for
///   each change.
struct HeldBytes {
  /// The bytes of one connection.
  struct Amount: Equatable {
    var total = 0
    /// A part of ``total``.
    var releasable = 0
  }

  /// The connections of one client.
  private struct Connections {
    /// The number of connections that hold something.
    var holders = 0
    /// The releasable bytes of each, by its slot.
    var releasable = SharedBudget<UInt32>()

    mutating func change(_ slot: UInt32, from before: Amount, to now: Amount) {
      releasable.change(from: before.releasable, to: now.releasable, of: slot)
      holders += (now.total > 0 ? 1 : 0) - (before.total > 0 ? 1 : 0)
    }
  }

  private var totals = SharedBudget<AddressGroup>()
  private var releasable = SharedBudget<AddressGroup>()
  private var connections: [AddressGroup: Connections] = [:]

  /// The bytes of all clients.
  var total: Int { totals.total }

  /// The number of clients that hold something.
  var clientCount: Int { totals.count }

  /// The bytes of one client.
  func amount(of client: AddressGroup) -> Int { totals.amount(of: client) }

  /// The number of connections of `client` that hold something.
  func holders(of client: AddressGroup) -> Int { connections[client]?.holders ?? 0 }

  /// The client with the most releasable bytes; `nil` where there are none.
  var heaviest: AddressGroup? { releasable.heaviest }

  /// The slot of the connection of `client` with the most releasable bytes; `nil` where there are none.
  func largest(of client: AddressGroup) -> UInt32? { connections[client]?.releasable.heaviest }

  /// Changes the bytes of the connection in `slot` from one amount to another.
  ///
  /// - Precondition: `before` is what the connection holds so far, and it charges the same client.
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
