import Testing

@testable import TrellisHTTP

struct ResponseWriterTests {
  private func head(
    _ response: Response, isVersion11: Bool = true, keepsAlive: Bool = true
  ) -> String {
    var writer = ResponseWriter()
    var bytes: [UInt8] = []
    writer.writeHead(
      of: response, framing: ResponseWriter.framing(of: response, isVersion11: isVersion11),
      under: .init(isVersion11: isVersion11, keepsAlive: keepsAlive), at: 784_111_777, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private let date = "Date: Sun, 06 Nov 1994 08:49:37 GMT\r\n"

  @Test func writesStatusDateLengthAndFields() {
    let response = Response.text("äö")
    #expect(
      head(response) == "HTTP/1.1 200 OK\r\n\(date)Content-Length: 4\r\n"
        + "Content-Type: text/plain; charset=utf-8\r\n\r\n")
  }

  @Test func replacesReservedFields() {
    let response = Response(
      .ok,
      headers: [
        "content-length": "7", "Transfer-Encoding": "x", "Connection": "x", "Date": "x", "A": "b",
      ])
    #expect(head(response) == "HTTP/1.1 200 OK\r\n\(date)Content-Length: 0\r\nA: b\r\n\r\n")
  }

  @Test func writesTheConnectionField() {
    let response = Response.empty(204)
    #expect(
      head(response, keepsAlive: false)
        == "HTTP/1.1 204 No Content\r\n\(date)Connection: close\r\n\r\n")
    #expect(
      head(response, isVersion11: false)
        == "HTTP/1.1 204 No Content\r\n\(date)Connection: keep-alive\r\n\r\n")
  }

  @Test func sendsBodiesWithoutALengthInChunksOrUntilTheEnd() {
    let response = Response(.ok, body: .chunks { nil })
    #expect(head(response) == "HTTP/1.1 200 OK\r\n\(date)Transfer-Encoding: chunked\r\n\r\n")
    #expect(
      head(response, isVersion11: false, keepsAlive: false)
        == "HTTP/1.1 200 OK\r\n\(date)Connection: close\r\n\r\n")
  }

  @Test func writesAStatusWithoutAReasonPhrase() {
    #expect(head(.empty(299)).hasPrefix("HTTP/1.1 299 \r\n"))
  }

  @Test(arguments: [(0, "0"), (9, "9"), (15, "f"), (16, "10"), (65_535, "ffff")])
  func writesHexadecimals(_ number: Int, text: String) {
    var bytes: [UInt8] = []
    bytes.append(hexadecimal: number)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }

  @Test func writesTheDateOfEachResponse() {
    var writer = ResponseWriter()
    let response = Response.empty(204)
    var heads: [String] = []
    for second: Int64 in [784_111_777, 784_111_777, 784_111_778] {
      var bytes: [UInt8] = []
      writer.writeHead(
        of: response, framing: .none, under: .init(isVersion11: true, keepsAlive: true),
        at: second, to: &bytes)
      heads.append(String(decoding: bytes, as: UTF8.self))
    }
    #expect(heads[0].contains("08:49:37 GMT\r\n") && heads[1] == heads[0])
    #expect(heads[2].contains("08:49:38 GMT\r\n"))
  }
}
