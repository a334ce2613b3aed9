import TestSupport
import Testing
import TrellisDOM

@testable import TrellisServer

/// Random requests of a tab whose responses may get lost, compared with a simple model of the link.
struct ClientConnectionModelTests {
  @Test(arguments: UInt64(0)..<24)
  func agreesWithASimpleModel(seed: UInt64) throws {
    var scene = LinkScene(seed: seed)
    for step in 0..<200 {
      scene.takeStep(step)
      let label = "seed \(seed), step \(step)"
      try #require(scene.mistakes == [], "\(label)")
      try #require(scene.link.checkInvariants() == [], "\(label)")
      try #require(scene.differences == [], "\(label)")
    }
    #expect(scene.resetCount > 0 && scene.model.done > 5, "seed \(seed)")
  }
}

/// The decisions that a link should make, in the plainest form. It has no rates: the limits of the test are never reached.
private struct LinkModel {
  var last: UInt64 = 0
  var acknowledged: UInt64 = 0
  var lastReset: UInt64 = 0
  var isResetDemanded = false
  var kept: [DeliveryQueue.Batch] = []
  var done: UInt64 = 0
  var newestPoll: UInt64 = 0
  var waiting: (number: UInt64, acknowledged: UInt64, end: Moment)?
  var lastBatch: UInt64?

  enum Delivery { case nothing, batches, reset }

  func delivery(after number: UInt64) -> Delivery {
    let number = max(number, acknowledged)
    if isResetDemanded || number < lastReset { return .reset }
    return number < last ? .batches : .nothing
  }

  /// The refusal of a request with this header.
  mutating func accept(_ header: ClientMessage.Header) -> LiveResponse? {
    if header.acknowledged > last {
      return .invalid("batch \(header.acknowledged) was never sent")
    }
    acknowledged = max(acknowledged, header.acknowledged)
    kept.removeAll { $0.number <= acknowledged }
    if let lastBatch, header.acknowledged >= lastBatch { return .moved }
    if header.requestsReset, header.acknowledged >= acknowledged { isResetDemanded = true }
    return nil
  }

  mutating func poll(_ poll: ClientMessage.Poll, now: Moment) -> ClientConnection.PollDecision {
    guard poll.poll > newestPoll else { return .superseded }
    newestPoll = poll.poll
    waiting = nil
    if delivery(after: poll.header.acknowledged) != .nothing { return .deliver }
    if poll.isBrief { return .nothing }
    let end = now.advanced(by: .seconds(25))
    waiting = (poll.poll, poll.header.acknowledged, end)
    return .wait(until: end)
  }
}

/// A link with a document of 12 rows, the model, and the tab at the other end.
private struct LinkScene {
  private(set) var link = ClientConnection(limits: Self.limits)
  private(set) var model = LinkModel()
  /// The decisions of the link that the model does not make.
  private(set) var mistakes: [String] = []
  private(set) var resetCount = 0

  private static let limits = DeliveryQueue.Limits(
    unacknowledged: 5, bytes: 90, resentBytesPerSecond: 1e9, resentBytes: 1e9)

