import Synchronization

extension HTTPServer {
  /// Counts of a server's work since its creation.
  public struct Statistics: Hashable, Sendable {
    /// The number of open connections.
    public var connections = 0
    /// The number of accepted connections.
    public var accepted = 0
    /// The number of connections refused at the limit.
    public var turnedAway = 0
    /// The number of requests passed to the handler.
    public var requests = 0
    /// The number of requests that the server itself responded to: malformed, too large, too slow or without a
    /// response.
    public var refused = 0
    /// The number of connections closed during a response, because too many bytes waited for slow clients.
    public var cutOff = 0
    /// The bytes of requests and responses that are currently held.
    public var bytesHeld = 0
  }
}

/// The counters, incremented on the loop's thread and read on any thread.
final class Counters: Sendable {
  private let connections = Atomic(0)
  private let accepted = Atomic(0)
  private let turnedAway = Atomic(0)
  private let requests = Atomic(0)
  private let refused = Atomic(0)
  private let cutOff = Atomic(0)
  private let bytesHeld = Atomic(0)

  func recordAccepted() {
    accepted.wrappingAdd(1, ordering: .relaxed)
    connections.wrappingAdd(1, ordering: .relaxed)
  }

  func recordClosed() { connections.wrappingSubtract(1, ordering: .relaxed) }

  func recordTurnedAway() { turnedAway.wrappingAdd(1, ordering: .relaxed) }

  func recordRequest() { requests.wrappingAdd(1, ordering: .relaxed) }

  func recordRefused() { refused.wrappingAdd(1, ordering: .relaxed) }

  func recordCutOff() { cutOff.wrappingAdd(1, ordering: .relaxed) }

  func recordHeld(_ bytes: Int) { bytesHeld.store(bytes, ordering: .relaxed) }

  var statistics: HTTPServer.Statistics {
    HTTPServer.Statistics(
      connections: connections.load(ordering: .relaxed),
      accepted: accepted.load(ordering: .relaxed),
      turnedAway: turnedAway.load(ordering: .relaxed),
      requests: requests.load(ordering: .relaxed), refused: refused.load(ordering: .relaxed),
      cutOff: cutOff.load(ordering: .relaxed),
      bytesHeld: bytesHeld.load(ordering: .relaxed))
  }
}
