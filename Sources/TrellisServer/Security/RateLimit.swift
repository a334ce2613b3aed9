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
    tokens = tokens(at: now)
    lastChange = now
    let missing = Double(count) - tokens
    guard missing > 0 else {
      tokens -= Double(count)
      return nil
    }
    return .seconds(missing / perSecond)
  }

  /// Takes `count` tokens even if there are not as many, for things whose size is known only when they
  /// are made; there are none from then on until what is missing has been gained.
  mutating func charge(_ count: Int, now: Moment) {
    tokens = tokens(at: now) - Double(count)
    lastChange = now
  }

  /// How long to wait until there is a token; `nil` if there is one.
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
