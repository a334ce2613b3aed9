extension ClientConnection {
  /// The violated invariants of the connection, one a line; empty if all hold.
  ///
  /// - The queue (``DeliveryQueue/checkInvariants()``) and the stale ids are valid.
  /// - A poll waits only for an attached tab, and it is the newest poll.
  /// - The spliced value belongs to an applied event, and is within its limit.
  /// - Neither the tab nor a move to another page is ahead of the newest batch.
  ///
  /// - Complexity: O(*n*) in kept batches and stale ids. For tests.
  func checkInvariants() -> [String] {
    var violations = queue.checkInvariants() + staleNodeIDs.checkInvariants()
    if let poll = polls.waiting {
      if tab == nil { violations.append("a poll waits, and no tab has attached") }
      if poll.number != polls.newest { violations.append("a poll waits that is not the newest") }
      if poll.acknowledged > queue.last {
        violations.append("a poll waits with the acknowledgement of a batch that does not exist")
      }
      if poll.deadline > poll.end { violations.append("a poll is examined only after its end") }
    }
    if splicedValue.number > sequence.done || splicedValue.byteCount > TextSplice.limit {
      violations.append(
        "\(splicedValue.byteCount) bytes are kept of the value of event \(splicedValue.number)")
    }
    if let lastBatch, lastBatch > queue.last {
      violations.append("the tab moves after batch \(lastBatch), and \(queue.last) is the newest")
    }
    return violations
  }
}

extension DeliveryQueue {
  /// The violated invariants of the queue, one a line; empty if all hold.
  ///
  /// - The kept batches have consecutive numbers up to ``last``; their bytes are counted.
  /// - No kept batch was acknowledged, and none is older than the last reset.
  /// - No batch after ``last`` was sent or acknowledged.
  /// - The kept batches exceed ``limits`` by one batch at most.
  ///
  /// - Complexity: O(*n*) in kept batches. For tests.
  func checkInvariants() -> [String] {
    var violations: [String] = []
    for (index, batch) in kept.enumerated()
    where batch.number != last - UInt64(kept.count - 1 - index) {
      violations.append("batch \(batch.number) is kept at index \(index) of \(kept.count)")
    }
    let sum = kept.reduce(0) { $0 + $1.operations.count }
    if sum != bytes { violations.append("\(sum) bytes are kept, and \(bytes) are counted") }
    if let first = kept.first, first.number <= max(acknowledged, lastReset) {
      violations.append("batch \(first.number) is kept, though the tab needs it no more")
    }
    if max(acknowledged, sent, lastReset) > last {
      violations.append("a batch after \(last), the newest, was sent or acknowledged")
    }
    if kept.count > limits.unacknowledged
      || bytes - (kept.last?.operations.count ?? 0) >= limits.bytes && !kept.isEmpty
    {
      violations.append("\(kept.count) batches of \(bytes) bytes are more than may be kept")
    }
    return violations
  }
}
