/// The numbered batches on their way to one client.
///
/// A *batch* is one step of the client's document; batches are numbered from 1. A client
/// acknowledges cumulatively, with every request; until then a batch is kept, and sent again. When
/// as much is kept as may be, the queue is *blocked*: further changes stay in the document, where
/// they fold into one another, and become one batch after the next acknowledgement. A client that
/// cannot go on from what it has gets a *reset*: the whole tree, made when it is sent and never
/// kept.
///
/// A batch is sent for the first time at once. Batches that were sent before, and resets, are sent as far
/// as a rate in bytes allows: a client that acknowledges nothing cannot have much sent by many small
/// requests. Beyond the rate the client gets new batches only, and its polls wait (``retry(after:now:)``).
///
/// The queue decides and does nothing: its owner answers requests as told.
///
/// - Invariant: the kept batches have consecutive numbers that end with ``last``, and the sum of
///   their sizes is ``bytes``.
struct DeliveryQueue {
  /// One step of the client's document.
  struct Batch: Equatable, Sendable {
    let number: UInt64
    /// The operations in their wire format.
    let operations: [UInt8]
  }

  struct Limits: Sendable {
    /// Batches without acknowledgement, from which on changes coalesce.
    var unacknowledged = 10
    /// Bytes of batches without acknowledgement, from which on changes coalesce.
    var bytes = 256 * 1024
    /// Bytes of resets, and of batches that were sent before, a second in the long run.
    var resentBytesPerSecond = 128.0 * 1024
    /// Bytes of these at once; the last of them may go beyond.
    var resentBytes = 2048.0 * 1024
  }

  /// The content of an answer.
  enum Delivery: Equatable {
    case nothing
    case batches([Batch])
    /// The whole tree; see ``DeliveryQueue/beginReset(of:now:)``.
    case reset
  }

  /// The treatment of the acknowledgement that a request carries.
  enum Acknowledgement: Equatable {
    case accepted
    /// The client claims to have applied a batch that was never made.
    case ofTheFuture
  }

  let limits: Limits
  /// The number of the newest batch.
  private(set) var last: UInt64 = 0
  private(set) var kept: [Batch] = []
  private(set) var bytes = 0
  /// The number of the last reset; a client that has not applied it cannot be served batches.
  private var lastReset: UInt64 = 0
  /// Whether the next answer is a reset.
  private(set) var isResetDemanded = false
  /// The highest acknowledgement that came.
  private var acknowledged: UInt64 = 0
  /// The number of the newest batch that was sent.
  private var sent: UInt64 = 0
  /// The bytes of resets and of batches that were sent before.
  private var resends: RateLimit

  init(limits: Limits = Limits()) {
    self.limits = limits
    resends = RateLimit(perSecond: limits.resentBytesPerSecond, burst: limits.resentBytes)
  }

  /// Whether to wait for an acknowledgement before making another batch.
  var isBlocked: Bool { kept.count >= limits.unacknowledged || bytes >= limits.bytes }

  // MARK: Batches

  /// Takes a new batch.
  ///
  /// - Precondition: the queue is not blocked.
  mutating func enqueue(_ operations: [UInt8]) {
    precondition(!isBlocked, "batch \(last + 1) made while \(kept.count) are kept")
    last += 1
    kept.append(Batch(number: last, operations: operations))
    bytes += operations.count
  }

  /// Has the next answer be a reset, whatever the client has.
  mutating func demandReset() { isResetDemanded = true }

  /// Has the next answer be a reset, whatever the client has; unless it is known to have applied
  /// more since it asked for one, with this acknowledgement.
  mutating func demandReset(after number: UInt64) {
    if number >= acknowledged { isResetDemanded = true }
  }

  /// Gives up what is kept, as the whole tree is about to be sent.
  ///
  /// A reset numbers the elements anew, so each one needs a number of its own, even if the one
  /// before was lost: a client must not take the elements of one for those of another.
  ///
  /// - Parameter size: the bytes of the reset.
  /// - Returns: the number of the reset.
  mutating func beginReset(of size: Int, now: Moment) -> UInt64 {
    last += 1
    kept.removeAll()
    bytes = 0
    lastReset = last
    sent = last
    isResetDemanded = false
    resends.charge(size, now: now)
    return last
  }

  /// Drops what the client says to have applied.
  mutating func acknowledge(_ number: UInt64) -> Acknowledgement {
    guard number <= last else { return .ofTheFuture }
    acknowledged = max(acknowledged, number)
    let done = kept.prefix { $0.number <= number }.count
    guard done > 0 else { return .accepted }
    bytes -= kept.prefix(done).reduce(0) { $0 + $1.operations.count }
    kept.removeFirst(done)
    return .accepted
  }

  /// The content of an answer to a client that said to have applied everything up to `number`; it counts as
  /// sent.
  ///
  /// The client may have said more since, by a request that overtook this one or while this poll waited:
  /// what a client has applied never becomes less.
  mutating func deliver(after number: UInt64, now: Moment) -> Delivery {
    let delivery = delivery(after: number, now: now)
    guard case .batches(let batches) = delivery else { return delivery }
    let again = batches.reduce(0) { $0 + ($1.number <= sent ? $1.operations.count : 0) }
    if again > 0 { resends.charge(again, now: now) }
    sent = last
    return delivery
  }

  /// Whether ``deliver(after:now:)`` would deliver anything.
  func hasDelivery(after number: UInt64, now: Moment) -> Bool {
    delivery(after: number, now: now) != .nothing
  }

  private func delivery(after number: UInt64, now: Moment) -> Delivery {
    let number = max(number, acknowledged)
    let isHeldBack = resends.wait(at: now) != nil
    if number < lastReset || isResetDemanded { return isHeldBack ? .nothing : .reset }
    let batches = kept.filter { $0.number > (isHeldBack ? max(number, sent) : number) }
    return batches.isEmpty ? .nothing : .batches(batches)
  }

  /// The time from which on the batches that a client lacks may be sent again; `nil` if it lacks none, or if
  /// they may be sent now.
  func retry(after number: UInt64, now: Moment) -> Moment? {
    guard max(number, acknowledged) < last || isResetDemanded else { return nil }
    return resends.wait(at: now).map { now.advanced(by: $0) }
  }
}

/// A point in time that never runs backwards.
typealias Moment = ContinuousClock.Instant
