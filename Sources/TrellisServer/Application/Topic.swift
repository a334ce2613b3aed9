import Synchronization

/// Publishes messages to all subscribed pages, in all sessions of this server, and of other servers for a topic in
/// ``Application/sharedParts``.
///
/// A topic is a constant of the application:
///
/// ```swift
/// let starred = Topic<String>()
///
/// Route("/") { page in
///   page.subscribe(starred) { name in … ; page.setNeedsUpdate() }
///   …
/// }
/// ```
///
/// Each page handles a message in its next turn, in the order of publishing. An ended page receives no messages. If
/// more than 10,000 messages, timer calls and updates wait for a page, for example because one of its handlers does not
/// return, they are dropped and the page ends; its tab opens the page anew.
public final class Topic<Message: Sendable>: Sendable {
  private struct State {
    var nextKey = 0
    var subscribers: [Int: Receive] = [:]
    /// The messages that are not delivered yet, each with the subscribers at the time of its publishing.
    var waiting: [Delivery] = []
    /// Whether a thread delivers the waiting messages.
    var isDelivering = false
    /// Sends a message of this server to others.
    var forward: Receive?
  }

  private typealias Receive = @Sendable (Message) -> Void

  private struct Delivery {
    let message: Message
    let receivers: [Receive]
  }

  private let state = Mutex(State())

  /// A topic without subscribers; pages subscribe by ``Page/subscribe(_:_:)``.
  public init() {}

  /// The number of pages that are subscribed.
  public var subscriberCount: Int { state.withLock { $0.subscribers.count } }

  /// Sends `message` to all subscribed pages; can be called from any thread.
  ///
  /// Messages published by several threads reach all pages in the same order: while one thread delivers messages, calls
  /// of other threads return at once, and the delivering thread also delivers their messages.
  ///
  /// - Complexity: O(subscribers).
  public func publish(_ message: Message) { deliver(message, forwarding: true) }

  /// Sends `message` to all pages of this server that are subscribed.
  ///
  /// - Parameter forwards: whether it is also sent to other servers.
  func deliver(_ message: Message, forwarding forwards: Bool = false) {
    var batch = state.withLock { state in
      let forward = forwards ? state.forward : nil
      state.waiting.append(
        Delivery(
          message: message,
          receivers: Array(state.subscribers.values) + (forward.map { [$0] } ?? [])))
      return state.isDelivering ? [] : Self.next(&state)
    }
    while !batch.isEmpty {
      for delivery in batch {
        for receive in delivery.receivers { receive(delivery.message) }
      }
      batch = state.withLock { Self.next(&$0) }
    }
  }

  /// The messages that the calling thread must deliver; empty if all are delivered.
  private static func next(_ state: inout State) -> [Delivery] {
    let batch = state.waiting
    state.waiting = []
    state.isDelivering = !batch.isEmpty
    return batch
  }

  /// Sets the function that gets each message that is published at this server, after its subscribers.
  func forward(by body: @escaping @Sendable (Message) -> Void) {
    state.withLock { $0.forward = body }
  }

  /// - Returns: a closure that ends the subscription.
  func subscribe(_ receive: @escaping @Sendable (Message) -> Void) -> @Sendable () -> Void {
    let key = state.withLock { state in
      state.nextKey += 1
      state.subscribers[state.nextKey] = receive
      return state.nextKey
    }
    return { [weak self] in
      _ = self?.state.withLock { $0.subscribers.removeValue(forKey: key) }
    }
  }
}
