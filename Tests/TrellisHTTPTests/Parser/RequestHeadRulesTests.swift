import Testing

@testable import TrellisHTTP

/// The rules for the fields of a head, each alone and in pairs.
struct RequestHeadRulesTests {
  private func result(_ lines: [String], version: String = "1.1") -> String {
    var parser = RequestParser()
    var offset = 0
    let text = "POST /p?q=1 HTTP/\(version)\r\n" + lines.map { $0 + "\r\n" }.joined() + "\r\n"
    switch parser.next(Array(text.utf8).span, from: &offset, limits: .test) {
    case .failed(let error): return "\(error.status.code)"
    case .head(let head):
      return "\(head.storage.framing) \(head.storage.keepsAlive) \(head.storage.expectsContinue)"
        + " \(head.storage.hasForwardedFields)"
    case .needsMore, .body: return "incomplete"
    }
  }

  @Test(arguments: [
    ([], "none true false false"),
    (["Content-Length: 0"], "none true false false"),
    (["Content-Length: 7"], "length(7) true false false"),
    (["content-length: 0007"], "length(7) true false false"),
    (["Content-Length: 7", "Content-Length: 7"], "400"),
    (["Content-Length: 0", "Content-Length: 7"], "400"),
    (["Content-Lengths: 7"], "none true false false"),
    (["Content-Length2: 7"], "none true false false"),
    (["Content-Lengtx: 7"], "none true false false"),
    (["Transfer-Encoding: chunked"], "chunked true false false"),
    (["TRANSFER-ENCODING: CHUNKED"], "chunked true false false"),
    (["Transfer-Encoding: chunked", "Transfer-Encoding: chunked"], "501"),
    (["Transfer-Encoding: "], "501"),
    (["Transfer-Encoding: chunked", "Content-Length: 0"], "400"),
    (["Expect: 100-continue"], "none true true false"),
    (["Expect: 100-CONTINUE", "Expect: 100-continue"], "none true true false"),
    (["Expect: 100-continue", "Expect: x"], "417"),
    (["Expect: x", "Expect: 100-continue"], "417"),
    (["Expect: "], "417"),
    (["Connection: close"], "none false false false"),
    (["Connection: keep-alive, close"], "none false false false"),
    (["Connection: close, x"], "none false false false"),
    (["Connection: x", "Connection: close"], "none false false false"),
    (["Connection: closed"], "none true false false"),
    (["Connection: clos"], "none true false false"),
    (["Connection: x-close"], "none true false false"),
    (["Connection: ,, \tclose\t ,"], "none false false false"),
    (["Connections: close"], "none true false false"),
    (["Forwarded: for=1.2.3.4"], "none true false true"),
    (["X-Forwarded-For: 1.2.3.4"], "none true false true"),
    (["x-forwarded-a: 1"], "none true false true"),
    (["X-Forwarded-: 1"], "none true false false"),
    (["X-Forward: 1", "Forwardeds: 1"], "none true false false"),
  ])
  func theFieldsOfVersion11(lines: [String], outcome: String) {
    #expect(result(["Host: a"] + lines) == outcome)
    #expect(result(lines + ["Host: a"]) == outcome)
    #expect(result(["Host: a", "X: close, chunked", "Y: 100-continue"] + lines) == outcome)
  }

  @Test(arguments: [
    ([], "none false false false"),
    (["Connection: keep-alive"], "none true false false"),
    (["Connection: Keep-Alive , x"], "none true false false"),
    (["Connection: keep-alive", "Connection: close"], "none false false false"),
    (["Connection: keep-alives"], "none false false false"),
    (["Expect: 100-continue"], "none false false false"),
    (["Content-Length: 3"], "length(3) false false false"),
    (["Transfer-Encoding: chunked"], "400"),
    (["Host: a", "Host: a"], "400"),
  ])
  func theFieldsOfVersion10(lines: [String], outcome: String) {
    #expect(result(lines, version: "1.0") == outcome)
  }

