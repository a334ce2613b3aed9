import TrellisHTTP

/// The page that a session or an export is to open: its route and address, and for whom.
struct PageRequest: Sendable {
  let route: Route
  let location: Location
  /// The address of ``location`` as it was sent, with its query.
  let target: String
  /// The user for whom the page is opened; see ``Application/identity(of:)``.
  var identity: String?
  /// The addresses that the work of the page is charged to.
  var client = AddressGroup.loopback
  /// The screen that the page is laid out for; `nil` where nothing is known of it.
  var screen: ClientMessage.Screen?
  /// CSS px of the screen's width that a page higher than the screen leaves to a scroll bar; such a page is laid
  /// out twice.
  var scrollBar = 0.0
}
