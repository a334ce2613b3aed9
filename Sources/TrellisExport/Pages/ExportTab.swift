import TrellisServer

/// The reused pages of an export's worker, one for each width. They show the addresses of a route one after the other.
final class ExportTab {
  private(set) var pages: [Page] = []
  /// The fonts of all pages shown so far.
  let fonts = KnownFonts()
  private var pattern: RoutePattern?
  private let isReused: Bool
  /// The number of addresses that the pages have shown.
  private var shown = 0

  /// Whether the pages are reused at the current address, and must be compared with new pages.
  var isCompared: Bool { shown > 1 && (shown <= 100 || shown.isMultiple(of: 100)) }

  /// - Parameter isReused: whether pages are reused for several addresses; otherwise each address gets new pages.
  init(isReused: Bool) { self.isReused = isReused }

  deinit { end() }

  /// Shows another address in the pages, and returns them. If new pages are needed, ends the pages and returns `nil`.
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
  /// - Parameter count: the number of widths; after an error there are fewer pages.
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
