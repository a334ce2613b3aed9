import SocketClient
import TestSupport
import Testing

@testable import TrellisHTTP

/// The bytes that a server sends for whole connections, as texts of the folder `Golden`.
///
/// `UPDATE_GOLDEN=1 swift test --filter RawResponsesTests` writes them again.
struct RawResponsesTests {
  /// The requests of a connection after which the server closes it.
  private static let connections = [
    "GET /a?b HTTP/1.0\r\n\r\n",
    "HEAD /a HTTP/1.1\r\nHost: a\r\n\r\nGET /empty HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
    "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\nOPTIONS /a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
    "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabcPOST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n2\r\nde\r\n1\r\nf\r\n0\r\n\r\n",
    "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 17\r\n\r\n",
    "GET /chunks HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
    "GET /chunks HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
    "HEAD /chunks HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
    "GET /none HTTP/1.1\r\nHost: a\r\n\r\nGET /same HTTP/1.0\r\nConnection: keep-alive\r\n\r\nBREW / HTTP/1.1\r\n\r\n",
    "GET /a HTTP/1.1\r\n\r\n", "GET /a HTTP/2.0\r\nHost: a\r\n\r\n", "x\r\n\r\n",
    "GET /forwarded HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 10.1.2.3\r\nX-Forwarded-Proto: https\r\nX-Forwarded-Host: b\r\nConnection: close\r\n\r\n",
    "GET /large HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
  ]

  private static func response(to request: Request) -> Response {
    switch request.path {
    case "/empty": return Response()
    case "/none": return Response(.noContent, headers: ["X": "y"], body: .bytes([1]))
    case "/same": return Response(.notModified, headers: ["ETag": "\"v\""], body: .bytes([1]))
    case "/large": return .text(String(repeating: "0123456789", count: 300))
    case "/chunks":
      let chunks = Chunks(["first", "", "second, which is longer than sixteen bytes"])
      return Response(body: .chunks { chunks.next() })
    case "/forwarded":
      return .text(
        "\(request.clientAddress.host) \(request.isSecure) \(request.host ?? "") \(request.headers.map(\.name))\n"
      )
    default:
      return .text("\(request.method.rawValue) \(request.target) \(request.body.count)\n")
    }
  }

  private final class Chunks: @unchecked Sendable {
    /// Taken by the server's thread alone.
    private var rest: [String]
    init(_ chunks: [String]) { rest = chunks }
    func next() -> [UInt8]? { rest.isEmpty ? nil : Array(rest.removeFirst().utf8) }
  }

  private func shown(_ bytes: String) -> String {
    bytes.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        line.hasPrefix("Date: ")
          ? "Date: …" : line.utf8.count > 200 ? "\(line.utf8.count) bytes" : line
      }.joined(separator: "\n")
  }

  @Test(arguments: [false, true]) func connections(isPortable: Bool) async throws {
    var configuration = HTTPServer.Configuration(.tcp(host: "127.0.0.1", port: 0))
    configuration.usesPortablePoller = isPortable
    configuration.deadlines = .patient
    configuration.bodyLimit = { _ in 16 }
    configuration.refusalHeaders = ["X-Refused": "1"]
    configuration.trustedProxies = AddressRange.loopback
    let server = HTTPServer(configuration) { $1.send(Self.response(to: $0)) }
    let address = try server.start()
    var text = ""
    for requests in Self.connections {
      let client = try SocketClient(address)
      client.send(requests)
      text += requests.replacing("\r\n", with: "\n") + "=>\n"
      text += shown(await client.readToEnd()) + "\n----\n"
    }
    let statistics = server.statistics
    text += "accepted \(statistics.accepted), refused \(statistics.refused)\n"
    await server.shutdown(grace: .zero)
    try Golden("raw-responses.txt").check(text)
  }

  @Test func aRefusedConnection() async throws {
    var configuration = HTTPServer.Configuration(.tcp(host: "127.0.0.1", port: 0))
    configuration.deadlines = .patient
    configuration.limits.connections = 1
    configuration.refusalHeaders = ["X-Refused": "1"]
    let server = HTTPServer(configuration) { $1.send(Self.response(to: $0)) }
    let address = try server.start()
    let first = try SocketClient(address)
    first.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    _ = await first.read(until: "GET / 0\n")
    let refused = await (try SocketClient(address)).readToEnd()
    #expect(
      refused
        == "HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nRetry-After: 5\r\nConnection: close\r\nX-Refused: 1\r\n\r\n"
    )
    #expect(server.statistics.turnedAway == 1 && server.statistics.connections == 1)
    await server.shutdown(grace: .zero)
  }
}
