import Synchronization

/// Passes requests to a handler without a socket, for tests.
///
/// ```swift
/// let transport = InMemoryTransport(handler: application.handle)
/// let page = await transport.response(to: try Request(.get, "/"))
///
/// let poll = transport.send(try Request(.get, "/poll"))
/// #expect(poll.sentResponse == nil)
/// poll.disconnect()
/// ```
///
/// The handler is called on the caller's thread. Requests are not checked against limits.
public final class InMemoryTransport: Sendable {
  private let handler: HTTPServer.Handler

  /// Creates a transport for a handler, such as the handler of an ``HTTPServer``.
  public init(handler: @escaping HTTPServer.Handler) {
    self.handler = handler
  }

  /// Passes `request` to the handler.
  ///
  /// - Returns: the exchange that receives the response, now or later.
  public func send(_ request: Request) -> InMemoryExchange {
    let exchange = InMemoryExchange()
    handler(request, Reply(target: exchange, ticket: .init(slot: 0, exchange: 1)))
    return exchange
  }

  /// Passes `request` to the handler and waits for the response.
  ///
  /// Cancellation does not end the wait.
  public func response(to request: Request) async -> Response {
    await send(request).response
  }
}

/// One request of an ``InMemoryTransport``.
public final class InMemoryExchange: Sendable {
  private struct State {
    var sentResponse: Response?
    var waiting: [CheckedContinuation<Response, Never>] = []
    var onDisconnect: (@Sendable () -> Void)?
    var isConnected = true
  }

  private let state = Mutex(State())

  /// The response, or `nil` if it has not arrived.
  public var sentResponse: Response? { state.withLock { $0.sentResponse } }

  /// Waits for the response, without a time limit.
  public var response: Response {
    get async {
      await withCheckedContinuation { continuation in
        let sentResponse = state.withLock { state in
          if state.sentResponse == nil { state.waiting.append(continuation) }
          return state.sentResponse
        }
        if let sentResponse { continuation.resume(returning: sentResponse) }
      }
    }
  }

  /// Disconnects the client.
  public func disconnect() {
    let action = state.withLock { state in
      state.isConnected = false
      defer { state.onDisconnect = nil }
      return state.onDisconnect
    }
    action?()
  }
}

extension InMemoryExchange: ReplyTarget {
  /// Stores `response` and resumes the waiting callers; a second response is dropped. The exchange has one
  /// request, so the ticket is ignored.
  public func respond(to ticket: Reply.Ticket, with response: Response) {
    let waiting = state.withLock { state in
      guard state.sentResponse == nil else { return [CheckedContinuation<Response, Never>]() }
      state.sentResponse = response
      state.onDisconnect = nil
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume(returning: response) }
  }

  /// Stores `action` for ``disconnect()``, replacing an earlier one. The action is called at once if the
  /// client has disconnected already, and dropped after the response.
  public func watch(_ ticket: Reply.Ticket, _ action: @escaping @Sendable () -> Void) {
    let isGone = state.withLock { state in
      guard state.sentResponse == nil else { return false }
      if state.isConnected { state.onDisconnect = action }
      return !state.isConnected
    }
    if isGone { action() }
  }
}
