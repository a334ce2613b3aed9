import TrellisHTTP

/// How many sessions each client, a group of addresses, may open: a limit on what costs the server most.
///
/// Only so many clients are remembered, those that were heard of last; one that was forgotten begins
/// anew.
///
/// - Complexity: O(1) for each request.
struct AddressLimits: Sendable {
  struct Limits: Sendable {
    /// Sessions a second from one address in the long run. A company behind one address is one.
    var perSecond = 100.0
    /// Sessions at once.
    var burst = 3_000.0
    /// Clients to remember.
    var addresses = 10_000
  }

  private let limits: Limits
  private var rates: [AddressGroup: RateLimit] = [:]
  private var recency = RecencyList<AddressGroup>()

  init(limits: Limits = Limits()) {
    self.limits = limits
  }

  /// Counts one session of `client`.
  ///
  /// - Returns: `nil`, or how long the client has to wait.
  mutating func take(_ client: AddressGroup, now: Moment) -> Duration? {
    if rates[client] == nil, rates.count >= limits.addresses, let oldest = recency.oldest {
      recency.remove(oldest)
      rates[oldest] = nil
    }
    recency.use(client)
    return rates[client, default: RateLimit(perSecond: limits.perSecond, burst: limits.burst)]
      .take(1, now: now)
  }
}
