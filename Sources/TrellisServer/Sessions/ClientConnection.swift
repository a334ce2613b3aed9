import TrellisDOM

/// The connection of a session with its tab: the tab's name, the numbers of batches and events, the rates, and the
/// waiting poll.
///
/// A connection only decides; its session renders, applies events and sends responses. So the rules of
/// `docs/PROTOCOL.md` can be tested without a page and a clock.
struct ClientConnection {
  /// The name of the attached tab; it never changes.
  private(set) var tab: String?
  var queue: DeliveryQueue
  private(set) var staleNodeIDs = StaleNodeIDs()
  private(set) var sequence = EventSequence()
  /// The value that the next splice can change.
  private(set) var splicedValue = SplicedValue()
  private(set) var polls = PollSlot()
  private var rates = ClientRates()
  /// The number of the batch after which the tab moves to another page; `nil` if the tab does not move.
  private(set) var lastBatch: UInt64?
  /// The departure for which ``lastBatch`` was set; 0 for none.
  private(set) var departure = 0

  init(limits: DeliveryQueue.Limits) { queue = DeliveryQueue(limits: limits) }

  /// Continues the connection of a session from a store.
  init(limits: DeliveryQueue.Limits, _ saved: SavedPage, acknowledged: UInt64) {
    queue = DeliveryQueue(
      limits: limits, saved.numbers, saved.batches, acknowledged: acknowledged)
    tab = saved.header.tab
    sequence = EventSequence(done: saved.header.done)
    if let number = saved.header.splice {
      splicedValue.record(saved.header.spliced ?? "", of: number)
    }
    lastBatch = saved.header.move
  }

  /// The bytes of the unacknowledged batches, the stale element numbers and the spliced value.
  var byteCount: Int { queue.bytes + staleNodeIDs.byteCount + splicedValue.byteCount }

  // MARK: Admission

  /// Whether `name` is the attached tab.
  func isTab(_ name: String) -> Bool { tab == name }

  /// Whether tab `name` may attach: whether no other tab has attached.
  func canAttach(_ name: String) -> Bool { tab == nil || tab == name }

  /// Handles a tab's attach.
  ///
  /// - Precondition: ``canAttach(_:)``.
  /// - Returns: the response that refuses the request; `nil` if the tab has attached.
  mutating func attach(_ header: ClientMessage.Header, now: Moment) -> LiveResponse? {
    if let refusal = rates.admitRequest(now: now) { return refusal }
    tab = header.tab
    return accept(header, now: now)
  }

  /// Handles the header of a poll.
  ///
  /// - Returns: the response that refuses the request; `nil` if it is valid.
  mutating func admitPoll(_ header: ClientMessage.Header, now: Moment) -> LiveResponse? {
    if let refusal = rates.admitRequest(now: now) { return refusal }
    return accept(header, now: now)
  }

  /// Handles the header of a request with `count` events.
  ///
  /// - Returns: the response that refuses the request; `nil` if it is valid.
  mutating func admitEvents(
    _ count: Int, _ header: ClientMessage.Header, now: Moment
  ) -> LiveResponse? {
    if let refusal = rates.admitEvents(count, now: now) { return refusal }
    return accept(header, now: now)
  }

  /// Handles the header of a request for sheets.
  ///
  /// - Returns: the response that refuses the request; `nil` if it is valid.
  mutating func admitPaper(_ header: ClientMessage.Header, now: Moment) -> LiveResponse? {
    if let refusal = rates.admitReset(now: now) { return refusal }
    return accept(header, now: now)
  }

  private mutating func accept(_ header: ClientMessage.Header, now: Moment) -> LiveResponse? {
    switch queue.acknowledge(header.acknowledged) {
    case .accepted: break
    case .unknownBatch: return .invalid("batch \(header.acknowledged) was never sent")
    }
    if hasMoved(after: header.acknowledged) { return .moved }
    guard header.requestsReset else { return nil }
    if let refusal = rates.admitReset(now: now) { return refusal }
    queue.demandReset(after: header.acknowledged)
    return nil
  }

  // MARK: Moving to another page

  /// Records that the tab moves to another page after it receives the newest batch.
  ///
  /// - Parameter departure: the number of times that the page has sent its tab to another page. A page that continues
  ///   to render must not make further batches for the same departure, because its tab would never have the newest
  ///   batch.
  mutating func moveAfterNewestBatch(departure: Int) {
    lastBatch = queue.last
    self.departure = departure
  }

