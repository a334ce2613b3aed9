import ArgumentParser
import ComponentSupport
import ServerSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHTTP

@testable import TrellisServer

/// Responses that sign browsers in.
private struct Gate: Application {
  static let commandName = "gate"

  struct Guest: User {
    let id: String
    var name: String { "Guest \(id)" }
    let roles: [String] = []
  }

  func user(id: String) async throws -> (any User)? { Guest(id: id) }

  func routes() -> [Route] {
    [
      Route("/") { page in { Box("p", [.text("hello \(page.user?.name ?? "nobody")")]) } },
      Route("/sign-in") { _ in { Box("p", [.text("sign in")]) } },
      .response("/enter/:id", access: .public) { request in
        try request.signIn(
          Guest(id: request.parameters["id"] ?? ""),
          returningTo: request.location.query["to"] ?? "/")
      },
      .response("/address") { .text($0.siteAddress) },
      .response("/remember") { request in
        var response = request.redirect(to: request.signInPath)
        response.headers.append("Set-Cookie", request.cookie("_more", value: "abc", seconds: 60))
        return response
      },
      .response("/recall") { .text($0.cookie("_more") ?? "nothing") },
    ]
  }
}

struct RouteRequestSignInTests {
  private func transport(
    origins: [Origin] = [], deployment: Deployment = Deployment()
  ) throws -> TestTransport {
    let (gate, clock) = (Gate(), TestClock())
    return TestTransport(
      try Site(
        routes: gate.routes(), application: gate, folders: .repository, origins: origins,
        deployment: deployment, loadShedding: .endless, clock: { clock.now }))
  }

  private func cookie(_ response: Response) throws -> String {
    String(try #require(response.headers["Set-Cookie"]).prefix { $0 != ";" })
  }

  @Test func aResponseSignsItsBrowserIn() async throws {
    let transport = try transport()
    let response = try await transport.send(.get, "/enter/1?to=/sign-in?a%3D1")
    #expect(response.status == .seeOther && response.headers["Location"] == "/sign-in?a=1")
    #expect(response.headers["Cache-Control"] == "no-store")
    let field = try #require(response.headers["Set-Cookie"])
    #expect(field.hasPrefix("trellis-gate="))
    #expect(field.hasSuffix("; Path=/; HttpOnly; SameSite=Lax; Max-Age=7776000"))
    let page = try await transport.send(.get, "/", headers: ["Cookie": try cookie(response)])
    #expect(page.text.contains("hello Guest 1"))
  }

  @Test func theFormerSignInOfTheBrowserEnds() async throws {
    let transport = try transport()
    let first = try cookie(try await transport.send(.get, "/enter/1"))
    let again = try await transport.send(.get, "/enter/2", headers: ["Cookie": first])
    let old = try await transport.send(.get, "/", headers: ["Cookie": first])
    #expect(old.text.contains("hello nobody"))
    let new = try await transport.send(.get, "/", headers: ["Cookie": try cookie(again)])
    #expect(new.text.contains("hello Guest 2"))
  }

  @Test func theBrowserStaysOnThisSite() async throws {
    let transport = try transport()
    for target in [
      "//evil.example", "https:%2F%2Fevil.example", "%2F%5Cevil.example", "%2F%09%2Fevil.example",
      "", "%2F_trellis%2Fenter%3Fticket%3Dx", "%2F%255Ftrellis%2Fenter",
    ] {
      let response = try await transport.send(.get, "/enter/1?to=\(target)")
      #expect(response.headers["Location"] == "/", "\(target)")
      #expect(response.headers["Set-Cookie"] != nil)
    }
  }

  @Test func cookiesOverTLSAreSecureAndOfThisHostOnly() async throws {
    let transport = try transport(origins: [try #require(Origin("https://gate.example"))])
    let entered = try await transport.send(.get, "/enter/1")
    let field = try #require(entered.headers["Set-Cookie"])
    #expect(field.hasPrefix("__Host-trellis-gate=") && field.hasSuffix("; Secure"))
    let remembered = try await transport.send(.get, "/remember")
    #expect(remembered.headers["Location"] == "/sign-in")
    #expect(
      remembered.headers["Set-Cookie"]
        == "__Host-trellis-gate_more=abc; Path=/; HttpOnly; SameSite=Lax; Max-Age=60; Secure")
    let own = try await transport.send(.get, "/recall", headers: ["Cookie": try cookie(remembered)])
    #expect(own.text == "abc")
    let plain = try await transport.send(
      .get, "/recall", headers: ["Cookie": "trellis-gate_more=abc"])
    #expect(plain.text == "nothing", "a sibling host of the domain can set this cookie")
  }

  @Test func theAddressOfTheSiteIsThatOfItsBrowsers() async throws {
    let host: Headers = ["Host": "gate.example:81"]
    #expect(
      try await transport().send(.get, "/address", headers: host).text == "http://gate.example:81")
    let origin = try #require(Origin("https://other.example"))
    #expect(
      try await transport(origins: [origin]).send(.get, "/address", headers: host).text
        == "https://other.example")
    let below = try transport(
      origins: [origin], deployment: Deployment(base: try #require(BasePath("/app"))))
    #expect(
      try await below.send(.get, "/app/address", headers: host).text == "https://other.example/app")
    let entered = try await below.send(.get, "/app/enter/1?to=/sign-in")
    #expect(entered.headers["Location"] == "/app/sign-in")
  }
}
