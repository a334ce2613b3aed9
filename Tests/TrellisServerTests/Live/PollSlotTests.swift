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

  @Test func isLookedAtAtItsEndOrWhenHeldBackBatchesMayBeSent() {
    let end = start.advanced(by: .seconds(25))
    let soon = start.advanced(by: .seconds(2))
    #expect(poll(1).deadline == end)
    #expect(poll(1, retry: soon).deadline == soon)
    #expect(poll(1, retry: end.advanced(by: .seconds(1))).deadline == end)
  }

  @Test func twoPollsThatWaitAreAMistakeOfTheProgram() async {
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
