/// Limits the rate of events, with a long-term rate and a burst.
///
/// A *token bucket*: it holds at most `burst` tokens, gains `perSecond` a second, and each event takes one. The bucket
/// does not store its rate, because sessions have many buckets with few rates.
struct TokenBucket: Sendable {
  struct Rate: Sendable {
    let perSecond: Double
    let burst: Double
  }

  /// The number of tokens to a full bucket: at least 0, and above the burst after a ``charge(_:of:now:)``.
  private var missing = 0.0
  /// The time for which ``missing`` holds; not used while the bucket is full.
  private var lastChange = Self.start

  private static let start = Moment.now

  /// Takes `count` tokens if there are enough.
  ///
  /// - Returns: the time until there are enough tokens; `nil` if the tokens were taken.
  mutating func consume(_ count: Int, of rate: Rate, now: Moment) -> Duration? {
    missing = missing(at: now, rate)
    lastChange = now
    let excess = missing + Double(count) - rate.burst
    guard excess > 0 else {
      missing += Double(count)
      return nil
    }
    return .seconds(excess / rate.perSecond)
  }

  /// Takes `count` tokens even if there are not enough, for costs that are known only afterwards. No token is available
  /// until the debt is regained.
  mutating func charge(_ count: Int, of rate: Rate, now: Moment) {
    missing = missing(at: now, rate) + Double(count)
    lastChange = now
  }

  /// Gives `count` tokens back.
  mutating func refund(_ count: Int, of rate: Rate, now: Moment) {
    missing = max(0, missing(at: now, rate) - Double(count))
    lastChange = now
  }

  /// Whether no token is missing.
  func isFull(of rate: Rate, at now: Moment) -> Bool { missing(at: now, rate) == 0 }

  /// The time until a token is available; `nil` if there is one.
  func wait(of rate: Rate, at now: Moment) -> Duration? {
    guard missing > 0 else { return nil }
    let excess = missing(at: now, rate) + 1 - rate.burst
    return excess > 0 ? .seconds(excess / rate.perSecond) : nil
  }

  private func missing(at now: Moment, _ rate: Rate) -> Double {
    guard missing > 0 else { return 0 }
    let elapsed = lastChange.duration(to: now) / Duration.seconds(1)
    return max(0, missing - max(0, elapsed) * rate.perSecond)
  }
}
