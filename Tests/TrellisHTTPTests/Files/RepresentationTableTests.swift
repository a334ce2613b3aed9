import TestSupport
import Testing

@testable import TrellisHTTP

/// The responses of a file to all combinations of methods, codings, conditions and ranges, as a text of the folder `Golden`.
struct RepresentationTableTests {
  private func line(_ response: Response) -> String {
    var parts = ["\(response.status.code) \(response.status.reason)"]
    parts += response.headers.map { "\($0.name): \($0.value)" }
    switch response.body {
    case .bytes(let bytes): parts.append("\(bytes.count) bytes from \(bytes.first ?? 0)")
    case .empty: break
    case .file, .chunks, .stream: parts.append("another body")
    }
    return parts.joined(separator: " | ")
  }

  @Test func combinationsOfFields() throws {
    let page = Representation(
      .bytes(Array(String(repeating: "0123456789", count: 60).utf8)), contentType: "text/plain",
      tag: "v", headers: ["Cache-Control": "no-cache"], modified: 1_000_000_000,
      packed: .bytes([1, 2, 3]))
    let time = HTTPDate.string(1_000_000_000)
    let (before, after) = (HTTPDate.string(999_999_999), HTTPDate.string(1_000_000_001))
    let conditions: [Headers] = [
      [:], ["If-Match": "\"v\""], ["If-Match": "W/\"v\""], ["If-Match": "*"],
      ["If-None-Match": "\"x\", W/\"v\""], ["If-None-Match": "\"v-gz\""],
      ["If-None-Match": "\"x\"", "If-Modified-Since": time],
      ["If-Modified-Since": before], ["If-Modified-Since": time], ["If-Modified-Since": after],
      ["If-Modified-Since": "never"], ["If-Unmodified-Since": before],
      ["If-Unmodified-Since": time], ["If-Match": "\"v\"", "If-Unmodified-Since": before],
    ]
    let others: [Headers] = [
      [:], ["Accept-Encoding": "gzip"], ["Range": "bytes=1-3"], ["Range": "bytes=600-"],
      ["Range": "bytes=-5", "Accept-Encoding": "gzip", "If-Range": "\"v\""],
      ["Range": "bytes=1-3", "If-Range": "\"x\""], ["Range": "lines=1-3"],
    ]
    var text = ""
    for method in [Request.Method.get, .head, .post] {
      for condition in conditions {
        for other in others {
          var headers = condition
          for field in other { headers.append(field.name, field.value) }
          let request = try Request(method, "/", headers: headers)
          let fields = headers.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
          text += "\(method.rawValue) \(fields)\n  \(line(page.response(to: request)))\n"
        }
      }
    }
    try Golden("representation.txt").check(text)
  }

  @Test func headsOfResponses() throws {
    var text = ""
    var writer = ResponseWriter()
    func write(_ response: Response, _ isVersion11: Bool, _ keepsAlive: Bool, _ now: Int64) {
      var bytes: [UInt8] = []
      let framing = ResponseWriter.framing(of: response, isVersion11: isVersion11)
      writer.writeHead(
        of: response, framing: framing,
        under: .init(isVersion11: isVersion11, keepsAlive: keepsAlive), at: now, to: &bytes)
      text += String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
    }
    for code in 200...599 {
      let status = Response.Status(code)
      guard !status.reason.isEmpty || status.isBodiless else { continue }
      text += "\(code) \(status.reason)\(status.isBodiless ? ", no body" : "")\n"
    }
    let fields: Headers = [
      "Date": "x", "connection": "x", "X": "y", "Content-Length": "9", "Transfer-Encoding": "x",
      "Content-Type": "text/css",
    ]
    let bodies: [Response.Body] = [
      .empty, .bytes([]), .bytes(Array(repeating: 1, count: 120)), .chunks { nil },
    ]
    for (index, body) in bodies.enumerated() {
      for status: Response.Status in [200, 204, 304, 404] {
        for isVersion11 in [false, true] {
          for keepsAlive in [false, true] {
            write(
              Response(status, headers: fields, body: body), isVersion11, keepsAlive,
              Int64(index))
          }
        }
      }
    }
    try Golden("heads.txt").check(text)
  }
}
