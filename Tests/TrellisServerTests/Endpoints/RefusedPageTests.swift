import Testing
import TrellisHTTP

@testable import TrellisServer

/// Pages in place of pages that the server does not open.
struct RefusedPageTests {
  @Test func aClientWithTooManyPagesGetsAPageInItsLanguage() async throws {
    let site = try Site.test(TestPages())
    let transport = TestTransport(site)
    // The pages of the client are counted without being built.
    var opened = 0
    while opened < 3_100, site.endpoints.live.admitOpening(by: .loopback) == nil {
      opened += 1
      if opened == 1 { #expect(try await transport.send(.head, "/").status == .ok) }
    }
    #expect(opened < 3_000, "the request is counted too")
    #expect(try await transport.send(.head, "/").status == .tooManyRequests)
    let page = try await transport.send(.get, "/", headers: ["Accept-Language": "de"])
    #expect(page.status == .tooManyRequests)
    #expect(page.headers["Content-Type"] == "text/html; charset=utf-8")
    #expect(page.headers["Retry-After"] == "1" && page.headers["Refresh"] == "1")
    #expect(page.text.contains("Zu viele Anfragen") && page.text.contains("lang=\"de\""))
    let form = try await transport.send(
      .post, "/",
      headers: [
        "Origin": "http://localhost", "Accept-Language": "de",
        "Content-Type": "application/x-www-form-urlencoded",
      ], body: Array("a=b".utf8))
    #expect(form.status == .tooManyRequests && form.headers["Retry-After"] == "1")
    #expect(form.headers["Refresh"] == nil, "a browser would load the page without the entries")
    #expect(form.text.contains("Nicht gesendet"))
  }
}
