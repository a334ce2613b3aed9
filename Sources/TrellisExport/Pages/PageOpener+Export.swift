import TrellisServer
import TrellisUI

extension PageOpener {
  /// Opens the page at `target` for a static export once for each screen, and runs `body` with the pages. No session is
  /// opened.
  ///
  /// - Parameters:
  ///   - visitor: the user for whom the page is opened.
  ///   - tab: keeps the pages for further addresses of their route, if they allow that; otherwise they end.
  /// - Returns: `nil` if no route with this role matches.
  /// - Throws: ``/TrellisServer/PageClosed`` if the page needs another user, the error of the route's body, or of `body`.
  func withExportedPages<Result>(
    _ target: String, _ role: Route.Role, for visitor: UserIdentity?,
    screens: [ClientMessage.Screen],
    languages: LanguagePreferences, medium: PageMedium, in tab: ExportTab,
    _ body: ([Page]) throws -> Result
  ) throws -> Result? {
    let router = configuration.router
    let found = role == .page ? router.route(for: target) : router.route(role, for: target)
    guard let (route, location) = found else { return nil }
    if let pages = tab.pages(showing: target, at: location, of: route) { return try body(pages) }
    defer { tab.endUnlessReused(screens.count) }
    for screen in screens {
      let page = try openExported(
        target, at: location, of: route, for: visitor, screen: screen, languages: languages,
        medium: medium)
      tab.add(page, of: route)
    }
    return try body(tab.pages)
  }
}
