import Testing
import TrellisHTTP

@testable import TrellisServer

/// Requests that are refused before a page has them, and their waiting times.
struct RefusedRequestTests {
  private func transport() throws -> TestTransport { TestTransport(try Site.test(TestPages())) }

  @Test func aPostWithoutTheFieldsOfABrowserIsForbidden() async throws {
    let transport = try transport()
    let type = ("Content-Type", FormPost.contentType)
    let body = Array("a=b".utf8)
    let bare = try await transport.send(.post, "/", headers: [type.0: type.1], body: body)
    #expect(bare.status == .forbidden)
    for (name, value) in [("Origin", "http://localhost"), ("Sec-Fetch-Site", "same-origin")] {
      let headers: Headers = [type.0: type.1, name: value]
      let response = try await transport.send(.post, "/", headers: headers, body: body)
      #expect(response.status == .conflict, "the page has no such form")
    }
  }

  @Test func aLiveRequestIsAPost() async throws {
    for method in [Request.Method.get, .put] {
      let response = try await transport().send(method, "/_trellis/event")
      #expect(response.status == .methodNotAllowed)
      #expect(response.headers["Allow"] == "POST")
    }
  }

  @Test func aMissingIconIsCachedForADay() async throws {
    let response = try await transport().send(.get, "/favicon.ico")
    #expect(response.status == .noContent)
    #expect(response.headers["Cache-Control"] == "max-age=86400")
  }

  @Test(arguments: [(0.0, "1"), (0.2, "1"), (1, "1"), (1.001, "2"), (59.5, "60"), (600, "60")])
  func aWaitIsBetweenOneAnd60Seconds(seconds: Double, field: String) {
    let response = LiveResponse.busy(.seconds(seconds)).http
    #expect(response.status == .tooManyRequests)
    #expect(response.headers["Retry-After"] == field)
    #expect(!response.headers.contains("Refresh"))
    let page = Response.empty(503).retrying(after: .seconds(seconds), reloading: true)
    #expect(page.headers["Retry-After"] == field && page.headers["Refresh"] == field)
  }

  @Test func requestsThatWaitLongerThanTheLimitAreRefused() {
    let loadShedding = LoadShedding()
    for (limit, isOpening) in [(loadShedding.opening, true), (loadShedding.other, false)] {
      func refusal(_ wait: Duration) -> Duration? {
        loadShedding.refusal(expecting: wait, isOpening: isOpening, random: 0)
      }
      #expect(refusal(limit) == nil)
      #expect(refusal(limit + .nanoseconds(1)) == .seconds(1))
    }
    #expect(loadShedding.retry(expecting: .seconds(1), random: 1) == .seconds(4))
    #expect(loadShedding.retry(expecting: .seconds(10), random: 1) == .seconds(20))
    #expect(loadShedding.retry(expecting: .seconds(100), random: 1) == loadShedding.longestRetry)
  }

  @Test func aRequestIsLateAfterItsLimit() {
    let arrival = ContinuousClock.now
    let request = QueuedRequest(arrival: arrival)
    let end = arrival.advanced(by: .seconds(12))
    #expect(request.state(now: end, limit: .seconds(12)) == .due)
    #expect(request.state(now: end.advanced(by: .nanoseconds(1)), limit: .seconds(12)) == .late)
    request.abandon()
    #expect(request.state(now: arrival, limit: .seconds(12)) == .abandoned)
  }
}
