import Foundation
import Synchronization
import Trellis
import TrellisOpenID

/// A site with a guarded page, for whose users the provider of the environment variable `ISSUER` vouches.
@main struct OpenIDPage: Application {
  struct Employee: User {
    let id: String
    let name: String
    let roles: [String] = []
  }

  /// The users who have signed in, by their ids.
  private static let employees = Mutex<[String: Employee]>([:])

  func user(id: String) async throws -> (any User)? { Self.employees.withLock { $0[id] } }

  func routes() throws -> [Route] {
    let environment = ProcessInfo.processInfo.environment
    let provider = try OpenIDProvider(
      issuer: environment["ISSUER"] ?? "http://localhost:8000/o", clientID: "openid-page",
      clientSecret: environment["CLIENT_SECRET"], scopes: ["openid"])
    return [
      Route("/") { _ in Text("Home") },
      Route("/sign-in", title: "Sign in") { page in
        VStack {
          if let problem = OpenIDProblem(page.location) { Text(problem.userMessage) }
          Link("Sign in", destination: OpenID.address("/sign-in/provider", from: page.location))
        }
      },
    ]
      + OpenID.routes(provider, path: "/sign-in/provider") { claims in
        if claims.subject == ProcessInfo.processInfo.environment["STRANGER"] { return nil }
        let employee = Employee(id: claims.subject, name: "user \(claims.subject)")
        Self.employees.withLock { $0[employee.id] = employee }
        return employee
      }
      + Route.group(requires: .signedIn) {
        Route("/staff", title: "Staff") { page in
          Text("Welcome, \(page.user?.name ?? "nobody")")
        }
      }
  }
}
