import TrellisBase
public import TrellisComponents
import TrellisHTTP
public import TrellisHosting
public import TrellisLayout
import TrellisUI

/// A page of an application, with the pattern of its addresses.
///
/// ```swift
/// Route("/packages/:name", title: "Package") { page in
///   let package = try database.package(page.location.parameters["name"])
///   page.title = package.name
///   return { PackageView(package) }
/// }
/// ```
public struct Route: Sendable {
  /// Sets a page up, once for each tab, and returns a closure that makes its root component at every build.
  public typealias Body = @Sendable (Page) throws -> () -> Component?

  /// The use of a route.
  package enum Role: Sendable {
    case page
    /// For addresses that no other route matches.
    case notFound
    /// For pages whose route threw an error.
    case failure
    /// A file for feed readers.
    case feed
    /// A response that is no page.
    case response
  }

  package let role: Role
  package let pattern: RoutePattern
  let title: String
  let description: String?
  let language: String?
  private let allExportedPaths: [ExportedPath]
  let sizeRange: @Sendable (Traits) -> SizeRange
  let body: Body
  /// The feed of a route with the role `feed`.
  let feed: Feed?
  /// The responses of a route with the role `response`.
  let responder: ResponseHandler?
  /// The layout around the page. Moving to a page with another layout loads the document.
  package var layout: RouteLayout?
  /// The conditions on the user of a request; the innermost group's first.
  var requirements: [RouteRequirement] = []

  /// The addresses that a static export without a user writes: none if a user must be signed in.
  package var exportedPaths: [ExportedPath] { exportedPaths(for: nil) }

  /// The addresses that a static export for a user writes: none if the user may not see the page.
  package func exportedPaths(for visitor: UserIdentity?) -> [ExportedPath] {
    isOpen(to: visitor) ? allExportedPaths : []
  }

  /// The addresses of the page that its requirements close to a user.
  package func closedPaths(to visitor: UserIdentity?) -> [ExportedPath] {
    isOpen(to: visitor) ? [] : allExportedPaths
  }

  private func isOpen(to visitor: UserIdentity?) -> Bool {
    guard !requirements.isEmpty else { return true }
    return visitor.map { visitor in requirements.allSatisfy { $0.isMet(visitor) } } ?? false
  }

  /// - Parameters:
  ///   - pattern: `/packages/:name` matches any one segment as `name`, `/files/*path` the rest of the
  ///     path.
  ///   - title: the title of the page until it sets another, looked up in the string catalogs.
  ///   - description: the description of the page for search engines.
  ///   - language: of the page's texts, as a BCP 47 tag; `nil` for the best language of the string catalogs for the
  ///     reader, and without catalogs English.
  ///   - exporting: the addresses that a static export writes, with or without a query; by default the pattern
  ///     itself, if it has no named segment.
  ///   - sizeRange: the sizes in CSS px that the page may take on a screen; by default the page is as wide as
  ///     the window and at least as high.
  ///   - body: sets up a page; if it throws, an error page is shown.
  /// - Precondition: `pattern` begins with `/`.
  public init(
    _ pattern: String, title: String = "", description: String? = nil, language: String? = nil,
    exporting: [ExportedPath]? = nil,
    sizeRange: @escaping @Sendable (Traits) -> SizeRange = SizeRange.page, body: @escaping Body
  ) {
    self.init(
      .page, RoutePattern(pattern), title: title, description: description, language: language,
      exporting: exporting, sizeRange: sizeRange, body: body)
  }

  /// A page of a component.
  ///
  /// ```swift
  /// Route("/", title: "Stage", component: Stage.init)
  /// ```
  ///
  /// - Parameters:
  ///   - pattern: `/packages/:name` matches any one segment as `name`, `/files/*path` the rest of the path.
  ///   - title: the title of the page until it sets another, looked up in the string catalogs.
  ///   - description: the description of the page for search engines.
  ///   - language: of the page's texts, as a BCP 47 tag; `nil` for the best language of the string catalogs for the
  ///     reader, and without catalogs English.
  ///   - exporting: the addresses that a static export writes, with or without a query; by default the pattern itself,
  ///     if it has no named segment.
  ///   - sizeRange: the sizes in CSS px that the page may take on a screen; by default the page is as wide as the window
  ///     and at least as high.
  ///   - component: makes the root component, at every build.
  /// - Precondition: `pattern` begins with `/`.
  public init(
    _ pattern: String, title: String = "", description: String? = nil, language: String? = nil,
    exporting: [ExportedPath]? = nil,
    sizeRange: @escaping @Sendable (Traits) -> SizeRange = SizeRange.page,
    component: @escaping @Sendable () -> Component?
  ) {
    self.init(
      pattern, title: title, description: description, language: language, exporting: exporting,
      sizeRange: sizeRange, body: { _ in component })
  }

