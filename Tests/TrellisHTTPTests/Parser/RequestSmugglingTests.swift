import Testing

@testable import TrellisHTTP

/// Requests that two parsers could read differently: all are refused.
struct RequestSmugglingTests {
  /// A case: the fields and body of a POST.
  struct Case: CustomTestStringConvertible {
    let fields: String
    var body = "abcde"
    let error: RequestError
    var testDescription: String { fields.debugDescription + " " + body.debugDescription }

    init(_ fields: String, _ error: RequestError, body: String = "abcde") {
      self.fields = fields
      self.body = body
      self.error = error
    }
  }

  @Test(arguments: [
    Case("Content-Length: 5\r\nTransfer-Encoding: chunked", .conflictingLengths),
    Case("Transfer-Encoding: chunked\r\nContent-Length: 5", .conflictingLengths),
    Case("Content-Length: 5\r\nContent-Length: 6", .malformedContentLength),
    Case("Content-Length: 5\r\nContent-Length: 5", .malformedContentLength),
    Case("Content-Length: 5, 6", .malformedContentLength),
    Case("Content-Length: +5", .malformedContentLength),
    Case("Content-Length: -1", .malformedContentLength),
    Case("Content-Length: 0x5", .malformedContentLength),
    Case("Content-Length: 5 5", .malformedContentLength),
    Case("Content-Length: ", .malformedContentLength),
    Case("Content-Length: 5abc", .malformedContentLength),
    Case("Content-Length: 5.0", .malformedContentLength),
    Case("Content-Length: 1_0", .malformedContentLength),
    Case("Content-Length: 18446744073709551621", .bodyTooLarge),
    Case("Transfer-Encoding: identity", .unsupportedTransferCoding),
    Case("Transfer-Encoding: xchunked", .unsupportedTransferCoding),
    Case("Transfer-Encoding: chunked, identity", .unsupportedTransferCoding),
    Case("Transfer-Encoding: gzip, chunked", .unsupportedTransferCoding),
    Case("Transfer-Encoding: chunked, chunked", .unsupportedTransferCoding),
    Case("Transfer-Encoding: chunked\r\nTransfer-Encoding: x", .unsupportedTransferCoding),
    Case("Transfer-Encoding: x\r\nTransfer-Encoding: chunked", .unsupportedTransferCoding),
    Case("Transfer-Encoding: \u{B}chunked", .malformedField),
    Case("Content-Length : 5", .malformedField),
    Case("Transfer-Encoding : chunked", .malformedField),
    Case("X-A: 1\r\n folded", .malformedField),
    Case("X-A: 1\r\n Content-Length: 5", .malformedField),
    Case("X-A: 1\r\n\tfolded", .malformedField),
    Case("X-A: 1\rX-B: 2", .bareLineEnd),
    Case("X-A: 1\rContent-Length: 5", .bareLineEnd),
    Case("X-A: 1\nX-B: 2", .bareLineEnd),
    Case("X-A: a\0b", .malformedField),
    Case("X-\0A: b", .malformedField),
    Case("X(A): b", .malformedField),
    Case(": b", .malformedField),
    Case("garbage", .malformedField),
    Case("Host: other", .missingHost),
    Case("Expect: 200-maybe", .unknownExpectation),
  ])
  func refuses(_ smuggled: Case) {
    let text = "POST / HTTP/1.1\r\nHost: a\r\n\(smuggled.fields)\r\n\r\n\(smuggled.body)"
    #expect(parse(text) == [.failure(smuggled.error)])
    #expect(parse(text, piece: 1) == [.failure(smuggled.error)])
  }

  @Test(arguments: [
    ("0x5\r\nabcde\r\n0\r\n\r\n", RequestError.malformedChunk),
    ("+5\r\nabcde\r\n0\r\n\r\n", .malformedChunk),
    ("-5\r\nabcde\r\n0\r\n\r\n", .malformedChunk),
    ("\r\nabcde\r\n0\r\n\r\n", .malformedChunk),
    (" 5\r\nabcde\r\n0\r\n\r\n", .malformedChunk),
    ("5 \r\nabcde\r\n0\r\n\r\n", .malformedChunk),
    ("10000000000000005\r\nabcde\r\n0\r\n\r\n", .malformedChunk),
    ("000000005\r\nabcde\r\n0\r\n\r\n", .malformedChunk),
    ("zz\r\nabcde\r\n0\r\n\r\n", .malformedChunk),
    ("0_5\r\nabcde\r\n0\r\n\r\n", .malformedChunk),
    ("5\r\nabcde\r\n-0\r\n\r\n", .malformedChunk),
    ("5\nabcde\r\n0\r\n\r\n", .malformedChunk),
    ("3\r\nabcde\r\n0\r\n\r\n", .malformedChunk),
    ("5\r\nabcdeXX0\r\n\r\n", .malformedChunk),
    ("5\r\nabcde\n0\r\n\r\n", .malformedChunk),
    ("5;a\nb\r\nabcde\r\n0\r\n\r\n", .malformedChunk),
    ("5;a\0\r\nabcde\r\n0\r\n\r\n", .malformedChunk),
    ("0\r\nX T: 1\r\n\r\n", .malformedChunk),
    ("0\r\n X: 1\r\n\r\n", .malformedChunk),
    ("0\r\nX: 1\n\r\n", .malformedChunk),
    ("0\r\nX\r\n\r\n", .malformedChunk),
    ("0\r\n\rX", .malformedChunk),
    ("7fffffff\r\nabc", .bodyTooLarge),
  ])
  func refusesTheChunks(_ chunks: String, error: RequestError) {
    let text = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks
    #expect(parse(text) == [.failure(error)])
    #expect(parse(text, piece: 1) == [.failure(error)])
  }

  @Test func refusesAChunkedBodyOfHTTP10() {
    let text = "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    #expect(parse(text) == [.failure(.conflictingLengths)])
  }

  @Test func refusesTwoHostsOfHTTP10() {
    #expect(parse("GET / HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n") == [.failure(.missingHost)])
    #expect(
      parse("GET / HTTP/1.0\r\nHost: a\r\n\r\n")
        == [.request(method: .get, target: "/", body: "")])
  }

  @Test(arguments: ["Expect: x\r\nExpect: 100-continue", "Expect: 100-continue\r\nExpect: x"])
  func refusesAnUnknownExpectationBesideAKnownOne(fields: String) {
    #expect(
      parse("POST / HTTP/1.1\r\nHost: a\r\n\(fields)\r\n\r\n") == [.failure(.unknownExpectation)])
  }
}
