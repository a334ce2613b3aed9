import TestSupport
import Testing

@testable import TrellisServer

struct ProvisionalListTests {
  /// The list against one that is searched.
  @Test(arguments: UInt64(0)..<20) func agreesWithAPlainList(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var list = ProvisionalList()
    var plain: [(session: UInt64, address: String, bytes: Int)] = []
    for step in UInt64(1)...200 {
      if random.next() % 3 > 0 {
        let address = "\(random.next() % 3)"
        let bytes = Int(random.next() % 100)
        list.add(step, of: address, weighing: bytes)
        plain.append((step, address, bytes))
      } else {
        let session = random.next() % step
        list.remove(session)
        plain.removeAll { $0.session == session }
      }
      #expect(list.count == plain.count)
      #expect(list.oldest == plain.first?.session)
      #expect(list.bytes == plain.reduce(0) { $0 + $1.bytes })
      for address in ["0", "1", "2"] {
        let own = plain.filter { $0.address == address }
        #expect(list.oldest(of: address) == own.first?.session)
        #expect(list.bytes(of: address) == own.reduce(0) { $0 + $1.bytes })
      }
    }
  }
}
