import TrellisDOM
import TrellisHTTP
import TrellisUI

/// A request for a page, by a session or an export.
package struct PageRequest: Sendable {
  let route: Route
  let location: Location
  /// The address of ``location`` as sent, with its query.
  let target: String
  /// The user for whom the page is opened (``Application/identity(of:)``).
  var identity: UserIdentity?
  /// The address group charged for the work of the page.
  var client = AddressGroup.loopback
  /// The languages that the reader prefers.
  var languages = LanguagePreferences()
  /// The screen of the page's layout; `nil` if it is unknown.
  var screen: ClientMessage.Screen?
  /// The width of the scroll bar in CSS px. A page higher than the screen is laid out again, narrower by it.
  var scrollBar = 0.0
  /// The path below which the browser sees the site.
  var base = BasePath.root
  /// The medium by which the reader gets the page.
  var medium = PageMedium.live
  /// The stored session that the page continues, or whose states it gets.
  var saved: SavedTab?
  /// For an error page, the error of the page that could not be opened.
  var failure: (any Error)?
}
