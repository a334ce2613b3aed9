/// The polls of one tab. At most one of them waits for a batch: the newest that came.
struct PollSlot {
  /// A poll that waits, with the callback that sends its response.
  struct Waiting {
    /// The number that the client gave the poll, from 1.
    let number: UInt64
    /// The number of the last batch that the client had applied.
    let acknowledged: UInt64
    /// The time at which the poll ends without a batch.
    let end: Moment
    /// The time at which batches may be sent that the rate holds back.
    let retry: Moment?
    let respond: @Sendable (LiveResponse) -> Void

    /// The next time at which the poll has to be looked at.
    var deadline: Moment { min(end, retry ?? end) }
  }

  /// The time for which a poll waits: less than the 30 s after which many proxies give up.
  static let waitingTime = Duration.seconds(25)

  private var newest: UInt64 = 0
  private(set) var waiting: Waiting?

  /// Notes that a poll has come.
  ///
  /// - Parameter number: tells a new poll from one that comes late or twice.
  /// - Returns: whether the poll is newer than all before; otherwise it must not wait.
  mutating func admit(_ number: UInt64) -> Bool {
    guard number > newest else { return false }
    newest = number
    return true
  }

  /// Has a poll wait.
  ///
  /// - Precondition: no poll waits.
  mutating func hold(_ poll: Waiting) {
    precondition(waiting == nil, "poll \(poll.number) waits beside another")
    waiting = poll
  }

  /// Ends the wait.
  ///
  /// - Returns: the poll that waited, to be responded to.
  mutating func release() -> Waiting? {
    defer { waiting = nil }
    return waiting
  }
}
