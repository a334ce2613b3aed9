/// Sessions that no tab has attached to, in the order in which they were opened, with the addresses
/// that opened them and the memory they take.
///
/// - Complexity: O(1) for each operation.
struct ProvisionalList: Sendable {
  private struct Member {
    let address: String
    let bytes: Int
  }

  /// What one address has opened.
  private struct Share {
    var sessions = RecencyList<UInt64>()
    var bytes = 0
  }

  private var members: [UInt64: Member] = [:]
  private var shares: [String: Share] = [:]
  private var order = RecencyList<UInt64>()
  /// What all of them take.
  private(set) var bytes = 0

  var count: Int { members.count }
  var oldest: UInt64? { order.oldest }

  func oldest(of address: String) -> UInt64? { shares[address]?.sessions.oldest }
  func bytes(of address: String) -> Int { shares[address]?.bytes ?? 0 }

  /// Adds a session that is not in the list.
  mutating func add(_ session: UInt64, of address: String, weighing bytes: Int) {
    members[session] = Member(address: address, bytes: bytes)
    order.use(session)
    shares[address, default: Share()].sessions.use(session)
    shares[address]?.bytes += bytes
    self.bytes += bytes
  }

  mutating func remove(_ session: UInt64) {
    guard let member = members.removeValue(forKey: session) else { return }
    order.remove(session)
    bytes -= member.bytes
    shares[member.address]?.sessions.remove(session)
    shares[member.address]?.bytes -= member.bytes
    if shares[member.address]?.sessions.count == 0 { shares[member.address] = nil }
  }
}
