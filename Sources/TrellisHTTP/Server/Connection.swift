/// The state of one connection in a loop: some 300 bytes while it waits.
final class Connection {
  let descriptor: Int32
  /// The index in the loop's table, and a serial number that distinguishes this connection from later ones at the same
  /// index.
  let slot: UInt32
  let serial: UInt32
  let peer: PeerAddress
  /// The loop's last exchange number before this connection; exchanges of this connection have greater numbers.
  let lastForeignExchange: UInt64
  var machine: ConnectionMachine
  var interest: Interest
  /// The number of the current request; 0 if there is none.
  var exchange: UInt64 = 0
  /// The group to which the bytes below are charged: the group of the peer, or of the client named by a trusted proxy.
  var group: AddressGroup
  /// Whether the connection counts for the share of its peer's group; see ``ConnectionAdmission``.
  let isCounted: Bool
  /// Whether the group is a single client, not a proxy or a socket shared by many clients.
  var isOfClient: Bool
  /// The bytes of requests and of responses that are charged to the group.
  var input = BufferedBytes.Amount()
  var pending = BufferedBytes.Amount()
  /// Whether nothing is charged, so that the group may change.
  var holdsNothing: Bool { input.total == 0 && pending.total == 0 }
  /// The response bytes passed to the system since it last sent a whole response.
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
