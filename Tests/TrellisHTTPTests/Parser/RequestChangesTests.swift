import TestSupport
import Testing

@testable import TrellisHTTP

/// Requests with one changed byte, and other small texts of HTTP, with the results of their parsers as texts of the folder
/// `Golden`.
///
/// `UPDATE_GOLDEN=1 swift test --filter RequestChangesTests` writes them again.
struct RequestChangesTests {
  private func expect(
    _ name: String, of texts: [String], with bytes: String, _ result: ([UInt8]) -> String
  ) throws {
    let text = ByteChanges.transcript(of: texts, with: bytes, result: result)
    try Golden(name).check(text)
  }

  /// The decision for a whole request, and the number of bytes after it.
  private func decision(_ bytes: [UInt8]) -> String {
    let policy = ConnectionPolicy(HTTPServer.Configuration())
    let now = SteadyTime(milliseconds: 5_000)
    var machine = ConnectionMachine(at: now, under: policy)
    switch machine.receive(bytes.span, at: now, under: policy) {
    case .wait: return "waits (\(machine.phase))"
    case .sendContinue: return "continue"
    case .refuse(let status): return "\(status.code)"
    case .dispatch(let head, let body):
      var parts = ["\(head.method.rawValue) \(head.target)", head.isVersion11 ? "1.1" : "1.0"]
      parts.append("path \(head.pathSegments)")
      parts.append(contentsOf: head.queryItems.map { "\($0.name)=\($0.value)" })
      parts.append("at \(head.authority ?? "")")
      parts += head.headers.map { "\($0.name)(\($0.value))" }
      if machine.closesAfterResponse { parts.append("closes") }
      if !body.isEmpty { parts.append("body \(String(decoding: body, as: UTF8.self))") }
      return parts.joined(separator: ", ").filter { $0 != "\n" && $0 != "\r" && $0 != "\0" }
    default: return "ends"
    }
  }

  @Test func aRequestWithABody() throws {
    try expect(
      "requests.txt",
      of: ["POST /a%2Fb?c=d HTTP/1.1\r\nHost: a:80\r\nContent-Length: 3\r\n\r\nxyz"],
      with: "\r\n\t 0A:%", decision)
  }

  @Test func aChunkedRequest() throws {
    try expect(
      "chunked-requests.txt",
      of: [
        "PUT / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2;x=y\r\nab\r\nA\r\n0123456789\r\n0\r\nT: 1\r\n\r\n"
      ], with: "\r\n 1f,", decision)
  }

  @Test func requestsOfOtherForms() throws {
    try expect(
      "other-requests.txt",
      of: [
        "GET http://a:8?q HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
        "OPTIONS * HTTP/1.1\r\nHost: [::1]\r\nExpect: 100-continue\r\n\r\n",
        "GET / HTTP/1.1\r\nhost:a\r\nConnection: x, close\r\n\r\n",
      ], with: "\r\n z*,", decision)
  }

  @Test func smallTexts() throws {
    var text = ByteChanges.transcript(
      of: ["Sun, 06 Nov 1994 08:49:37 GMT", "Thu, 29 Feb 2024 23:59:60 GMT"], with: "0 9x"
    ) { HTTPDate.seconds(String(decoding: $0, as: UTF8.self)).map { "\($0)" } ?? "nil" }
    text += ByteChanges.transcript(
      of: ["bytes=2-5", "bytes=4-", "bytes=-3", "bytes=0-9, 2-3"], with: "0 9-,"
    ) { "\(ByteRange(String(decoding: $0, as: UTF8.self), size: 7))" }
    text += ByteChanges.transcript(of: ["a=b&c%20d=%e9+&e"], with: "%&=+2g") { bytes in
      QueryItem.items(in: bytes).map { "\($0.name)=\($0.value)" }.joined(separator: " & ")
    }
    text += ByteChanges.transcript(
      of: ["10.1.2.0/23", "fd00::1/8", "127.0.0.1", "unix"], with: "019:./"
    ) { bytes in
      guard let range = AddressRange(String(decoding: bytes, as: UTF8.self)) else { return "nil" }
      return ["10.1.3.9", "10.1.4.0", "fdff::", "fe00::", "127.0.0.1", "::ffff:127.0.0.1"]
        .filter { PeerAddress($0).map(range.contains) == true }.joined(separator: " ")
    }
    try Golden("small-texts.txt").check(text)
  }
}
