import Testing

@testable import TrellisHTTP

struct RequestLineTests {
  @Test(arguments: [
    ("GET / HTTP/2.0", RequestError.unsupportedVersion),
    ("GET / HTTP/1.2", .unsupportedVersion),
    ("PRI * HTTP/2.0", .unsupportedVersion),
    ("GET / HTTP/1.10", .malformedRequestLine),
    ("GET / http/1.1", .malformedRequestLine),
    ("GET / ICE/1.1", .malformedRequestLine),
    ("GET /", .malformedRequestLine),
    ("GET", .malformedRequestLine),
    ("GET  / HTTP/1.1", .malformedRequestLine),
    ("GET\t/ HTTP/1.1", .malformedRequestLine),
    ("GET / HTTP/1.1 ", .malformedRequestLine),
    (" GET / HTTP/1.1", .malformedRequestLine),
    ("GET /a b HTTP/1.1", .malformedRequestLine),
    ("GET /\0 HTTP/1.1", .malformedRequestLine),
    ("GET /\u{1} HTTP/1.1", .malformedRequestLine),
    ("GET /\u{7F} HTTP/1.1", .malformedRequestLine),
    ("GE(T / HTTP/1.1", .malformedRequestLine),
    ("\u{16}\u{3}\u{1}", .malformedRequestLine),
    ("GET hello HTTP/1.1", .malformedTarget),
    ("GET * HTTP/1.1", .malformedTarget),
    ("GET /a#b HTTP/1.1", .malformedTarget),
    ("GET http:// HTTP/1.1", .malformedTarget),
    ("GET http:///a HTTP/1.1", .malformedTarget),
    ("GET http://a@b/ HTTP/1.1", .malformedTarget),
    ("GET ftp://a/ HTTP/1.1", .malformedTarget),
    ("GET /%zz HTTP/1.1", .malformedTarget),
    ("GET /%00 HTTP/1.1", .malformedTarget),
    ("GET /%ff HTTP/1.1", .malformedTarget),
    ("GET /%4 HTTP/1.1", .malformedTarget),
    ("BREW / HTTP/1.1", .unknownMethod),
    ("CONNECT a:80 HTTP/1.1", .unknownMethod),
    ("get / HTTP/1.1", .unknownMethod),
  ])
  func refuses(_ line: String, error: RequestError) {
    #expect(parse(line + "\r\nHost: a\r\n\r\n") == [.failure(error)])
  }

  @Test(arguments: [
    ("\n", RequestError.bareLineEnd), ("\r\r\n", .bareLineEnd), ("\r", .bareLineEnd),
  ])
  func refusesTheLineEnd(_ end: String, error: RequestError) {
    #expect(parse("GET / HTTP/1.1\(end)Host: a\r\n\r\n") == [.failure(error)])
  }

  @Test(arguments: ["", "Host: a\r\nHost: a\r\n", "Host: a\r\nhost: b\r\n"])
  func wantsOneHost(_ fields: String) {
    #expect(parse("GET / HTTP/1.1\r\n\(fields)\r\n") == [.failure(.missingHost)])
  }

  @Test(arguments: ["a b", "a/b", "user@a", "a,b", "a\tb"])
  func refusesTheHost(_ host: String) {
    #expect(parse("GET / HTTP/1.1\r\nHost: \(host)\r\n\r\n") == [.failure(.malformedHost)])
  }

  @Test(arguments: ["a", "example.org:80", "[::1]:8080", ""])
  func takesTheHost(_ host: String) {
    let taken = Parsed.request(method: .get, target: "/", body: "")
    #expect(parse("GET / HTTP/1.1\r\nHost: \(host)\r\n\r\n") == [taken])
  }

  @Test func doesWithoutAHostInHTTP10() {
    #expect(
      parse("GET / HTTP/1.0\r\n\r\n") == [.request(method: .get, target: "/", body: "")])
  }

  @Test(arguments: Request.Method.allCases)
  func readsTheMethod(_ method: Request.Method) {
    let text = "\(method.rawValue) / HTTP/1.1\r\nHost: a\r\n\r\n"
    #expect(parse(text) == [.request(method: method, target: "/", body: "")])
  }

  @Test func takesTheAsteriskOfOptions() {
    let text = "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n"
    #expect(parse(text) == [.request(method: .options, target: "*", body: "")])
  }
}
