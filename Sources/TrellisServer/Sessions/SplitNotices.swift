/// Limits the log of tabs that get responses of several servers without sticky sessions: one line a minute.
struct SplitNotices {
  private var last: Moment?

  /// Whether a line is due; if so, the next one is due a minute later.
  mutating func isDue(at now: Moment) -> Bool {
    if let last, last.duration(to: now) < .seconds(60) { return false }
    last = now
    return true
  }
}
