import Testing

@testable import TrellisHTTP

struct ConnectionTableTests {
  private static let policy = ConnectionPolicy(HTTPServer.Configuration(.tcp(host: "", port: 0)))

  private static func connection(_ slot: UInt32, _ serial: UInt32) -> Connection {
    Connection(
      descriptor: -1, slot: slot, serial: serial, peer: .loopback, lastForeignExchange: 0,
      machine: ConnectionMachine(at: SteadyTime(milliseconds: 0), under: policy),
      interest: .read, isCounted: false)
  }

  private static func add(to table: inout ConnectionTable) throws -> Connection {
    let added = table.add(connection)
    return try #require(added)
  }

  @Test func aSlotIsUsedAgainUnderAnotherKey() throws {
    var table = ConnectionTable()
    let first = try Self.add(to: &table)
    let second = try Self.add(to: &table)
    let isRemoved = table.remove(first)
    #expect(isRemoved)
    let third = try Self.add(to: &table)
    #expect(third.slot == first.slot)
    #expect(third.key != first.key)
    #expect(table[key: first.key] == nil)
    #expect(table[key: third.key] === third)
    #expect(table[slot: second.slot] === second)
    #expect(table[slot: 2] == nil)
    #expect(table.count == 2)
    #expect(table.all.map(\.key) == [third.key, second.key])
  }

  @Test func requestsOfAllConnectionsAreNumberedFromOne() throws {
    var table = ConnectionTable()
    let first = try Self.add(to: &table)
    let second = try Self.add(to: &table)
    #expect(table.lastExchange == 0)
    table.beginExchange(of: first)
    table.beginExchange(of: second)
    #expect(first.exchange == 1 && second.exchange == 2 && table.lastExchange == 2)
    #expect(table[Reply.Ticket(slot: second.slot, exchange: 2)] === second)
    #expect(table[Reply.Ticket(slot: second.slot, exchange: 1)] == nil)
  }

  @Test func aConnectionIsRemovedOnce() throws {
    var table = ConnectionTable()
    let first = try Self.add(to: &table)
    table.remove(first)
    let second = try Self.add(to: &table)
    let isRemovedAgain = table.remove(first)
    #expect(!isRemovedAgain)
    #expect(table.count == 1)
    #expect(table[key: second.key] === second)
  }

  @Test func aSlotWithoutAConnectionStaysFree() throws {
    var table = ConnectionTable()
    let first = try Self.add(to: &table)
    table.remove(first)
    let added = table.add { _, _ in nil }
    #expect(added == nil)
    #expect(table.count == 0)
    let second = try Self.add(to: &table)
    #expect(second.slot == first.slot)
  }

  @Test func aTicketFindsTheCurrentRequest() throws {
    var table = ConnectionTable()
    let connection = try Self.add(to: &table)
    connection.exchange = 7
    #expect(table[Reply.Ticket(slot: connection.slot, exchange: 7)] === connection)
    #expect(table[Reply.Ticket(slot: connection.slot, exchange: 6)] == nil)
    #expect(table[Reply.Ticket(slot: 9, exchange: 7)] == nil)
  }

  @Test func noConnectionHasTheKeyOfAListener() throws {
    var table = ConnectionTable()
    for _ in 0..<1000 {
      let connection = try Self.add(to: &table)
      #expect(Acceptor.listener(ofKey: connection.key) == nil)
    }
    let serial = UInt64(ConnectionTable.listenerSerial)
    #expect(Acceptor.listener(ofKey: serial << 32 | 3) == 3)
  }

  @Test func theNumbersBeginAgainBeforeThatOfTheListeners() throws {
    var table = ConnectionTable(lastSerial: ConnectionTable.listenerSerial - 2)
    let last = try Self.add(to: &table)
    let first = try Self.add(to: &table)
    #expect(last.serial == ConnectionTable.listenerSerial - 1)
    #expect(first.serial == 1)
  }
}
