/// How many things may happen: so many a second in the long run, and so many at once.
///
/// The *token bucket*: it holds at most `burst` tokens, gains `perSecond` a second, and each thing
/// takes one.
struct RateLimit: Sendable {
  let perSecond: Double
  let burst: Double
  private var tokens: Double
  private var lastChange: Moment?

  init(perSecond: Double, burst: Double) {
    self.perSecond = perSecond
    self.burst = burst
    tokens = burst
  }

  /// Takes `count` tokens if there are as many.
  ///
  /// - Returns: `nil`, or how long to wait until there are.
  mutating func take(_ count: Int, now: Moment) -> Duration? {
    if let lastChange {
      let elapsed = lastChange.duration(to: now) / Duration.seconds(1)
      tokens = min(burst, tokens + max(0, elapsed) * perSecond)
    }
    lastChange = now
    let missing = Double(count) - tokens
    guard missing > 0 else {
      tokens -= Double(count)
      return nil
    }
    return .seconds(missing / perSecond)
  }
}
