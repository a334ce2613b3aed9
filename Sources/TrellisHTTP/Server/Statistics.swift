import Synchronization

extension HTTPServer {
  /// Counts of the work that a server has done since it was made.
  public struct Statistics: Hashable, Sendable {
    /// Connections there are now.
    public var connections = 0
    /// Connections taken.
    public var accepted = 0
    /// Connections ended at once because there were too many.
    public var turnedAway = 0
    /// Requests handed to the handler.
    public var requests = 0
    /// Requests answered in the handler's place: malformed, too large, too slow or unanswered.
    public var refused = 0
    /// Connections ended with an answer under way, as too much waited for clients that read slowly.
    public var cutOff = 0
    /// Bytes of requests and answers that are kept now.
    public var bytesHeld = 0
  }
}

/// The statistics as they are counted: by the loop's thread, and read by any.
final class Counters: Sendable {
  private let connections = Atomic(0)
  private let accepted = Atomic(0)
  private let turnedAway = Atomic(0)
  private let requests = Atomic(0)
  private let refused = Atomic(0)
  private let cutOff = Atomic(0)
  private let bytesHeld = Atomic(0)

  func noteAccepted() {
    accepted.wrappingAdd(1, ordering: .relaxed)
    connections.wrappingAdd(1, ordering: .relaxed)
  }

  func noteClosed() { connections.wrappingSubtract(1, ordering: .relaxed) }

  func noteTurnedAway() { turnedAway.wrappingAdd(1, ordering: .relaxed) }

  func noteRequest() { requests.wrappingAdd(1, ordering: .relaxed) }

  func noteRefused() { refused.wrappingAdd(1, ordering: .relaxed) }

  func noteCutOff() { cutOff.wrappingAdd(1, ordering: .relaxed) }

  func noteHeld(_ bytes: Int) { bytesHeld.store(bytes, ordering: .relaxed) }

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
