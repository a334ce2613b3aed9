import ServerSupport
import Testing
import TrellisHTTP

@testable import TrellisServer

/// Attacks on sign-ins: cookies that an attacker has chosen, stolen or changed, requests of other sites, and methods that
/// browsers send on their own.
struct HostileSignInTests {
  private let site: Site
  private let transport: TestTransport
  private let secret = String(repeating: "5", count: SessionToken.length)

  init() throws {
    let office = Office()
    let clock = TestClock()
    site = try Site(
      routes: office.routes(), application: office, folders: .repository, origins: [],
      loadShedding: .endless, clock: { clock.now })
    transport = TestTransport(site)
  }

  private func user(_ cookie: String) async throws -> String {
    try await transport.send(.get, "/api/open", headers: ["Cookie": cookie]).text
  }

  // MARK: Cookies

  @Test func aCookieThatAnAttackerHasSetIsNotSignedIn() async throws {
    let planted = "trellis-office=" + secret
    let own = try await transport.signIn("1", headers: ["Cookie": planted])
    #expect(own != planted)
    #expect(try await user(planted) == #"{"user":""}"#)
    #expect(try await user(own) == #"{"user":"1"}"#)
    // The attacker's own sign-in in the browser of the victim ends, so that nobody works in the wrong account.
    let attacker = try await transport.signIn("2")
    _ = try await transport.signIn("1", headers: ["Cookie": attacker])
    #expect(try await user(attacker) == #"{"user":""}"#)
  }

