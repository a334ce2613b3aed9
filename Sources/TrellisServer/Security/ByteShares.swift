import Synchronization
import TrellisHTTP

/// The bytes that clients use of a common limit, for requests in memory or for uploaded files.
///
/// A client may use at most as many bytes as remain free: one client takes at most half of the limit, two clients take
/// a third each, and some bytes always remain free for the next client.
///
/// Source: A. K. Choudhury, E. L. Hahne, "Dynamic queue length thresholds", 1998, with a factor of 1.
///
/// - Complexity: O(1) for each operation.
final class ByteShares: Sendable {
  private struct State {
    var total = 0
    var clients: [AddressGroup: Int] = [:]
  }

  private let limit: Int
  private let state = Mutex(State())

  /// - Parameter limit: the bytes of all clients together.
  init(limit: Int) { self.limit = limit }

  /// The bytes of all clients.
  var total: Int { state.withLock { $0.total } }

  /// Charges bytes to a client.
  ///
  /// - Returns: `false`, without a charge, if the client would use more bytes than remain free.
  func charge(_ bytes: Int, to client: AddressGroup) -> Bool {
    state.withLock { state in
      let own = state.clients[client, default: 0] + bytes
      guard own <= limit - state.total - bytes else { return false }
      state.total += bytes
      state.clients[client] = own
      return true
    }
  }

  /// Releases bytes of a client.
  ///
  /// - Precondition: the bytes are charged to `client`.
  func release(_ bytes: Int, of client: AddressGroup) {
    state.withLock { state in
      guard let own = state.clients[client], own >= bytes else {
        preconditionFailure("a release of \(bytes) bytes of \(client) that are not charged")
      }
      state.total -= bytes
      state.clients[client] = own > bytes ? own - bytes : nil
    }
  }
}
