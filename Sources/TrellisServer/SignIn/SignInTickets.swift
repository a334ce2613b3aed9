import TrellisHTTP

/// The sign-ins that a page has granted, and whose browser has not requested its cookie yet.
///
/// A page cannot set a cookie. It sends its browser to an address with a ticket, which is valid once, for a minute, and
/// for the address group of the page.
struct SignInTickets {
  struct Grant {
    let userID: String
    let client: AddressGroup
    /// The address that the browser opens next.
    let target: String
    let end: Moment
  }

  static let lifetime = Duration.seconds(60)
  /// The maximum number of tickets; beyond it, those that end first are dropped.
  static let limit = 4096

  private var grants: [UInt64: (token: SessionToken, grant: Grant)] = [:]
  /// The identifiers in the order of their ends.
  private var order: [UInt64] = []

  mutating func add(_ grant: Grant, now: Moment) -> SessionToken {
    let token = SessionToken.random()
    let expired = order.prefix { grants[$0].map { $0.grant.end <= now } ?? true }.count
    let excess = max(expired, order.count + 1 - Self.limit)
    if excess > 0 {
      for identifier in order.prefix(excess) { grants[identifier] = nil }
      order.removeFirst(excess)
    }
    grants[token.identifier] = (token, grant)
    order.append(token.identifier)
    return token
  }

  /// Removes the ticket, and returns its grant; `nil` if it is unknown, used, too old, or of another client.
  ///
  /// - Parameter client: `nil` accepts a client with any address.
  mutating func consume(_ token: SessionToken, of client: AddressGroup?, now: Moment) -> Grant? {
    guard let (known, grant) = grants[token.identifier], known.matches(token) else { return nil }
    grants[token.identifier] = nil
    return grant.end > now && client.map { $0 == grant.client } != false ? grant : nil
  }
}
