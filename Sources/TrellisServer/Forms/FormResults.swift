/// The sessions in which forms were submitted, until the redirected browsers request the results.
///
/// Each token is valid once and for a limited time. At the maximum number of tokens, the oldest token is dropped.
///
/// - Complexity: O(1) on average.
struct FormResults: Sendable {
  /// The time for which a token is valid: the lifetime of a session without a tab.
  private let life: Duration
  /// The maximum number of tokens: the maximum number of sessions without a tab.
  private let limit: Int

  private struct Entry: Sendable {
    let token: SessionToken
    let session: SessionToken
    let end: Moment
  }

  private var entries: [UInt64: Entry] = [:]
  private var order = RecencyList<UInt64>()

  init(limits: SessionLimits) {
    life = limits.provisionalLife
    limit = limits.provisional
  }

  var count: Int { entries.count }

  /// Stores a session under a new token.
  ///
  /// - Returns: the token.
  mutating func add(_ session: SessionToken, now: Moment) -> SessionToken {
    while let oldest = order.oldest,
      entries.count >= limit || entries[oldest].map({ $0.end <= now }) ?? true
    {
      remove(oldest)
    }
    let token = SessionToken.random()
    entries[token.identifier] = Entry(
      token: token, session: session, end: now.advanced(by: life))
    order.use(token.identifier)
    return token
  }

  /// Removes a token.
  ///
  /// - Returns: the token's session; `nil` if the token is not stored or no longer valid.
  mutating func consume(_ token: SessionToken, now: Moment) -> SessionToken? {
    guard let entry = entries[token.identifier], entry.token.matches(token) else { return nil }
    remove(token.identifier)
    return now < entry.end ? entry.session : nil
  }

  private mutating func remove(_ identifier: UInt64) {
    entries[identifier] = nil
    order.remove(identifier)
  }
}
