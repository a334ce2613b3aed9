import ArgumentParser
import Foundation
import Synchronization
import Testing
import Trellis

@testable import TrellisHTTP
@testable import TrellisOpenID
@testable import TrellisServer

/// An application whose users sign in at a provider.
struct Firm: Application {
  static let commandName = "firm"

  struct Employee: User {
    let id: String
    var name: String { "Employee \(id)" }
    let roles: [String] = []
  }

  struct Broken: Error {}

  func user(id: String) async throws -> (any User)? { Employee(id: id) }

  func routes() -> [Route] { [] }

  /// The routes, with the routes of sign-ins at `provider`.
  static func routes(_ provider: OpenIDProvider) -> [Route] {
    [
      Route("/") { page in Text("home of \(page.user?.name ?? "nobody")") },
      Route("/sign-in") { _ in Text("sign in") },
    ]
      + OpenID.routes(provider, path: "/sign-in/company") { claims in
        if claims.subject == "stranger" { return nil }
        if claims.subject == "broken" { throw Broken() }
        return Employee(id: claims.subject)
      }
      + Route.group(requires: .signedIn) {
        Route("/staff") { page in Text("staff: \(page.user?.name ?? "nobody")") }
      }
  }
}

/// A site of `Firm`, without a network.
struct FirmSite {
  let transport: InMemoryTransport

  init(_ provider: OpenIDProvider, origins: [Origin] = []) throws {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
      .joined(separator: "/")
    let site = try Site(
      routes: Firm.routes(provider), application: Firm(),
      folders: ResourceFolders(
        assets: root + "/public", templates: root + "/templates", environment: [:]),
      origins: origins,
      loadShedding: LoadShedding(
        opening: .seconds(86_400), other: .seconds(86_400), limit: .seconds(86_400)))
    transport = InMemoryTransport(handler: site.endpoints.handle)
  }
}

/// A browser with its cookies.
final class Browser {
  let site: FirmSite
  let isSecure: Bool
  private(set) var cookies: [String: String] = [:]
  /// The fields `Set-Cookie` of all responses.
  private(set) var fields: [String] = []

  init(_ site: FirmSite, isSecure: Bool = false) {
    self.site = site
    self.isSecure = isSecure
  }

  func send(_ method: Request.Method = .get, _ target: String) async throws -> Response {
    var headers: Headers = ["Host": "firm.example", "Accept": "text/html"]
    if !cookies.isEmpty {
      headers.append("Cookie", cookies.map { "\($0)=\($1)" }.sorted().joined(separator: "; "))
    }
    let request = try Request(method, target, headers: headers)
    let response = await site.transport.response(to: request)
    for field in response.headers.values(of: "set-cookie") {
      fields.append(field)
      let pair = field.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1)
      cookies[String(pair[0])] = String(pair[1])
    }
    return response
  }

  func location(_ target: String) async throws -> String {
    let response = try await send(.get, target)
    #expect(response.status == .seeOther)
    return try #require(response.headers["Location"])
  }

  /// Whether a guarded page knows the user.
  func isSignedIn(as name: String = "Employee 7") async throws -> Bool {
    try await text("/staff").contains("staff: \(name)")
  }

  func text(_ target: String) async throws -> String {
    guard case .bytes(let bytes) = try await send(.get, target).body else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The cookie with which another browser recognises this one.
  func copyCookies(to other: Browser) { other.cookies = cookies }

  /// Begins a sign-in from a guarded page, and comes back from the provider.
  ///
  /// - Parameter change: changes the query with which the provider sends the browser back.
  /// - Returns: the address to which the site sends the browser then.
  func signIn(
    at provider: FakeProvider, to target: String = "%2Fstaff",
    _ change: (inout [String: String]) -> Void = { _ in }
  ) async throws -> String {
    let address = try await location("/sign-in/company?to=\(target)")
    guard address.hasPrefix("https://") else { return address }
    var query = try provider.authorize(address)
    change(&query)
    return try await location(Self.callback(query))
  }

  static func callback(_ query: [String: String]) -> String {
    "/sign-in/company/callback?" + OpenIDClient.form(query.map { ($0.key, $0.value) })
  }
}
