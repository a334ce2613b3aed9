import ComponentSupport
import Foundation
import ServerSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHTTP
import TrellisUI

@testable import TrellisServer

struct BasePathEndpointsTests {
  private let pages = TestPages()

  private func transport(
    _ base: String = "/app", routes: [Route]? = nil, frames: [String] = []
  ) throws -> TestTransport {
    let deployment = Deployment(
      base: try #require(BasePath(base)), frameAncestors: try #require(FrameAncestors(frames)))
    return TestTransport(
      try Site(
        routes: routes ?? pages.routes, application: TestApplication(), folders: .repository,
        origins: [], deployment: deployment, loadShedding: .endless))
  }

  @Test(arguments: ["/app/", "/"])
  func aPageIsFoundWithAndWithoutThePath(target: String) async throws {
    let response = try await transport().send(.get, target)
    #expect(response.status == .ok)
    #expect(response.meta("trellis-base") == "/app")
    let addresses = response.text.matches(of: /(?:href|src)="(\/[^"]*)"/).map { String($0.1) }
    #expect(addresses.count > 3)
    for address in addresses { #expect(address.hasPrefix("/app/"), "\(address)") }
  }

  @Test func allFilesOfAPageAreBelowThePath() async throws {
    let transport = try transport()
    let page = try await transport.send(.get, "/app/")
    for match in page.text.matches(of: /(?:href|src)="(\/app\/assets\/[^"]*)"/) {
      let file = try await transport.send(.get, String(match.1))
      #expect(file.status == .ok, "\(match.1)")
      if match.1.hasSuffix(".css") { #expect(!file.text.contains("url(\"/"), "\(match.1)") }
    }
  }

  @Test func thePathWithoutASlashLeadsToTheFirstPage() async throws {
    let response = try await transport().send(.get, "/app?a=b")
    #expect(response.status == 308 && response.headers["Location"] == "/app/?a=b")
    #expect(try await transport().send(.get, "/application").status == .notFound)
  }

  @Test func redirectsAndErrorsLeadBelowThePath() async throws {
    let moved = try await transport().send(.get, "/app/moved/%2Fa%3Fb=c")
    #expect(moved.headers["Location"] == "/app/a?b=c")
    let missing = try await transport().send(.get, "/app/nowhere")
    #expect(missing.status == .notFound && missing.text.contains("<a href=\"/app/\">"))
  }

  @Test func theLiveRequestsAreBelowThePath() async throws {
    let transport = try transport()
    let page = try await transport.send(.get, "/app/")
    let client = SimulatedClient(session: try #require(page.meta("trellis-session")))
    let version = try #require(page.meta("trellis-version"))
    let fields: Headers = ["Origin": "http://localhost", "Content-Type": "application/json"]
    for target in ["/app/_trellis/attach", "/_trellis/attach"] {
      let response = try await transport.send(
        .post, target, headers: fields, body: client.attach(version: version))
      #expect(response.status == .ok, "\(target)")
    }
  }

  @Test func aProxyNamesThePath() async throws {
    let transport = try transport("/")
    let fields: Headers = ["X-Forwarded-Prefix": "/outer/, /inner"]
    let page = try await transport.send(.get, "/", headers: fields)
    #expect(page.meta("trellis-base") == "/outer/inner")
    for wrong in ["//evil.example", "/a\"b", "/../a", "app"] {
      let page = try await transport.send(.get, "/", headers: ["X-Forwarded-Prefix": wrong])
      #expect(page.status == .ok && page.meta("trellis-base") == nil, "\(wrong)")
    }
  }

  @Test func redirectsAreEncoded() async throws {
    let routes = [
      Route("/a") { _ in throw Redirect(to: "/b\u{FC}cher?x=a b&y=%41") }
    ]
    let response = try await transport("/", routes: routes).send(.get, "/a")
    #expect(response.status == .seeOther)
    #expect(response.headers["Location"] == "/b%C3%BCcher?x=a%20b&y=%41")
    #expect(
      Response.redirect(to: "/a\r\nSet-Cookie: b\\\u{301}").headers["Location"]
        == "/a%0D%0ASet-Cookie:%20b%5C%CC%81")
  }

  /// The action has run: an error page would invite the user to repeat it.
  @Test func theAddressThatAnActionOpensIsEncoded() async throws {
    let form = Route("/form") { page in
      let open = Action<UIEvent> { _ in page.navigate(to: "/b\u{FC}cher?x=a b\\&y=%41") }
      return {
        Box("form", [.attribute("method", "post"), .listener("submit", ListenerOptions(), open)])
      }
    }
    let fields: Headers = ["Origin": "http://localhost", "Content-Type": FormPost.contentType]
    let response = try await transport(routes: [form]).send(
      .post, "/app/form", headers: fields, body: Array("a=b".utf8))
    #expect(response.status == .seeOther)
    #expect(response.headers["Location"] == "/app/b%C3%BCcher?x=a%20b%5C&y=%41")
  }

