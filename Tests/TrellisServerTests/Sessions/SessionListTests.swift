import TestSupport
import Testing
import TrellisHTTP

@testable import TrellisServer

struct SessionListTests {
  /// The list compared with a linear search.
  @Test(arguments: UInt64(0)..<20) func agreesWithAPlainList(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var list = SessionList()
    var plain: [(session: UInt64, client: AddressGroup)] = []
    let clients = (0..<3).map { AddressGroup.test("10.0.0.\($0)") }
    for _ in 0..<300 {
      let session = random.next() % 20
      let client = clients[Int(session % 3)]
      plain.removeAll { $0.session == session }
      if random.next() % 3 > 0 {
        list.use(session, of: client)
        plain.append((session, client))
      } else {
        list.remove(session, of: client)
      }
      #expect(list.count == plain.count)
      #expect(list.oldest == plain.first?.session)
      for client in clients {
        let own = plain.filter { $0.client == client }
        #expect(list.oldest(of: client) == own.first?.session)
        #expect(list.count(of: client) == own.count)
      }
    }
  }
}
