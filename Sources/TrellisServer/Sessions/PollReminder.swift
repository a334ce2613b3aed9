/// The reminder of a session's waiting polls: at most one at a time, as a reminder cannot be cancelled and a page that sends
/// often has many polls.
struct PollReminder {
  /// The time of the latest reminder; `nil` for none.
  private var next: Moment?

  /// Whether a reminder is needed for a poll that ends at `deadline`. No reminder is needed if another one comes between `now`
  /// and `deadline`: the session then calls this function again.
  mutating func isNeeded(at deadline: Moment, now: Moment) -> Bool {
    if let next, next > now, next <= deadline { return false }
    next = deadline
    return true
  }
}
