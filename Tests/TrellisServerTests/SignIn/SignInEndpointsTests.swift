import Foundation
import ServerSupport
import Testing
import TrellisHTTP

@testable import TrellisServer

struct SignInEndpointsTests {
  private let clock = TestClock()

  private func transport(origins: [Origin] = []) throws -> TestTransport {
    let office = Office()
    return TestTransport(
      try Site(
        routes: office.routes(), application: office, folders: .repository, origins: origins,
        loadShedding: .endless, clock: { clock.now }))
  }

  private func ticket(
    _ id: String, _ transport: TestTransport, to target: String = "/"
  ) async throws -> String {
    try await transport.ticket(id, to: target)
  }

  private func cookie(_ response: Response) throws -> String {
    String(try #require(response.headers["Set-Cookie"]).prefix { $0 != ";" })
  }

  @Test func aSignInSetsACookieThatScriptsCannotRead() async throws {
    let transport = try transport()
    let address = try await ticket("1", transport, to: "/mine")
    let response = try await transport.send(.get, address)
    #expect(response.status == .seeOther)
    #expect(response.headers["Location"] == "/mine")
    #expect(response.headers["Cache-Control"] == "no-store")
    let field = try #require(response.headers["Set-Cookie"])
    #expect(field.hasPrefix("trellis-office="))
    #expect(field.hasSuffix("; Path=/; HttpOnly; SameSite=Lax; Max-Age=7776000"))
    let page = try await transport.send(.get, "/mine", headers: ["Cookie": try cookie(response)])
    #expect(page.status == .ok && page.text.contains("mine: Clerk 1"))
    #expect(page.headers["Cache-Control"] == "no-store")
  }

  @Test func aCookieOverTLSIsSecureAndOfThisHostOnly() async throws {
    let origin = try #require(Origin("https://office.example"))
    let transport = try transport(origins: [origin])
    let response = try await transport.send(.get, try await ticket("1", transport))
    let field = try #require(response.headers["Set-Cookie"])
    #expect(field.hasPrefix("__Host-trellis-office=") && field.hasSuffix("; Secure"))
    // A sibling host of the domain can set a cookie without the prefix.
    let plain = try cookie(response).replacingOccurrences(of: "__Host-", with: "")
    let page = try await transport.send(.get, "/", headers: ["Cookie": plain])
    #expect(page.text.contains("hello nobody"))
  }

  @Test func aTicketIsValidOnceForAMinuteAndForItsAddress() async throws {
    let transport = try transport()
    let used = try await ticket("1", transport)
    #expect(try await transport.send(.get, used).headers["Set-Cookie"] != nil)
    #expect(try await transport.send(.get, used).headers["Set-Cookie"] == nil)
    let foreign = try await ticket("1", transport)
    #expect(try await transport.send(.get, foreign, from: "192.0.2.7").headers["Set-Cookie"] == nil)
    let late = try await ticket("1", transport)
    clock.advance(.seconds(61))
    #expect(try await transport.send(.get, late).headers["Set-Cookie"] == nil)
    for wrong in [
      "/_trellis/enter", "/_trellis/enter?ticket=x",
      "/_trellis/enter?ticket=" + String(repeating: "0", count: 48),
    ] {
      let response = try await transport.send(.get, wrong)
      #expect(response.headers["Set-Cookie"] == nil)
      #expect(response.headers["Location"]?.hasPrefix("/sign-in?") == true)
    }
  }

  /// Otherwise a link could sign a visitor in as the attacker, who then reads what the visitor enters.
  @Test func aLinkOfAnotherSiteSignsNobodyIn() async throws {
    let transport = try transport()
    let address = try await ticket("1", transport)
    for site in ["cross-site", "same-site", "none"] {
      let response = try await transport.send(.get, address, headers: ["Sec-Fetch-Site": site])
      #expect(response.headers["Set-Cookie"] == nil, "\(site)")
    }
    let own = try await transport.send(.get, address, headers: ["Sec-Fetch-Site": "same-origin"])
    #expect(own.headers["Set-Cookie"] != nil)
  }

  @Test func aSignInEndsTheFormerCookieOfTheBrowser() async throws {
    let transport = try transport()
    let first = try cookie(try await transport.send(.get, try await ticket("1", transport)))
    let again = try await transport.send(
      .get, try await ticket("2", transport), headers: ["Cookie": first])
    let second = try cookie(again)
    #expect(first != second)
    let old = try await transport.send(.get, "/", headers: ["Cookie": first])
    #expect(old.text.contains("hello nobody"), "a cookie that was set before is worth nothing")
    let new = try await transport.send(.get, "/", headers: ["Cookie": second])
    #expect(new.text.contains("hello Clerk 2"))
  }

  /// Otherwise "Sign out" on the page of an earlier sign-in would end that one, and leave the user signed in.
  @Test func aPageServesOnlyItsSignIn() async throws {
    let transport = try transport()
    let first = try cookie(try await transport.send(.get, try await ticket("1", transport)))
    let page = try await transport.send(.get, "/mine", headers: ["Cookie": first])
    let client = SimulatedClient(session: try #require(page.meta("trellis-session")))
    let version = try #require(page.meta("trellis-version"))
    let attach = client.attach(version: version, path: "/mine")
    func post(_ verb: String, _ body: [UInt8], _ cookie: String?) async throws -> Response {
      var headers: Headers = ["Origin": "http://localhost"]
      if let cookie { headers["Cookie"] = cookie }
      return try await transport.post(verb, body, headers: headers)
    }
    #expect(try await post("attach", attach, first).text.contains("session"))
    let second = try cookie(try await transport.send(.get, try await ticket("1", transport)))
    for other in [second, nil] {
      #expect(try await post("event", client.events(), other).text.contains("load"))
      #expect(try await post("poll", client.poll(), other).text.contains("load"))
    }
  }

  /// A browser sends a cookie without a name as its value alone.
  @Test func aCookieWithoutANameIsNoSignIn() async throws {
    let transport = try transport()
    let own = try cookie(try await transport.send(.get, try await ticket("1", transport)))
    let page = try await transport.send(.get, "/", headers: ["Cookie": "=" + own])
    #expect(page.text.contains("hello nobody"))
  }

  @Test func aUserWhoNoLongerExistsIsSignedOut() async throws {
    let transport = try transport()
    let cookie = try cookie(try await transport.send(.get, try await ticket("gone", transport)))
    let page = try await transport.send(.get, "/", headers: ["Cookie": cookie])
    #expect(page.text.contains("hello nobody"))
    let broken = try self.cookie(
      try await transport.send(.get, try await ticket("broken", transport)))
    #expect(try await transport.send(.get, "/", headers: ["Cookie": broken]).status == 500)
  }

  @Test func guardsApplyToPagesAndResponses() async throws {
    let transport = try transport()
    let bob = try cookie(try await transport.send(.get, try await ticket("2", transport)))
    let ada = try cookie(try await transport.send(.get, try await ticket("1", transport)))
    func status(_ target: String, _ cookie: String?, _ more: Headers = [:]) async throws -> Int {
      var headers = more
      if let cookie { headers["Cookie"] = cookie }
      return try await transport.send(.get, target, headers: headers).status.code
    }
    #expect(try await status("/mine", nil) == 303)
    #expect(try await status("/mine", bob) == 200)
    #expect(try await status("/all", nil) == 303)
    #expect(try await status("/all", bob) == 403)
    #expect(try await status("/all", ada) == 200)
    #expect(try await status("/api/mine", nil, ["Accept": "application/json"]) == 401)
    #expect(try await status("/api/mine", nil, ["Accept": "text/html"]) == 303)
    #expect(try await status("/api/all", bob, ["Accept": "application/json"]) == 403)
    #expect(try await status("/api/all", ada) == 200)
    let redirect = try await transport.send(.get, "/mine?a=1&b=2")
    #expect(redirect.headers["Location"] == "/sign-in?to=%2Fmine%3Fa%3D1%26b%3D2")
  }

  @Test func aSignInGoesBackToThisSiteOnly() async throws {
    let transport = try transport()
    for target in [
      "//evil.example", "https:%2F%2Fevil.example", "%2F%5Cevil.example",
      "%2F_trellis%2Fenter%3Fticket%3Dx", "%2F%255Ftrellis%2Fenter",
    ] {
      let response = try await transport.send(.get, try await ticket("1", transport, to: target))
      let location = try #require(response.headers["Location"])
      #expect(!location.contains("trellis"))
      #expect(location.hasPrefix("/") && !location.hasPrefix("//") && !location.hasPrefix("/\\"))
    }
  }

  @Test(arguments: [("de", "Melden Sie sich noch einmal an."), ("en", "Sign in again.")])
  func aTicketThatIsNotValidShowsANotice(language: String, words: String) async throws {
    let office = Office(language: language)
    let transport = TestTransport(
      try Site(
        routes: office.routes(), application: office, folders: .repository, origins: [],
        loadShedding: .endless, isDevelopment: true, clock: { clock.now }))
    let used = try await ticket("1", transport)
    _ = try await transport.send(.get, used)
    let refused = try await transport.send(.get, used)
    #expect(refused.headers["Set-Cookie"] == nil)
    let target = try #require(refused.headers["Location"])
    let page = try await transport.send(.get, target)
    #expect(page.status == .ok && page.text.contains(words))
    #expect(!page.text.contains("SignInNotCompleted"))
    #expect(try await !transport.send(.get, "/sign-in").text.contains(words))
    let elsewhere = target.replacingOccurrences(of: "/sign-in?", with: "/?")
    #expect(try await !transport.send(.get, elsewhere).text.contains(words))
  }

  @Test func aSignedLinkOpensItsPage() async throws {
    let transport = try transport()
    let page = try await transport.send(.get, "/link")
    let start = try #require(page.text.range(of: "<title>"))
    let link = String(page.text[start.upperBound...].prefix { $0 != "<" })
    let reset = try await transport.send(.get, link)
    #expect(reset.status == .ok, "\(link): \(reset.text)")
    #expect(reset.text.contains("reset 1"))
    let other = link.replacingOccurrences(of: "/reset", with: "/api/reset")
    #expect(try await transport.send(.get, other).text == "nobody")
    #expect(try await transport.send(.get, "/reset").status == 410)
  }

  // MARK: Errors

  @Test func aRouteShowsTheWordsOfItsError() async throws {
    let transport = try transport()
    let page = try await transport.send(.get, "/reset")
    #expect(page.status == 410 && page.text.contains("The link has &lt;expired&gt;."))
    let sold = try await transport.send(.get, "/sold-out")
    #expect(sold.status == 500 && sold.text.contains("Sold out."))
    let broken = try await transport.send(.get, "/broken")
    #expect(broken.status == 500 && !broken.text.contains("Broken"))
    let text = try await transport.send(.get, "/api/expired")
    #expect(text.status == 410 && text.text == "The link has <expired>.\n")
    #expect(text.headers["Content-Type"] == "text/plain; charset=utf-8")
    let json = try await transport.send(
      .get, "/api/expired", headers: ["Accept": "application/json"])
    #expect(json.status == 410 && json.text == #"{"error":"The link has <expired>."}"#)
    #expect(json.headers["Content-Type"] == "application/json")
    #expect(try await transport.send(.get, "/api/sold-out").status == 500)
    let general = try await transport.send(.get, "/api/fails", headers: ["Accept": "text/json"])
    #expect(general.status == 500 && !general.text.contains("Broken"))
  }

  // MARK: Responses

  @Test func responsesKnowTheUser() async throws {
    let transport = try transport()
    let cookie = try cookie(try await transport.send(.get, try await ticket("1", transport)))
    let own = try await transport.send(.get, "/api/open", headers: ["Cookie": cookie])
    #expect(own.text == #"{"user":"1"}"# && own.headers["Content-Type"] == "application/json")
    #expect(own.headers["Cache-Control"] == "no-store")
    #expect(own.headers["X-Content-Type-Options"] == "nosniff")
    #expect(try await transport.send(.head, "/api/open").status == .ok)
    let files = try await transport.send(.get, "/files/a/b%20c")
    #expect(files.text == "a/b c")
  }

  @Test func aChangeOfAnotherSiteIsRefused() async throws {
    let transport = try transport()
    let cookie = try cookie(try await transport.send(.get, try await ticket("1", transport)))
    func change(_ headers: Headers) async throws -> Int {
      try await transport.send(.post, "/api/change", headers: headers).status.code
    }
    #expect(try await change(["Cookie": cookie]) == 403)
    #expect(try await change(["Cookie": cookie, "Origin": "https://evil.example"]) == 403)
    #expect(
      try await change([
        "Cookie": cookie, "Origin": "http://localhost", "Host": "localhost",
        "Sec-Fetch-Site": "same-site",
      ]) == 403)
    #expect(
      try await change(["Cookie": cookie, "Origin": "http://localhost", "Host": "localhost"])
        == 200)
    #expect(try await change(["Cookie": cookie, "Trellis-Token": "0"]) == 403)
    #expect(try await change([:]) == 200, "a program without cookies is no user")
    let hook = try await transport.send(
      .post, "/api/hook", headers: ["Cookie": cookie, "Origin": "https://evil.example"],
      body: Array("abc".utf8))
    #expect(hook.text == "hook nobody 3")
  }

  @Test func methodsAndErrorsOfResponses() async throws {
    let transport = try transport()
    let put = try await transport.send(.put, "/api/change")
    #expect(put.status == .methodNotAllowed && put.headers["Allow"] == "POST, DELETE, OPTIONS")
    let options = try await transport.send(.options, "/api/open")
    #expect(options.status == .noContent && options.headers["Allow"] == "GET, HEAD, OPTIONS")
    #expect(try await transport.send(.get, "/api/fails").status == 500)
    let teapot = try await transport.send(.get, "/api/teapot")
    #expect(teapot.status == 418 && teapot.text == "short and stout\n")
    let silent = try await transport.send(.get, "/api/silent")
    #expect(silent.status == 404 && silent.text == "404 Not Found\n")
    #expect(try await transport.send(.get, "/api/moved").headers["Location"] == "/")
  }
}
