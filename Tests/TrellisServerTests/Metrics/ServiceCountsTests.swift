import ComponentSupport
import SocketClient
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHTML
import TrellisHTTP

@testable import TrellisServer

/// The counts that a service keeps for its operator.
struct ServiceCountsTests {
  private let pages = TestPages()

  @Test func thePageOfAFailureCountsAsAFailure() async throws {
    let service = SessionManager.test(
      pages.routes + [.failure { _ in { Box("p", [.text("Sorry")]) } }])
    let opened = try #require(try await service.open("/failing", screen: nil))
    #expect(opened.status == .internalError)
    #expect(opened.page.html.body.contains("Sorry"))
    #expect(service.metrics.failures.value == 1)
    #expect(service.metrics.pages.value == 1)
  }

  @Test func malformedRequestsAreCounted() async throws {
    try await ServedSite.serving(pages) { served in
      for verb in ["attach", "poll", "event", "leave", "prepare"] {
        let response = try await served.post(verb, Array("{".utf8))
        #expect(response.status == 400, "\(verb)")
      }
      #expect(served.site.endpoints.live.metrics.refusedRequests.value == 5)
    }
  }

  @Test func allSessionsThatEndForRoomAreCounted() async throws {
    func bytes(_ target: String) async throws -> Int {
      let service = SessionManager.test(pages.routes)
      let opened = try #require(try await service.open(target, screen: nil))
      return try #require(SessionToken(opened.token).flatMap(service.session)).bytes
    }
    let (small, large) = (try await bytes("/mine"), try await bytes("/"))
    try #require(small + 500 < large && large < 2 * small)
    let service = SessionManager.test(
      pages.routes, limits: .init(provisionalBytesPerAddress: 3 * small + 500))
    for _ in 0..<3 { _ = try await service.open("/mine", screen: nil) }
    #expect(service.metrics.evicted.value == 0)
    _ = try await service.open("/", screen: nil)
    #expect(service.metrics.evicted.value == 2)
    #expect(service.counts.map(\.count) == [2, 0, 0])
  }
}
