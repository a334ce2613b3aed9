import Testing
import TrellisDOM

@testable import TrellisServer

struct ClientConnectionTests {
  private let start = ContinuousClock.now

  /// A link with an attached tab, with `operations` as unacknowledged batches.
  private func link(
    _ operations: [String] = [], limits: DeliveryQueue.Limits = .init()
  ) -> ClientConnection {
    var link = ClientConnection(limits: limits)
    #expect(link.attach(header(), now: start) == nil)
    for operation in operations { link.queue.enqueue(Array(operation.utf8)) }
    return link
  }

  private func header(
    _ acknowledged: UInt64 = 0, tab: String = "t", requestsReset: Bool = false
  ) -> ClientMessage.Header {
    ClientMessage.Header(
      session: "s", tab: tab, acknowledged: acknowledged, requestsReset: requestsReset)
  }

  private func poll(
    _ number: UInt64, _ link: inout ClientConnection, after acknowledged: UInt64 = 0,
    isBrief: Bool = false, respond: @escaping Session.Respond = { _ in }
  ) -> (superseded: PollSlot.Waiting?, decision: ClientConnection.PollDecision) {
    link.poll(
      ClientMessage.Poll(header: header(acknowledged), poll: number, isBrief: isBrief),
      now: start, respond: respond)
  }

  private func response(
    _ link: inout ClientConnection, after acknowledged: UInt64 = 0
  ) -> LiveResponse {
    link.response(after: acknowledged, now: start) { _ in Array("tree".utf8) }
  }

  // MARK: Admission

  @Test func theFirstTabThatAttachesHoldsTheSession() {
    var link = ClientConnection(limits: .init())
    #expect(!link.isTab("t"))
    #expect(link.canAttach("t") && link.canAttach("other"))
    #expect(link.attach(header(), now: start) == nil)
    #expect(link.isTab("t") && !link.isTab("other"))
    #expect(link.canAttach("t"), "it may come back")
    #expect(!link.canAttach("other"))
  }

  @Test func anAcknowledgementOfABatchThatWasNeverMadeIsInvalid() {
    var link = link(["a"])
    #expect(link.admitPoll(header(1), now: start) == nil)
    #expect(link.admitPoll(header(2), now: start) == .invalid("batch 2 was never sent"))
    #expect(link.admitEvents(1, header(2), now: start) == .invalid("batch 2 was never sent"))
  }

