import TrellisHTTP

/// Sessions in the order of their last use, for all clients and for each client.
///
/// - Complexity: O(1) for each operation.
struct SessionList: Sendable {
  private var order = RecencyList<UInt64>()
  private var byClient: [AddressGroup: RecencyList<UInt64>] = [:]

  var count: Int { order.count }
  /// The least recently used session.
  var oldest: UInt64? { order.oldest }

  func count(of client: AddressGroup) -> Int { byClient[client]?.count ?? 0 }
  func oldest(of client: AddressGroup) -> UInt64? { byClient[client]?.oldest }

  /// Makes `session` the most recently used session, adding it if it is new.
  mutating func use(_ session: UInt64, of client: AddressGroup) {
    order.use(session)
    byClient[client, default: RecencyList()].use(session)
  }

  mutating func remove(_ session: UInt64, of client: AddressGroup) {
    order.remove(session)
    byClient[client]?.remove(session)
    if byClient[client]?.count == 0 { byClient[client] = nil }
  }
}
