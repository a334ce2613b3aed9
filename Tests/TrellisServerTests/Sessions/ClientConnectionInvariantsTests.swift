import Testing

@testable import TrellisServer

/// The check of a link finds a queue that does not belong to it.
struct ClientConnectionInvariantsTests {
  private let now = Moment.now

  private func header(_ acknowledged: UInt64) -> ClientMessage.Header {
    ClientMessage.Header(
      session: "s", tab: "tab", acknowledged: acknowledged)
  }

  @Test func aPollAndAMoveAheadOfTheNewestBatchAreFound() {
    var link = ClientConnection(limits: .init())
    let refusal = link.attach(header(0), now: now)
    #expect(refusal == nil)
    link.queue.enqueue([1, 2, 3])
    link.moveAfterNewestBatch(departure: 1)
    let acknowledgement = link.queue.acknowledge(1)
    #expect(acknowledgement == .accepted)
    let poll = ClientMessage.Poll(header: header(1), poll: 1)
    let superseded = link.poll(poll, now: now, respond: { _ in }).superseded
    #expect(superseded == nil)
    #expect(link.polls.waiting != nil)
    #expect(link.checkInvariants() == [])
    link.queue = DeliveryQueue()
    #expect(link.checkInvariants().count == 2)
  }
}
