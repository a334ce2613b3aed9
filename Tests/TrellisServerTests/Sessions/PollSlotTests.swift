import Testing

@testable import TrellisServer

struct PollSlotTests {
  private let start = ContinuousClock.now

  private func poll(_ number: UInt64, retry: Moment? = nil) -> PollSlot.Waiting {
    PollSlot.Waiting(
      number: number, acknowledged: 0, end: start.advanced(by: PollSlot.waitingTime),
      retry: retry, respond: { _ in })
  }

  @Test func admitsNewerPollsOnly() {
    var slot = PollSlot()
    // 1 comes late, and 2 is repeated.
    let admitted = [2, 1, 2, 3].map { slot.admit($0) }
    #expect(admitted == [true, false, false, true])
  }

  @Test func releasesThePollThatWaitsOnce() {
    var slot = PollSlot()
    #expect(slot.release()?.number == nil)
    slot.hold(poll(1))
    #expect(slot.waiting?.number == 1)
    #expect(slot.release()?.number == 1)
    #expect(slot.release()?.number == nil)
  }

  /// The disconnect of a client may be handled before its poll.
  @Test func aDisconnectedPollIsNotAdmitted() {
    var slot = PollSlot()
    let early = slot.clientDisconnected(1)?.number
    let admitted = [1, 2].map { slot.admit($0) }
    #expect(early == nil && admitted == [false, true])
    slot.hold(poll(2))
    let older = slot.clientDisconnected(1)?.number
    #expect(older == nil && slot.waiting?.number == 2, "a newer poll goes on")
    let newer = slot.clientDisconnected(3)?.number
    #expect(newer == 2, "the client no longer waits for an older poll")
    let later = [3, 4].map { slot.admit($0) }
    #expect(later == [false, true])
    slot.hold(poll(4))
    let last = slot.clientDisconnected(4)?.number
    #expect(last == 4 && slot.waiting == nil)
  }

  @Test func theDeadlineIsItsEndOrTheTimeOfHeldBackBatches() {
    let end = start.advanced(by: .seconds(25))
    let soon = start.advanced(by: .seconds(2))
    #expect(poll(1).deadline == end)
    #expect(poll(1, retry: soon).deadline == soon)
    #expect(poll(1, retry: end.advanced(by: .seconds(1))).deadline == end)
  }

  @Test func twoWaitingPollsStopTheProgram() async {
    await #expect(processExitsWith: .failure) {
      var slot = PollSlot()
      for number in UInt64(1)...2 {
        slot.hold(
          PollSlot.Waiting(
            number: number, acknowledged: 0, end: .now, retry: nil, respond: { _ in }))
      }
    }
  }
}
