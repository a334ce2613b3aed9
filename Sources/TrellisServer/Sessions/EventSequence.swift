/// Ensures that each event of a tab is applied once, and in order.
///
/// A tab numbers its events from 1. The response to a duplicate is the same as the first one: the number of
/// applied events, and the batches that the tab has not acknowledged, which the ``DeliveryQueue`` keeps for
/// this purpose.
struct EventSequence {
  /// The decision on a request with events.
  enum Admission: Equatable {
    /// The events at these positions must be applied, in order; those before are duplicates.
    case perform(Range<Int>)
    /// Events are missing before the first one: the client must send from `expected` on.
    case gap(expected: UInt64)
  }

  /// The number of the last applied event.
  private(set) var done: UInt64 = 0

  /// Decides which of the events numbered `first`, `first + 1`, … to apply.
  ///
  /// - Parameter first: at least 1.
  func admit(first: UInt64, count: Int) -> Admission {
    guard first <= done + 1 else { return .gap(expected: done + 1) }
    let known = done + 1 - first
    guard known < UInt64(count) else { return .perform(count..<count) }
    return .perform(Int(known)..<count)
  }

  /// Marks an event as applied, before it is applied: it will not be applied again, even if it fails.
  ///
  /// - Precondition: `number` is the next one.
  mutating func begin(_ number: UInt64) {
    precondition(number == done + 1, "event \(number) begun after \(done)")
    done = number
  }
}
