/// The times at which a session was used.
struct SessionActivity {
  /// The time of the last input of the user or of the application.
  private(set) var last: Moment
  /// The time of the last report to the session table that the tab is alive.
  private var lastReport: Moment?

  /// The resolution of the times of use in the list of all sessions: a fraction of ``SessionLimits/detachedAfter``.
  private static let reportInterval = Duration.seconds(4)

  init(now: Moment) { last = now }

  /// Records an input.
  mutating func record(_ now: Moment) { last = now }

  /// Whether the use at `now` is to be reported: at most once in ``reportInterval``, as each report takes the lock of the
  /// list of all sessions.
  mutating func consumeReport(_ now: Moment) -> Bool {
    if let lastReport, lastReport <= now, now < lastReport.advanced(by: Self.reportInterval) {
      return false
    }
    lastReport = now
    return true
  }
}
