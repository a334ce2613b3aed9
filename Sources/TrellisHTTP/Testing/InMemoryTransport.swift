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
///
/// let export = transport.send(try Request(.get, "/export"))
/// while let chunk = try await export.nextChunk() { … }
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
    let exchange = InMemoryExchange(omitsBody: request.method == .head)
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
    var stream: StreamBuffer?
  }

  private let omitsBody: Bool
  private let state = Mutex(State())
  /// Has an element after a chunk or the end of the stream.
  private let (wakeUps, wakeUp) = AsyncStream.makeStream(
    of: Void.self, bufferingPolicy: .bufferingNewest(1))

  init(omitsBody: Bool) { self.omitsBody = omitsBody }

  deinit { state.withLock { $0.stream }?.cancel() }

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

  /// Waits for the response and for the next chunk of its stream; the first call begins the stream.
  ///
  /// - Returns: `nil` at the end of the stream, after ``disconnect()``, for `HEAD`, and for other bodies.
  /// - Throws: ``IncompleteResponse`` if the stream fails, `CancellationError` if the calling task is cancelled.
  public func nextChunk() async throws -> [UInt8]? {
    _ = await response
    while let stream = state.withLock({ $0.stream }) {
      switch stream.next() {
      case .bytes(let bytes): return bytes
      case .end: return nil
      case .failure: throw IncompleteResponse()
      case .waiting:
        var iterator = wakeUps.makeAsyncIterator()
        guard await iterator.next() != nil else { throw CancellationError() }
      }
    }
    return nil
  }

  /// The stream of the response has failed, so that a client would see the connection end before the body.
  public struct IncompleteResponse: Error {}

  /// Disconnects the client, and cancels the stream of its response.
  public func disconnect() {
    let (action, stream) = state.withLock { state in
      state.isConnected = false
      defer { (state.onDisconnect, state.stream) = (nil, nil) }
      return (state.onDisconnect, state.stream)
    }
    action?()
    stream?.cancel()
    wakeUp.yield()
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
      if case .stream(let stream) = response.body, state.isConnected, !omitsBody {
        // Each chunk stays separate.
        state.stream = StreamBuffer(stream, limit: 1) { [wakeUp] in wakeUp.yield() }
      }
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
