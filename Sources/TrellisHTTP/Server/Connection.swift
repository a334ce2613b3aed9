/// What a loop keeps of one connection: some 300 bytes while it waits.
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
  /// The bytes of body it has added to the loop's sum.
  var bodyBytes = 0
  var onDisconnect: (@Sendable () -> Void)?
  var output: PendingOutput?

  init(
    descriptor: Int32, slot: UInt32, serial: UInt32, peer: PeerAddress, lastForeignExchange: UInt64,
    machine: ConnectionMachine, interest: Interest
  ) {
    self.descriptor = descriptor
    self.slot = slot
    self.serial = serial
    self.peer = peer
    self.lastForeignExchange = lastForeignExchange
    self.machine = machine
    self.interest = interest
  }

  /// What the poller knows the connection by.
  var key: UInt64 { UInt64(serial) << 32 | UInt64(slot) }
}
