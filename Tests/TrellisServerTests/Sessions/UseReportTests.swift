import Testing

@testable import TrellisServer

/// The reports of requests of a tab to the list of all sessions, which are limited in their rate.
struct UseReportTests {
  private let service = SessionManager.test(TestPages().routes)

  @Test func aUseIsReportedAtMostEveryFourSeconds() async throws {
    let page = try #require(try await service.open("/", screen: nil))
    let client = SimulatedClient(session: page.token)
    try client.receive(await service.attach(client.attach()))
    let token = try #require(SessionToken(page.token))
    let session = try #require(service.session(token))
    let begin = ContinuousClock.now
    var reported: [Int] = []
    for milliseconds in stride(from: 0, through: 10_000, by: 500) {
      client.click(.button)
      let request = try ClientMessageDecoder().events(client.events())
      let now = begin.advanced(by: .milliseconds(milliseconds))
      let response = await session.events(
        request, now: now, onUse: { reported.append(milliseconds) })
      try client.receive(response)
    }
    #expect(reported == [0, 4_000, 8_000])
  }
}
