import ComponentSupport
import ServerSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHTTP
import TrellisUI

@testable import TrellisServer

struct LinkEndpointsTests {
  /// A route may match all addresses.
  @Test func filesAndFeedsAreNoPagesOfLinks() async throws {
    let wide = Route("/*path") { _ in { Box("p", [.text("wide")]) } }
    let feed = Feed("/news.xml", title: "News") { [] }
    let deployment = Deployment(base: try #require(BasePath("/app")))
    let transport = TestTransport(
      try Site(
        routes: [wide, .feed(feed)], application: TestApplication(), folders: .repository,
        origins: [], deployment: deployment, loadShedding: .endless))
    let page = try await transport.send(.get, "/app/start")
    let client = SimulatedClient(session: try #require(page.meta("trellis-session")))
    let version = try #require(page.meta("trellis-version"))
    let fields: Headers = ["Origin": "http://localhost", "Content-Type": "application/json"]
    _ = try await transport.send(
      .post, "/app/_trellis/attach", headers: fields, body: client.attach(version: version))
    for (path, isPage) in [
      ("/other", true), ("/other?a=b", true), ("/assets/favicon.svg", false),
      ("/favicon.ico", false),
      ("/healthz", false), ("/metrics?a", false), ("/news.xml", false), ("/_trellis/poll", false),
      ("/%00", false),
    ] {
      let response = try await transport.send(
        .post, "/app/_trellis/prepare", headers: fields,
        body: client.attach(version: version, path: path))
      #expect((response.status == .noContent) == isPage, "\(path)")
      #expect(response.text == (isPage ? "" : #"{"moved":true,"load":true}"#), "\(path)")
    }
  }
}
