import Synchronization
import TrellisHTTP

/// The bytes that clients hold of a common limit: those of requests in memory, or of uploaded files.
///
/// A client may hold at most as many bytes as are free: one client takes at most half of the limit, two
/// take a third each, and some bytes are always free for the next client. (A. K. Choudhury, E. L. Hahne,
/// "Dynamic queue length thresholds", 1998, with a factor of 1.)
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
  /// - Returns: `false`, without a charge, if the client would hold more bytes than remain free.
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
  /// - Precondition: they are charged to `client`.
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
