import Foundation
import Synchronization

/// An HTTP/1.1 server for use behind a proxy or on its own machine.
///
/// One thread does all input and output. It calls the handler with each request and a ``Reply``; the
/// handler must not block: it responds at once, or passes the reply to another thread or task.
///
/// ```swift
/// let server = HTTPServer(.init(.tcp(host: "127.0.0.1", port: 8080))) { request, reply in
///   switch (request.method, request.path) {
///   case (.get, "/"), (.head, "/"):
///     reply.send(.html("<h1>Hello</h1>"))
///   case (.post, "/echo"):
///     reply.send(.bytes(request.body, contentType: "application/octet-stream"))
///   case (.get, "/poll"):
///     let poll = polls.add(reply)
///     reply.onDisconnect { polls.remove(poll) }
///   case (.get, "/slow"):
///     Task { reply.send(.text(await compute(request))) }
///   default:
///     reply.send(.failure(.notFound))
///   }
/// }
/// print("Listening on \(try server.start())")
/// // … and in the end:
/// await server.shutdown(grace: .seconds(5)) { await polls.respondToAll() }
/// ```
///
/// The handler treats a `HEAD` request like a `GET`; the server omits the body of the response. Malformed,
/// too large and too slow requests never reach the handler.
public final class HTTPServer: Sendable {
  /// Handles one request; called on the server's thread.
  public typealias Handler = @Sendable (Request, Reply) -> Void

  private enum State {
    case new
    case running(ServerLoop)
    case ended
  }

  /// The configuration of the server; it does not change while the server runs.
  public let configuration: Configuration
  private let handler: Handler
  private let state = Mutex(State.new)
  private let counters = Counters()

  /// Creates a server; ``start()`` opens its socket. The server stops when the last reference to it is released.
  ///
  /// - Parameter handler: called on the server's thread with each request; it must not block.
  public init(_ configuration: Configuration = .init(), handler: @escaping Handler) {
    self.configuration = configuration
    self.handler = handler
  }

  deinit {
    state.withLock {
      if case .running(let loop) = $0 { loop.post(.drain(until: SteadyClock.now(), whenDone: {})) }
    }
  }

  /// Counts of the server's work so far.
  public var statistics: Statistics { counters.statistics }

  /// Starts to listen.
  ///
  /// - Returns: the address, with the port that the system chose if the configuration has 0.
  @discardableResult
  public func start() throws(HTTPServerError) -> BoundAddress {
    try state.withLock { state throws(HTTPServerError) in
      guard case .new = state else { throw .alreadyStarted }
      let listeners = try ListeningSocket.open(configuration)
      let loop: ServerLoop
      do throws(HTTPServerError) {
        loop = try ServerLoop(
          configuration, listeners: listeners, counters: counters, handler: handler)
      } catch {
        for listener in listeners { listener.close() }
        throw error
      }
      let thread = Thread { loop.run() }
      thread.name = "trellis-http"
      thread.start()
      state = .running(loop)
      return listeners[0].address
    }
  }

  /// Begins or ends to accept the connections of a group of inherited sockets that is not the server's own; effective
  /// after ``start()``.
  package func setAccepting(_ accepts: Bool, group: Int) {
    state.withLock {
      if case .running(let loop) = $0 { loop.post(.accept(group: group, accepts)) }
    }
  }

  /// Stops accepting connections, waits for the responses to the current requests, and ends.
  ///
  /// Connections that wait for a request are closed at once. Requests without a response after `grace` get a 503
  /// response. A second call waits for the same end, and may shorten the time.
  ///
  /// - Parameter respondToPending: called once no further connection is accepted, to respond to requests that would
  ///   otherwise wait, such as long polls.
  public func shutdown(
    grace: Duration = .seconds(5), respondToPending: @Sendable () async -> Void = {}
  ) async {
    let loop: ServerLoop? = state.withLock { state in
      if case .running(let loop) = state { return loop }
      state = .ended
      return nil
    }
    guard let loop else { return }
    let deadline = SteadyClock.now().advanced(by: grace.milliseconds)
    let (ended, ending) = AsyncStream.makeStream(of: Void.self)
    loop.post(.drain(until: deadline, whenDone: { ending.finish() }))
    await respondToPending()
    for await _ in ended {}
  }
}
