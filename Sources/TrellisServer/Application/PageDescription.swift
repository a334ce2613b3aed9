import TrellisBase

/// The route, address and user of a page, for code outside of the page's session.
public struct PageDescription: Hashable, Sendable {
  /// The pattern of the page's route, such as `/packages/:name`.
  public let route: String
  /// The address that the page shows.
  public let location: Location
  /// The user for whom the page was opened; see ``Application/identity(of:)``.
  public let identity: String?

  /// Makes a description of these parts, without checks.
  public init(route: String, location: Location, identity: String? = nil) {
    self.route = route
    self.location = location
    self.identity = identity
  }

  public static func == (lhs: PageDescription, rhs: PageDescription) -> Bool {
    lhs.route.isExactly(rhs.route) && lhs.location == rhs.location
      && lhs.identity.isExactly(rhs.identity)
  }
}
