/// The polls of one tab. At most one of them, the newest, waits for a batch.
struct PollSlot {
  /// A waiting poll with the callback that sends its response.
  struct Waiting {
    /// The number that the client gave the poll, from 1.
    let number: UInt64
    /// The number of the last batch that the client has applied.
    let acknowledged: UInt64
    /// The time at which the poll ends without a batch.
    let end: Moment
    /// The time from which rate-limited batches may be sent.
    let retry: Moment?
    let respond: @Sendable (LiveResponse) -> Void

    /// The next time at which the poll must be examined.
    var deadline: Moment { min(end, retry ?? end) }
  }

  /// The maximum wait of a poll: less than the 30 s after which many proxies give up.
  static let waitingTime = Duration.seconds(25)

  /// The number of the newest poll that came or hung up.
  private(set) var newest: UInt64 = 0
  private(set) var waiting: Waiting?

  /// Records the arrival of a poll.
  ///
  /// - Parameter number: distinguishes a new poll from a late or repeated one.
  /// - Returns: whether the poll is newer than all before; otherwise it must not wait.
  mutating func admit(_ number: UInt64) -> Bool {
    guard number > newest else { return false }
    newest = number
    return true
  }

  /// Records the disconnect of the client of poll `number`. If the disconnect comes before the poll, the poll is not
  /// admitted later.
  ///
  /// - Returns: the poll that waited, if it is that one or an older one; the caller must respond to it.
  mutating func clientDisconnected(_ number: UInt64) -> Waiting? {
    newest = max(newest, number)
    guard let waiting, waiting.number <= number else { return nil }
    return release()
  }

  /// Makes a poll wait.
  ///
  /// - Precondition: no poll waits.
  mutating func hold(_ poll: Waiting) {
    precondition(waiting == nil, "poll \(poll.number) waits beside another")
    waiting = poll
  }

  /// Ends the wait.
  ///
  /// - Returns: the poll that waited; the caller must respond to it.
  mutating func release() -> Waiting? {
    defer { waiting = nil }
    return waiting
  }
}

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
