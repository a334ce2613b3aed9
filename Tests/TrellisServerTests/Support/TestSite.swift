import ArgumentParser
import Foundation
import ServerSupport
import Synchronization
import TrellisHTTP

@testable import TrellisServer

/// The application of `TestPages`, with the repository's own files.
struct TestApplication: Application {
  static let commandName = "test"

  func routes() -> [Route] { TestPages().routes }

  func identity(of request: Request) -> String? { request.headers["X-User"] }
}

extension LoadShedding {
  /// For tests, which share the machine.
  static let endless = LoadShedding(
    opening: .seconds(86_400), other: .seconds(86_400), limit: .seconds(86_400))
}

extension Site {
  /// A site of `pages` whose time advances only by the test: the speed of the machine must not affect
  /// limits a second.
  static func test(
    _ pages: TestPages, origins: [Origin] = [], clock: TestClock = TestClock()
  ) throws -> Site {
    try Site(
      routes: pages.routes, application: TestApplication(), folders: .repository,
      origins: origins, loadShedding: .endless, clock: { clock.now })
  }
}

extension RecordedApplication {
  /// A site of this application whose time advances only by the test.
  static func site(
    origins: [Origin] = [], allowsInspection: Bool = false, clock: TestClock = TestClock()
  ) throws -> Site {
    let application = RecordedApplication()
    return try Site(
      routes: application.routes(), application: application, folders: .repository,
      origins: origins, secret: "secret", allowsInspection: allowsInspection,
      loadShedding: .endless,
      clock: { clock.now })
  }
}

/// Passes requests to endpoints without a network.
final class TestTransport: ReplyTarget {
  private struct State {
    var next: UInt64 = 0
    var waiters: [UInt64: CheckedContinuation<Response, Never>] = [:]
    var disconnectActions: [UInt64: @Sendable () -> Void] = [:]
  }

  private let endpoints: Endpoints
  private let state = Mutex(State())

  init(_ site: Site) { endpoints = site.endpoints }

  func send(
    _ method: Request.Method, _ target: String, headers: Headers = [:],
    body: [UInt8] = [], from address: String = "127.0.0.1"
  ) async throws -> Response {
    let request = try Request(
      method, target, headers: headers, body: body,
      remoteAddress: PeerAddress(address) ?? .loopback)
    return await withCheckedContinuation { continuation in
      let ticket = state.withLock { state in
        state.next += 1
        state.waiters[state.next] = continuation
        return state.next
      }
      endpoints.handle(request, Reply(target: self, ticket: .init(slot: 0, exchange: ticket)))
    }
  }

  /// Posts a live request like a page of this server.
  func post(
    _ verb: String, _ body: [UInt8], headers: Headers = ["Origin": "http://localhost"],
    from address: String = "127.0.0.1"
  ) async throws -> Response {
    var headers = headers
    if !headers.contains("Content-Type") { headers.append("Content-Type", "application/json") }
    return try await send(
      .post, Endpoints.livePrefix + verb, headers: headers, body: body, from: address)
  }

  func respond(to ticket: Reply.Ticket, with response: Response) {
    let waiter = state.withLock { state in
      state.disconnectActions[ticket.exchange] = nil
      return state.waiters.removeValue(forKey: ticket.exchange)
    }
    waiter?.resume(returning: response)
  }

  func watch(_ ticket: Reply.Ticket, _ action: @escaping @Sendable () -> Void) {
    state.withLock { $0.disconnectActions[ticket.exchange] = action }
  }

  /// The number of requests without a response.
  var pendingCount: Int { state.withLock { $0.waiters.count } }

  /// The number of clients with a disconnect action.
  var watchedCount: Int { state.withLock { $0.disconnectActions.count } }

  /// Disconnects all watched clients; their requests get 408 here.
  func disconnect() {
    let (actions, waiters) = state.withLock { state in
      let gone = state.disconnectActions
      state.disconnectActions = [:]
      return (gone.values, gone.keys.compactMap { state.waiters.removeValue(forKey: $0) })
    }
    for action in actions { action() }
    for waiter in waiters { waiter.resume(returning: .failure(.requestTimeout)) }
  }
}

extension Response {
  /// The body as text, if it is in memory.
  var text: String {
    if case .bytes(let bytes) = body { String(decoding: bytes, as: UTF8.self) } else { "" }
  }

  /// The content of the page's `<meta>` element `name`.
  func meta(_ name: String) -> String? {
    guard let start = text.range(of: "<meta name=\"\(name)\" content=\"") else { return nil }
    return String(text[start.upperBound...].prefix { $0 != "\"" })
  }
}
