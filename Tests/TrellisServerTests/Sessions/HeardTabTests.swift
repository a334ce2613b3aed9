import Testing

@testable import TrellisServer

/// Requests of a tab, which are reported to the list of all sessions at a limited rate.
struct HeardTabTests {
  private let service = SessionManager.test(TestPages().routes)

  @Test func theListIsToldAtMostOnceASecond() async throws {
    let page = try #require(try await service.open("/", screen: nil))
    let client = SimulatedClient(session: page.token)
    try client.receive(await service.attach(client.attach()))
    let token = try #require(SessionToken(page.token))
    let session = try #require(service.session(token))
    let begin = ContinuousClock.now
    var told: [Int] = []
    for milliseconds in stride(from: 0, through: 2_500, by: 250) {
      client.click(.button)
      let request = try ClientMessageDecoder().events(client.events())
      let now = begin.advanced(by: .milliseconds(milliseconds))
      let answer = await session.events(request, now: now, onUse: { told.append(milliseconds) })
      try client.receive(answer)
    }
    #expect(told == [0, 1_000, 2_000])
  }
}
