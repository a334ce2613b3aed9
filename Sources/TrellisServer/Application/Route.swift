public import TrellisComponents
import TrellisHTTP
public import TrellisHosting
public import TrellisLayout

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

  let pattern: RoutePattern
  let title: String
  let description: String?
  let language: String
  let exportedPaths: [String]
  let sizeRange: @Sendable (Traits) -> SizeRange
  let body: Body

  /// - Parameters:
  ///   - pattern: `/packages/:name` matches any one segment as `name`, `/files/*path` the rest of the
  ///     path.
  ///   - title: the title of the page until it sets another.
  ///   - description: the description of the page for search engines.
  ///   - language: of the page's texts, as a BCP 47 tag.
  ///   - exporting: the paths that a static export writes; by default the pattern itself, if it has no
  ///     named segment.
  ///   - sizeRange: the sizes in CSS px that the page may take on a screen; by default the page is as wide as
  ///     the window and at least as high.
  ///   - body: sets up a page; if it throws, an error page is shown.
  /// - Precondition: `pattern` begins with `/`.
  public init(
    _ pattern: String, title: String = "", description: String? = nil, language: String = "en",
    exporting: [String]? = nil,
    sizeRange: @escaping @Sendable (Traits) -> SizeRange = SizeRange.page, body: @escaping Body
  ) {
    let pattern = RoutePattern(pattern)
    self.pattern = pattern
    self.title = title
    self.description = description
    self.language = language
    exportedPaths = exporting ?? (pattern.isLiteral ? [pattern.text] : [])
    self.sizeRange = sizeRange
    self.body = body
  }
}

/// Finds the route for an address.
struct Router: Sendable {
  let routes: [Route]

  /// The first route whose pattern matches `target`.
  ///
  /// - Parameter target: a path with or without a query, percent-encoded.
  func route(for target: String) -> (route: Route, location: Location)? {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = String(parts[0])
    for route in routes {
      guard let parameters = route.pattern.match(path) else { continue }
      let items = parts.count > 1 ? QueryItem.items(in: parts[1].utf8) : []
      // Of pairs with the same name, the first is used.
      let query = Dictionary(
        items.lazy.filter { !$0.name.isEmpty }.map { ($0.name, $0.value) },
        uniquingKeysWith: { first, _ in first })
      return (route, Location(path: path, parameters: parameters, query: query))
    }
    return nil
  }
}