  /// Whether a tab that has applied the batches up to `acknowledged` can move to another page.
  func hasMoved(after acknowledged: UInt64) -> Bool {
    lastBatch.map { acknowledged >= $0 } ?? false
  }

  // MARK: Events

  /// The positions of the new events among `count` events numbered from `first`.
  ///
  /// - Returns: `nil` if no event is new, or if an earlier event is missing.
  func newEvents(_ count: Int, from first: UInt64) -> Range<Int>? {
    guard case .perform(let range) = sequence.admit(first: first, count: count), !range.isEmpty
    else { return nil }
    return range
  }

  /// Marks event `number` as applied, before it is applied.
  ///
  /// - Parameter value: the value of an event with a splice.
  mutating func begin(_ number: UInt64, splicing value: String? = nil) {
    sequence.begin(number)
    if let value { splicedValue.record(value, of: number) }
  }

  /// `event` with the current number of its target.
  mutating func translated(_ event: UIEvent) -> UIEvent { staleNodeIDs.translated(event) }

  // MARK: Polls

  /// The decision on an arriving poll.
  enum PollDecision: Equatable {
    /// A newer poll has already arrived.
    case superseded
    /// There are batches to send.
    case deliver
    /// The poll is brief, and there are no batches.
    case nothing
    /// The poll waits. It must be examined at this time, and whenever there may be batches.
    case wait(until: Moment)
  }

  /// Decides on a poll, and makes it wait if there are no batches.
  ///
  /// - Returns: the previously waiting poll, to which the caller must respond with `superseded`, and the decision.
  mutating func poll(
    _ request: ClientMessage.Poll, now: Moment, respond: @escaping Session.Respond
  ) -> (superseded: PollSlot.Waiting?, decision: PollDecision) {
    guard polls.admit(request.poll) else { return (nil, .superseded) }
    let superseded = polls.release()
    let acknowledged = request.header.acknowledged
    if queue.hasDelivery(after: acknowledged, now: now) { return (superseded, .deliver) }
    if request.isBrief { return (superseded, .nothing) }
    let poll = PollSlot.Waiting(
      number: request.poll, acknowledged: acknowledged,
      end: now.advanced(by: PollSlot.waitingTime),
      retry: queue.retry(after: acknowledged, now: now), respond: respond)
    polls.hold(poll)
    return (superseded, .wait(until: poll.deadline))
  }

  /// Releases the waiting poll if there are batches for it.
  mutating func releaseForDelivery(now: Moment) -> PollSlot.Waiting? {
    guard let poll = polls.waiting, queue.hasDelivery(after: poll.acknowledged, now: now) else {
      return nil
    }
    return polls.release()
  }

  /// Releases the waiting poll if it has timed out.
  mutating func releaseIfLate(now: Moment) -> PollSlot.Waiting? {
    guard let poll = polls.waiting, poll.end <= now else { return nil }
    return polls.release()
  }

  /// Releases the waiting poll, if there is one; the caller must respond to it.
  mutating func release() -> PollSlot.Waiting? { polls.release() }

  /// Handles the disconnect of the client of poll `number`, possibly before the poll itself.
  ///
  /// - Returns: the poll to end: poll `number` or an older poll.
  mutating func clientDisconnected(_ number: UInt64) -> PollSlot.Waiting? {
    polls.clientDisconnected(number)
  }

  // MARK: Responses

  /// The response with all batches for a client that has applied the batches up to `acknowledged`.
  ///
  /// - Parameters:
  ///   - attaching: the session's token and the server's version, in the response to an attach.
  ///   - reset: renumbers all elements, records the stale numbers, and returns the whole tree in the wire format;
  ///     called if the client needs a reset.
  mutating func response(
    after acknowledged: UInt64, now: Moment, attaching: (token: String, version: String)? = nil,
    reset: (inout StaleNodeIDs) -> [UInt8]
  ) -> LiveResponse {
    var batches: [DeliveryQueue.Batch] = []
    var tree: DeliveryQueue.Batch?
    switch queue.deliver(after: acknowledged, now: now) {
    case .nothing: break
    case .batches(let kept): batches = kept
    case .reset:
      let operations = reset(&staleNodeIDs)
      let number = queue.beginReset(of: operations.count, now: now)
      tree = DeliveryQueue.Batch(number: number, operations: operations)
    }
    return .delivery(
      batches, reset: tree, done: sequence.done, moves: attaching == nil ? lastBatch : nil,
      session: attaching?.token, version: attaching?.version)
  }
}
