import Synchronization
import TrellisHTTP

/// The memory of requests that wait for their turn or are being handled, by client.
///
/// A request keeps its body until the response. The HTTP server counts the bytes of a connection, and stops
/// counting them when the client disconnects, although the request stays in the queue. Here a request
/// counts until its turn has ended, even if its connection is closed.
///
/// A client may hold at most as many bytes as are free: one client takes at most half of the limit, two
/// take a third each, and some bytes are always free for the next client. (A. K. Choudhury, E. L. Hahne,
/// "Dynamic queue length thresholds", 1998, with a factor of 1.)
///
/// - Complexity: O(1) for each request.
final class RequestMemory: Sendable {
  /// The bytes of a request besides its head and body: its task, its closure and its reply.
  static let bytesPerRequest = 2_048

  private struct State {
    var total = 0
    var clients: [AddressGroup: Int] = [:]
  }

  private let limit: Int
  private let state = Mutex(State())

  /// - Parameter limit: the bytes of all clients together.
  init(limit: Int = 128 << 20) { self.limit = limit }

  /// The bytes of all clients.
  var total: Int { state.withLock { $0.total } }

  /// Charges the bytes of a request to its client.
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

  /// Releases the bytes of a request.
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
