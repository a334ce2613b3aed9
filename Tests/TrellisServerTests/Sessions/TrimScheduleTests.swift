import Testing

@testable import TrellisServer

struct TrimScheduleTests {
  @Test func memoryIsGivenBackASecondAfterManySessionsHaveEnded() {
    var schedule = TrimSchedule()
    let start = Moment.now
    func second(_ number: Int) -> Bool {
      schedule.consumeTrim(at: start.advanced(by: .seconds(number)))
    }
    schedule.record(TrimSchedule.leastBytes - 1)
    #expect(!second(0) && !second(1))
    schedule.record(1)
    #expect(!second(2), "the sessions may still have their memory")
    #expect(second(3))
    #expect(!second(4))
    schedule.record(TrimSchedule.leastBytes)
    #expect(!second(5) && !second(12))
    #expect(!second(13) && second(14))
  }
}
