/// The state that a loop keeps of one connection: some 300 bytes while it waits.
final class Connection {
  let descriptor: Int32
  /// The place in the loop's table, and a number no later connection in that place has.
  let slot: UInt32
  let serial: UInt32
  let peer: PeerAddress
  /// The loop's last exchange before this connection: all of its own are later.
  let lastForeignExchange: UInt64
  var machine: ConnectionMachine
  var interest: Interest
  /// The number of the request in hand; 0 where there is none.
  var exchange: UInt64 = 0
  /// Whose shares the bytes below are taken from: the peer, or the client that a trusted proxy named.
  var group: AddressGroup
  /// Whether the connection counts for the group of its peer; see ``ServerLoop/connectionsByGroup``.
  let isCounted: Bool
  /// Whether the group is a client, not a proxy or a socket that many clients share.
  var isOfClient: Bool
  /// The bytes of requests and of answers that are charged to the group.
  var input = HeldBytes.Amount()
  var pending = HeldBytes.Amount()
  /// Whether nothing is charged, so that the group may change.
  var holdsNothing: Bool { input.total == 0 && pending.total == 0 }
  /// The bytes of answers that were handed to the system since it last had all of an answer.
  var sentBytes: Int64 = 0
  var onDisconnect: (@Sendable () -> Void)?
  var output: PendingOutput?

  init(
    descriptor: Int32, slot: UInt32, serial: UInt32, peer: PeerAddress, lastForeignExchange: UInt64,
    machine: ConnectionMachine, interest: Interest, isCounted: Bool
  ) {
    self.descriptor = descriptor
    self.slot = slot
    self.serial = serial
    self.peer = peer
    self.isCounted = isCounted
    isOfClient = isCounted
    group = peer.group
    self.lastForeignExchange = lastForeignExchange
    self.machine = machine
    self.interest = interest
  }

  /// The number by which the poller knows the connection.
  var key: UInt64 { UInt64(serial) << 32 | UInt64(slot) }
}