  private var random: SeededGenerator
  private var now = Moment.now
  private let document = Document()
  private let rows: [Element]
  /// The numbers of the rows after each reset, of which the tab may have events on their way.
  private var numbers: [[NodeID]]
  /// The newest numbers that the tab has named in an event.
  private var named = 0
  /// The newest batch that the tab has applied.
  private var applied: UInt64 = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let document = document
    rows = (0..<12).map { _ in document.makeElement("p") }
    document.root.setChildren(rows)
    document.announceAll()
    numbers = [rows.map(\.id)]
    let header = ClientMessage.Header(session: "s", tab: "t", acknowledged: 0)
    let refusal = link.attach(header, now: now)
    expect(refusal == nil, "the first attach is refused")
  }

  private mutating func expect(_ condition: Bool, _ mistake: String) {
    if !condition { mistakes.append(mistake) }
  }

  /// The parts of the state of the link that are not those of the model.
  var differences: [String] {
    let pairs: [(String, UInt64?, UInt64?)] = [
      ("last", link.queue.last, model.last),
      ("acknowledged", link.queue.acknowledged, model.acknowledged),
      ("last reset", link.queue.lastReset, model.lastReset),
      ("done", link.sequence.done, model.done),
      ("newest poll", link.polls.newest, model.newestPoll),
      ("waiting poll", link.polls.waiting?.number, model.waiting?.number),
    ]
    var all = pairs.filter { $0.1 != $0.2 }.map(\.0)
    if link.queue.kept != model.kept { all.append("kept batches") }
    if link.queue.isResetDemanded != model.isResetDemanded { all.append("demand of a reset") }
    return all
  }

  mutating func takeStep(_ step: Int) {
    now = now.advanced(by: .milliseconds(random.below(3_000)))
    if step == 180, random.chance(50) {
      link.moveAfterNewestBatch(departure: 1)
      model.lastBatch = model.last
    }
    switch random.below(10) {
    case 0..<3: makeBatch()
    case 3..<6: poll()
    case 6..<8: sendEvents()
    case 8: attachAgain()
    default: endPoll()
    }
  }

  // MARK: Steps

  private mutating func makeBatch() {
    let isBlocked = model.kept.count >= 5 || model.kept.reduce(0) { $0 + $1.operations.count } >= 90
    expect(link.queue.isBlocked == isBlocked, "the queue is blocked: \(link.queue.isBlocked)")
    guard !isBlocked else { return }
    let operations = Array("[\(String(repeating: "7", count: 1 + random.below(30)))]".utf8)
    link.queue.enqueue(operations)
    model.last += 1
    model.kept.append(DeliveryQueue.Batch(number: model.last, operations: operations))
    let released = link.releaseForDelivery(now: now)
    expect(released?.number == model.waiting?.number, "a batch releases no waiting poll")
    model.waiting = nil
    if let released { respond(after: released.acknowledged) }
  }

  private mutating func poll() {
    let poll = ClientMessage.Poll(
      header: header(), poll: UInt64(max(1, Int(model.newestPoll) + random.below(4) - 1)),
      isBrief: random.chance(20))
    guard isAccepted(poll.header, link.admitPoll(poll.header, now: now)) else { return }
    let former = model.waiting?.number
    let expected = model.poll(poll, now: now)
    let (superseded, decision) = link.poll(poll, now: now) { _ in }
    expect(decision == expected, "poll \(poll.poll): \(decision), not \(expected)")
    expect(
      superseded?.number == (expected == .superseded ? nil : former),
      "poll \(poll.poll) supersedes \(superseded?.number ?? 0)")
    if decision == .deliver { respond(after: poll.header.acknowledged) }
  }

  private mutating func sendEvents() {
    let count = random.below(4)
    let header = header()
    guard isAccepted(header, link.admitEvents(count, header, now: now)) else { return }
    let first = UInt64(max(1, Int(model.done) + 2 - random.below(4)))
    let new = link.newEvents(count, from: first)
    let known = Int(model.done) + 1 - Int(first)
    let expected = known < 0 || known >= count ? nil : known..<count
    expect(new == expected, "\(count) events from \(first): \(String(describing: new)) are new")
    for offset in expected ?? 0..<0 {
      model.done += 1
      let text = random.chance(50) ? String(repeating: "é", count: random.below(9)) : nil
      link.begin(first + UInt64(offset), splicing: text)
      if let text {
        expect(
          link.splicedValue.text == text && link.splicedValue.number == model.done,
          "event \(model.done) leaves another value")
      }
      nameARow()
    }
    respond(after: header.acknowledged)
  }

  /// An event that left the tab after a reset that the tab had applied, no older one than that of the event before.
  private mutating func nameARow() {
    // A reset drops older numbers than the numbers of the last 32.
    named = max(named, numbers.count - 32)
    named += random.below(numbers.count - named)
    let row = random.below(rows.count)
    let event = UIEvent(type: "click", target: numbers[named][row])
    let target = link.translated(event).target
    expect(target == rows[row].id, "\(event.target) is \(target), not \(rows[row].id)")
  }

  private mutating func attachAgain() {
    expect(!link.canAttach("another") && !link.isTab("another"), "another tab may attach")
    let header = header()
    guard isAccepted(header, link.attach(header, now: now)) else { return }
    respond(after: header.acknowledged)
  }

  private mutating func endPoll() {
    let ended: PollSlot.Waiting?
    let isEnded: Bool
    switch random.below(4) {
    case 0:
      let number = UInt64(max(1, Int(model.newestPoll) + random.below(3) - 1))
      ended = link.clientDisconnected(number)
      isEnded = model.waiting.map { $0.number <= number } ?? false
      model.newestPoll = max(model.newestPoll, number)
    case 1:
      ended = link.release()
      isEnded = model.waiting != nil
    default:
      now = now.advanced(by: .seconds(random.below(30)))
      ended = link.releaseIfLate(now: now)
      isEnded = model.waiting.map { $0.end <= now } ?? false
    }
    expect(ended?.number == (isEnded ? model.waiting?.number : nil), "the poll ended: \(isEnded)")
    if isEnded { model.waiting = nil }
  }

  // MARK: Requests and responses

  /// A header of the tab: mostly with its newest batch, sometimes a late one, rarely of a batch that was never made.
  private mutating func header() -> ClientMessage.Header {
    var acknowledged = applied
    switch random.below(20) {
    case 0: acknowledged = model.last + 1
    case 1..<4: acknowledged = UInt64(random.below(Int(applied) + 1))
    default: break
    }
    return ClientMessage.Header(
      session: "s", tab: "t", acknowledged: acknowledged, requestsReset: random.chance(8))
  }

  /// Whether both the link, whose refusal is `found`, and the model accept the request.
  private mutating func isAccepted(
    _ header: ClientMessage.Header, _ found: LiveResponse?
  ) -> Bool {
    let refusal = model.accept(header)
    expect(found == refusal, "the refusal is \(String(describing: found))")
    return refusal == nil
  }

  /// The response to a request with `acknowledged`, which may get lost.
  private mutating func respond(after acknowledged: UInt64) {
    let document = document
    let tree = Array("tree".utf8)
    let known = max(acknowledged, model.acknowledged)
    let expected: LiveResponse
    switch model.delivery(after: acknowledged) {
    case .nothing: expected = .delivery([], done: model.done, moves: model.lastBatch)
    case .batches:
      expected = .delivery(
        model.kept.filter { $0.number > known }, done: model.done, moves: model.lastBatch)
    case .reset:
      model.last += 1
      model.lastReset = model.last
      model.kept = []
      model.isResetDemanded = false
      expected = .delivery(
        [], reset: DeliveryQueue.Batch(number: model.last, operations: tree), done: model.done,
        moves: model.lastBatch)
      document.root.setChildren(rows.shuffled(using: &random))
      _ = document.takePatch()
    }
    let found = link.response(after: acknowledged, now: now) { stale in
      _ = stale.resetting(document) { document.resetPatch() }
      return tree
    }
    expect(found == expected, "another response after \(acknowledged)")
    if numbers.last != rows.map(\.id) {
      resetCount += 1
      numbers.append(rows.map(\.id))
    }
    if random.chance(70) { applied = max(applied, model.last) }
  }
}
