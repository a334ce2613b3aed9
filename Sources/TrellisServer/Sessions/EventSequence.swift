/// Ensures that each event of a tab is applied once, and in order.
///
/// A tab numbers its events from 1. A duplicate gets the same response as the original: the number of applied events,
/// and the batches that the tab has not acknowledged, kept by the ``DeliveryQueue``.
package struct EventSequence {
  /// The decision on a request with events.
  package enum Admission: Equatable {
    /// The events at these positions must be applied, in order; earlier events are duplicates.
    case perform(Range<Int>)
    /// Events before the first one are missing: the client must send all events from `expected`.
    case gap(expected: UInt64)
  }

  /// The number of the last applied event.
  package private(set) var done: UInt64

  /// - Parameter done: the number of the last event that was applied before; 0 for a new session.
  package init(done: UInt64 = 0) { self.done = done }

  /// Decides which of the events numbered `first`, `first + 1`, … to apply.
  ///
  /// - Parameter first: at least 1.
  package func admit(first: UInt64, count: Int) -> Admission {
    guard first <= done + 1 else { return .gap(expected: done + 1) }
    let known = done + 1 - first
    guard known < UInt64(count) else { return .perform(count..<count) }
    return .perform(Int(known)..<count)
  }

  /// Marks an event as applied, before it is applied: it will not be applied again, even if it fails.
  ///
  /// - Precondition: `number` is ``done`` + 1.
  package mutating func begin(_ number: UInt64) {
    precondition(number == done + 1, "event \(number) begun after \(done)")
    done = number
  }
}