  @Test func framesOfNamedSitesAreAllowed() async throws {
    let none = try await transport("/").send(.get, "/")
    #expect(none.headers["X-Frame-Options"] == "DENY")
    #expect(none.headers["Content-Security-Policy"]?.contains("frame-ancestors 'none'") == true)
    let own = try await transport("/", frames: ["self"]).send(.get, "/nowhere")
    #expect(own.headers["X-Frame-Options"] == "SAMEORIGIN")
    let other = try await transport("/", frames: ["self", "https://a.example"]).send(.get, "/")
    #expect(other.headers["X-Frame-Options"] == nil)
    #expect(
      other.headers["Content-Security-Policy"]?.contains("frame-ancestors 'self' https://a.example")
        == true)
    for wrong in ["a.example", "https://a.example; script-src *", "none"] {
      #expect(FrameAncestors([wrong, "self"]) == nil, "\(wrong)")
    }
  }

  @Test func aRefusedOriginNamesTheOption() async throws {
    let refusal = OriginPolicy.Refusal.foreignOrigin("https://a.example")
    #expect(refusal.explanation(host: "127.0.0.1:8080").contains("--origin https://a.example"))
    let fields: Headers = ["Origin": "https://a.example"]
    let response = try await transport("/").post("poll", [], headers: fields)
    #expect(response.status == .forbidden && response.headers["Trellis-Live"] != nil)
  }

  @Test func everyPageHasItsIconBelowThePath() async throws {
    let transport = try transport()
    for target in ["/app/", "/app/nowhere", "/app/failing"] {
      let html = try await transport.send(.get, target).text
      let icon = try #require(html.firstMatch(of: /<link rel="icon" href="([^"]+)">/), "\(target)")
      #expect(icon.1.hasPrefix("/app/assets/favicon."), "\(target)")
      #expect(try await transport.send(.get, String(icon.1)).status == .ok)
    }
  }

  @Test func metadataHasThePath() {
    var metadata = PageMetadata()
    (metadata.icon, metadata.manifest) = ("/i.svg", "/m.json")
    (metadata.canonicalAddress, metadata.image) = ("https://a.example/b", "/p.png")
    let html = metadata.html(title: "T", description: nil, below: BasePath("/app") ?? .root)
    for text in [
      "rel=\"icon\" href=\"/app/i.svg\"", "rel=\"manifest\" href=\"/app/m.json\"",
      "rel=\"canonical\" href=\"https://a.example/b\"",
      "property=\"og:image\" content=\"/app/p.png\"",
    ] {
      #expect(html.contains(text), "\(text)")
    }
  }

  @Test func feedsHaveThePath() async throws {
    let feed = Feed("/news.xml", title: "News") {
      [FeedEntry("/a", title: "A", updated: Date(timeIntervalSince1970: 0))]
    }
    let transport = try transport(routes: pages.routes + [.feed(feed)])
    let fields: Headers = ["Host": "a.example"]
    let xml = try await transport.send(.get, "/app/news.xml", headers: fields).text
    #expect(xml.contains("http://a.example/app/news.xml"))
    #expect(xml.contains("\"http://a.example/app/a\""))
    let html = try await transport.send(.get, "/app/", headers: fields).text
    #expect(html.contains("href=\"/app/news.xml\""))
  }

  @Test func formsWithoutAScriptLeadBelowThePath() async throws {
    let fields: Headers = [
      "Origin": "http://localhost", "Content-Type": "application/x-www-form-urlencoded",
    ]
    let changed = try await transport().send(
      .post, "/app/", headers: fields, body: Array("a=b".utf8))
    #expect(changed.text.contains("<a href=\"/app/\">"))
  }

  @Test func attachesNameTheServer() async throws {
    let deployment = Deployment(instance: "one")
    let transport = TestTransport(
      try Site(
        routes: pages.routes, application: TestApplication(), folders: .repository, origins: [],
        deployment: deployment, loadShedding: .endless))
    let page = try await transport.send(.get, "/")
    let client = SimulatedClient(session: try #require(page.meta("trellis-session")))
    let version = try #require(page.meta("trellis-version"))
    let attach = try await transport.post("attach", client.attach(version: version))
    #expect(attach.headers["Trellis-Live"] == "one")
    let unknown = try await transport.post("event", SimulatedClient(session: "none").events())
    #expect(unknown.status == .notFound && unknown.headers["Trellis-Live"] == "one")
  }
}
