/// Limits the log messages about tabs that get responses from several servers without sticky sessions: one a minute.
struct SplitNotices {
  private var last: Moment?

  /// Whether a message is due; if so, the next message is due a minute later.
  mutating func isDue(at now: Moment) -> Bool {
    if let last, last.duration(to: now) < .seconds(60) { return false }
    last = now
    return true
  }
}
