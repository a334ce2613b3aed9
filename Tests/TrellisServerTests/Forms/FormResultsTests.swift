import Testing

@testable import TrellisServer

struct FormResultsTests {
  private let start = ContinuousClock.now
  private let limits = SessionLimits(provisional: 20, provisionalLife: .seconds(7))

  @Test func aTokenIsValidOnce() {
    var results = FormResults(limits: limits)
    let session = SessionToken.random()
    let token = results.add(session, now: start)
    // The secret of the second one differs.
    let others = [.random(), SessionToken(identifier: token.identifier, secret: (1, 2))]
    let found = (others + [token, token]).map { results.consume($0, now: start)?.text }
    #expect(found == [nil, nil, session.text, nil])
    #expect(results.count == 0)
  }

  @Test func aTokenIsValidForALimitedTime() {
    var results = FormResults(limits: limits)
    let tokens = (0..<2).map { _ in results.add(.random(), now: start) }
    let end = start.advanced(by: limits.provisionalLife)
    let last = end.advanced(by: .nanoseconds(-1))
    let found = [results.consume(tokens[0], now: last), results.consume(tokens[1], now: end)]
    #expect(found.map { $0 != nil } == [true, false])
    for _ in 0..<10 { _ = results.add(.random(), now: start) }
    _ = results.add(.random(), now: end)
    #expect(results.count == 1, "older tokens are removed")
  }

  @Test func theNumberOfTokensIsLimited() {
    var results = FormResults(limits: limits)
    let tokens = (0..<limits.provisional + 10).map { _ in results.add(.random(), now: start) }
    #expect(results.count == limits.provisional)
    let found = tokens[9...10].map { results.consume($0, now: start) != nil }
    #expect(found == [false, true], "the oldest ones are dropped")
  }

  @Test func theConfiguredLimitsOfSessionsHold() async throws {
    let clock = TestClock()
    let service = SessionManager.test(
      TestPages().routes,
      limits: SessionLimits(provisional: 2, provisionalLife: .seconds(7)), clock: clock)
    let opened = try #require(try await service.open("/", screen: nil))
    let client = SimulatedClient(session: opened.token)
    try client.receive(await service.attach(client.attach()))
    let session = try #require(SessionToken(opened.token).flatMap { service.session($0) })
    let tokens = (0..<3).map { _ in service.makeResult(of: session) }
    #expect(service.consumeResult(tokens[0]) == nil, "a third one drops the first")
    clock.advance(.milliseconds(6_999))
    #expect(service.consumeResult(tokens[1]) === session)
    clock.advance(.milliseconds(1))
    #expect(service.consumeResult(tokens[2]) == nil)
    #expect(service.session(session.token) === session)
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