  @Test func requestsBeyondTheRateHaveToWait() {
    var link = ClientConnection(limits: .init())
    for _ in 0..<400 { #expect(link.attach(header(), now: start) == nil) }
    #expect(link.admitPoll(header(), now: start) == .busy(.milliseconds(10)), "100 a second")
    #expect(link.admitEvents(1, header(), now: start) == nil, "events have a rate of their own")
    #expect(link.admitPoll(header(), now: start.advanced(by: .milliseconds(10))) == nil)
  }

  @Test func eventsAreCountedOneByOne() {
    var link = link()
    #expect(link.admitEvents(999, header(), now: start) == nil)
    #expect(link.admitEvents(0, header(), now: start) == nil, "a request counts as one event")
    #expect(link.admitEvents(2, header(), now: start) == .busy(.milliseconds(10)), "200 a second")
  }

  @Test func aTabThatRequestsTheTreeTooOftenHasToWait() {
    var link = link()
    for number in UInt64(1)...20 {
      #expect(link.admitPoll(header(number - 1, requestsReset: true), now: start) == nil)
      _ = response(&link, after: number - 1)
    }
    #expect(link.admitPoll(header(20, requestsReset: true), now: start) == .busy(.seconds(1)))
    #expect(!link.queue.isResetDemanded)
  }

  // MARK: Moving to another page

  @Test func aTabMovesOnceItHasTheNewestBatch() {
    var link = link(["a", "b"])
    #expect(!link.hasMoved(after: 2), "it does not go anywhere")
    link.moveAfterNewestBatch(departure: 1)
    #expect(link.admitPoll(header(1), now: start) == nil)
    #expect(!link.hasMoved(after: 1))
    #expect(link.admitPoll(header(2), now: start) == .moved)
    #expect(link.admitEvents(1, header(2), now: start) == .moved)
  }

  // MARK: Events

  @Test func eachEventIsNewOnce() {
    var link = link()
    #expect(link.newEvents(2, from: 1) == 0..<2)
    link.begin(1)
    #expect(link.newEvents(2, from: 1) == 1..<2)
    link.begin(2)
    #expect(link.newEvents(2, from: 1) == nil)
    #expect(link.newEvents(1, from: 4) == nil, "event 3 is missing")
  }

  @Test func theValueOfTheLastSpliceIsKept() {
    var link = link()
    let bytes = link.byteCount
    link.begin(1, splicing: "a text")
    link.begin(2)
    #expect(link.splicedValue.number == 1 && link.splicedValue.text == "a text")
    #expect(link.byteCount == bytes + 6)
    link.begin(3, splicing: "abc")
    #expect(link.splicedValue.number == 3 && link.byteCount == bytes + 3)
    #expect(link.checkInvariants() == [])
  }

  // MARK: Polls

  @Test func aPollWaitsUntilThereIsABatch() {
    var link = link()
    let (superseded, decision) = poll(1, &link)
    #expect(superseded?.number == nil)
    #expect(decision == .wait(until: start.advanced(by: .seconds(25))))
    #expect(link.releaseForDelivery(now: start)?.number == nil)
    link.queue.enqueue(Array("a".utf8))
    #expect(link.releaseForDelivery(now: start)?.number == 1)
    #expect(link.releaseForDelivery(now: start)?.number == nil)
  }

  @Test func aPollForWhichThereIsABatchDoesNotWait() {
    var link = link(["a"])
    let decision1 = poll(1, &link).decision
    #expect(decision1 == .deliver)
    #expect(link.polls.waiting?.number == nil)
  }

  @Test func aPollForBatchesThatAreHeldBackWaitsUntilTheyMayBeSent() {
    var link = link(
      [String(repeating: "x", count: 120)],
      limits: .init(bytes: 1000, resentBytesPerSecond: 10, resentBytes: 100))
    _ = response(&link)
    _ = response(&link)
    let retry = start.advanced(by: .seconds(2.1))
    let decision1 = poll(1, &link).decision
    #expect(decision1 == .wait(until: retry))
    #expect(link.releaseForDelivery(now: start.advanced(by: .seconds(2)))?.number == nil)
    #expect(link.releaseForDelivery(now: retry)?.acknowledged == 0)
  }

  @Test func aBriefPollNeverWaits() {
    var link = link()
    let decision1 = poll(1, &link, isBrief: true).decision
    #expect(decision1 == .nothing)
    #expect(link.polls.waiting?.number == nil)
    link.queue.enqueue(Array("a".utf8))
    let decision2 = poll(2, &link, isBrief: true).decision
    #expect(decision2 == .deliver)
    let again = poll(2, &link, isBrief: true).decision
    #expect(again == .superseded)
  }

  @Test(arguments: [false, true])
  func aNewerPollEndsAnOlderOne(isBrief: Bool) {
    var link = link()
    _ = poll(1, &link)
    let (superseded, decision) = poll(2, &link, isBrief: isBrief)
    #expect(superseded?.number == 1)
    #expect(decision == (isBrief ? .nothing : .wait(until: start.advanced(by: .seconds(25)))))
    #expect(link.polls.waiting?.number == (isBrief ? nil : 2))
  }

  @Test func aLatePollEndsNoOther() {
    var link = link()
    _ = poll(2, &link)
    for number in UInt64(1)...2 {
      let (superseded, decision) = poll(number, &link)
      #expect(superseded?.number == nil)
      #expect(decision == .superseded)
    }
    #expect(link.polls.waiting?.number == 2)
  }

  @Test func aPollEndsWhenItsTimeIsOver() {
    var link = link()
    _ = poll(1, &link)
    #expect(link.releaseIfLate(now: start.advanced(by: .seconds(24.9)))?.number == nil)
    #expect(link.releaseIfLate(now: start.advanced(by: .seconds(25)))?.number == 1)
    #expect(link.releaseIfLate(now: start.advanced(by: .seconds(26)))?.number == nil)
  }

  @Test func thePollOfADisconnectedClientIsReleased() {
    var link = link()
    _ = poll(2, &link)
    #expect(link.clientDisconnected(1)?.number == nil)
    #expect(link.polls.waiting?.number == 2)
    #expect(link.clientDisconnected(2)?.number == 2)
    #expect(link.release()?.number == nil)
  }

  @Test func thePollOfAnAlreadyDisconnectedClientDoesNotWait() {
    var link = link()
    #expect(link.clientDisconnected(1)?.number == nil)
    let decision = poll(1, &link).decision
    #expect(decision == .superseded)
    #expect(link.polls.waiting == nil && link.checkInvariants() == [])
  }

  // MARK: Responses

  @Test func aResponseHasTheBatchesThatTheClientLacksAndTheEventsDone() {
    var link = link(["[1]", "[2]"])
    link.begin(1)
    #expect(link.admitEvents(1, header(1), now: start) == nil)
    let second = response(&link, after: 1)
    #expect(second == .body(Array(#"{"done":1,"batches":[[2,[2]]]}"#.utf8)))
    let nothing = response(&link, after: 2)
    #expect(nothing == .body(Array(#"{"done":1,"batches":[]}"#.utf8)))
  }

  @Test func theResponseAfterADemandForTheTreeIsTheTree() {
    var link = link(["[1]"])
    #expect(link.admitPoll(header(1, requestsReset: true), now: start) == nil)
    let tree = response(&link, after: 1)
    #expect(tree == .body(Array(#"{"done":0,"batches":[[2,tree,"reset"]]}"#.utf8)))
  }

  @Test func theResponseToAnAttachNamesTheSessionAndTheVersion() {
    var link = link()
    let response = link.response(
      after: 0, now: start, attaching: (token: "abc", version: "v1")
    ) { _ in [] }
    #expect(
      response
        == .body(Array(#"{"session":"abc","version":"v1","done":0,"batches":[]}"#.utf8)))
  }
}
