import TrellisComponents
public import TrellisServer
public import TrellisViews

extension Route {
  /// A page that shows a view.
  ///
  /// ```swift
  /// Route("/", title: "Counter") { _ in Counter() }
  /// ```
  ///
  /// - Parameters:
  ///   - pattern: `/packages/:name` matches any one segment as `name`, `/files/*path` the rest of the path.
  ///   - title: the title of the page until it sets another.
  ///   - description: the description of the page for search engines.
  ///   - language: of the page's texts, as a BCP 47 tag.
  ///   - exporting: the paths that a static export writes; by default the pattern itself, if it has no named segment.
  ///   - view: makes the view, once for each tab; if it throws, an error page is shown.
  /// - Precondition: `pattern` begins with `/`.
  public init<Content: View & SendableMetatype>(
    _ pattern: String, title: String = "", description: String? = nil, language: String = "en",
    exporting: [String]? = nil, view: @escaping @Sendable (Page) throws -> Content
  ) {
    self.init(
      pattern, title: title, description: description, language: language, exporting: exporting
    ) { page -> () -> Component? in
      let root = PageRoot(try view(page))
      return { HostingComponent(root) }
    }
  }
}
