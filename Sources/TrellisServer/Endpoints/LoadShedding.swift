import TrellisHTTP

/// How long requests may wait for their turn, and what they are told that have to come again.
///
/// A server that is asked for more than it can do does none of it in time where it does all in the order of
/// its coming: clients give up, ask again, and what was done for them was for nothing. So a request that
/// would wait too long is answered at once, 503 with the time after which to come again, and one that has
/// waited longer than its client does is not begun. The times are spread at random, so that those
/// who are told at the same moment do not come back at the same moment.
struct LoadShedding: Sendable {
  /// The wait beyond which a page or an attach, which cost most, is turned away when it comes.
  var opening = Duration.seconds(4)
  /// The wait beyond which any other request is.
  var other = Duration.seconds(8)
  /// The wait after which a request is not begun any more: a tab gives up after 15 s.
  var limit = Duration.seconds(12)
  /// The latest time to come again.
  var longestRetry = Duration.seconds(30)

  /// Decides on a request that comes now.
  ///
  /// - Parameter expected: how long it would wait, about.
  /// - Returns: `nil`, or after how long to come again.
  func refusal(
    expecting expected: Duration, isOpening: Bool,
    random: @autoclosure () -> Double = .random(in: 0..<1)
  ) -> Duration? {
    expected > (isOpening ? opening : other) ? retry(expecting: expected, random: random()) : nil
  }

  /// A time between a second and twice the wait, but at most ``longestRetry``.
  func retry(expecting expected: Duration, random: Double = .random(in: 0..<1)) -> Duration {
    let latest = max(.seconds(4), min(expected * 2, longestRetry))
    return .seconds(1) + (latest - .seconds(1)) * random
  }
}
