import Foundation
import Synchronization
import TrellisHTTP

/// A handler that blocks the server's thread at the request for `/first` until the test opens the gate, so that
/// requests arrive meanwhile.
final class BlockingHandler: Sendable {
  private let order = Mutex<[String]>([])
  private let gate = DispatchSemaphore(value: 0)
  private let arrivals: AsyncStream<Void>
  private let arrival: AsyncStream<Void>.Continuation

  init() { (arrivals, arrival) = AsyncStream.makeStream(of: Void.self) }

  /// The paths of the requests, in the order in which they were handled.
  var paths: [String] { order.withLock { $0 } }

  func handle(_ request: Request, _ reply: Reply) {
    order.withLock { $0.append(request.path) }
    if request.path == "/first" || request.path == "/last" { arrival.yield() }
    if request.path == "/first" { gate.wait() }
    reply.send(.text("done"))
  }

  /// Waits until the handler has the next request for `/first` or `/last`.
  func arrive() async { for await _ in arrivals { break } }

  func openGate() { gate.signal() }
}
