public import TrellisComponents
import TrellisHTTP

/// A page of an application, and the addresses it is found under.
///
/// ```swift
/// Route("/packages/:name", title: "Package") { page in
///   let package = try database.package(page.location.parameters["name"])
///   page.title = package.name
///   return { PackageView(package) }
/// }
/// ```
public struct Route: Sendable {
  /// Sets a page up, once for each tab, and returns what makes its root component whenever it is
  /// built.
  public typealias Body = @Sendable (Page) throws -> () -> Component?

  let pattern: RoutePattern
  let title: String
  let description: String?
  let language: String
  let exportedPaths: [String]
  let body: Body

  /// - Parameters:
  ///   - pattern: `/packages/:name` matches any one segment as `name`, `/files/*path` all that is
  ///     left.
  ///   - title: the title of the page until it sets another.
  ///   - description: what search engines show of the page.
  ///   - language: of the page's texts, as a BCP 47 tag.
  ///   - exporting: the paths a static export writes; without it, the pattern itself if it names
  ///     no segment.
  ///   - body: sets up a page; what it throws is shown as an error page.
  /// - Precondition: `pattern` begins with `/`.
  public init(
    _ pattern: String, title: String = "", description: String? = nil, language: String = "en",
    exporting: [String]? = nil, body: @escaping Body
  ) {
    let pattern = RoutePattern(pattern)
    self.pattern = pattern
    self.title = title
    self.description = description
    self.language = language
    exportedPaths = exporting ?? (pattern.isLiteral ? [pattern.text] : [])
    self.body = body
  }
}

/// Finds the route for an address.
struct Router: Sendable {
  let routes: [Route]

  /// The first route whose pattern `target` is of.
  ///
  /// - Parameter target: a path with or without a query, percent-encoded.
  func route(for target: String) -> (route: Route, location: Location)? {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = String(parts[0])
    for route in routes {
      guard let parameters = route.pattern.match(path) else { continue }
      let items = parts.count > 1 ? QueryItem.items(in: parts[1].utf8) : []
      // Of those with the same name, the first counts.
      let query = Dictionary(
        items.lazy.filter { !$0.name.isEmpty }.map { ($0.name, $0.value) },
        uniquingKeysWith: { first, _ in first })
      return (route, Location(path: path, parameters: parameters, query: query))
    }
    return nil
  }
}
