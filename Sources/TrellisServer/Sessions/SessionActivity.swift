/// The times at which a session was used.
struct SessionActivity {
  /// The time of the last input of the user or of the application.
  private(set) var last: Moment
  /// The time of the last report to the session table that the tab is alive.
  private var lastReport: Moment?

  /// The minimum time between two reports to the session table: a fraction of ``SessionLimits/detachedAfter``.
  private static let reportInterval = Duration.seconds(4)

  init(now: Moment) { last = now }

  /// Records an input.
  mutating func record(_ now: Moment) { last = now }

  /// Whether the use at `now` must be reported: at most once in ``reportInterval``, because each report takes the lock
  /// of the session table.
  mutating func consumeReport(_ now: Moment) -> Bool {
    if let lastReport, lastReport <= now, now < lastReport.advanced(by: Self.reportInterval) {
      return false
    }
    lastReport = now
    return true
  }
}
