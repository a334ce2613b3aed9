/// The unacknowledged batches for one client.
///
/// A *batch* is one patch of the client's document; batches are numbered from 1. A client acknowledges cumulatively,
/// with every request; until then a batch is kept and can be sent again. At a limit of kept batches or bytes the queue
/// is *blocked*: further changes coalesce in the document, and become one batch after the next acknowledgement. A
/// client whose document is unusable gets a *reset*: the whole tree, made when it is sent and never kept.
///
/// A new batch is sent at once. Resent batches and resets have a rate limit in bytes, so that a client that
/// acknowledges nothing cannot cause much traffic by many small requests. Beyond the rate the client gets only new
/// batches, and its polls wait (``retry(after:now:)``).
///
/// The queue only decides; its owner sends the responses.
///
/// - Invariant: the kept batches have consecutive numbers up to ``last``, and the sum of their sizes is ``bytes``.
package struct DeliveryQueue {
  /// One patch of the client's document.
  package struct Batch: Equatable, Sendable {
    package let number: UInt64
    /// The operations in their wire format.
    package let operations: [UInt8]

    package init(number: UInt64, operations: [UInt8]) {
      self.number = number
      self.operations = operations
    }
  }

  package struct Limits: Sendable {
    /// The number of unacknowledged batches at which changes coalesce.
    var unacknowledged = 10
    /// The bytes of unacknowledged batches at which changes coalesce.
    var bytes = 256 * 1024
    /// The long-term rate of resent batches and resets, in bytes a second.
    var resentBytesPerSecond = 128.0 * 1024
    /// The burst of resent batches and resets in bytes; the last of them may exceed it.
    var resentBytes = 2048.0 * 1024

    var resends: TokenBucket.Rate {
      TokenBucket.Rate(perSecond: resentBytesPerSecond, burst: resentBytes)
    }
  }

  /// The content of a response.
  package enum Delivery: Equatable {
    case nothing
    case batches([Batch])
    /// The whole tree; see ``DeliveryQueue/beginReset(of:now:)``.
    case reset
  }

  /// The result of a request's acknowledgement.
  package enum Acknowledgement: Equatable {
    case accepted
    /// The client acknowledges a batch that does not exist.
    case unknownBatch
  }

  let limits: Limits
  /// The number of the newest batch.
  package private(set) var last: UInt64 = 0
  package private(set) var kept: [Batch] = []
  private(set) var bytes = 0
  /// The number of the last reset. A client that has not applied it cannot use later batches.
  package private(set) var lastReset: UInt64 = 0
  /// Whether the next response is a reset.
  package private(set) var isResetDemanded = false
  /// The highest acknowledgement received.
  package private(set) var acknowledged: UInt64 = 0
  /// The number of the newest sent batch.
  private(set) var sent: UInt64 = 0
  /// The rate limit of resets and of resent batches.
  private var resends = TokenBucket()

  init(limits: Limits = Limits()) {
    self.limits = limits
  }

  /// Makes the empty queue of a new session.
  package init() { limits = Limits() }

  /// Continues the queue of a session from a store, whose tab has applied the batches up to `acknowledged`.
  package init(
    limits: Limits? = nil, _ saved: SavedNumbers, _ batches: [Batch], acknowledged: UInt64
  ) {
    let acknowledged = max(acknowledged, saved.acknowledged)
    self.limits = limits ?? Limits()
    last = saved.last
    lastReset = saved.lastReset
    kept = batches.filter { $0.number > acknowledged }
    bytes = kept.reduce(0) { $0 + $1.operations.count }
    self.acknowledged = acknowledged
    // The batches count as not sent, so that the first response has them.
    sent = acknowledged
  }

  /// Whether no batch may be added before an acknowledgement.
  package var isBlocked: Bool { kept.count >= limits.unacknowledged || bytes >= limits.bytes }

  // MARK: Batches

  /// Adds a new batch.
  ///
  /// - Precondition: the queue is not blocked.
  package mutating func enqueue(_ operations: [UInt8]) {
    precondition(!isBlocked, "batch \(last + 1) made while \(kept.count) are kept")
    last += 1
    kept.append(Batch(number: last, operations: operations))
    bytes += operations.count
  }

  /// Makes the next response a reset.
  package mutating func demandReset() { isResetDemanded = true }

  /// Makes the next response a reset, unless the client has acknowledged more than `number` since it requested the
  /// reset.
  mutating func demandReset(after number: UInt64) {
    if number >= acknowledged { isResetDemanded = true }
  }

  /// Starts a reset: drops the kept batches, because the whole tree is about to be sent.
  ///
  /// Each reset has a new number, even if the response with the previous reset was lost: each reset renumbers the
  /// elements, and a client must not mix element numbers of two resets.
  ///
  /// - Parameter size: the size of the reset in bytes.
  /// - Returns: the number of the reset.
  package mutating func beginReset(of size: Int, now: Moment) -> UInt64 {
    last += 1
    kept.removeAll()
    bytes = 0
    lastReset = last
    sent = last
    isResetDemanded = false
    resends.charge(size, of: limits.resends, now: now)
    return last
  }

  /// Drops the batches that the client has applied.
  package mutating func acknowledge(_ number: UInt64) -> Acknowledgement {
    guard number <= last else { return .unknownBatch }
    acknowledged = max(acknowledged, number)
    let done = kept.prefix { $0.number <= number }.count
    guard done > 0 else { return .accepted }
    bytes -= kept.prefix(done).reduce(0) { $0 + $1.operations.count }
    kept.removeFirst(done)
    return .accepted
  }

  /// The content of the response to a client that has applied all batches up to `number`; the content counts as sent.
  ///
  /// The highest acknowledgement counts: the client may have acknowledged more by a request that overtook this one or
  /// that came while this poll waited.
  package mutating func deliver(after number: UInt64, now: Moment) -> Delivery {
    let delivery = delivery(after: number, now: now)
    guard case .batches(let batches) = delivery else { return delivery }
    let again = batches.reduce(0) { $0 + ($1.number <= sent ? $1.operations.count : 0) }
    if again > 0 { resends.charge(again, of: limits.resends, now: now) }
    sent = last
    return delivery
  }

  /// Whether ``deliver(after:now:)`` would return a delivery.
  func hasDelivery(after number: UInt64, now: Moment) -> Bool {
    delivery(after: number, now: now) != .nothing
  }

  private func delivery(after number: UInt64, now: Moment) -> Delivery {
    let number = max(number, acknowledged)
    let isHeldBack = resends.wait(of: limits.resends, at: now) != nil
    if number < lastReset || isResetDemanded { return isHeldBack ? .nothing : .reset }
    let batches = kept.filter { $0.number > (isHeldBack ? max(number, sent) : number) }
    return batches.isEmpty ? .nothing : .batches(batches)
  }

  /// The time at which missing batches may be sent again; `nil` if none is missing, or if they may be sent now.
  func retry(after number: UInt64, now: Moment) -> Moment? {
    guard max(number, acknowledged) < last || isResetDemanded else { return nil }
    return resends.wait(of: limits.resends, at: now).map { now.advanced(by: $0) }
  }
}
