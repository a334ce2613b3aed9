import TrellisBase
import TrellisHTTP

/// A condition on the user of a page or response.
public struct RouteRequirement: Sendable {
  let isMet: @Sendable (UserIdentity) -> Bool

  /// A user is signed in.
  public static let signedIn = RouteRequirement { $0.user != nil || $0.signIn == nil }

  /// The user has a role.
  public static func role(_ name: String) -> RouteRequirement { .user { $0.hasRole(name) } }

  /// The user has one of several roles.
  public static func anyRole(_ names: String...) -> RouteRequirement {
    .user { user in names.contains { user.hasRole($0) } }
  }

  /// The application accepts the user.
  ///
  /// - Parameter accepts: called for each page and response, on any thread.
  public static func user(
    where accepts: @escaping @Sendable (any User) -> Bool
  ) -> RouteRequirement {
    RouteRequirement { $0.user.map(accepts) ?? false }
  }
}

/// Thrown if the user of a request lacks a role that a route requires; the response is 403.
struct AccessDenied: Error, CustomStringConvertible {
  var description: String {
    "The page is only for users who are signed in and have the required role"
  }
}

extension Route {
  /// Routes for users who meet a requirement. Other visitors of a page are sent to ``Application/signInPath``, from
  /// where ``Page/signIn(_:thenOpen:)`` sends them back; users without the required role get a page with the status 403.
  ///
  /// ```swift
  /// func routes() -> [Route] {
  ///   [Route("/", title: "Home") { _ in Home() }]
  ///     + Route.group(requires: .role("manager")) {
  ///       Route("/staff", title: "Staff") { _ in Staff() }
  ///     }
  /// }
  /// ```
  ///
  /// A feed cannot be in a group, because feed readers sign nobody in. Groups nest: all requirements apply. A response with ``ResponseAccess/public`` ignores them. Static exports
  /// leave the pages out that are closed to their user; by default nobody is signed in.
  public static func group(
    requires requirement: RouteRequirement, @RouteBuilder _ routes: () throws -> [Route]
  ) rethrows -> [Route] {
    group(requires: requirement, try routes())
  }

  /// Routes for users who meet a requirement, as ``group(requires:_:)-(_,()->[Route])``.
  public static func group(
    requires requirement: RouteRequirement, _ routes: [Route]
  ) -> [Route] {
    routes.map { route in
      precondition(
        route.role != .feed,
        "The feed \(route.pattern.text) cannot require a user: readers have none")
      var route = route
      route.requirements.append(requirement)
      return route
    }
  }

  /// Throws if `identity` may not see this route.
  ///
  /// - Throws: ``AccessDenied``, or a ``Redirect`` to the sign-in page if nobody is signed in.
  func admit(_ identity: UserIdentity?, at target: String, signIns: SignIns?) throws {
    guard !requirements.isEmpty else { return }
    guard let identity else {
      guard let signIns, signIns.isUsed else { throw AccessDenied() }
      throw Redirect(to: signIns.path + "?to=" + PercentCoding.encoded(target))
    }
    guard requirements.allSatisfy({ $0.isMet(identity) }) else { throw AccessDenied() }
  }
}

/// Collects the routes of a group.
@resultBuilder
public enum RouteBuilder {
  /// One route.
  public static func buildExpression(_ route: Route) -> [Route] { [route] }
  /// Several routes, such as a group.
  public static func buildExpression(_ routes: [Route]) -> [Route] { routes }
  /// The routes of all statements, in order.
  public static func buildBlock(_ parts: [Route]...) -> [Route] { parts.flatMap { $0 } }
  /// The routes of an `if` without `else`.
  public static func buildOptional(_ routes: [Route]?) -> [Route] { routes ?? [] }
  /// The routes of the first branch.
  public static func buildEither(first routes: [Route]) -> [Route] { routes }
  /// The routes of the second branch.
  public static func buildEither(second routes: [Route]) -> [Route] { routes }
  /// The routes of a loop.
  public static func buildArray(_ parts: [[Route]]) -> [Route] { parts.flatMap { $0 } }
}