  private init(
    _ role: Role, _ pattern: RoutePattern, title: String, description: String?, language: String?,
    exporting: [ExportedPath]?, sizeRange: @escaping @Sendable (Traits) -> SizeRange,
    body: @escaping Body, feed: Feed? = nil, responder: ResponseHandler? = nil
  ) {
    self.role = role
    self.pattern = pattern
    self.title = title
    self.description = description
    self.language = language
    allExportedPaths =
      exporting ?? (pattern.isLiteral && role == .page ? [ExportedPath(pattern.address)] : [])
    self.sizeRange = sizeRange
    self.body = body
    self.feed = feed
    self.responder = responder
  }

  /// A route of responses that are no pages.
  init(_ pattern: String, responder: ResponseHandler) {
    self.init(
      .response, RoutePattern(pattern), title: "", description: nil, language: nil, exporting: [],
      sizeRange: SizeRange.page, body: { _ in { nil } }, responder: responder)
  }

  /// A feed at ``Feed/path``. All pages link to it in their heads, and an export with a base URL writes it.
  public static func feed(_ feed: Feed) -> Route {
    Route(
      .feed, RoutePattern(feed.path), title: feed.title, description: nil, language: feed.language,
      exporting: nil, sizeRange: SizeRange.page, body: { _ in { nil } }, feed: feed)
  }

  /// The page for addresses that no route matches or whose route throws ``PageNotFound``; its status is 404. Without
  /// such a route, visitors get a short notice.
  ///
  /// - Parameters:
  ///   - title: the title of the page until it sets another, looked up in the string catalogs.
  ///   - language: of the page's texts, as a BCP 47 tag; `nil` for the best language of the string catalogs for the
  ///     reader, and without catalogs English.
  ///   - body: sets up a page for the requested address; if it throws, the notice is shown.
  public static func notFound(
    title: String = "Page not found", language: String? = nil, body: @escaping Body
  ) -> Route {
    Route(
      .notFound, RoutePattern("/"), title: title, description: nil, language: language,
      exporting: nil, sizeRange: SizeRange.page, body: body)
  }

  /// The page shown if a route throws an error, or if a page's first render has a programmer error; its status is 500,
  /// and ``Page/openingError`` is the error. Without such a route, visitors get a short notice.
  ///
  /// - Parameters:
  ///   - title: the title of the page until it sets another, looked up in the string catalogs.
  ///   - language: of the page's texts, as a BCP 47 tag; `nil` for the best language of the string catalogs for the
  ///     reader, and without catalogs English.
  ///   - body: sets up a page for the requested address; if it throws, the notice is shown.
  public static func failure(
    title: String = "Something went wrong", language: String? = nil, body: @escaping Body
  ) -> Route {
    Route(
      .failure, RoutePattern("/"), title: title, description: nil, language: language,
      exporting: nil, sizeRange: SizeRange.page, body: body)
  }

  /// Sends visitors of the addresses of `pattern` to another page of this site.
  ///
  /// - Parameters:
  ///   - pattern: a pattern of addresses, as in ``init(_:title:description:language:exporting:sizeRange:body:)``.
  ///   - target: makes an absolute path, with or without a query, from the named segments of the pattern. The segments
  ///     are percent-encoded, so that each stays one segment, or one value in a query: `a%3Fb` for the text `a?b`.
  public static func redirect(
    _ pattern: String, to target: @escaping @Sendable ([String: String]) -> String
  ) -> Route {
    let parsed = RoutePattern(pattern)
    return Route(pattern) { page in
      throw Redirect(to: target(parsed.encodedSegments(of: page.location.path)))
    }
  }

  /// Sends visitors of the addresses of `pattern` to another page of this site.
  ///
  /// - Parameters:
  ///   - pattern: a pattern of addresses, as in ``init(_:title:description:language:exporting:sizeRange:body:)``.
  ///   - target: an absolute path, with or without a query.
  public static func redirect(_ pattern: String, to target: String) -> Route {
    redirect(pattern) { _ in target }
  }

