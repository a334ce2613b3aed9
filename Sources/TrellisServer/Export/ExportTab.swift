/// The pages in which a worker of an export shows the addresses of a route one after the other, one page for each width.
final class ExportTab {
  private(set) var pages: [Page] = []
  /// The fonts of the pages so far.
  let fonts = KnownFonts()
  private var pattern: RoutePattern?
  private let isReused: Bool
  /// The number of addresses that the pages have shown.
  private var shown = 0

  /// Whether the pages showed another address before, and are compared with new ones.
  var isCompared: Bool { shown > 1 && (shown <= 100 || shown.isMultiple(of: 100)) }

  /// - Parameter isReused: whether pages are used for several addresses; otherwise each address gets new ones.
  init(isReused: Bool) { self.isReused = isReused }

  deinit { end() }

  /// The pages, which show another address now; `nil` if new ones are needed. These are empty then.
  func pages(showing target: String, at location: Location, of route: Route) -> [Page]? {
    guard let pattern, pattern == route.pattern, route.role == .page,
      pages.allSatisfy({ $0.show(target, at: location) })
    else {
      end()
      return nil
    }
    shown += 1
    return pages
  }

  func add(_ page: Page, of route: Route) {
    pages.append(page)
    pattern = route.pattern
    shown = 1
  }

  /// Ends the pages if they cannot show another address.
  ///
  /// - Parameter count: the number of widths; fewer pages are left by an error.
  func endUnlessReused(_ count: Int) {
    let canShow = pages.allSatisfy { $0.isReusedByExports && $0.onLocationChange != nil }
    if !isReused || !canShow || pages.count < count { end() }
  }

  private func end() {
    for page in pages { page.end() }
    pages = []
    pattern = nil
    shown = 0
  }
}