  @Test func aStolenCookieEndsWithItsSignIn() async throws {
    let stolen = try await transport.signIn("1")
    let other = try await transport.signIn("1")
    #expect(try await user(stolen) == #"{"user":"1"}"#)
    let signIns = try #require(site.endpoints.signIns)
    let token = try #require(
      SessionToken(String(stolen.dropFirst("trellis-office=".count))))
    signIns.end(token, of: "1")
    #expect(try await user(stolen) == #"{"user":""}"#)
    #expect(try await user(other) == #"{"user":"1"}"#)
    signIns.endAll(of: "1")
    #expect(try await user(other) == #"{"user":""}"#)
    #expect(signIns.store.signIns(of: "1").isEmpty)
  }

  @Test func changedCookiesAreNoSignIn() async throws {
    let cookie = try await transport.signIn("1")
    let name = "trellis-office="
    let value = String(cookie.dropFirst(name.count))
    let last = value.hasSuffix("0") ? "1" : "0"
    let start = String(value.dropLast())
    let wrong: [String] = [
      name, name + start, "\(name)\(value)0", name + start + last,
      "\(name)\(value.prefix(16))\(secret.dropFirst(16))", "\(name)0x\(value.dropFirst(2))",
      "trellis-office2=\(value)", "Trellis-Office=\(value)", "trellis-cafe=\(value)",
      "__Host-\(cookie)", "\(name)\"\(value)\"", "\(name) \(value)\u{301}",
      String(repeating: "a=b; ", count: 1000) + name + secret,
    ]
    for wrong in wrong {
      #expect(try await user(wrong) == #"{"user":""}"#, "\(wrong.prefix(100))")
    }
    #expect(try await user("a=b; " + cookie + "; c=d") == #"{"user":"1"}"#)
  }

  /// The token of a page, and the value of `requestToken`, are no sign-ins; nor is a ticket.
  @Test func otherSecretsOfTheServerAreNoCookies() async throws {
    let cookie = try await transport.signIn("1")
    let page = try await transport.send(.get, "/mine", headers: ["Cookie": cookie])
    let session = try #require(page.meta("trellis-session"))
    let ticket = try await transport.ticket("1")
    let identity = try #require(SessionToken(String(cookie.suffix(SessionToken.length))))
    let token = try #require(site.endpoints.signIns).requestToken(of: identity)
    for secret in [session, String(ticket.suffix(SessionToken.length)), token] {
      #expect(try await user("trellis-office=" + secret) == #"{"user":""}"#)
    }
  }

  // MARK: Other sites

  /// A page of a sibling host, such as `blog.localhost`, has the cookie of the user with it (`SameSite`).
  @Test(
    arguments: [
      ("https://evil.example", "cross-site"), ("http://blog.localhost", "same-site"),
      ("https://localhost", "same-site"), ("http://localhost:81", "same-site"), ("null", nil),
      ("http://localhost.evil.example", nil), ("http://localhost@evil.example", nil), ("", nil),
      ("http://localhost, http://localhost", nil), (nil, "none"), (nil, "same-site"),
    ] as [(String?, String?)])
  func noRequestOfAnotherOriginChangesAnything(origin: String?, fetchSite: String?) async throws {
    let cookie = try await transport.signIn("1")
    var headers: Headers = ["Cookie": cookie, "Host": "localhost"]
    if let origin { headers["Origin"] = origin }
    if let fetchSite { headers["Sec-Fetch-Site"] = fetchSite }
    for method in [Request.Method.post, .delete] {
      let change = try await transport.send(method, "/api/change", headers: headers)
      #expect(change.status == .forbidden)
    }
    let page = try await transport.send(.get, "/mine", headers: ["Cookie": cookie])
    let client = SimulatedClient(session: try #require(page.meta("trellis-session")))
    let attach = client.attach(
      version: try #require(page.meta("trellis-version")), path: "/mine")
    #expect(try await transport.post("attach", attach, headers: headers).status == .forbidden)
    var form = headers
    form["Content-Type"] = "application/x-www-form-urlencoded"
    let posted = try await transport.send(
      .post, "/mine", headers: form, body: Array("trellis-form=f".utf8))
    #expect(posted.status == .forbidden)
  }

  /// A form of another site can send these methods only; a field cannot make them another one.
  @Test func noFieldReplacesTheMethod() async throws {
    let cookie = try await transport.signIn("1")
    for name in ["X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"] {
      let response = try await transport.send(
        .get, "/api/change?_method=DELETE", headers: ["Cookie": cookie, name: "DELETE"])
      #expect(response.status == .notFound)
    }
  }

  @Test func aTokenOfAnotherSignInIsRefused() async throws {
    let signIns = try #require(site.endpoints.signIns)
    let ada = try await transport.signIn("1")
    let eve = try await transport.signIn("2")
    func token(_ cookie: String) throws -> String {
      signIns.requestToken(
        of: try #require(SessionToken(String(cookie.suffix(SessionToken.length)))))
    }
    func change(_ cookie: String, _ token: String) async throws -> Response {
      try await transport.send(
        .post, "/api/change", headers: ["Cookie": cookie, "Trellis-Token": token])
    }
    #expect(try await change(ada, token(ada)).text == "changed by 1")
    #expect(try await change(ada, token(eve)).status == .forbidden)
    #expect(try await change(ada, "").status == .forbidden)
  }

  // MARK: Methods

  /// Programs that look at links before a user does send `HEAD`.
  @Test func headUsesNoTicketAndShowsNoGuardedPage() async throws {
    let ticket = try await transport.ticket("1")
    let head = try await transport.send(.head, ticket)
    #expect(head.headers["Set-Cookie"] == nil)
    let options = try await transport.send(.options, ticket)
    #expect(options.status == .noContent && options.headers["Set-Cookie"] == nil)
    #expect(try await transport.send(.get, ticket).headers["Set-Cookie"] != nil)
    for target in ["/mine", "/api/mine"] {
      #expect(try await transport.send(.head, target).status != .ok, "\(target)")
      let response = try await transport.send(.options, target)
      #expect(response.status == .noContent && response.body.count == 0)
      #expect(response.headers["Access-Control-Allow-Origin"] == nil)
    }
    let cookie = try await transport.signIn("1")
    #expect(try await transport.send(.head, "/mine", headers: ["Cookie": cookie]).status == .ok)
    let change = try await transport.send(.head, "/api/change", headers: ["Cookie": cookie])
    #expect(change.status == .notFound)
  }

  @Test func headTakesNoFileForDownload() async throws {
    let downloads = site.endpoints.live.configuration.value.downloads
    let path = try #require(
      downloads.add(.text("a"), for: nil, of: .loopback, now: TestClock().now))
    _ = try await transport.send(.head, path)
    _ = try await transport.send(.options, path)
    #expect(try await transport.send(.get, path).text == "a")
    #expect(try await transport.send(.get, path).status == .notFound)
  }
}
