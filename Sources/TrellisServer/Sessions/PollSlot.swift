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
    /// The time at which rate-limited batches may be sent; `nil` if none wait.
    let retry: Moment?
    let respond: @Sendable (LiveResponse) -> Void

    /// The next time at which the poll must be examined.
    var deadline: Moment { min(end, retry ?? end) }
  }

  /// The maximum wait of a poll: less than the 30 s after which many proxies give up.
  static let waitingTime = Duration.seconds(25)

  /// The number of the newest poll that arrived or was disconnected.
  private(set) var newest: UInt64 = 0
  private(set) var waiting: Waiting?

  /// Records the arrival of a poll.
  ///
  /// - Parameter number: the poll's number; it distinguishes a new poll from a late or repeated poll.
  /// - Returns: whether the poll is newer than all earlier polls; otherwise it must not wait.
  mutating func admit(_ number: UInt64) -> Bool {
    guard number > newest else { return false }
    newest = number
    return true
  }

  /// Records the disconnect of the client of poll `number`. If the disconnect comes before the poll, the poll is not
  /// admitted later.
  ///
  /// - Returns: the waiting poll, if it is poll `number` or older; the caller must respond to it.
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

  /// Releases the waiting poll.
  ///
  /// - Returns: the poll; the caller must respond to it.
  mutating func release() -> Waiting? {
    defer { waiting = nil }
    return waiting
  }
}

/// Limits the reminders of a session's waiting polls to one at a time, because a reminder cannot be cancelled and an
/// active page has many polls.
struct PollReminder {
  /// The time of the latest reminder; `nil` for none.
  private var next: Moment?

  /// Whether a new reminder is needed for a poll that ends at `deadline`. None is needed if a reminder comes between
  /// `now` and `deadline`: the session then calls this function again.
  mutating func isNeeded(at deadline: Moment, now: Moment) -> Bool {
    if let next, next > now, next <= deadline { return false }
    next = deadline
    return true
  }
}
