/// The times at which a session takes a turn without a request.
struct SessionReminders {
  /// Schedules a call of ``Session/timeOut(now:)``; `nil` for a session that never has such a turn.
  private let schedule: Session.Reminder?
  private var poll = PollReminder()
  /// The time by which the updates that may wait are rendered; `nil` for none.
  private var renderTime: Moment?

  /// The maximum time for which updates wait.
  private static let longestWait = Duration.seconds(1)

  init(_ schedule: Session.Reminder?) { self.schedule = schedule }

  /// Lets a render wait for another change, for ``longestWait`` at most.
  ///
  /// - Returns: whether it waits; `false` from the end of the time on.
  mutating func postponeRender(of session: Session, now: Moment) -> Bool {
    guard let schedule else { return false }
    if let renderTime { return now < renderTime }
    let time = now.advanced(by: Self.longestWait)
    renderTime = time
    schedule(session, time)
    return true
  }

  /// Whether the time of a render that waited is over.
  func isRenderDue(at now: Moment) -> Bool { renderTime.map { $0 <= now } ?? false }

  /// Ends the wait of a render.
  mutating func didRender() { renderTime = nil }

  /// Schedules a turn at the end of the waiting poll, unless an earlier one comes.
  mutating func remind(_ session: Session, of deadline: Moment, now: Moment) {
    guard let schedule, poll.isNeeded(at: deadline, now: now) else { return }
    schedule(session, deadline)
  }
}
