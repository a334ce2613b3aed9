import Testing

@testable import TrellisServer

struct FormResultsTests {
  private let start = ContinuousClock.now

  @Test func aTokenIsValidOnce() {
    var results = FormResults()
    let session = SessionToken.random()
    let token = results.add(session, now: start)
    // The secret of the second one differs.
    let others = [.random(), SessionToken(identifier: token.identifier, secret: (1, 2))]
    let found = (others + [token, token]).map { results.take($0, now: start)?.text }
    #expect(found == [nil, nil, session.text, nil])
    #expect(results.count == 0)
  }

  @Test func aTokenIsValidForALimitedTime() {
    var results = FormResults()
    let old = results.add(.random(), now: start)
    let end = start.advanced(by: FormResults.life)
    let found = results.take(old, now: end)
    #expect(found == nil)
    for _ in 0..<10 { _ = results.add(.random(), now: start) }
    _ = results.add(.random(), now: end)
    #expect(results.count == 1, "older tokens are removed")
  }

  @Test func theNumberOfTokensIsLimited() {
    var results = FormResults()
    let tokens = (0..<FormResults.limit + 10).map { _ in results.add(.random(), now: start) }
    #expect(results.count == FormResults.limit)
    let found = tokens[9...10].map { results.take($0, now: start) != nil }
    #expect(found == [false, true], "the oldest ones are dropped")
  }
}

struct ResultAddressTests {
  @Test(
    arguments: [
      ("/", "/", nil), ("/a?b=c", "/a?b=c", nil),
      ("/a?trellis-result=x", "/a", "x"), ("/a?b=c&trellis-result=x", "/a?b=c", "x"),
      ("/a?trellis-result=x&b=c", "/a?b=c", "x"),
      ("/a?trellis-result=x&trellis-result=y", "/a", "y"), ("/a?trellis-result=", "/a", ""),
      ("/trellis-result=x", "/trellis-result=x", nil),
      ("/a?my-trellis-result=x", "/a?my-trellis-result=x", nil),
      ("/a?b=?trellis-result=x", "/a?b=?trellis-result=x", nil),
    ] as [(String, String, String?)])
  func theTokenIsSeparated(_ address: String, _ target: String, _ token: String?) {
    let parts = ResultAddress(address)
    #expect(parts.target == target && parts.token == token)
  }

  @Test(arguments: ["/", "/a?b=c", "/a?", "/%2F?x"])
  func anAddressWithATokenIsRead(_ target: String) {
    let token = SessionToken.random()
    let parts = ResultAddress(ResultAddress.address(of: token, at: target))
    #expect(parts.token == token.text)
    #expect(parts.target == target || parts.target + "?" == target)
  }
}
