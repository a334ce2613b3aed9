/// How many sessions each address may open: a limit on what costs the server most.
///
/// Only so many addresses are remembered, those that were heard of last; one that was forgotten begins
/// anew.
///
/// - Complexity: O(1) for each request.
struct AddressLimits: Sendable {
  struct Limits: Sendable {
    /// Sessions a second from one address in the long run. A company behind one address is one.
    var perSecond = 100.0
    /// Sessions at once.
    var burst = 3_000.0
    /// Addresses to remember.
    var addresses = 10_000
  }

  private let limits: Limits
  private var rates: [String: RateLimit] = [:]
  private var recency = RecencyList<String>()

  init(limits: Limits = Limits()) {
    self.limits = limits
  }

  /// Counts one session of `address`.
  ///
  /// - Returns: `nil`, or how long the address has to wait.
  mutating func take(_ address: String, now: Moment) -> Duration? {
    if rates[address] == nil, rates.count >= limits.addresses, let oldest = recency.oldest {
      recency.remove(oldest)
      rates[oldest] = nil
    }
    recency.use(address)
    return rates[address, default: RateLimit(perSecond: limits.perSecond, burst: limits.burst)]
      .take(1, now: now)
  }
}
