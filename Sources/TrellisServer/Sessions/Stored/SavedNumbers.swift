/// The numbers of a stored session, which decide whether its tab can continue without a reset.
package struct SavedNumbers: Sendable {
  /// The number of the last applied event.
  package let done: UInt64
  /// The numbers of the newest batch and of the last reset.
  package let last: UInt64
  package let lastReset: UInt64
  /// The highest acknowledgement received before the commit.
  package let acknowledged: UInt64
  /// The number of stored batches, whose numbers are consecutive up to ``last``.
  package let batches: Int
  /// Whether the tab gets the stored document by its batches.
  package let isExact: Bool

  package init(
    done: UInt64, last: UInt64, lastReset: UInt64, acknowledged: UInt64, batches: Int, isExact: Bool
  ) {
    self.done = done
    self.last = last
    self.lastReset = lastReset
    self.acknowledged = acknowledged
    self.batches = batches
    self.isExact = isExact
  }

  /// Whether a tab can continue without a reset, if the page has the same document.
  ///
  /// A request may be older than the commit, for example a poll that arrives after an event that was sent later. Its tab has
  /// applied the batches up to the highest acknowledgement, which the session no longer keeps.
  ///
  /// - Parameters:
  ///   - acknowledged: the number of the last batch that the tab has applied; the greatest one if it needs no batches.
  ///   - event: the number of the first event of the request; `nil` for a request without events.
  package func continues(after acknowledged: UInt64, event: UInt64?) -> Bool {
    guard isExact, event ?? 1 <= done + 1 else { return false }
    if acknowledged == .max { return true }
    let acknowledged = max(acknowledged, self.acknowledged)
    guard acknowledged <= last, acknowledged >= lastReset else { return false }
    return last - acknowledged <= UInt64(batches)
  }
}
