import TrellisHTTP

/// The limits of a request's waiting time, and the retry times of refused requests.
///
/// An overloaded server that handles all requests in the order of arrival handles none in time: clients give up and
/// retry, and the work for them is wasted. So a request that would wait too long at once gets a 503 response with a
/// retry time, and a request that has waited too long gets this response instead of being handled. Retry times are
/// random, so that clients refused at the same moment do not return at the same moment.
package struct LoadShedding: Sendable {
  /// The expected wait beyond which a page or an attach is refused; these are the most expensive requests.
  var opening = Duration.seconds(4)
  /// The expected wait beyond which any other request is refused.
  var other = Duration.seconds(8)
  /// The wait after which a request is refused instead of handled; less than the 15 s after which a tab gives up.
  var limit = Duration.seconds(12)
  /// The maximum retry time.
  var longestRetry = Duration.seconds(30)

  /// Decides on an arriving request.
  ///
  /// - Parameter expected: the estimated wait.
  /// - Returns: the retry time; `nil` if the request is not refused.
  func refusal(
    expecting expected: Duration, isOpening: Bool,
    random: @autoclosure () -> Double = .random(in: 0..<1)
  ) -> Duration? {
    expected > (isOpening ? opening : other) ? retry(expecting: expected, random: random()) : nil
  }

  /// A random time from 1 s to twice the wait, where the upper bound is at least 4 s and at most ``longestRetry``.
  func retry(expecting expected: Duration, random: Double = .random(in: 0..<1)) -> Duration {
    let latest = max(.seconds(4), min(expected * 2, longestRetry))
    return .seconds(1) + (latest - .seconds(1)) * random
  }
}
