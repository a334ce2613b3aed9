/// The reminder of a session's waiting polls: at most one at a time, as a reminder cannot be cancelled and a page that sends
/// often has many polls.
struct PollReminder {
  /// The time of the latest reminder; `nil` for none.
  private var next: Moment?

  /// Whether a reminder is needed for a poll that ends at `deadline`: not if one comes between `now` and then, after which
  /// the session asks again.
  mutating func isNeeded(at deadline: Moment, now: Moment) -> Bool {
    if let next, next > now, next <= deadline { return false }
    next = deadline
    return true
  }
}
