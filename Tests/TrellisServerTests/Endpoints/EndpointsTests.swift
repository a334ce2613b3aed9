import Foundation
import ServerSupport
import Testing
import TrellisDOM
import TrellisHTTP

@testable import TrellisServer

struct EndpointsTests {
  private let pages = TestPages()

  private func transport() async throws -> TestTransport { TestTransport(try .test(pages)) }

  private func opened(_ transport: TestTransport) async throws -> SimulatedClient {
    let page = try await transport.send(.get, "/")
    let version = try #require(page.meta("trellis-version"))
    let client = SimulatedClient(session: try #require(page.meta("trellis-session")))
    let response = try await transport.post("attach", client.attach(version: version))
    guard case .bytes(let bytes) = response.body else { return client }
    try client.receive(.body(bytes))
    return client
  }

  // MARK: Pages

  @Test func aPageIsCompleteWithoutScript() async throws {
    let response = try await transport().send(.get, "/")
    #expect(response.status == .ok)
    #expect(response.headers["Content-Type"] == "text/html; charset=utf-8")
    #expect(response.headers["Cache-Control"] == "private, no-cache")
    #expect(response.text.contains("<title>Test</title>"))
    #expect(response.text.contains(">Add</button>"))
    #expect(response.meta("trellis-elements") == "6")
  }

  @Test func responsesOfTheServerAreMarked() async throws {
    let transport = try await transport()
    let client = try await opened(transport)
    let gone = SimulatedClient(session: String(repeating: "0", count: 48))
    let unknown = try await transport.post("poll", gone.poll())
    #expect(unknown.status == .notFound && unknown.headers["Trellis-Live"] == "1")
    let invalid = try await transport.post("poll", Array("{}".utf8))
    #expect(invalid.status == .badRequest && invalid.headers["Trellis-Live"] == "1")
    let nowhere = try await transport.post("no-such-verb", client.poll())
    #expect(nowhere.status == .notFound && nowhere.headers["Trellis-Live"] == nil)
  }

  @Test func aPageIsLaidOutForTheScreenInItsCookie() async throws {
    let transport = try await transport()
    let cookie: Headers = ["Cookie": "a=b; trellis-viewport=390x700@2-dm"]
    #expect(try await transport.send(.get, "/", headers: cookie).text.contains("on 390<"))
    let wrong: Headers = ["Cookie": "trellis-viewport=0x1@9999999"]
    #expect(try await transport.send(.get, "/", headers: wrong).text.contains("on 1280<"))
  }

  @Test func aBrowserWithClientHintsGetsARequestForThem() async throws {
    let transport = try await transport()
    var fields: Headers = ["Sec-CH-UA": "\"Chromium\"", "Sec-Fetch-Dest": "document"]
    let first = try await transport.send(.get, "/", headers: fields)
    #expect(first.headers["Accept-CH"]?.hasPrefix("Sec-CH-Viewport-Width, ") == true)
    #expect(first.headers["Critical-CH"] == first.headers["Accept-CH"])
    #expect(first.text.contains("on 1280<"), "it is a page, for a browser that does not ask again")
    let metrics = try await transport.send(.get, "/metrics").text
    #expect(metrics.contains("trellis_sessions{phase=\"provisional\"} 0\n"))
    #expect(pages.news.subscriberCount == 0)
    fields.append("Sec-CH-Viewport-Width", "900")
    let second = try await transport.send(.get, "/", headers: fields)
    #expect(second.headers["Critical-CH"] == nil)
    #expect(second.meta("trellis-screen") == "900x800@1-c")
    #expect(second.text.contains("on 900<"))
    #expect(pages.news.subscriberCount == 1)
  }

  @Test func aTabThatIgnoresTheHintsGetsASessionOfItsOwn() async throws {
    let transport = try await transport()
    let fields: Headers = ["Sec-CH-UA": "\"Chromium\"", "Sec-Fetch-Dest": "document"]
    let page = try await transport.send(.get, "/", headers: fields)
    let version = try #require(page.meta("trellis-version"))
    let client = SimulatedClient(session: try #require(page.meta("trellis-session")))
    let response = try await transport.post("attach", client.attach(version: version))
    guard case .bytes(let bytes) = response.body else { throw Failure() }
    try client.receive(.body(bytes))
    #expect(client.session != page.meta("trellis-session"))
    #expect(client.mirror.root.description.contains("on 1280"))
  }

  @Test func theVaryFieldNamesTheInputsOfAPage() async throws {
    let vary = try await transport().send(.get, "/").headers["Vary"] ?? ""
    for name in [
      "Cookie", "Accept-Encoding", "Accept-Language", "Sec-CH-Viewport-Width", "Sec-CH-UA-Mobile",
    ] {
      #expect(vary.split(separator: ", ").contains { $0 == name }, "\(name)")
    }
  }

  private struct Failure: Error {}

  @Test(arguments: [
    ([("Sec-CH-UA-Mobile", "?1")], 390), ([("Sec-CH-UA-Mobile", "?0")], 1280),
    ([("User-Agent", "Mozilla/5.0 (iPhone; …) Version/26.0 Mobile/15E148 Safari/604.1")], 390),
    ([("User-Agent", "Mozilla/5.0 (X11; Linux x86_64)")], 1280),
    // The hint overrides the name, and the cookie overrides both.
    ([("Sec-CH-UA-Mobile", "?0"), ("User-Agent", "Mobile")], 1280),
    ([("Sec-CH-UA-Mobile", "?1"), ("Cookie", "trellis-viewport=800x700@2")], 800),
  ])
  func theFirstPageOfAPhoneFitsAPhone(fields: [(String, String)], width: Int) async throws {
    var headers = Headers()
    for (name, value) in fields { headers.append(name, value) }
    let page = try await transport().send(.get, "/", headers: headers)
    #expect(page.text.contains("on \(width)<"))
  }

  @Test func thePolicyAllowsNothingInline() async throws {
    let response = try await transport().send(.get, "/")
    let policy = try #require(response.headers["Content-Security-Policy"])
    #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; "))
    #expect(!policy.contains("unsafe"))
    let nonce = try #require(response.text.firstMatch(of: /nonce="([0-9a-f]{32})"/)?.1)
    #expect(policy.contains("style-src 'self' 'nonce-\(nonce)';"))
    #expect(response.text.matches(of: /<script(?!( type="module")? src="\/assets\/)/).isEmpty)
    #expect(response.text.matches(of: /\sstyle="|\son[a-z]+="/).isEmpty)
  }

  @Test func everyResponseHasTheSecurityFields() async throws {
    let transport = try await transport()
    for target in ["/", "/nowhere", "/failing", "/healthz", "/metrics", "/assets/commands.js"] {
      let response = try await transport.send(.get, target)
      #expect(response.headers["X-Content-Type-Options"] == "nosniff", "\(target)")
      #expect(response.headers["Cross-Origin-Opener-Policy"] == "same-origin", "\(target)")
      #expect(response.headers["Referrer-Policy"] != nil, "\(target)")
    }
  }

  @Test func anAbsoluteTargetNamesTheSamePage() async throws {
    let transport = try await transport()
    for target in ["http://localhost/", "http://localhost", "http://localhost?a=b"] {
      #expect(try await transport.send(.get, target).meta("trellis-elements") == "6", "\(target)")
    }
    let moved = try await transport.send(.get, "http://localhost/moved/%2Fa%3Fb=c?d")
    #expect(moved.headers["Location"] == "/a?b=c")
  }

  @Test func namesTheAllowedMethods() async throws {
    let transport = try await transport()
    let origin: Headers = [
      "Origin": "https://evil.example", "Access-Control-Request-Method": "POST",
    ]
    for (target, methods) in [
      ("/", "GET, HEAD, POST, OPTIONS"), ("/assets/commands.js", "GET, HEAD, OPTIONS"),
      ("/_trellis/event", "POST, OPTIONS"),
    ] {
      let response = try await transport.send(.options, target, headers: origin)
      #expect(response.status == .noContent)
      #expect(response.headers["Allow"] == methods)
      #expect(!response.headers.contains("Access-Control-Allow-Origin"))
    }
  }

  @Test func twoPagesShareNoSecret() async throws {
    let transport = try await transport()
    let first = try await transport.send(.get, "/")
    let second = try await transport.send(.get, "/")
    #expect(first.meta("trellis-session") != second.meta("trellis-session"))
    #expect(
      first.headers["Content-Security-Policy"] != second.headers["Content-Security-Policy"])
  }

  @Test func failuresHavePagesOfTheirOwn() async throws {
    let transport = try await transport()
    let missing = try await transport.send(.get, "/nowhere")
    #expect(missing.status == .notFound)
    #expect(missing.text.contains("Page not found"))
    #expect(missing.text.contains(#"<html lang="en" dir="ltr">"#))
    let german = try await transport.send(
      .get, "/nowhere", headers: ["Accept-Language": "nl, de-AT;q=0.9, en;q=0.5"])
    #expect(german.text.contains("Seite nicht gefunden") && german.text.contains(#"lang="de-AT""#))
    let arabic = try await transport.send(.get, "/nowhere", headers: ["Accept-Language": "ar-EG"])
    #expect(arabic.text.contains(#"<html lang="ar-EG" dir="rtl">"#))
    let failing = try await transport.send(.get, "/failing")
    #expect(failing.status == .internalError)
    #expect(!failing.text.contains("Failure"), "what went wrong is nobody else's business")
    #expect(try await transport.send(.post, "/nowhere").status == .methodNotAllowed)
    #expect(try await transport.send(.post, "/healthz").status == .methodNotAllowed)
    #expect(try await transport.send(.put, "/").status == .methodNotAllowed)
  }

  @Test(arguments: [
    ("/moved/%2F", "/"), ("/moved/%2Fa%3Fb=c", "/a?b=c"),
    ("/moved/%2F%20%2Fevil.example", "/%20/evil.example"),
  ])
  func aRouteMayRedirect(target: String, location: String) async throws {
    let response = try await transport().send(.get, target)
    #expect(response.status == .seeOther)
    #expect(response.headers["Location"] == location)
  }

  @Test(arguments: [
    "%2F%2Fevil.example", "%2F%5Cevil.example", "https:%2F%2Fevil.example", "evil",
  ])
  func noRedirectOpensAnotherSite(path: String) async throws {
    let response = try await transport().send(.get, "/moved/" + path)
    #expect(response.status == .internalError)
    #expect(!response.headers.contains("Location"))
  }

  @Test func aRouteMayReturnNoPage() async throws {
    #expect(try await transport().send(.get, "/missing").status == .notFound)
  }

  @Test(arguments: ["/missing", "/moved/%2F", "/nowhere"])
  func anAttachToARouteWithoutAPageIsUnknown(path: String) async throws {
    let transport = try await transport()
    let version = try #require(try await transport.send(.get, "/").meta("trellis-version"))
    let client = SimulatedClient(session: SessionToken.random().text)
    let body = client.attach(version: version, path: path)
    let response = try await transport.post("attach", body)
    #expect(response.status == .notFound && response.headers["Trellis-Live"] == "1")
    #expect(!response.headers.contains("Location"))
  }

  // MARK: Files, health, metrics

  @Test func filesWithFingerprintsAreKeptForGood() async throws {
    let transport = try await transport()
    let page = try await transport.send(.get, "/")
    let addresses = page.text.matches(of: /"(\/assets\/[^"]+)"/).map { String($0.1) }
    #expect(addresses.count >= 3)
    for address in addresses {
      let response = try await transport.send(.get, address)
      #expect(response.status == .ok, "\(address)")
      #expect(
        response.headers["Cache-Control"] == "public, max-age=31536000, immutable", "\(address)")
      let tag = try #require(response.headers["ETag"])
      let again = try await transport.send(.get, address, headers: ["If-None-Match": tag])
      #expect(again.status == .notModified)
    }
    let plain = try await transport.send(.get, "/assets/trellis.css")
    #expect(plain.headers["Cache-Control"] == "no-cache")
  }

  @Test func tablesAreNotServed() async throws {
    for name in ["words-lao.txt", "README.md", "SHA256SUMS"] {
      let response = try await transport().send(.get, "/assets/data/\(name)")
      #expect(response.status == .notFound, "\(name)")
    }
    #expect(try !Site.test(TestPages()).assets.names.contains { $0.hasPrefix("data/") })
  }

  @Test func fontsHaveTheirType() async throws {
    let response = try await transport().send(.get, "/assets/fonts/Inter-Regular.woff2")
    #expect(response.headers["Content-Type"] == "font/woff2")
  }

  @Test(arguments: [
    "/assets/../Package.swift", "/assets/..%2fPackage.swift", "/assets/.hidden", "/assets/",
    "/assets/fonts", "/assets/fonts/Inter-Regular.otf", "/assets//etc/passwd",
  ])
  func onlyKnownFilesAreServed(target: String) async throws {
    #expect(try await transport().send(.get, target).status == .notFound)
  }

  @Test func healthAndMetricsAreText() async throws {
    let transport = try await transport()
    _ = try await transport.send(.get, "/")
    #expect(try await transport.send(.get, "/healthz").text == "ok\n")
    let metrics = try await transport.send(.get, "/metrics").text
    #expect(metrics.contains("trellis_sessions{phase=\"provisional\"} 1\n"))
    #expect(metrics.contains("trellis_pages_total 1\n"))
    #expect(metrics.contains("\ntrellis_polls_waiting 0\n"))
  }

  // MARK: Live requests

  @Test func aClickReturnsAPatch() async throws {
    let transport = try await transport()
    let client = try await opened(transport)
    client.click(.button)
    let response = try await transport.post("event", client.events())
    #expect(response.status == .ok)
    #expect(response.headers["Content-Type"] == "application/json")
    #expect(response.headers["Cache-Control"] == "no-store")
    #expect(response.text.contains("row 0"))
    #expect(pages.recorder.entries == ["click"])
  }

  @Test func aMessageReachesTheOtherTab() async throws {
    let transport = try await transport()
    let first = try await opened(transport)
    let second = try await opened(transport)
    let poll = second.poll()
    async let response = transport.post("poll", poll)
    pages.news.publish("for all")
    if case .bytes(let bytes) = try await response.body { try second.receive(.body(bytes)) }
    #expect(second.mirror.root.description.contains("for all"))
    let own = try await transport.post("poll", first.poll())
    #expect(own.text.contains("for all"))
  }

  @Test(
    arguments: [
      (["Origin": "http://evil.example"], 403),
      (["Origin": "null"], 403),
      (["Origin": "http://localhost", "Sec-Fetch-Site": "cross-site"], 403),
      (["Origin": "http://localhost", "Content-Type": "text/plain"], 415),
      (["Origin": "http://localhost", "Content-Type": "application/jsonp"], 415),
      (["Origin": "http://localhost", "Content-Type": "Application/JSON ; charset=utf-8"], 200),
      (["Origin": "http://localhost"], 200), ([:], 200),
    ] as [([String: String], Int)])
  func requestsOfOtherSitesAreRefused(fields: [String: String], status: Int) async throws {
    let transport = try await transport()
    let client = try await opened(transport)
    client.click(.button)
    var headers: Headers = [:]
    for (name, value) in fields { headers.append(name, value) }
    let response = try await transport.post("event", client.events(), headers: headers)
    #expect(response.status == Response.Status(status))
    #expect(pages.recorder.entries.count == (status == 200 ? 1 : 0))
  }

  @Test func theNamesOfARequestAreInItsHeadOrInItsBody() async throws {
    let transport = try await transport()
    let client = try await opened(transport)
    let button = client.id(.button).rawValue
    var headers: Headers = ["Origin": "http://localhost", "Trellis-Session": client.session]
    let click = #""first":1,"events":[{"type":"click","target":\#(button)}]"#
    let body = Array(#"{"ack":\#(client.applied),\#(click)}"#.utf8)
    #expect(try await transport.post("event", body, headers: headers).status == .badRequest)
    headers.append("Trellis-Tab", client.tab)
    #expect(try await transport.post("event", body, headers: headers).status == .ok)
    #expect(try await transport.post("event", body).status == .badRequest)
    #expect(pages.recorder.entries.count == 1)
    headers = ["Origin": "http://localhost", "Trellis-Session": client.session, "Trellis-Tab": "x"]
    #expect(try await transport.post("event", body, headers: headers).status == .notFound)
  }

  @Test func errorsHaveTheirOwnStatuses() async throws {
    let transport = try await transport()
    let client = try await opened(transport)
    let stranger = SimulatedClient(session: SessionToken.random().text)
    #expect(try await transport.post("event", stranger.events()).status == .notFound)
    #expect(try await transport.post("poll", stranger.poll()).status == .notFound)
    #expect(try await transport.post("event", Array("{".utf8)).status == .badRequest)
    #expect(try await transport.post("nothing", []).status == .notFound)
    #expect(try await transport.send(.get, "/_trellis/poll").status == .methodNotAllowed)
    #expect(try await transport.post("leave", client.leave()).status == .noContent)
    #expect(try await transport.post("event", client.events()).status == .notFound)
  }

  @Test func tooManyRequestsGetARetryTime() async throws {
    let clock = TestClock()
    let transport = TestTransport(try .test(pages, clock: clock))
    let client = try await opened(transport)
    for _ in 0..<64 { client.click(.nowhere) }
    var response = try await transport.post("event", client.events())
    for _ in 0..<30 where response.status != .tooManyRequests {
      response = try await transport.post("event", client.events())
    }
    #expect(response.status == .tooManyRequests)
    #expect(response.headers["Retry-After"] == "1")
    clock.advance(.seconds(1))
    #expect(try await transport.post("event", client.events()).status == .ok)
  }

  // MARK: For tests

  @Test func onlyATestServerEchoesAndDelays() async throws {
    let usual = try await transport()
    #expect(try await usual.post("echo", Array("a".utf8)).status == .notFound)
    #expect(try await usual.send(.get, "/_trellis/wait").status == .methodNotAllowed)
    let site = try Site(
      routes: pages.routes, application: TestApplication(), folders: .repository, origins: [],
      allowsInspection: true)
    let tested = TestTransport(site)
    #expect(try await tested.post("echo", Array("a".utf8)).text == "a")
    let wait = InMemoryTransport(handler: site.endpoints.handle).send(
      try Request(.get, "/_trellis/wait"))
    #expect(site.endpoints.live.metrics.waitingPolls.value == 1)
    wait.disconnect()
    #expect(site.endpoints.live.metrics.waitingPolls.value == 0)
  }
}
