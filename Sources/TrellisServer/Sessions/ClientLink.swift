import TrellisDOM

/// The state of a session's connection with its tab: the tab's name, the numbers of batches and events, the
/// rates, the poll that waits.
///
/// A link decides and does nothing else: it knows neither the page nor a clock, and its session renders, applies
/// events and responds. So the rules of `docs/PROTOCOL.md` can be tested without either.
struct ClientLink {
  /// The name of the tab that has attached, for as long as the session lives.
  private(set) var tab: String?
  var queue: DeliveryQueue
  private(set) var staleNodeIDs = StaleNodeIDs()
  private(set) var inbox = EventInbox()
  private(set) var polls = PollSlot()
  private var requestRate = RateLimit(perSecond: 100, burst: 400)
  private var resetRate = RateLimit(perSecond: 1, burst: 20)
  private var eventRate = RateLimit(perSecond: 200, burst: 1000)
  /// The batch with which the tab leaves for another page, once it is known.
  private(set) var lastBatch: UInt64?

  init(limits: DeliveryQueue.Limits) { queue = DeliveryQueue(limits: limits) }

  // MARK: Admission

  /// Whether a request that names `name` is one of the tab that has attached.
  func isTab(_ name: String) -> Bool { tab == name }

  /// Whether a tab may attach: no other has.
  func canAttach(_ name: String) -> Bool { tab == nil || tab == name }

  /// Takes a tab's attach.
  ///
  /// - Precondition: ``canAttach(_:)``.
  /// - Returns: the response that refuses the request; `nil` if the tab has attached.
  mutating func attach(_ header: ClientMessage.Header, now: Moment) -> LiveResponse? {
    if let wait = requestRate.take(1, now: now) { return .busy(wait) }
    tab = header.tab
    return accept(header, now: now)
  }

  /// Takes the header of a poll.
  ///
  /// - Returns: the response that refuses the request; `nil` if it is in order.
  mutating func admitPoll(_ header: ClientMessage.Header, now: Moment) -> LiveResponse? {
    if let wait = requestRate.take(1, now: now) { return .busy(wait) }
    return accept(header, now: now)
  }

  /// Takes the header of a request with `count` events.
  ///
  /// - Returns: the response that refuses the request; `nil` if it is in order.
  mutating func admitEvents(
    _ count: Int, _ header: ClientMessage.Header, now: Moment
  ) -> LiveResponse? {
    if let wait = eventRate.take(max(1, count), now: now) { return .busy(wait) }
    return accept(header, now: now)
  }

  private mutating func accept(_ header: ClientMessage.Header, now: Moment) -> LiveResponse? {
    switch queue.acknowledge(header.acknowledged) {
    case .accepted: break
    case .ofTheFuture: return .invalid("batch \(header.acknowledged) was never sent")
    }
    if hasMoved(after: header.acknowledged) { return .moved }
    guard header.wantsReset else { return nil }
    if let wait = resetRate.take(1, now: now) { return .busy(wait) }
    queue.demandReset(after: header.acknowledged)
    return nil
  }

  // MARK: Moving to another page

  /// Notes that the tab goes to another page once it has the newest batch.
  mutating func moveAfterNewestBatch() { lastBatch = queue.last }

  /// Whether a tab that has applied the batches up to `acknowledged` has all that it needs to go to another
  /// page.
  func hasMoved(after acknowledged: UInt64) -> Bool {
    lastBatch.map { acknowledged >= $0 } ?? false
  }

  // MARK: Events

  /// The positions of the events that are new among `count` events, the first of which has the number `first`.
  ///
  /// - Returns: `nil` if none is new, or if one before them is missing.
  func newEvents(_ count: Int, from first: UInt64) -> Range<Int>? {
    guard case .perform(let range) = inbox.admit(first: first, count: count), !range.isEmpty else {
      return nil
    }
    return range
  }

  /// Notes that event `number` is applied, before it is.
  mutating func begin(_ number: UInt64) { inbox.begin(number) }

  /// `event` with the present number of its target, where a reset has changed the numbers.
  mutating func translated(_ event: UIEvent) -> UIEvent { staleNodeIDs.translated(event) }

  // MARK: Polls

  /// The treatment of a poll that arrives.
  enum PollDecision: Equatable {
    /// A newer poll came before it.
    case superseded
    /// There are batches for it.
    case deliver
    /// It is brief, and there is nothing for it.
    case nothing
    /// It waits; look at it again at this time, and whenever there may be a batch for it.
    case wait(until: Moment)
  }

  /// Decides on a poll, and has it wait where there is nothing for it.
  ///
  /// - Returns: the poll that waited before and has to be responded to with `superseded`.
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

  /// Ends the wait of the poll that waits if there are batches for it.
  mutating func releaseForDelivery(now: Moment) -> PollSlot.Waiting? {
    guard let poll = polls.waiting, queue.hasDelivery(after: poll.acknowledged, now: now) else {
      return nil
    }
    return polls.release()
  }

  /// Ends the wait of the poll that waits if its time is over.
  mutating func releaseIfLate(now: Moment) -> PollSlot.Waiting? {
    guard let poll = polls.waiting, poll.end <= now else { return nil }
    return polls.release()
  }

  /// Ends the wait of the poll `number`, whose client has gone, or of any poll.
  mutating func release(_ number: UInt64? = nil) -> PollSlot.Waiting? {
    guard number == nil || number == polls.waiting?.number else { return nil }
    return polls.release()
  }

  // MARK: Responses

  /// The response with everything that a client lacks which has applied the batches up to `acknowledged`.
  ///
  /// - Parameters:
  ///   - attaching: the session's token and the server's version, in the response to an attach.
  ///   - reset: numbers all elements anew, notes the stale numbers, and returns the whole tree in the wire format;
  ///     called where the client cannot go on from what it has.
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
      batches, reset: tree, done: inbox.done, session: attaching?.token,
      version: attaching?.version)
  }
}
