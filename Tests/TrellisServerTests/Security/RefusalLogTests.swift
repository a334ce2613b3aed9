import Logging
import Testing
import TrellisHTTP

@testable import TrellisServer

/// The log entries that any client can cause.
struct RefusalLogTests {
  private let lines = Recorder()
  private let clock = TestClock()
  private let transport: InMemoryTransport

  init() throws {
    let pages = TestPages()
    let site = try Site.test(pages)
    let lines = lines
    let clock = clock
    let endpoints = Endpoints(
      live: .test(pages.routes), pages: site.pages, assets: site.assets, slices: site.pages.slices,
      origins: OriginPolicy(),
      identify: { _ in nil }, logger: Logger(label: "test") { _ in LineHandler(lines: lines) },
      clock: { clock.now })
    transport = InMemoryTransport(handler: endpoints.handle)
  }

  private func refuse(_ count: Int) async throws {
    let headers: Headers = ["Content-Type": "application/json", "Origin": "http://evil.example"]
    for _ in 0..<count {
      let request = try Request(.post, "/_trellis/event", headers: headers)
      #expect(await transport.response(to: request).status == .forbidden)
    }
  }

  @Test func isBounded() async throws {
    try await refuse(100)
    #expect(lines.entries.count == 20)
    #expect(lines.entries[0].contains("http://evil.example"))
    clock.advance(.seconds(3))
    try await refuse(100)
    #expect(lines.entries.count == 23)
  }
}
