/// The times at which a session takes a turn without a request.
struct SessionReminders {
  /// Schedules a call of ``Session/timeOut(now:)``; `nil` for a session without reminders.
  private let schedule: Session.Reminder?
  private var poll = PollReminder()
  /// The time at which waiting updates are rendered; `nil` for none.
  private var renderTime: Moment?

  /// The time after which updates wait no longer. They are rendered after about 2 s, because ``TimerWheel`` rounds the
  /// time up to a whole second, and the wheel is advanced once a second.
  private static let longestWait = Duration.seconds(1)

  init(_ schedule: Session.Reminder?) { self.schedule = schedule }

  /// Postpones a render until another change, or until the first reminder after ``longestWait``.
  ///
  /// - Returns: whether the render is postponed; `false` once the time is over.
  mutating func postponeRender(of session: Session, now: Moment) -> Bool {
    guard let schedule else { return false }
    if let renderTime { return now < renderTime }
    let time = now.advanced(by: Self.longestWait)
    renderTime = time
    schedule(session, time)
    return true
  }

  /// Whether a postponed render is due.
  func isRenderDue(at now: Moment) -> Bool { renderTime.map { $0 <= now } ?? false }

  /// Records that the updates were rendered.
  mutating func didRender() { renderTime = nil }

  /// Schedules a turn at the deadline of the waiting poll, unless an earlier turn is scheduled.
  mutating func remind(_ session: Session, of deadline: Moment, now: Moment) {
    guard let schedule, poll.isNeeded(at: deadline, now: now) else { return }
    schedule(session, deadline)
  }
}
