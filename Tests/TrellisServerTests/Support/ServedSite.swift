import SocketClient
import Testing
import TrellisHTTP

@testable import TrellisServer

/// A site of test pages on a free local port, with the requests of a tab over its sockets.
final class ServedSite: Sendable {
  let site: Site
  let address: BoundAddress
  private let server: HTTPServer

  /// Serves `pages` during `use`.
  static func serving(
    _ pages: TestPages, _ configuration: HTTPServer.Configuration = configuration { _ in },
    use: (ServedSite) async throws -> Void
  ) async throws {
    let served = try ServedSite(pages, configuration)
    do {
      try await use(served)
    } catch {
      await served.end(grace: .zero)
      throw error
    }
    await served.end(grace: .zero)
  }

  /// A configuration for a free local port, with deadlines longer than any machine is busy: while other
  /// tests run, a minute may pass between two requests of one connection.
  static func configuration(
    _ change: (inout HTTPServer.Configuration) -> Void
  ) -> HTTPServer.Configuration {
    var configuration = HTTPServer.Configuration(.tcp(host: "127.0.0.1", port: 0))
    configuration.deadlines = .patient
    change(&configuration)
    return configuration
  }

  private init(_ pages: TestPages, _ configuration: HTTPServer.Configuration) throws {
    site = try Site.test(pages)
    server = site.makeServer(configuration)
    address = try server.start()
  }

  var statistics: HTTPServer.Statistics { server.statistics }

  /// Shuts down like the command: open polls get a response.
  func end(grace: Duration) async {
    await server.shutdown(grace: grace) { await site.endpoints.live.stop() }
  }

  /// Posts `body` to a live endpoint like a page of this server, on a new connection.
  func post(_ verb: String, _ body: [UInt8]) async throws -> SocketResponse {
    let client = try SocketClient(address)
    client.send(request(verb, body))
    return try await client.response()
  }

  func request(_ verb: String, _ body: [UInt8]) -> [UInt8] {
    Array(
      """
      POST /_trellis/\(verb) HTTP/1.1\r
      Host: \(authority)\r
      Origin: http://\(authority)\r
      Content-Type: application/json\r
      Content-Length: \(body.count)\r
      \r

      """.utf8) + body
  }

  func get(_ target: String, fields: String = "") async throws -> SocketResponse {
    let client = try SocketClient(address)
    client.send("GET \(target) HTTP/1.1\r\nHost: \(authority)\r\n\(fields)\r\n")
    return try await client.response()
  }

  var authority: String { "127.0.0.1:\(address.port ?? 0)" }

  /// Opens the page at `/` and attaches to it.
  func open() async throws -> SimulatedClient {
    let page = Response.html(try await get("/").text)
    let client = SimulatedClient(session: try #require(page.meta("trellis-session")))
    let version = try #require(page.meta("trellis-version"))
    try client.receive(.body(try await post("attach", client.attach(version: version)).body))
    return client
  }
}
