/// Sends the response to one request, once, from any thread, now or later.
///
/// A reply is a small value that identifies its connection, so a request can wait for hours without a buffer or a task.
/// The first response is sent; later responses, and responses to a disconnected client, are dropped.
public struct Reply: Sendable {
  /// The identity of a request in its target.
  public struct Ticket: Hashable, Sendable {
    /// The index of the connection in the target's table; later connections reuse the index.
    public let slot: UInt32
    /// The number of the request, unique in the target.
    public let exchange: UInt64

    /// Makes a ticket; only the target interprets the two numbers.
    public init(slot: UInt32, exchange: UInt64) {
      self.slot = slot
      self.exchange = exchange
    }
  }

  let target: any ReplyTarget
  let ticket: Ticket

  /// Creates a reply for a transport.
  public init(target: any ReplyTarget, ticket: Ticket) {
    self.target = target
    self.ticket = ticket
  }

  /// Sends the response from any thread; dropped after an earlier response, or if the client has disconnected.
  public func send(_ response: Response) {
    target.respond(to: ticket, with: response)
  }

  /// Sets an action for a disconnect of the client before the response.
  ///
  /// A client that shuts down its sending side counts as disconnected, because a browser that leaves a page does the
  /// same. `action` is called at most once, on the server's thread, and must not block. It is called at once if the
  /// client has disconnected already, and dropped with the response. A second call replaces the first action.
  public func onDisconnect(_ action: @escaping @Sendable () -> Void) {
    target.watch(ticket, action)
  }
}

/// The functions of a transport that a ``Reply`` calls, from any thread.
public protocol ReplyTarget: AnyObject, Sendable {
  /// Sends `response`, unless the request of `ticket` has a response or its client has disconnected.
  func respond(to ticket: Reply.Ticket, with response: Response)

  /// Calls `action` if the client of `ticket` disconnects before the response.
  func watch(_ ticket: Reply.Ticket, _ action: @escaping @Sendable () -> Void)
}
