import TrellisDOM
import TrellisHTTP
import TrellisUI

/// The request of a session or an export for a page: its route, address and user.
struct PageRequest: Sendable {
  let route: Route
  let location: Location
  /// The address of ``location`` as sent, with its query.
  let target: String
  /// The user for whom the page is opened; see ``Application/identity(of:)``.
  var identity: UserIdentity?
  /// The address group to which the work of the page is charged.
  var client = AddressGroup.loopback
  /// The languages that the reader prefers.
  var languages = LanguagePreferences()
  /// The screen of the page's layout; `nil` if it is unknown.
  var screen: ClientMessage.Screen?
  /// The width in CSS px of a scroll bar, which a page higher than the screen leaves free; such a page is
  /// laid out twice.
  var scrollBar = 0.0
  /// The path below which the browser sees the site.
  var base = BasePath.root
  /// The form in which the reader gets the page.
  var medium = PageMedium.live
  /// The error for which the page of another route could not be opened.
  var failure: (any Error)?
}
