import Synchronization
import TrellisHTTP

/// A request that waits for its turn.
final class QueuedRequest: Sendable {
  /// The bytes of a request in addition to its head and body: its task, its closure and its reply.
  static let bytes = 2_048

  private let arrival: Moment
  private let isAbandoned = Atomic(false)

  init(arrival: Moment) { self.arrival = arrival }

  /// Marks the request as abandoned by its client.
  func abandon() { isAbandoned.store(true, ordering: .relaxed) }

  enum State { case due, abandoned, late }

  /// The state of the request when its turn comes.
  func state(now: Moment, limit: Duration) -> State {
    if isAbandoned.load(ordering: .relaxed) { return .abandoned }
    return arrival.duration(to: now) > limit ? .late : .due
  }
}
