/// The connections of a loop, each in a *slot* that is reused after the connection ends.
///
/// A connection's key consists of its slot and a serial number that is unique in the slot, so that an event for a
/// closed connection does not reach its successor.
struct ConnectionTable {
  private var slots: [Connection?] = []
  private var free: [UInt32] = []
  private var lastSerial: UInt32
  /// The number of slots with a connection.
  private(set) var count = 0
  /// The number of the last request or refusal of any connection; 0 before the first one.
  private(set) var lastExchange: UInt64 = 0

  /// The serial number in the keys of listeners; no connection has it.
  static let listenerSerial = UInt32.max

  /// - Parameter lastSerial: The last used serial number; the first connection gets the next one.
  init(lastSerial: UInt32 = 0) { self.lastSerial = lastSerial }

  /// Adds the connection that `make` returns for a slot and a serial number, unless it returns `nil`.
  ///
  /// - Complexity: amortised O(1).
  mutating func add(_ make: (_ slot: UInt32, _ serial: UInt32) -> Connection?) -> Connection? {
    lastSerial = lastSerial >= Self.listenerSerial - 1 ? 1 : lastSerial + 1
    let slot = free.last ?? UInt32(slots.count)
    guard let connection = make(slot, lastSerial) else { return nil }
    if free.popLast() == nil { slots.append(connection) } else { slots[Int(slot)] = connection }
    count += 1
    return connection
  }

  /// Removes a connection.
  ///
  /// - Returns: whether it was in the table.
  @discardableResult
  mutating func remove(_ connection: Connection) -> Bool {
    guard self[slot: connection.slot] === connection else { return false }
    slots[Int(connection.slot)] = nil
    free.append(connection.slot)
    count -= 1
    return true
  }

  /// Assigns a number to the next request or refusal of a connection.
  mutating func beginExchange(of connection: Connection) {
    lastExchange += 1
    connection.exchange = lastExchange
  }

  /// The connection in a slot.
  subscript(slot slot: UInt32) -> Connection? {
    slot < slots.count ? slots[Int(slot)] : nil
  }

  /// The connection with the poller's `key`, if it has not ended.
  subscript(key key: UInt64) -> Connection? {
    guard let connection = self[slot: UInt32(truncatingIfNeeded: key)], connection.key == key else {
      return nil
    }
    return connection
  }

  /// The connection whose current request belongs to `ticket`.
  subscript(ticket: Reply.Ticket) -> Connection? {
    guard let connection = self[slot: ticket.slot], connection.exchange == ticket.exchange else {
      return nil
    }
    return connection
  }

  /// All connections, by slot.
  var all: some Sequence<Connection> { slots.lazy.compactMap(\.self) }
}
