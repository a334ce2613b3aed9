import TrellisHTTP

/// The rate at which each client, a group of addresses, may open sessions, the most expensive operation.
///
/// The number of stored clients is limited; the least recently used client is dropped and starts with a full burst.
///
/// - Complexity: O(1) for each request.
struct OpeningRates: Sendable {
  struct Limits: Sendable {
    /// Sessions a second from one client in the long run. A company may share one address.
    var perSecond = 100.0
    /// Sessions at once.
    var burst = 3_000.0
    /// The maximum number of stored clients.
    var addresses = 10_000
  }

  private let limits: Limits
  private var rates: [AddressGroup: TokenBucket] = [:]
  private var recency = RecencyList<AddressGroup>()

  init(limits: Limits = Limits()) {
    self.limits = limits
  }

  /// Counts one session of `client`.
  ///
  /// - Returns: the time that the client must wait; `nil` if it may open the session now.
  mutating func admit(_ client: AddressGroup, now: Moment) -> Duration? {
    if rates[client] == nil, rates.count >= limits.addresses, let oldest = recency.oldest {
      recency.remove(oldest)
      rates[oldest] = nil
    }
    recency.use(client)
    let rate = TokenBucket.Rate(perSecond: limits.perSecond, burst: limits.burst)
    return rates[client, default: TokenBucket()].consume(1, of: rate, now: now)
  }
}
