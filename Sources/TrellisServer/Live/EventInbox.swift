/// Sees to it that each event of one tab is done once, and in order.
///
/// A tab numbers its events from 1. What a duplicate is answered is what it was answered the first
/// time: the number done, and whatever batches the tab has not acknowledged, which are kept in the
/// ``DeliveryQueue`` for just that.
struct EventInbox {
  /// The treatment of a request with events.
  enum Admission: Equatable {
    /// The events at these positions are to be done, in order; those before were done earlier.
    case perform(Range<Int>)
    /// The first new event is not the next: the client has to send from `expected` on.
    case gap(expected: UInt64)
  }

  /// The number of the last event done.
  private(set) var done: UInt64 = 0

  /// Decides which of the events numbered `first`, `first + 1`, … are to be done.
  ///
  /// - Parameter first: at least 1.
  func admit(first: UInt64, count: Int) -> Admission {
    guard first <= done + 1 else { return .gap(expected: done + 1) }
    let known = done + 1 - first
    guard known < UInt64(count) else { return .perform(count..<count) }
    return .perform(Int(known)..<count)
  }

  /// Notes that an event is being done, before it is: it will not be done again, whatever becomes
  /// of it.
  ///
  /// - Precondition: `number` is the next one.
  mutating func begin(_ number: UInt64) {
    precondition(number == done + 1, "event \(number) begun after \(done)")
    done = number
  }
}
