import Testing

@testable import TrellisHTTP

struct ParserLimitsTests {
  private let line = "POST / HTTP/1.1\r\nHost: a\r\n"

  @Test(arguments: [1, 7, 4096, .max])
  func bounds(_ piece: Int) {
    let long = String(repeating: "a", count: 70_000)
    func refusal(_ text: String) -> Parsed? { parse(text, piece: piece).last }
    #expect(refusal("GET /\(long) HTTP/1.1\r\nHost: a\r\n\r\n") == .failure(.targetTooLong))
    #expect(refusal("GET /\(long)") == .failure(.targetTooLong))
    #expect(refusal(line + "X: \(long)\r\n\r\n") == .failure(.headTooLarge))
    #expect(refusal(line + "X: \(long)") == .failure(.headTooLarge))
    #expect(refusal(line + "\(long): x") == .failure(.headTooLarge))
    let many = String(repeating: "X: 1\r\n", count: 5000)
    #expect(refusal(line + many + "\r\n") == .failure(.tooManyFields))
    let chunked = line + "Transfer-Encoding: chunked\r\n\r\n"
    #expect(refusal(chunked + "5;\(long)\r\nabcde\r\n0\r\n\r\n") == .failure(.headTooLarge))
    #expect(refusal(chunked + "0\r\nX: \(long)\r\n\r\n") == .failure(.headTooLarge))
    #expect(refusal(chunked + "0\r\n" + many + "\r\n") == .failure(.tooManyFields))
    #expect(
      refusal(chunked + String(repeating: "1;xxxxxxxxxxxxxxx\r\na\r\n", count: 3000))
        == .failure(.headTooLarge))
  }

  @Test func doesNotDependOnThePiecesOfTheInput() {
    let limits = ParserLimits(headBytes: 64, fieldCount: 10, targetBytes: 10)
    let fill = String(repeating: "a", count: 80)
    for text in [
      "GET /\(fill)\0", "GET / HTTP\(fill)\n", line + "X: \(fill)\n", line + "\(fill)\0",
    ] {
      let whole = parse(text, limits: limits)
      for size in 1...text.utf8.count {
        #expect(parse(text, piece: size, limits: limits) == whole, "\(text) in pieces of \(size)")
      }
    }
  }

  @Test func leavesNoBytesAfterATooLargeHead() {
    let limits = ParserLimits(headBytes: 64, fieldCount: 10, targetBytes: 20)
    for extra in 0...4 {
      let start = line + "X: "
      let text =
        start + String(repeating: "a", count: 62 - start.utf8.count + extra) + "\r\nY: 1\r\n\r\n"
      for size in 1...text.utf8.count {
        #expect(parse(text, piece: size, limits: limits) == [.failure(.headTooLarge)])
      }
    }
  }

  @Test func boundsTheBody() {
    let fixed = line + "Content-Length: 11\r\n\r\n"
    #expect(parse(fixed, bodyLimit: 10) == [.failure(.bodyTooLarge)])
    let chunked = line + "Transfer-Encoding: chunked\r\n\r\n"
    #expect(parse(chunked + "B\r\n", bodyLimit: 10) == [.failure(.bodyTooLarge)])
    #expect(parse(chunked + "6\r\nabcdef\r\n5\r\n", bodyLimit: 10) == [.failure(.bodyTooLarge)])
    #expect(
      parse(chunked + "5\r\nabcde\r\n5\r\nfghij\r\n0\r\n\r\n", bodyLimit: 10)
        == [.request(method: .post, target: "/", body: "abcdefghij")])
  }

  @Test func acceptsRequestsAtTheLimit() {
    let target = "/" + String(repeating: "a", count: 8191)
    #expect(
      parse("GET \(target) HTTP/1.1\r\nHost: a\r\n\r\n")
        == [.request(method: .get, target: target, body: "")])
    let head = "GET / HTTP/1.1\r\nHost: a\r\nX: "
    let fill = String(repeating: "a", count: 16_384 - head.utf8.count - 4)
    #expect(
      parse(head + fill + "\r\n\r\n") == [.request(method: .get, target: "/", body: "")])
    #expect(parse(head + fill + "a\r\n\r\n") == [.failure(.headTooLarge)])
  }

  @Test func acceptsAsManyFieldsAsTheLimit() {
    let limits = ParserLimits(headBytes: 1000, fieldCount: 3, targetBytes: 20)
    func last(_ text: String) -> Parsed? { parse(text, limits: limits).last }
    let get = "GET / HTTP/1.1\r\nHost: a\r\n"
    let request = Parsed.request(method: .get, target: "/", body: "")
    #expect(last(get + "A: 1\r\nB: 2\r\n\r\n") == request)
    #expect(last(get + "A: 1\r\nB: 2\r\nC: 3\r\n\r\n") == .failure(.tooManyFields))
    let chunked = line + "Transfer-Encoding: chunked\r\n\r\n0\r\n"
    let post = Parsed.request(method: .post, target: "/", body: "")
    #expect(last(chunked + "A: 1\r\nB: 2\r\nC: 3\r\n\r\n") == post)
    #expect(
      last(chunked + "A: 1\r\nB: 2\r\nC: 3\r\nD: 4\r\n\r\n") == .failure(.tooManyFields))
  }

  @Test func skipsFourEmptyLines() {
    let get = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
    let lines = String(repeating: "\r\n", count: 4)
    #expect(parse(lines + get) == [.request(method: .get, target: "/", body: "")])
    #expect(parse(lines + "\r\n" + get) == [.failure(.malformedRequestLine)])
  }
}
