import TestSupport
import Testing

@testable import TrellisHTTP

struct BufferedBytesTests {
  private let clients = (0..<4).map { AddressGroup(PeerAddress("192.0.2.\($0)") ?? .loopback) }

  @Test func theClientWithTheMostReleasableBytesIsTheHeaviest() {
    var held = BufferedBytes()
    held.change(1, of: clients[0], from: .init(), to: .init(total: 900, releasable: 0))
    held.change(2, of: clients[1], from: .init(), to: .init(total: 100, releasable: 100))
    held.change(3, of: clients[1], from: .init(), to: .init(total: 200, releasable: 150))
    held.change(4, of: clients[2], from: .init(), to: .init(total: 200, releasable: 200))
    #expect(held.total == 1_400)
    #expect(held.clientCount == 3)
    #expect(held.heaviest == clients[1])
    #expect(held.largest(of: clients[1]) == 3)
    #expect(held.largest(of: clients[0]) == nil)
    #expect(held.holders(of: clients[0]) == 1)
    held.change(3, of: clients[1], from: .init(total: 200, releasable: 150), to: .init())
    #expect(held.heaviest == clients[2])
    #expect(held.largest(of: clients[1]) == 2)
    #expect(held.holders(of: clients[1]) == 1)
  }

  /// The sums compared with a linear search.
  @Test(arguments: UInt64(0)..<20) func agreesWithAPlainList(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var held = BufferedBytes()
    // Slot n is a connection of client n mod 4.
    var plain = [BufferedBytes.Amount](repeating: .init(), count: 16)
    for _ in 0..<500 {
      let slot = random.below(16)
      let total = random.below(3) == 0 ? 0 : random.below(100)
      let now = BufferedBytes.Amount(
        total: total, releasable: random.below(3) == 0 ? 0 : random.below(total + 1))
      held.change(UInt32(slot), of: clients[slot % 4], from: plain[slot], to: now)
      plain[slot] = now
      #expect(held.total == plain.reduce(0) { $0 + $1.total })
      var releasable: [Int] = []
      for (index, client) in clients.enumerated() {
        let own = stride(from: index, to: 16, by: 4).map { plain[$0] }
        #expect(held.amount(of: client) == own.reduce(0) { $0 + $1.total })
        #expect(held.holders(of: client) == own.count { $0.total > 0 })
        let largest = held.largest(of: client).map { plain[Int($0)].releasable }
        #expect((largest ?? 0) == own.map(\.releasable).max())
        releasable.append(own.reduce(0) { $0 + $1.releasable })
      }
      let heaviest = held.heaviest.flatMap(clients.firstIndex).map { releasable[$0] }
      #expect((heaviest ?? 0) == releasable.max())
    }
  }
}
