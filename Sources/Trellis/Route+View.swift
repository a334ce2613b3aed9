import TrellisComponents
import TrellisControls
import TrellisHTTP
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
  ///   - title: the title of the page until it sets another, looked up in the string catalogs.
  ///   - description: the description of the page for search engines.
  ///   - language: of the page's texts, as a BCP 47 tag; `nil` for the best language of the string catalogs for the
  ///     reader, and without catalogs English.
  ///   - exporting: the addresses that a static export writes, with or without a query; by default the pattern itself,
  ///     if it has no named segment.
  ///   - view: makes the view, once for each tab; if it throws, an error page is shown.
  /// - Precondition: `pattern` begins with `/`.
  public init<Content: View & SendableMetatype>(
    _ pattern: String, title: String = "", description: String? = nil, language: String? = nil,
    exporting: [ExportedPath]? = nil, view: @escaping @Sendable (Page) throws -> Content
  ) {
    self.init(
      pattern, title: title, description: description, language: language, exporting: exporting
    ) { page -> () -> Component? in page.provider(of: try view(page)) }
  }

  /// A page that shows a placeholder until its value is loaded.
  ///
  /// ```swift
  /// Route("/packages/:name") { page in
  ///   try await store.package(page.location.parameters["name"] ?? "")
  /// } content: { package in
  ///   PackageScreen(package)
  /// } placeholder: {
  ///   Text("Loading…")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - pattern: `/packages/:name` matches any one segment as `name`, `/files/*path` the rest of the path.
  ///   - title: the title of the page until it sets another, such as in `load`.
  ///   - description: the description of the page for search engines.
  ///   - language: of the page's texts, as a BCP 47 tag; `nil` for the best language of the string catalogs for the
  ///     reader, and without catalogs English.
  ///   - load: runs once for each tab, in the isolation of the page, and is cancelled when the page ends. If it throws
  ///     a ``/TrellisServer/Redirect``, another page opens; any other error shows the failure notice over the
  ///     placeholder.
  ///   - content: the view of the loaded value.
  ///   - placeholder: the view until the value is loaded, also in the first HTML.
  /// - Precondition: `pattern` begins with `/`.
  public init<Value, Content: View & SendableMetatype, Placeholder: View & SendableMetatype>(
    _ pattern: String, title: String = "", description: String? = nil, language: String? = nil,
    load: nonisolated(nonsending) @escaping @Sendable (Page) async throws -> Value,
    @ViewBuilder content: @escaping @Sendable (Value) -> Content,
    @ViewBuilder placeholder: @escaping @Sendable () -> Placeholder
  ) {
    self.init(
      pattern, title: title, description: description, language: language, exporting: []
    ) { page -> () -> Component? in
      page.provider(
        of: LoadedView(load: load, content: content, placeholder: placeholder, page: .init(page)))
    }
  }

  /// The page for addresses that no route matches, and for routes that throw ``/TrellisServer/PageNotFound``; its
  /// status is 404.
  ///
  /// - Parameters:
  ///   - title: the title of the page until it sets another, looked up in the string catalogs.
  ///   - language: of the page's texts, as a BCP 47 tag; `nil` for the best language of the string catalogs for the
  ///     reader, and without catalogs English.
  ///   - view: makes the view, once for each tab.
  public static func notFound<Content: View & SendableMetatype>(
    title: String = "Page not found", language: String? = nil,
    view: @escaping @Sendable (Page) -> Content
  ) -> Route {
    .notFound(title: title, language: language) { page -> () -> Component? in
      page.provider(of: view(page))
    }
  }

  /// The page in place of a page whose route throws an error or whose first render has a mistake; its status is 500.
  ///
  /// - Parameters:
  ///   - title: the title of the page until it sets another, looked up in the string catalogs.
  ///   - language: of the page's texts, as a BCP 47 tag; `nil` for the best language of the string catalogs for the
  ///     reader, and without catalogs English.
  ///   - view: makes the view of the error, once for each tab. Do not show details of the error to visitors.
  public static func failure<Content: View & SendableMetatype>(
    title: String = "Something went wrong", language: String? = nil,
    view: @escaping @Sendable (Page, any Error) -> Content
  ) -> Route {
    .failure(title: title, language: language) { page -> () -> Component? in
      page.provider(of: view(page, page.openingError ?? PageNotFound()))
    }
  }
}

extension Sequence<Route> {
  /// These routes with the view of each page inside of another view, such as a header and a footer.
  ///
  /// ```swift
  /// [Route("/") { _ in Home() }, Route("/about") { _ in About() }]
  ///   .layout { page, content in
  ///     VStack { SiteHeader(); content }
  ///   }
  /// ```
  ///
  /// Layouts nest: the last one is the outermost. A link between pages with the same outermost layout, or between pages
  /// without a layout, opens without loading a document.
  ///
  /// - Parameter layout: makes the view around the content, once for each tab.
  public func layout<Layout: View & SendableMetatype>(
    @ViewBuilder _ layout: @escaping @Sendable (Page, RouteContent) -> Layout
  ) -> [Route] {
    let shared = RouteLayout()
    return map { route in
      var route = route.changingBody { body in
        { page in page.provider(of: layout(page, RouteContent(make: try body(page)))) }
      }
      route.layout = shared
      return route
    }
  }
}

/// The view of a page's route, in a layout that several routes share.
public struct RouteContent: View {
  fileprivate let make: () -> Component?

  public var body: some View { ComponentView(make).environment(\.isInLayout, true) }
}

extension Page {
  /// Makes the component of a page with this view.
  fileprivate func provider(of view: some View) -> () -> Component? {
    let root = PageRoot(view)
    let address = address()
    let toasts = toastCenter
    let actions = PageActions(self)
    return {
      withEnvironment(
        {
          $0.pageAddress = address
          $0.toastCenter = toasts
          $0.page = actions
        }, { HostingComponent(root) })
    }
  }

  /// The address of the page for its views; a change of one changes the other.
  private func address() -> PageAddress {
    let (path, items) = Self.parts(of: target)
    let address = PageAddress(path: path, items: items) { [weak self] in
      self?.navigate(to: $0, replacing: $1)
    }
    let next = onTargetChange
    onTargetChange = { target in
      let (path, items) = Self.parts(of: target)
      address.userWent(to: path, items: items)
      next?(target)
    }
    return address
  }

  private static func parts(of target: String) -> (String, [(name: String, value: String)]) {
    let target = target.prefix { $0 != "#" }
    let path = target.prefix { $0 != "?" }
    return (
      String(path),
      QueryItem.items(in: target.dropFirst(path.count + 1).utf8).map { ($0.name, $0.value) }
    )
  }
}

/// A view that loads its value when it is shown.
private struct LoadedView<Value, Content: View, Placeholder: View>: View {
  let load: nonisolated(nonsending) @Sendable (Page) async throws -> Value
  let content: @Sendable (Value) -> Content
  let placeholder: @Sendable () -> Placeholder
  let page: WeakPage
  @State private var loaded = Loaded()

  /// Not stored with the states of a page.
  struct Loaded {
    var value: Value?
  }

  var body: some View {
    Group {
      if let value = loaded.value { content(value) } else { placeholder() }
    }
    .task {
      guard let page = page.page else { return }
      do {
        loaded.value = try await load(page)
      } catch let redirect as Redirect {
        page.open(redirect.path, replacing: true)
      }
    }
  }
}