  /// Whether the title is the default one of an error page, which needs no entry in the string catalogs.
  private var hasDefaultTitle: Bool {
    role == .notFound && title.isExactly("Page not found")
      || role == .failure && title.isExactly("Something went wrong")
  }

  /// The title in a language.
  func title(_ catalogs: StringCatalogs, in language: String) -> String {
    hasDefaultTitle && !catalogs.hasEntry(title) ? title : catalogs.text(title, in: language)
  }

  /// This route with its body replaced by the result of `change`.
  package func changingBody(_ change: (@escaping Body) -> Body) -> Route {
    var route = Route(
      role, pattern, title: title, description: description, language: language,
      exporting: allExportedPaths, sizeRange: sizeRange, body: change(body), feed: feed,
      responder: responder)
    route.layout = layout
    route.requirements = requirements
    return route
  }
}

/// The identity of a layout that several routes share.
package final class RouteLayout: Sendable {
  package init() {}
}

/// Finds the route for an address.
package struct Router: Sendable {
  /// The pages and responses, in order.
  private let routes: [Route]
  private let hasResponses: Bool
  private let others: [Route]
  /// The feeds by path.
  private let feeds: [String: Feed]

  init(routes: [Route]) {
    self.routes = routes.filter { $0.role == .page || $0.role == .response }
    hasResponses = routes.contains { $0.role == .response }
    others = routes.filter { $0.role != .page && $0.role != .response }
    feeds = Dictionary(
      routes.compactMap(\.feed).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The feed at a path.
  func feed(at path: String) -> Feed? { feeds.isEmpty ? nil : feeds[path] }

  /// The first route with `role`, and the location of `target`.
  ///
  /// - Parameter role: any role except `page`.
  package func route(_ role: Route.Role, for target: String) -> (route: Route, location: Location)?
  {
    guard let route = others.first(where: { $0.role == role }) else { return nil }
    return (route, Self.location(of: target))
  }

  /// The first route of a page whose pattern matches `target`; `nil` if a response for `GET` matches before it.
  ///
  /// - Parameter target: a path with or without a query, percent-encoded.
  package func route(for target: String) -> (route: Route, location: Location)? {
    first(for: target) { $0.responder == nil || $0.responder?.methods.contains(.get) == true }
      .flatMap { $0.route.role == .page ? $0 : nil }
  }

  /// The first route of responses to `method` whose pattern matches `target`; `nil` if a page matches before it.
  ///
  /// - Parameters:
  ///   - target: a path with or without a query, percent-encoded.
  ///   - method: a page matches `GET`, `HEAD` and `POST`.
  func response(
    for target: String, _ method: Request.Method
  ) -> (route: Route, location: Location)? {
    guard hasResponses else { return nil }
    return first(for: target) {
      $0.responder.map { $0.accepts(method) } ?? [.get, .head, .post].contains(method)
    }.flatMap { $0.route.role == .response ? $0 : nil }
  }

  /// The methods of all responses whose pattern matches `target`.
  func methods(for target: String) -> Set<Request.Method> {
    guard hasResponses else { return [] }
    let path = RoutePath(String(target.upTo("?")))
    return routes.reduce(into: []) { methods, route in
      if let responder = route.responder, route.pattern.match(path) != nil {
        methods.formUnion(responder.methods)
      }
    }
  }

  private func first(
    for target: String, where isIncluded: (Route) -> Bool
  ) -> (route: Route, location: Location)? {
    let path = RoutePath(String(target.upTo("?")))
    // By index, because a copy of a route retains all its parts.
    for index in routes.indices {
      guard let parameters = routes[index].pattern.match(path), isIncluded(routes[index]) else {
        continue
      }
      return (routes[index], Self.location(of: target, parameters))
    }
    return nil
  }

  static func location(
    of target: String, _ parameters: [String: String] = [:]
  ) -> Location {
    let parts = target.parts(between: "?", atMost: 1, keepsEmpty: true)
    let items = parts.count > 1 ? QueryItem.items(in: parts[1].utf8) : []
    // The first of several pairs with the same name is used.
    let query = Dictionary(
      items.lazy.filter { !$0.name.isEmpty }.map { ($0.name, $0.value) },
      uniquingKeysWith: { first, _ in first })
    return Location(path: parts.first.map(String.init) ?? "", parameters: parameters, query: query)
  }
}
