/// The right to answer one request, once, from any thread, now or later.
///
/// A reply is a ticket of a few words that names its connection, so that a request may wait for
/// hours without holding a buffer or a task. The first answer counts; later ones, and those for a
/// client that has gone, are dropped.
public struct Reply: Sendable {
  /// The identity by which a target knows a request.
  public struct Ticket: Hashable, Sendable {
    /// The place of the connection in the target's table; later connections use the place again.
    public let slot: UInt32
    /// The number of the request, which no other request of the target has.
    public let exchange: UInt64

    /// Makes a ticket; the two numbers mean something to the target only.
    public init(slot: UInt32, exchange: UInt64) {
      self.slot = slot
      self.exchange = exchange
    }
  }

  let target: any ReplyTarget
  let ticket: Ticket

  /// A reply of a transport.
  public init(target: any ReplyTarget, ticket: Ticket) {
    self.target = target
    self.ticket = ticket
  }

  /// Answers the request.
  public func send(_ response: Response) {
    target.answer(ticket, with: response)
  }

  /// Asks for `action` to be called when the client goes away before it is answered.
  ///
  /// A client that shuts its sending side counts as gone from then on: a browser that leaves a page
  /// looks just like it. `action` is called at most once, on the server's thread, and must not
  /// block; it is called at once where the client has gone already, and dropped with the answer.
  /// A second call replaces the first one's action.
  public func onDisconnect(_ action: @escaping @Sendable () -> Void) {
    target.watch(ticket, action)
  }
}

/// A transport, as far as a ``Reply`` needs one. Both functions are called from any thread.
public protocol ReplyTarget: AnyObject, Sendable {
  /// Sends `response`, unless the request of `ticket` is answered or gone.
  func answer(_ ticket: Reply.Ticket, with response: Response)

  /// Calls `action` when the client of `ticket` goes away unanswered.
  func watch(_ ticket: Reply.Ticket, _ action: @escaping @Sendable () -> Void)
}
