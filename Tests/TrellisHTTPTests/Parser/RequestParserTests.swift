import TestSupport
import Testing

@testable import TrellisHTTP

/// The accepted cases; refused ones are in `RequestSmugglingTests` and `LimitTests`.
struct RequestParserTests {
  private let get = "GET /hello HTTP/1.1\r\nHost: a\r\n\r\n"
  private let hello = Parsed.request(method: .get, target: "/hello", body: "")

  @Test func readsARequestInPiecesOfAnySize() {
    let text = "POST /echo?a=b HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nabcde" + get
    let expected = [Parsed.request(method: .post, target: "/echo?a=b", body: "abcde"), hello]
    for size in 1...text.utf8.count {
      #expect(parse(text, piece: size) == expected, "in pieces of \(size)")
    }
  }

  @Test func readsAChunkedRequestInPiecesOfAnySize() {
    let text =
      "POST /e HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: Chunked\r\n\r\n"
      + "5;x=\"y\"\r\nabcde\r\n0000A\r\n0123456789\r\n0\r\nX-T: 1\r\nY: \r\n\r\n" + get
    let expected = [Parsed.request(method: .post, target: "/e", body: "abcde0123456789"), hello]
    for size in 1...text.utf8.count {
      #expect(parse(text, piece: size) == expected, "in pieces of \(size)")
    }
  }

  @Test func takesPipelinedRequests() {
    #expect(parse(get + get + get) == [hello, hello, hello])
  }

  @Test func skipsAFewEmptyLinesBeforeARequest() {
    #expect(parse("\r\n\r\n" + get) == [hello])
    #expect(parse(String(repeating: "\r\n", count: 9)) == [.failure(.malformedRequestLine)])
  }

  @Test func readsValuesWithoutTheBlanksAroundThem() throws {
    let text = "POST / HTTP/1.1\r\nHost: a\r\ncOnTeNt-LeNgTh: \t 3 \t\r\n\r\nabc"
    #expect(parse(text) == [.request(method: .post, target: "/", body: "abc")])
  }

  @Test func takesAnAbsoluteTarget() throws {
    var parser = RequestParser()
    var offset = 0
    let bytes = Array("GET http://example.org:8080?q HTTP/1.1\r\nHost: other\r\n\r\n".utf8)
    guard case .head(let head) = parser.next(bytes.span, from: &offset, limits: .test) else {
      Issue.record("no head")
      return
    }
    #expect(head.path == "/")
    #expect(head.query == "q")
    #expect(head.authority == "example.org:8080")
  }

  @Test func takesBytesBeyondASCIIInValuesOnly() {
    let value = Array("GET / HTTP/1.1\r\nHost: a\r\nX: caf".utf8) + [0xE9] + Array("\r\n\r\n".utf8)
    #expect(parse(value) == [.request(method: .get, target: "/", body: "")])
    let name = Array("GET / HTTP/1.1\r\nHost: a\r\nX".utf8) + [0xE9] + Array(": 1\r\n\r\n".utf8)
    #expect(parse(name) == [.failure(.malformedField)])
    #expect(parse("GET /é HTTP/1.1\r\nHost: a\r\n\r\n") == [.failure(.malformedTarget)])
  }

  @Test func readsWhetherTheConnectionIsKept() {
    func keeps(_ version: String, _ connection: String) -> Bool? {
      var parser = RequestParser()
      var offset = 0
      let bytes = Array("GET / HTTP/\(version)\r\nHost: a\r\n\(connection)\r\n".utf8)
      guard case .head(let head) = parser.next(bytes.span, from: &offset, limits: .test) else {
        return nil
      }
      return head.storage.keepsAlive
    }
    #expect(keeps("1.1", "") == true)
    #expect(keeps("1.0", "") == false)
    #expect(keeps("1.0", "Connection: Keep-Alive\r\n") == true)
    #expect(keeps("1.1", "Connection: foo ,\tCLOSE\r\n") == false)
    #expect(keeps("1.1", "Connection: closed\r\n") == true)
    #expect(keeps("1.0", "Connection: keep-alive, close\r\n") == false)
  }

  @Test func survivesRandomBytes() {
    var random = SeededGenerator(seed: 7)
    let seeds = [
      get, "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
    ]
    for round in 0..<Rounds.of(20_000) {
      var bytes = Array(seeds[round % 2].utf8)
      for _ in 0...random.below(4) {
        bytes[random.below(bytes.count)] = UInt8(random.below(256))
      }
      let whole = parse(bytes)
      #expect(parse(bytes, piece: 1 + random.below(9)) == whole, "round \(round)")
    }
  }
}
