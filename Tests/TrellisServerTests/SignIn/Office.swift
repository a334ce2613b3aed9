import ArgumentParser
import ComponentSupport
import Foundation
import ServerSupport
import Testing
import TrellisBase
import TrellisComponents
import TrellisHTTP

@testable import TrellisServer

/// Pages and responses for users who sign in by a link, without a form.
struct Office: Application {
  static let commandName = "office"
  var language = "en"

  init() {}
  init(language: String) { self.language = language }
  /// Arguments have no place for the language.
  init(from decoder: any Decoder) throws { self.init() }

  struct Clerk: User {
    let id: String
    var name: String { "Clerk \(id)" }
    let roles: [String]
  }

  func user(id: String) async throws -> (any User)? {
    if id == "broken" { throw Broken() }
    if id == "gone" { return nil }
    return Clerk(id: id, roles: id == "1" ? ["manager"] : [])
  }

  struct Broken: Error {}

  struct Expired: UserFacingError {
    var userMessage: String { "The link has <expired>." }
    var httpStatus: Int { 410 }
  }

  struct SoldOut: UserFacingError {
    var userMessage: String { "Sold out." }
    var httpStatus: Int { 200 }
  }

  func routes() -> [Route] {
    [
      Route("/sign-in", language: language) { page in
        let id = page.location.query["id"]
        if let id { page.grantForTest(id) }
        return { Box("p", [.text("sign in, \(page.grantedForTest ?? "")")]) }
      },
      Route("/link") { page in
        let link = page.signedLink("/reset", for: "1", boundTo: "hash", validFor: .seconds(3600))
        page.title = link
        return { Box("p", [.text(link)]) }
      },
      Route("/reset") { page in
        guard let id = page.signedSubject(boundTo: { $0 == "1" ? "hash" : nil }) else {
          throw Expired()
        }
        return { Box("p", [.text("reset \(id)")]) }
      },
      .response("/api/reset") { request in
        .text(await request.signedSubject { _ in "hash" } ?? "nobody")
      },
      .response("/api/expired") { _ in throw Expired() },
      Route("/sold-out") { _ in throw SoldOut() },
      .response("/api/sold-out") { _ in throw SoldOut() },
      Route("/broken") { _ in throw Broken() },
      Route("/") { page in { Box("p", [.text("hello \(page.user?.name ?? "nobody")")]) } },
      .response("/api/open") { request in .encodedJSON(#"{"user":"\#(request.user?.id ?? "")"}"#) },
      .response("/api/hook", methods: [.post], access: .public) { request in
        .text("hook \(request.user?.id ?? "nobody") \(request.body.count)")
      },
      .response("/api/change", methods: [.post, .delete], bodyLimit: 10) { request in
        .text("changed by \(request.user?.id ?? "nobody")")
      },
      .response("/api/fails") { _ in throw Broken() },
      .response("/api/teapot") { _ in throw HTTPFailure(418, "short and stout") },
      .response("/api/silent") { _ in throw HTTPFailure(.notFound, "") },
      .response("/api/moved") { _ in throw Redirect(to: "/") },
      .response("/files/*path") { .text($0.parameters["path"] ?? "") },
    ]
      + Route.group(
        requires: .signedIn,
        [
          Route("/mine") { page in { Box("p", [.text("mine: \(page.user?.name ?? "")")]) } },
          .response("/api/mine") { .text("mine: \($0.user?.id ?? "")") },
        ])
      + Route.group(requires: .role("manager")) {
        Route("/all") { _ in { Box("p", [.text("all")]) } }
        Route.response("/api/all") { _ in .text("all") }
      }
  }
}

extension TestTransport {
  /// The address at which a browser gets the cookie of the user with `id`.
  func ticket(_ id: String, to target: String = "/") async throws -> String {
    let page = try await send(.get, "/sign-in?id=\(id)&to=\(target)")
    let start = try #require(page.text.range(of: "<title>"))
    return String(page.text[start.upperBound...].prefix { $0 != "<" })
  }

  /// Signs a browser in that has the fields `headers`, and returns its cookie.
  func signIn(_ id: String, headers: Headers = [:]) async throws -> String {
    let response = try await send(.get, try await ticket(id), headers: headers)
    return String(try #require(response.headers["Set-Cookie"]).prefix { $0 != ";" })
  }
}

extension Page {
  func grantForTest(_ id: String) {
    grantedForTest = signIns?.grant(id, to: work.client, target: location.query["to"] ?? "/")
  }

  var grantedForTest: String? {
    get { title }
    set { title = newValue ?? "" }
  }
}
