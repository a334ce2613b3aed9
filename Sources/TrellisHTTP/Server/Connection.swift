/// The state of one connection in a loop: some 300 bytes while it waits.
final class Connection {
  let descriptor: Int32
  /// The index in the loop's table, and a serial number that distinguishes it from later connections at
  /// that index.
  let slot: UInt32
  let serial: UInt32
  let peer: PeerAddress
  /// The number of the loop's last exchange before this connection; those of this connection are greater.
  let lastForeignExchange: UInt64
  var machine: ConnectionMachine
  var interest: Interest
  /// The number of the current request; 0 if there is none.
  var exchange: UInt64 = 0
  /// The group to which the bytes below are charged: that of the peer, or of the client that a trusted
  /// proxy named.
  var group: AddressGroup
  /// Whether the connection is counted for the group of its peer; see ``ConnectionShares``.
  let isCounted: Bool
  /// Whether the group is a client, not a proxy or a socket shared by many clients.
  var isOfClient: Bool
  /// The bytes of requests and of responses that are charged to the group.
  var input = BufferedBytes.Amount()
  var pending = BufferedBytes.Amount()
  /// Whether nothing is charged, so that the group may change.
  var holdsNothing: Bool { input.total == 0 && pending.total == 0 }
  /// The bytes of responses passed to the system since it last had sent a whole response.
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

  /// The key of the connection in the poller.
  var key: UInt64 { UInt64(serial) << 32 | UInt64(slot) }
}
