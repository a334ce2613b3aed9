import Synchronization

/// Hands requests to a handler without a socket, for tests.
///
/// ```swift
/// let transport = InMemoryTransport(handler: application.handle)
/// let page = await transport.response(to: try Request(.get, "/"))
///
/// let poll = transport.send(try Request(.get, "/poll"))
/// #expect(poll.answer == nil)
/// poll.disconnect()
/// ```
///
/// The handler is called on the caller's thread. A request of it is not checked against limits.
public final class InMemoryTransport: Sendable {
  private let handler: HTTPServer.Handler

  /// Makes a transport for a handler, which may be that of an ``HTTPServer``.
  public init(handler: @escaping HTTPServer.Handler) {
    self.handler = handler
  }

  /// Gives `request` to the handler.
  ///
  /// - Returns: the exchange, in which the answer arrives now or later.
  public func send(_ request: Request) -> InMemoryExchange {
    let exchange = InMemoryExchange()
    handler(request, Reply(target: exchange, ticket: .init(slot: 0, exchange: 1)))
    return exchange
  }

  /// Gives `request` to the handler and waits for the answer.
  ///
  /// A caller that is cancelled waits on: nothing but an answer ends the wait.
  public func response(to request: Request) async -> Response {
    await send(request).response
  }
}

/// One request that an ``InMemoryTransport`` has handed over.
public final class InMemoryExchange: Sendable {
  private struct State {
    var answer: Response?
    var waiting: [CheckedContinuation<Response, Never>] = []
    var onDisconnect: (@Sendable () -> Void)?
    var isConnected = true
  }

  private let state = Mutex(State())

  /// The answer, where it is there already.
  public var answer: Response? { state.withLock { $0.answer } }

  /// The answer, once it is there. One that never comes is waited for for ever.
  public var response: Response {
    get async {
      await withCheckedContinuation { continuation in
        let answer = state.withLock { state in
          if state.answer == nil { state.waiting.append(continuation) }
          return state.answer
        }
        if let answer { continuation.resume(returning: answer) }
      }
    }
  }

  /// Lets the client go away.
  public func disconnect() {
    let action = state.withLock { state in
      state.isConnected = false
      defer { state.onDisconnect = nil }
      return state.answer == nil ? state.onDisconnect : nil
    }
    action?()
  }
}

extension InMemoryExchange: ReplyTarget {
  /// Keeps `response` as the answer and resumes the callers that wait for it; a second answer is dropped.
  /// The exchange has one request, so the ticket does not matter.
  public func answer(_ ticket: Reply.Ticket, with response: Response) {
    let waiting = state.withLock { state in
      guard state.answer == nil else { return [CheckedContinuation<Response, Never>]() }
      state.answer = response
      state.onDisconnect = nil
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume(returning: response) }
  }

  /// Keeps `action` for ``disconnect()``, in the place of an earlier one. The action is called at once if
  /// the client has disconnected already, and dropped if the request is answered.
  public func watch(_ ticket: Reply.Ticket, _ action: @escaping @Sendable () -> Void) {
    let isGone = state.withLock { state in
      guard state.answer == nil else { return false }
      if state.isConnected { state.onDisconnect = action }
      return !state.isConnected
    }
    if isGone { action() }
  }
}