  /// Characters of tokens. Source: RFC 9110 §5.6.2.
  @Test func aFieldNameIsAToken() {
    let token = Set(
      "!#$%&'*+-.^_`|~0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
    for byte in UInt8(0)...127 {
      let name = String(UnicodeScalar(byte))
      let isRefused = result(["Host: a", "a\(name)b: 1"]) == "400"
      // A colon ends the name, so that the rest is part of the value.
      #expect(isRefused == !(token.contains(byte) || name == ":"), "\(byte)")
      let isValue = result(["Host: a", "a: 1\(name)2"]) != "400"
      #expect(isValue == (byte == 9 || byte >= 32 && byte != 127), "\(byte)")
      let isAtTheEnd = result(["Host: a", "a: 1234567\(name)"]) != "400"
      #expect(isAtTheEnd == isValue, "\(byte)")
    }
  }

  /// The place of a control character within a word does not matter.
  @Test func aControlCharacterIsFoundAtEachPlace() {
    for index in 0..<40 {
      var value = Array(repeating: "a", count: 40)
      for character in ["\0", "\u{1F}", "\u{7F}"] {
        value[index] = character
        #expect(result(["Host: a", "x: " + value.joined()]) == "400", "\(index)")
      }
      for character in [" ", "~", "\t", "\u{80}", "é"] {
        value[index] = character
        #expect(
          result(["Host: a", "x: " + value.joined()]) == "none true false false", "\(index)")
      }
    }
  }

  @Test func aHeadWithoutForwardedFieldsIsOtherwiseTheSame() throws {
    for target in ["/a%20b/c?d=e&f", "http://example.org:8080/x?y", "/"] {
      let fields: Headers = ["X-A": "1", "Connection": "close", "Host": "h", "X-B": "2"]
      var all = fields
      all.append("X-Forwarded-For", "1.2.3.4")
      all.append("Forwarded", "for=1.2.3.4")
      all.append("x-forwarded-else", "1")
      let plain = try Request.Head(method: .put, target: target, headers: fields)
      let forwarded = try Request.Head(method: .put, target: target, headers: all)
      #expect(forwarded.storage.hasForwardedFields)
      let cleaned = Request.Head(HeadStorage(withoutForwardedFieldsOf: forwarded.storage))
      #expect(!cleaned.storage.hasForwardedFields)
      #expect(cleaned.headers == plain.headers)
      #expect(cleaned.method == plain.method)
      #expect(cleaned.target == target)
      #expect(cleaned.path == plain.path)
      #expect(cleaned.pathAndQuery == plain.pathAndQuery)
      #expect(cleaned.pathSegments == plain.pathSegments)
      #expect(cleaned.query == plain.query)
      #expect(cleaned.authority == plain.authority)
      #expect(cleaned.isVersion11 == plain.isVersion11)
      #expect(cleaned.storage.keepsAlive == plain.storage.keepsAlive)
      #expect(cleaned.storage.framing == plain.storage.framing)
    }
  }

  @Test func aCopyOfAParserContinuesAlone() {
    let text = Array("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nabcd".utf8)
    for cut in 1..<text.count {
      var parser = RequestParser()
      var offset = 0
      let start = Array(text[..<cut])
      var step = parser.next(start.span, from: &offset, limits: .test)
      if case .head(let head) = step {
        #expect(parser.expectBody(of: head, limit: 10) == nil)
        step = parser.next(start.span, from: &offset, limits: .test)
      }
      guard case .needsMore = step else {
        Issue.record("an incomplete request is not waited for")
        return
      }
      // The first copy gets other bytes, which must not be seen by the second one.
      var (first, second) = (parser, parser)
      for (bytes, isFirst) in [(Array("z\0".utf8), true), (Array(text[cut...]), false)] {
        offset = 0
        if isFirst {
          _ = first.next(bytes.span, from: &offset, limits: .test)
          continue
        }
        var step = second.next(bytes.span, from: &offset, limits: .test)
        if case .head(let head) = step {
          #expect(second.expectBody(of: head, limit: 10) == nil)
          step = second.next(bytes.span, from: &offset, limits: .test)
        }
        guard case .body(let body) = step else {
          Issue.record("no body after \(cut) bytes")
          return
        }
        #expect(body == Array("abcd".utf8))
      }
    }
  }
}
