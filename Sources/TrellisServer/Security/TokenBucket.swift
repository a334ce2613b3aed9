/// Limits the rate of events, with a long-term rate and a burst.
///
/// A *token bucket*: it holds at most `burst` tokens, gains `perSecond` a second, and each event takes one.
struct TokenBucket: Sendable {
  let perSecond: Double
  let burst: Double
  private var tokens: Double
  private var lastChange: Moment?

  init(perSecond: Double, burst: Double) {
    self.perSecond = perSecond
    self.burst = burst
    tokens = burst
  }

  /// Takes `count` tokens if there are enough.
  ///
  /// - Returns: `nil`, or the time until there are enough.
  mutating func take(_ count: Int, now: Moment) -> Duration? {
    tokens = tokens(at: now)
    lastChange = now
    let missing = Double(count) - tokens
    guard missing > 0 else {
      tokens -= Double(count)
      return nil
    }
    return .seconds(missing / perSecond)
  }

  /// Takes `count` tokens even if there are not enough, for costs that are known only afterwards; no token
  /// is available until the debt is regained.
  mutating func charge(_ count: Int, now: Moment) {
    tokens = tokens(at: now) - Double(count)
    lastChange = now
  }

  /// The time until a token is available; `nil` if there is one.
  func wait(at now: Moment) -> Duration? {
    let missing = 1 - tokens(at: now)
    return missing > 0 ? .seconds(missing / perSecond) : nil
  }

  private func tokens(at now: Moment) -> Double {
    guard let lastChange else { return tokens }
    let elapsed = lastChange.duration(to: now) / Duration.seconds(1)
    return min(burst, tokens + max(0, elapsed) * perSecond)
  }
}
