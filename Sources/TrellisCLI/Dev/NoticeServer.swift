import Foundation
import Synchronization
import TrellisBase
import TrellisHTTP

/// Serves the status of `trellis dev` on the port of the program while the program does not run.
///
/// Each page is the notice, which the browser loads again after a second. Requests of open pages get 503, so that the
/// pages repeat them, and the status, which their notice shows.
final class NoticeServer: Sendable {
  private let server: HTTPServer

  /// - Parameter status: returns the present status; called on the thread of the server.
  init(host: String, port: Int, status: @escaping @Sendable () -> DevStatus) {
    server = HTTPServer(HTTPServer.Configuration(.tcp(host: host, port: port))) { request, reply in
      reply.send(Self.response(to: request, status()))
    }
  }

  /// Begins to listen.
  ///
  /// - Throws: `HTTPServerError`, such as that another program has the port.
  func start() throws -> BoundAddress { try server.start() }

  /// Releases the port. Connections that wait for a request are closed.
  func stop() async { await server.shutdown(grace: .milliseconds(100)) }

  static func response(to request: Request, _ status: DevStatus) -> Response {
    if request.path.ends(with: "/_trellis/dev"), request.method == .post {
      let head = #"{"failure":null,"process":"notice","status":"#
      return secured(
        .bytes(
          Array(head.utf8) + status.json + Array(#","styleSheets":[]}"#.utf8),
          contentType: "application/json"))
    }
    guard [.get, .head].contains(request.method), !request.path.holds("/_trellis/") else {
      return secured(.failure(.serviceUnavailable))
    }
    var response = secured(.html(page(status), status: .serviceUnavailable))
    response.headers["Refresh"] = "1"
    return response
  }

  private static func secured(_ response: Response) -> Response {
    var response = response
    response.headers["Cache-Control"] = "no-store"
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
    response.headers["Content-Security-Policy"] = "default-src 'none'; frame-ancestors 'none'"
    return response
  }

  private static func page(_ status: DevStatus) -> String {
    let title = escaped(status.title ?? status.product)
    let errors = status.errors.map { error in
      "<h2>\(escaped(error.title))</h2>\n<pre>\(escaped(error.excerpt.joined(separator: "\n")))</pre>"
    }
    let output =
      status.output.isEmpty ? [] : ["<pre>\(escaped(status.output.joined(separator: "\n")))</pre>"]
    let event = status.event.map { ["<p>Last event: \(escaped($0))</p>"] } ?? []
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <h1>\(title)</h1>
      \((errors + output + event).joined(separator: "\n"))
      </html>

      """
  }

  private static func escaped(_ text: String) -> String {
    text.substituting("&", with: "&amp;").substituting("<", with: "&lt;")
      .substituting(">", with: "&gt;")
  }
}
