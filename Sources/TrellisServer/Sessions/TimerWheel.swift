/// Reminders within the next minute.
///
/// A ring of slots of one second each: reminders of the same second share a slot. A reminder cannot be
/// cancelled; the receiver must check whether it still applies.
///
/// - Complexity: O(1) to add, O(reminders + seconds passed) to advance.
struct TimerWheel<Element> {
  private var slots: [[Element]]
  private let start: Moment
  /// The last second whose reminders were returned.
  private var position = 0

  init(start: Moment, seconds: Int = 64) {
    self.start = start
    slots = Array(repeating: [], count: seconds)
  }

  /// Adds a reminder for the first second that begins at or after `moment`, at most one turn of the wheel ahead.
  mutating func add(_ element: Element, at moment: Moment) {
    let due = max(position + 1, min(second(of: moment, rounding: .up), position + slots.count - 1))
    slots[due % slots.count].append(element)
  }

  /// Removes and returns the reminders that are due at `now`, oldest second first.
  mutating func advance(to now: Moment) -> [Element] {
    let end = second(of: now, rounding: .down)
    var due: [Element] = []
    while position < end {
      position += 1
      let slot = position % slots.count
      due += slots[slot]
      slots[slot] = []
      if due.isEmpty, end - position > slots.count { position = end - slots.count }
    }
    return due
  }

  private func second(of moment: Moment, rounding rule: FloatingPointRoundingRule) -> Int {
    Int((start.duration(to: moment) / Duration.seconds(1)).rounded(rule))
  }
}
