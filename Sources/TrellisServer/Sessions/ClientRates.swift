/// The rates of one tab's requests, resets and events.
///
/// Each function counts a request, or, if it exceeds its rate, returns the response that refuses the request.
struct ClientRates {
  /// Polls and attaches.
  private var requests = TokenBucket()
  private var resets = TokenBucket()
  private var events = TokenBucket()

  private static let requestRate = TokenBucket.Rate(perSecond: 100, burst: 400)
  private static let resetRate = TokenBucket.Rate(perSecond: 1, burst: 20)
  private static let eventRate = TokenBucket.Rate(perSecond: 200, burst: 1000)

  /// Counts a poll or an attach.
  mutating func admitRequest(now: Moment) -> LiveResponse? {
    requests.consume(1, of: Self.requestRate, now: now).map(LiveResponse.busy)
  }

  /// Counts the reset that a request demands, or sheets for printing, which take about as long.
  mutating func admitReset(now: Moment) -> LiveResponse? {
    resets.consume(1, of: Self.resetRate, now: now).map(LiveResponse.busy)
  }

  /// Counts a request with `count` events; a request without events counts as one event.
  mutating func admitEvents(_ count: Int, now: Moment) -> LiveResponse? {
    events.consume(max(1, count), of: Self.eventRate, now: now).map(LiveResponse.busy)
  }
}
